//! `chooser-differs`: who chooses or acts, by the record and by the engine.

use super::sides::Sides;
use crate::content::Chooser as Here;
use crate::diagnostic::{Code, Diagnostic};
use crate::engine::turn::Chooser as There;

pub fn check(sides: &Sides, found: &mut Vec<Diagnostic>) {
    for (doer, engine) in sides.pairs() {
        let (here, there) = (doer.record.chooser.map(Here::name), name(engine.action.chooser));
        if here != there {
            let message = format!("`{}` is up to {}, in the engine to {}", doer.record.id, told(here), told(there));
            let fault = Diagnostic::error(Code::CHOOSER_DIFFERS, doer.record.at.clone(), message);
            found.push(fault.fix(remedy(there)));
        }
    }
}

fn name(chooser: There) -> Option<&'static str> {
    match chooser {
        There::Active => None,
        There::Owner => Some(Here::Owner.name()),
        There::Each => Some(Here::Each.name()),
    }
}

fn told(name: Option<&str>) -> String {
    name.map_or_else(|| "the player whose turn it is".to_owned(), |name| format!("`{name}`"))
}

fn remedy(there: Option<&str>) -> String {
    let write = |name| format!("write `chooser = \"{name}\"`, or correct the engine");
    there.map_or_else(|| "remove `chooser`, or correct the engine".to_owned(), write)
}
