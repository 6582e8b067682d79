//! `row-differs`: what a row says besides its points is not what the engine says.

use super::sides::{Engine, Side, Sides};
use crate::catalogue::Catalogue;
use crate::diagnostic::{Code, Diagnostic};
use crate::engine::score::{Trigger, trigger};
use std::collections::BTreeSet;

pub fn check(sides: &Sides, catalogue: &Catalogue, found: &mut Vec<Diagnostic>) {
    for (side, engine) in sides.pairs() {
        for (key, here, there) in values(side, engine, catalogue) {
            if here != there {
                let message = format!("`{key}` of `{}` is {here}, in the engine {there}", side.line.id);
                let fault = Diagnostic::error(Code::ROW_DIFFERS, side.line.at.clone(), message);
                found.push(fault.fix(format!("write `{key} = {there}`, or correct the engine")));
            }
        }
    }
}

/// Each key with its value as files write it, by the row and by the engine.
fn values(side: Side, Engine { subject, row }: Engine, catalogue: &Catalogue) -> [(&'static str, String, String); 5] {
    let quoted = |word: &str| format!("\"{word}\"");
    let triggers = trigger::ever(subject, row);
    [
        ("stage", quoted(side.row.stage.word()), quoted(row.stage().id())),
        ("kind", quoted(side.row.points.word()), quoted(row.kind.id())),
        ("receives", quoted(side.row.receives.word()), quoted(row.receives.id())),
        ("below-zero", side.row.below_zero.to_string(), row.below_zero.to_string()),
        (
            "triggers",
            list(side.row.triggers.iter().map(|signal| catalogue.signals[*signal].id.as_str())),
            list(triggers.into_iter().map(Trigger::id)),
        ),
    ]
}

fn list<'n>(names: impl Iterator<Item = &'n str>) -> String {
    let sorted: BTreeSet<&str> = names.collect();
    let quoted: Vec<String> = sorted.into_iter().map(|name| format!("\"{name}\"")).collect();
    format!("[{}]", quoted.join(", "))
}
