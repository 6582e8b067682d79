//! Notes that nothing is to be done in a step, held against what the step holds.

use super::Found;
use super::question::{Question, Tell};
use crate::diagnostic::Code;
use crate::import::outline::{self, Step};

pub fn lint(found: &mut Found<'_>) {
    for step in outline::steps(found.page, found.table) {
        if step.notes.is_empty() && step.items.is_empty() {
            continue;
        }
        check(&step, found);
    }
}

fn check(step: &Step, found: &mut Found<'_>) {
    let shown = &found.page.shown;
    let circuit = &mut found.catalogue.circuit;
    let place = shown[step.heading];
    let any = circuit.or(step.items.iter().map(|item| shown[*item]));
    let none = circuit.not(any);
    let empty = circuit.and([place, none]);
    let told = circuit.or(step.notes.iter().map(|note| shown[*note]));
    let not_told = circuit.not(told);
    let missing = circuit.and([empty, not_told]);
    let wrong: Vec<_> = step.notes.iter().map(|note| (*note, circuit.and([shown[*note], any]))).collect();
    for (note, holds) in wrong {
        let message =
            format!("step {}: this note says that nothing is to be done, but something is shown with", step.label);
        let report = found
            .warning(Code::WRONG_EMPTY_NOTE, found.tag(note), message)
            .fix("add what is shown there to the names in the note's class, each with `Not`");
        let report = match step.items.iter().find(|item| found.is_forgotten(note, **item)) {
            Some(item) => report.also(found.span(found.tag(*item)), "not among the names of the note"),
            None => report,
        };
        found.questions.push(Question { holds, tell: Tell::With, report });
    }
    let message =
        format!("step {}: nothing is shown below this heading, not even that nothing is to be done, with", step.label);
    let report = found
        .warning(Code::WRONG_EMPTY_NOTE, found.page.tree.nodes[step.heading + 1].at.clone(), message)
        .fix("add a note that is shown where none of the step's items is");
    found.questions.push(Question { holds: missing, tell: Tell::With, report });
}

impl Found<'_> {
    /// Whether an item needs a component that the note does not speak of.
    fn is_forgotten(&self, note: usize, item: usize) -> bool {
        let known = self.catalogue.variables_of(&[self.page.shown[note]]);
        let asked = self.catalogue.variables_of(&[self.page.shown[item]]);
        asked.iter().any(|var| !known.contains(var))
    }
}
