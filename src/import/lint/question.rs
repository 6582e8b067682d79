//! What has to be decided over all selections before it is worth a report.

use crate::catalogue::{Catalogue, Selection};
use crate::condition::Cond;
use crate::diagnostic::Diagnostic;
use std::collections::BTreeMap;

/// A report that depends on whether any selection fulfils a condition.
pub struct Question {
    pub holds: Cond,
    pub tell: Tell,
    pub report: Diagnostic,
}

pub enum Tell {
    /// The report is right where no selection fulfils the condition, and some the second one.
    IfNever(Cond),
    /// The report is right where some selection does; the message ends with the smallest.
    With,
}

/// So many different conditions of one file are decided.
const MOST: usize = 4000;

/// The reports that are right.
pub fn answer(questions: Vec<Question>, catalogue: &Catalogue) -> Vec<Diagnostic> {
    let mut decider = catalogue.decider();
    let mut known: BTreeMap<Cond, Option<String>> = BTreeMap::new();
    let mut smallest = |condition: Cond| {
        if known.len() >= MOST && !known.contains_key(&condition) {
            return None;
        }
        let decide = || {
            let set = decider.witness(condition)?;
            Some(Selection::setting(&set, catalogue).to_text(catalogue))
        };
        Some(known.entry(condition).or_insert_with(decide).clone())
    };
    let mut reports = Vec::new();
    for Question { holds, tell, mut report } in questions {
        let Some(selection) = smallest(holds) else { continue };
        let is_right = match &tell {
            Tell::IfNever(around) => selection.is_none() && matches!(smallest(*around), Some(Some(_))),
            Tell::With => selection.is_some(),
        };
        if let (Some(selection), Tell::With) = (selection, tell) {
            report.message = format!("{} `{selection}`", report.message);
        }
        if is_right {
            reports.push(report);
        }
    }
    reports
}
