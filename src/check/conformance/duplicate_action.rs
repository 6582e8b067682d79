//! `duplicate-action`: two records do the same.

use super::sides::Sides;
use crate::diagnostic::{Code, Diagnostic};

pub fn check(sides: &Sides, found: &mut Vec<Diagnostic>) {
    for (n, doer) in sides.records.iter().enumerate() {
        let Some(first) = sides.records[..n].iter().find(|first| first.does == doer.does) else { continue };
        let message = format!("`{}` does `{}`, which `{}` does already", doer.record.id, doer.does, first.record.id);
        let fault = Diagnostic::error(Code::DUPLICATE_ACTION, doer.record.at.clone(), message);
        found.push(fault.also(first.record.at.clone(), "does it first").fix("remove one of them, or say what it does"));
    }
}
