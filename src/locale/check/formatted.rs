//! What shows only when messages are formatted: markup that is none, that changes with the selection, and texts
//! of which nothing is left.

use super::{Checked, fault_in, spaces};
use crate::condition::{Values, Var};
use crate::diagnostic::{Code, Diagnostic, Span};
use crate::locale::markdown::{self, Fault};
use crate::locale::messages::Defined;
use crate::locale::need::Need;
use crate::marked::Conditional;
use fluent_bundle::{FluentArgs, FluentValue};
use std::collections::BTreeSet;

/// So many selections are tried, besides those with all and with none of the components.
const RANDOM_SELECTIONS: u64 = 120;

impl Checked<'_> {
    pub fn formatted(&self, found: &mut Vec<Diagnostic>) {
        let selections = self.selections();
        for language in 0..self.locales.languages.len() {
            for (id, need) in self.needs {
                let defined = self.locales.messages[language].defined.get(id);
                let Some(defined) = defined.filter(|defined| defined.usable) else { continue };
                self.message(language, id, need, defined, &selections, found);
            }
        }
    }

    fn message(
        &self,
        language: usize,
        id: &str,
        need: &Need<'_>,
        defined: &Defined,
        selections: &[Values],
        found: &mut Vec<Diagnostic>,
    ) {
        match self.formatted_one(language, id, need, defined) {
            Some(marked) => {
                let faults = markdown::faults(&marked);
                found.extend(faults.iter().map(|fault| report(fault, id, &defined.at)));
                let shown = selections.iter().filter(|values| need.when.iter().all(|when| values.holds(*when)));
                let fault = if faults.is_empty() { fault_of_some(&marked, shown, self.code(language)) } else { None };
                found.extend(fault.map(|fault| report_selection(language, &fault, id, &defined.at)));
            }
            // A number that is not given is reported where numbers are.
            None if lacks_numbers(need, defined) => {}
            None => found.push(Diagnostic::error(
                Code::FORMAT_FAILS,
                defined.at.clone(),
                format!("`{id}` cannot be formatted"),
            )),
        }
    }

    /// The marked text of a message that is needed.
    pub fn formatted_one(&self, language: usize, id: &str, need: &Need<'_>, defined: &Defined) -> Option<String> {
        self.locales.messages[language].format(id, &arguments(need, defined), self.source_for(language))
    }

    /// Selections under which texts are looked at: all, none, and a good many between.
    pub fn selections(&self) -> Vec<Values> {
        let editions = &self.catalogue.editions;
        let evaluate = |edition: usize, is_set: &dyn Fn(Var) -> bool| {
            self.catalogue.circuit.evaluate(|var| match editions.iter().position(|edition| edition.var == var) {
                Some(preferred) => preferred == edition,
                None => is_set(var),
            })
        };
        let mut selections = Vec::new();
        for edition in 0..editions.len() {
            selections.push(evaluate(edition, &|_| false));
            selections.push(evaluate(edition, &|_| true));
        }
        for n in 0..RANDOM_SELECTIONS {
            let density = [2, 5, 8][usize::try_from(n % 3).unwrap_or_default()];
            let edition = usize::try_from(mixed(n)).unwrap_or_default() % editions.len().max(1);
            selections.push(evaluate(edition, &|var| mixed(n << 16 | u64::from(var.0)) % 10 < density));
        }
        selections
    }
}

/// The same number for the same seed, and otherwise any (splitmix64).
fn mixed(seed: u64) -> u64 {
    let mut z = seed.wrapping_add(1).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    (z ^ (z >> 31)) >> 1
}

fn lacks_numbers(need: &Need<'_>, defined: &Defined) -> bool {
    need.arguments.as_ref().is_some_and(|given| defined.numbers.keys().any(|name| !given.contains_key(name.as_str())))
}

/// What the content gives; for a template's message some number each.
fn arguments<'n>(need: &'n Need<'_>, defined: &'n Defined) -> FluentArgs<'n> {
    match &need.arguments {
        Some(given) => given.iter().map(|(name, argument)| (*name, argument.value())).collect(),
        None => defined.numbers.keys().map(|name| (name.as_str(), FluentValue::from(2))).collect(),
    }
}

/// What is wrong with a text under some selection.
enum SelectionFault {
    /// The markup of what is shown is not what is shown of the markup.
    Markup(String),
    Empty,
    /// Spaces that are too many or of the wrong kind.
    Spaces(spaces::Fault),
}

fn fault_of_some<'v>(marked: &str, selections: impl Iterator<Item = &'v Values>, code: &str) -> Option<SelectionFault> {
    let text = Conditional::parse(marked).ok()?;
    let html = Conditional::parse(&markdown::html(marked)).ok()?;
    let mut seen = BTreeSet::new();
    for values in selections {
        let shown = text.prune(values, &[]);
        if shown.trim().is_empty() {
            return Some(SelectionFault::Empty);
        }
        if !seen.contains(&shown) {
            if markdown::html(&shown) != html.prune(values, &[]) {
                return Some(SelectionFault::Markup(markdown::plain(&shown)));
            }
            if let Some(fault) = spaces::fault(&markdown::plain(&shown), code) {
                return Some(SelectionFault::Spaces(fault));
            }
            seen.insert(shown);
        }
    }
    None
}

fn report_selection(language: usize, fault: &SelectionFault, id: &str, at: &Span) -> Diagnostic {
    match fault {
        SelectionFault::Markup(shown) => {
            let message = format!("in `{id}` the bold or italic words are not the same where it reads \"{shown}\"");
            let fault = Diagnostic::warning(Code::UNSTABLE_MARKUP, at.clone(), message);
            fault.fix("put the asterisks inside of the variants, next to a letter")
        }
        SelectionFault::Empty => {
            let message = format!("nothing is left of `{id}` under some selection");
            Diagnostic::warning(Code::EMPTY_MESSAGE, at.clone(), message)
        }
        SelectionFault::Spaces(fault) => {
            let message = format!("`{id}` {}", fault.what);
            fault_in(language, Code::STRAY_SPACE, at, message).fix(fault.fix)
        }
    }
}

fn report(fault: &Fault, id: &str, at: &Span) -> Diagnostic {
    let (code, message, fix) = match fault {
        Fault::Html(html) => (
            Code::HTML_IN_MESSAGE,
            format!("`{id}` holds HTML, `{html}`, which is shown as text"),
            "use **bold** or *italics*",
        ),
        Fault::Reference(reference) => (
            Code::HTML_IN_MESSAGE,
            format!("`{id}` holds `{reference}`, which is shown as text"),
            "write the character itself, or `{ \"\\u00A0\" }` with its number",
        ),
        Fault::Link(target) => (
            Code::LINK_IN_MESSAGE,
            format!("`{id}` holds a link to `{target}`, which is left out"),
            "link to a step by `{ STEP(\"draw-tile\") }`; other links and anchors are not the translations' business",
        ),
        Fault::Code(code) => {
            (Code::STRAY_MARKUP, format!("in `{id}` the backticks around `{code}` are left out"), "use “quotes”")
        }
        Fault::Crossing => (
            Code::CROSSING_MARKUP,
            format!("in `{id}` bold or italics cross the border of a variant and are left out"),
            "begin and end them inside of the same variant",
        ),
        Fault::StrayAsterisk => (
            Code::STRAY_MARKUP,
            format!("in `{id}` an asterisk neither begins nor ends bold or italics"),
            "remove it, or put it next to the word",
        ),
    };
    Diagnostic::warning(code, at.clone(), message).fix(fix)
}

#[cfg(test)]
mod tests;
