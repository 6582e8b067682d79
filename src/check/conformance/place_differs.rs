//! `place-differs`: a record stands in another step than the engine's action, or under another action.

use super::sides::{Doer, EngineSide, PageStep, Sides};
use crate::content::Record;
use crate::diagnostic::{Code, Diagnostic};
use crate::engine::remarks::heading_of;

pub fn check(sides: &Sides, found: &mut Vec<Diagnostic>) {
    found.extend(sides.pairs().filter_map(|(doer, engine)| {
        step(doer, engine).or_else(|| parent(doer, engine)).or_else(|| heading(doer.record, doer.does, doer.heading))
    }));
    found.extend(sides.steps.iter().filter_map(label));
}

fn step(doer: &Doer, EngineSide { action, .. }: EngineSide) -> Option<Diagnostic> {
    let (here, there) = (doer.step.id.as_str(), action.step.id());
    let message = format!("`{}` stands in the step `{here}`, but the engine does it in `{there}`", doer.record.id);
    (here != there).then(|| differs(doer, message).fix(format!("move it to the step `{there}`")))
}

fn parent(doer: &Doer, EngineSide { action, .. }: EngineSide) -> Option<Diagnostic> {
    if doer.under == action.under {
        return None;
    }
    let named = |under: Option<&str>| under.map_or("no other action".to_owned(), |id| format!("`{id}`"));
    let (here, there) = (named(doer.under), named(action.under));
    let message = format!("`{}` stands under {here}, but in the engine under {there}", doer.record.id);
    Some(differs(doer, message).fix(format!("put it under {there}")))
}

/// The heading is the engine's, or there is none.
pub fn heading(record: &Record, id: &str, here: Option<&str>) -> Option<Diagnostic> {
    let there = heading_of(id);
    let named = |heading: Option<&str>| heading.map_or("no group".to_owned(), |id| format!("the group `{id}`"));
    let message = format!("`{}` stands under {}, but belongs under {}", record.id, named(here), named(there));
    (here != there).then(|| Diagnostic::error(Code::PLACE_DIFFERS, record.at.clone(), message))
}

fn label(PageStep { step, engine, .. }: &PageStep) -> Option<Diagnostic> {
    let (here, there) = (step.label.as_deref(), engine.as_ref()?.label());
    let named = |label: Option<&str>| label.map_or("no label".to_owned(), |label| format!("the label `{label}`"));
    let message = format!("the step `{}` has {}, but in the engine {}", step.id, named(here), named(there));
    (here != there).then(|| Diagnostic::error(Code::PLACE_DIFFERS, step.at.clone(), message))
}

fn differs(doer: &Doer, message: String) -> Diagnostic {
    Diagnostic::error(Code::PLACE_DIFFERS, doer.record.at.clone(), message)
}
