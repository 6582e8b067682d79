//! `condition-differs`: a record shows in other selections than those in which the engine does the action.

use super::sides::{Doer, EngineSide, PageStep, Sides};
use crate::catalogue::Catalogue;
use crate::check::question::Question;
use crate::condition::Cond;
use crate::diagnostic::{Code, Diagnostic, Span};

pub fn questions(sides: &Sides, catalogue: &mut Catalogue) -> Vec<Question> {
    let mut questions = Vec::new();
    for (doer, engine) in sides.pairs() {
        questions.push(of_record(doer, engine, catalogue));
    }
    for step in &sides.steps {
        questions.push(of_step(step, catalogue));
    }
    questions
}

fn of_record(doer: &Doer, engine: EngineSide, catalogue: &mut Catalogue) -> Question {
    let name = format!("`{}`", doer.record.id);
    question(name, doer.record.at.clone(), [doer.resolved.when, engine.when], catalogue)
}

fn of_step(PageStep { step, when, .. }: &PageStep, catalogue: &mut Catalogue) -> Question {
    question(format!("the step `{}`", step.id), step.at.clone(), [step.when, *when], catalogue)
}

/// `name` is what the conditions are of: on the page, and in the engine.
pub fn question(name: String, at: Span, [here, there]: [Cond; 2], catalogue: &mut Catalogue) -> Question {
    Question::same(catalogue, [here, there], move |answers, selection| {
        let shown = selection.evaluate(answers.catalogue).holds(here);
        let table = answers.text(selection);
        let message = if shown {
            format!("the page shows {name} in `{table}`, where the engine does not have it")
        } else {
            format!("the engine has {name} in `{table}`, where the page does not show it")
        };
        let (here, there) = (answers.simplified(here), answers.simplified(there));
        let fix = format!("the page shows it where `{here}`, the engine has it where `{there}`");
        Diagnostic::error(Code::CONDITION_DIFFERS, at, message).fix(fix)
    })
}
