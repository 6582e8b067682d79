//! Numbers in messages against the numbers that content gives.

use super::Checked;
use crate::diagnostic::{Code, Diagnostic, Span};
use crate::locale::messages::Defined;
use crate::locale::need::Need;
use std::collections::BTreeSet;

impl Checked<'_> {
    /// Numbers of the source language's messages that nothing gives.
    pub fn source_numbers(&self, found: &mut Vec<Diagnostic>) {
        for (id, need) in self.needs {
            if let (Some(defined), Some(arguments)) = (self.usable(0, id), &need.arguments) {
                unknown(id, defined, &arguments.keys().copied().collect(), Diagnostic::error, found);
            }
        }
    }

    /// The same of translations, and numbers that they leave out.
    pub fn numbers(&self, found: &mut Vec<Diagnostic>) {
        for (id, need) in self.needs {
            let source = self.usable(0, id);
            let Some(known) = known_numbers(need, source) else { continue };
            for defined in self.translations().filter_map(|language| self.usable(language, id)) {
                unknown(id, defined, &known, Diagnostic::warning, found);
                if let Some(source) = source {
                    unused(id, defined, source, &known, found);
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

fn unknown(
    id: &str,
    defined: &Defined,
    known: &BTreeSet<&str>,
    report: fn(Code, Span, String) -> Diagnostic,
    found: &mut Vec<Diagnostic>,
) {
    for (name, at) in defined.numbers.iter().filter(|(name, _)| !known.contains(name.as_str())) {
        let (at, message) = match at {
            Some(at) => (at, format!("`{id}` has no number `${name}`")),
            None => (&defined.at, format!("`{id}` has no number `${name}`, but refers to a message that needs it")),
        };
        let fault = report(Code::UNKNOWN_VARIABLE, at.clone(), message);
        found.push(fault.suggest(name, known.iter().copied()));
    }
}

/// A number that the source language tells and the translation does not.
fn unused(id: &str, defined: &Defined, source: &Defined, known: &BTreeSet<&str>, found: &mut Vec<Diagnostic>) {
    let told = source.numbers.keys().filter(|name| known.contains(name.as_str()));
    for name in told.filter(|name| !defined.numbers.contains_key(*name)) {
        let message = format!("`{id}` does not tell the number `${name}`, as the source language does");
        let fault = Diagnostic::warning(Code::UNUSED_NUMBER, defined.at.clone(), message);
        found.push(fault.fix(format!("write `{{ ${name} }}` where it belongs")));
    }
}
