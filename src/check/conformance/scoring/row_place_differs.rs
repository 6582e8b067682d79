//! `row-place-differs`: what is scored belongs to other steps of the turn than in the engine.

use super::sides::Sides;
use crate::content::scoring::Subject;
use crate::diagnostic::{Code, Diagnostic};
use crate::engine::score::Subject as Scored;
use crate::engine::turn::Step;
use std::collections::BTreeSet;

pub fn check(sides: &Sides, found: &mut Vec<Diagnostic>) {
    for subject in &sides.scoring.subjects {
        let Some(engine) = Scored::find(subject.id.as_str()) else { continue };
        found.extend(compare(subject, engine));
    }
}

/// Records at the head of the page belong to no step of the engine: they speak of what can be in any.
fn compare(subject: &Subject, engine: Scored) -> Option<Diagnostic> {
    let is_step = |id: &str| Step::ALL.iter().any(|step| step.id() == id);
    let here: BTreeSet<&str> = subject.records.iter().map(|giver| giver.step_id.as_str()).collect();
    if here.iter().any(|id| !is_step(id)) {
        return None;
    }
    let there: BTreeSet<&str> = engine.steps().iter().map(|step| step.id()).collect();
    let list = |ids: &BTreeSet<&str>| ids.iter().map(|id| format!("`{id}`")).collect::<Vec<_>>().join(", ");
    let message = format!(
        "`{}` is scored in {}, in the engine in {}",
        subject.id,
        list_or_none(&here, &list),
        list_or_none(&there, &list)
    );
    let fault = Diagnostic::error(Code::ROW_PLACE_DIFFERS, subject.at.clone(), message);
    (here != there).then(|| fault.fix("name records of just these steps in `records`, or correct the engine"))
}

fn list_or_none(ids: &BTreeSet<&str>, list: &dyn Fn(&BTreeSet<&str>) -> String) -> String {
    if ids.is_empty() { "no step of the turn".to_owned() } else { list(ids) }
}
