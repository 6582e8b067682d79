//! `markup-differs`, and `lost-reference` for links to steps: what is bold, italic or linked in a translation against
//! the source language, in each of many selections.

use super::{Checked, Pair, fault_in};
use crate::condition::Values;
use crate::diagnostic::{Code, Diagnostic};
use crate::locale::markdown;
use crate::marked::Conditional;
use std::collections::BTreeSet;

impl Checked<'_> {
    pub fn marks(&self, language: usize, selections: &[Values], found: &mut Vec<Diagnostic>) {
        for pair in self.pairs(language) {
            found.extend(self.marks_of(language, &pair, selections));
        }
    }

    fn marks_of(&self, language: usize, pair: &Pair<'_>, selections: &[Values]) -> Option<Diagnostic> {
        let Pair { id, need, source, own: translation } = *pair;
        let wanted = self.formatted_one(0, id, need, source);
        let own = self.formatted_one(language, id, need, translation);
        let (wanted, own) = (wanted?, own?);
        let [wanted_marks, own_marks] = [&wanted, &own].map(|text| Conditional::parse(&markdown::marks(text)).ok());
        let (wanted_marks, own_marks) = (wanted_marks?, own_marks?);
        let mut shown = selections.iter().filter(|values| need.when.iter().all(|when| values.holds(*when)));
        shown.find_map(|values| {
            let [wanted, found] = [&wanted_marks, &own_marks].map(|marks| Marks::of(&marks.prune(values, &[])));
            let words =
                || Conditional::parse(&markdown::plain(&own)).map(|text| text.prune(values, &[])).unwrap_or_default();
            let (code, what, fix) = found.differs_from(&wanted)?;
            let fault =
                fault_in(language, code, &translation.at, format!("`{id}` {what} where it reads “{}”", words()));
            Some(fault.also(source.at.clone(), "the source language").fix(fix))
        })
    }
}

/// What is marked in a text under one selection.
#[derive(Default)]
struct Marks {
    bold: usize,
    italic: usize,
    steps: BTreeSet<String>,
}

impl Marks {
    /// From what [`markdown::marks`] wrote.
    fn of(pruned: &str) -> Self {
        let steps = pruned.split('[').skip(1).filter_map(|rest| rest.split_once(']'));
        Self {
            bold: pruned.matches('*').count(),
            italic: pruned.matches('/').count(),
            steps: steps.map(|(step, _)| step.to_owned()).collect(),
        }
    }

    fn differs_from(&self, source: &Self) -> Option<(Code, String, String)> {
        if let Some(step) = source.steps.difference(&self.steps).next() {
            let what = format!("does not refer to the step `{step}`, as the source language does,");
            return Some((Code::LOST_REFERENCE, what, format!("write `{{ STEP(\"{step}\") }}` where it belongs")));
        }
        let counts = [(self.bold, source.bold, "bold", "**…**"), (self.italic, source.italic, "italic", "*…*")];
        let (own, wanted, name, sign) = counts.into_iter().find(|(own, wanted, ..)| own != wanted)?;
        let what = format!("has {own} {name} passages and the source language {wanted},");
        Some((Code::MARKUP_DIFFERS, what, format!("mark the same words with {sign} as the source does")))
    }
}
