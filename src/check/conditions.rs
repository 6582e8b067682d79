//! Conditions that say something other than they seem to: a record that no selection shows, and a part of a
//! condition that changes nothing where the record stands.

use crate::catalogue::Catalogue;
use crate::condition::{Cond, Node};
use crate::content::{Content, Record, Step};
use crate::diagnostic::{Code, Diagnostic, Span};
use crate::page;

/// Looks at every record of every page, exactly and over all selections.
pub fn check(content: &Content, catalogue: &mut Catalogue) -> Vec<Diagnostic> {
    let mut questions = Vec::new();
    for content_page in &content.pages {
        let resolved = page::resolve(content_page, catalogue);
        let steps = content_page.sections.iter().flat_map(|section| &section.steps);
        for (step, resolved) in steps.zip(resolved.steps()) {
            for (n, record) in step.records.iter().enumerate() {
                let place = record.parent.map_or(step.when, |parent| resolved.records[parent].when);
                questions.push(Question::can_show(record, resolved.records[n].when));
                questions.extend(idle_parts(step, record, place, catalogue));
            }
        }
    }
    answer(questions, catalogue)
}

/// If this never holds, it is worth a report.
struct Question {
    holds: Cond,
    otherwise: Diagnostic,
}

impl Question {
    fn can_show(record: &Record, shows: Cond) -> Self {
        let message = format!("no selection shows `{}`", record.id);
        let otherwise = warning(Code::NEVER_SHOWN, &record.at, message)
            .fix("compare its condition with those of its parents and of the step");
        Self { holds: shows, otherwise }
    }
}

/// A part of an alternative matters where it holds, the record could stand there, and no other part holds.
fn idle_parts(step: &Step, record: &Record, place: Cond, catalogue: &mut Catalogue) -> Vec<Question> {
    let Node::Or(parts) = catalogue.circuit.look(record.when).clone() else { return Vec::new() };
    let mut questions = Vec::new();
    for part in &parts {
        let others = catalogue.circuit.or(parts.iter().copied().filter(|other| other != part));
        let no_other = catalogue.circuit.not(others);
        let holds = catalogue.circuit.and([place, *part, no_other]);
        let message = format!("in the condition of `{}`, `{}` never matters", record.id, catalogue.describe(*part));
        let otherwise = warning(Code::IDLE_PART, &record.at, message)
            .fix(format!("leave it out, or look at the conditions above it in the step `{}`", step.id));
        questions.push(Question { holds, otherwise });
    }
    questions
}

fn answer(questions: Vec<Question>, catalogue: &Catalogue) -> Vec<Diagnostic> {
    let mut decider = catalogue.decider();
    let idle = questions.into_iter().filter(|question| decider.witness(question.holds).is_none());
    idle.map(|question| question.otherwise).collect()
}

fn warning(code: Code, at: &Span, message: String) -> Diagnostic {
    Diagnostic::warning(code, at.clone(), message)
}
