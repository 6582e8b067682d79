//! `unraised-signal`: a badge that no selection shows.

use super::question::{Question, answer};
use crate::catalogue::Catalogue;
use crate::condition::Cond;
use crate::content::Content;
use crate::diagnostic::{Code, Diagnostic};
use crate::page;

pub fn check(content: &Content, catalogue: &mut Catalogue) -> Vec<Diagnostic> {
    let raised = raised(content, catalogue);
    let questions = raised.into_iter().enumerate().map(|(signal, when)| question(signal, when, catalogue)).collect();
    answer(questions, catalogue)
}

/// For each signal, where some record raises it.
fn raised(content: &Content, catalogue: &mut Catalogue) -> Vec<Cond> {
    let mut raised = vec![Vec::new(); catalogue.signals.len()];
    for page in &content.pages {
        let resolved = page::resolve(page, catalogue);
        for record in resolved.steps().flat_map(|step| &step.records) {
            for signal in &record.signals {
                raised[signal.signal].push(catalogue.circuit.and([record.when, signal.when]));
            }
        }
    }
    raised.into_iter().map(|whens| catalogue.circuit.or(whens)).collect()
}

fn question(signal: usize, when: Cond, catalogue: &mut Catalogue) -> Question {
    let known = &catalogue.signals[signal];
    let (at, id) = (known.at.clone(), known.id.clone());
    Question::possible(catalogue, when, move |_| {
        let message = format!("no selection shows the signal `{id}` at any record");
        let fix = format!("write `signals = [\"{id}\"]` at the records that raise it, or remove it");
        Diagnostic::warning(Code::UNRAISED_SIGNAL, at, message).fix(fix)
    })
}
