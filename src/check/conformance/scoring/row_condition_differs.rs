//! `row-condition-differs`: a row shows in other selections than those in which the engine has it; a trigger means
//! something at other tables.

use super::sides::{Sides, told};
use crate::catalogue::Catalogue;
use crate::check::conformance::sides::to_condition;
use crate::check::question::Question;
use crate::condition::Cond;
use crate::diagnostic::{Code, Diagnostic, Span};
use crate::engine::decide;
use crate::engine::score::{Moment, Trigger, condition};

pub fn questions(sides: &Sides, catalogue: &mut Catalogue) -> Vec<Question> {
    let mut questions = Vec::new();
    for (side, engine) in sides.pairs() {
        for (n, moment) in [Moment::During, Moment::Final].into_iter().enumerate() {
            let here = side.when(n, catalogue);
            let there = to_condition(&condition(engine.subject, engine.row, moment), catalogue);
            let name = format!("`{}` {}", side.line.id, told(n));
            questions.push(question(name, &side.line.at, [here, there], catalogue));
        }
    }
    for trigger in Trigger::ALL {
        let Some(signal) = catalogue.signals.iter().find(|signal| signal.id.as_str() == trigger.id()) else { continue };
        let (here, at) = (signal.when, signal.at.clone());
        let there = to_condition(&decide(|table| trigger.applies(table)), catalogue);
        questions.push(question(format!("the badge `{}`", trigger.id()), &at, [here, there], catalogue));
    }
    questions
}

fn question(name: String, at: &Span, [here, there]: [Cond; 2], catalogue: &mut Catalogue) -> Question {
    let at = at.clone();
    Question::same(catalogue, [here, there], move |answers, selection| {
        let shown = selection.evaluate(answers.catalogue).holds(here);
        let table = answers.text(selection);
        let message = if shown {
            format!("{name} shows in `{table}`, where the engine does not have it")
        } else {
            format!("the engine has {name} in `{table}`, where it does not show")
        };
        let (here, there) = (answers.simplified(here), answers.simplified(there));
        let fix = format!("it shows where `{here}`, the engine has it where `{there}`");
        Diagnostic::error(Code::ROW_CONDITION_DIFFERS, at, message).fix(fix)
    })
}
