//! `row-without-score`: a row tells of points that the engine does not know.

use super::sides::Sides;
use crate::diagnostic::{Code, Diagnostic};
use crate::engine::score::rows;

pub fn check(sides: &Sides, found: &mut Vec<Diagnostic>) {
    let known: Vec<String> = rows().iter().map(|(subject, row)| row.id(*subject)).collect();
    for side in sides.rows.iter().filter(|side| side.engine.is_none()) {
        let id = side.line.id.as_str();
        let message = format!("the engine has no points `{id}` for `{}`", side.subject.id);
        let fault = Diagnostic::error(Code::ROW_WITHOUT_SCORE, side.line.at.clone(), message);
        found.push(
            fault.fix("correct the id, or add the row to the engine").suggest(id, known.iter().map(String::as_str)),
        );
    }
}
