//! `action-without-record`: the engine does something that the page does not tell.

use super::sides::Sides;
use crate::diagnostic::{Code, Diagnostic};
use crate::engine::turn::{Action, actions};

pub fn check(sides: &Sides, found: &mut Vec<Diagnostic>) {
    let is_told = |action: &&&Action| sides.records.iter().any(|doer| doer.does == action.id);
    for action in actions().iter().filter(|action| !is_told(action)) {
        let step = sides.steps.iter().find(|known| known.engine == Some(action.step));
        let at = step.map_or(&sides.page.at, |known| &known.step.at);
        let message =
            format!("no record does `{}`, which is part of the engine's step `{}`", action.id, action.step.id());
        let fix = format!("add a record `{}` to the step `{}`", action.id, action.step.id());
        found.push(Diagnostic::error(Code::ACTION_WITHOUT_RECORD, at.clone(), message).fix(fix));
    }
}
