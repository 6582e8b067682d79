//! `publisher-differs`: who prints a rule, by the record and by the engine.

use super::sides::Sides;
use crate::catalogue::Catalogue;
use crate::diagnostic::{Code, Diagnostic};
use crate::engine::turn::Publisher;
use std::collections::BTreeSet;

pub fn check(sides: &Sides, catalogue: &Catalogue, found: &mut Vec<Diagnostic>) {
    for (doer, engine) in sides.pairs() {
        let here: BTreeSet<&str> =
            doer.record.publishers.iter().map(|n| catalogue.publishers[*n].id.as_str()).collect();
        let there: BTreeSet<&str> =
            engine.action.publishers.iter().map(|publisher: &Publisher| publisher.id()).collect();
        if here != there {
            let message =
                format!("`{}` is printed by {}, in the engine by {}", doer.record.id, named(&here), named(&there));
            found.push(Diagnostic::error(Code::PUBLISHER_DIFFERS, doer.record.at.clone(), message));
        }
    }
}

fn named(publishers: &BTreeSet<&str>) -> String {
    let names: Vec<&str> = publishers.iter().copied().collect();
    if names.is_empty() { "all publishers".to_owned() } else { names.join(", ") }
}
