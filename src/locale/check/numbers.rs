//! Numbers in messages against the numbers that content gives.

use super::Checked;
use crate::diagnostic::{Code, Diagnostic};
use crate::locale::messages::Defined;
use crate::locale::need::Need;
use std::collections::BTreeSet;

impl Checked<'_> {
    pub fn numbers(&self, found: &mut Vec<Diagnostic>) {
        for (id, need) in self.needs {
            let source = self.locales.messages[0].defined.get(id);
            for (language, messages) in self.locales.messages.iter().enumerate() {
                let Some(defined) = messages.defined.get(id).filter(|defined| defined.usable) else { continue };
                let Some(known) = known_numbers(need, source) else { continue };
                unknown(id, defined, &known, found);
                if let (1.., Some(source)) = (language, source.filter(|source| source.usable)) {
                    unused(id, defined, source, found);
                }
            }
        }
    }
}

/// What a message is given. Of the templates' messages that is known from the source language alone.
fn known_numbers<'n>(need: &'n Need<'_>, source: Option<&'n Defined>) -> Option<BTreeSet<&'n str>> {
    match &need.arguments {
        Some(arguments) => Some(arguments.keys().copied().collect()),
        None => source.map(|source| source.numbers.keys().map(String::as_str).collect()),
    }
}

fn unknown(id: &str, defined: &Defined, known: &BTreeSet<&str>, found: &mut Vec<Diagnostic>) {
    for (name, at) in defined.numbers.iter().filter(|(name, _)| !known.contains(name.as_str())) {
        let (at, message) = match at {
            Some(at) => (at, format!("`{id}` has no number `${name}`")),
            None => (&defined.at, format!("`{id}` has no number `${name}`, but refers to a message that needs it")),
        };
        let fault = Diagnostic::error(Code::UNKNOWN_VARIABLE, at.clone(), message);
        found.push(fault.suggest(name, known.iter().copied()));
    }
}

/// A number that the source language tells and the translation does not.
fn unused(id: &str, defined: &Defined, source: &Defined, found: &mut Vec<Diagnostic>) {
    for name in source.numbers.keys().filter(|name| !defined.numbers.contains_key(*name)) {
        let message = format!("`{id}` does not tell the number `${name}`, as the source language does");
        let fault = Diagnostic::warning(Code::UNUSED_NUMBER, defined.at.clone(), message);
        found.push(fault.fix(format!("write `{{ ${name} }}` where it belongs")));
    }
}
