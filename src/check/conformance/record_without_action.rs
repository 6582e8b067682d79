//! `record-without-action`: the page tells to do something that the engine does not know.

use super::sides::Sides;
use crate::diagnostic::{Code, Diagnostic};
use crate::engine::turn::actions;

pub fn check(sides: &Sides, found: &mut Vec<Diagnostic>) {
    for doer in sides.records.iter().filter(|doer| doer.engine.is_none()) {
        let message = format!("the engine has no action `{}`", doer.does);
        let fault = Diagnostic::error(Code::RECORD_WITHOUT_ACTION, doer.record.at.clone(), message);
        let fault = fault.fix("name one of its actions with `does`, or say by `kind` that this only explains");
        found.push(fault.suggest(doer.does, actions().iter().map(|action| action.id)));
    }
}
