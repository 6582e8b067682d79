//! `score-without-row`: the engine gives points that no row tells of.

use super::sides::Sides;
use crate::diagnostic::{Code, Diagnostic};
use crate::engine::score::rows;

pub fn check(sides: &Sides, found: &mut Vec<Diagnostic>) {
    for (subject, row) in rows() {
        let id = row.id(*subject);
        if sides.rows.iter().any(|side| side.line.id.as_str() == id) {
            continue;
        }
        let file = sides.scoring.subjects.iter().find(|known| known.id.as_str() == subject.id());
        let at = file.map_or(sides.at, |subject| &subject.at).clone();
        let message = format!("no row `{id}` tells of the engine's points for `{}`", subject.id());
        let fault = Diagnostic::error(Code::SCORE_WITHOUT_ROW, at, message);
        found.push(fault.fix(format!("add it to content/scoring/{}.toml", subject.id())));
    }
}
