//! `publisher-differs`: who prints a rule, by the record and by the engine.

use super::sides::Sides;
use crate::catalogue::Catalogue;
use crate::content::Record;
use crate::diagnostic::{Code, Diagnostic};
use crate::engine::turn::Publisher;
use std::collections::BTreeSet;

pub fn check(sides: &Sides, catalogue: &Catalogue, found: &mut Vec<Diagnostic>) {
    found.extend(sides.pairs().filter_map(|(doer, engine)| differs(doer.record, engine.action.publishers, catalogue)));
}

pub fn differs(record: &Record, there: &[Publisher], catalogue: &Catalogue) -> Option<Diagnostic> {
    let here: BTreeSet<&str> = record.publishers.iter().map(|n| catalogue.publishers[*n].id.as_str()).collect();
    let there: BTreeSet<&str> = there.iter().map(|publisher| publisher.id()).collect();
    let message = format!("`{}` is printed by {}, in the engine by {}", record.id, named(&here), named(&there));
    (here != there).then(|| Diagnostic::error(Code::PUBLISHER_DIFFERS, record.at.clone(), message))
}

fn named(publishers: &BTreeSet<&str>) -> String {
    let names: Vec<&str> = publishers.iter().copied().collect();
    if names.is_empty() { "all publishers".to_owned() } else { names.join(", ") }
}
