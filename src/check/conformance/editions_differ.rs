//! `editions-differ`: the catalogue says that a component was published for other editions than the engine.

use crate::catalogue::{Catalogue, Component};
use crate::diagnostic::{Code, Diagnostic};
use crate::engine::published::PUBLISHED;

pub fn check(catalogue: &Catalogue, found: &mut Vec<Diagnostic>) {
    found.extend(catalogue.components.iter().filter_map(|component| compare(component, catalogue)));
}

fn compare(component: &Component, catalogue: &Catalogue) -> Option<Diagnostic> {
    let (_, there) = PUBLISHED.iter().find(|(id, _)| *id == component.id.as_str())?;
    let here: Vec<&str> = component.editions.iter().map(|n| catalogue.editions[*n].id.as_str()).collect();
    let there: Vec<&str> = there.iter().map(|edition| edition.id()).collect();
    let (said, known) = (here.join(", "), there.join(", "));
    let message = format!("`{}` is said to be published for {said}, in the engine for {known}", component.id);
    let fault = Diagnostic::error(Code::EDITIONS_DIFFER, component.at.clone(), message);
    (here != there).then(|| fault.fix("what rests on it is marked as adapted for all other editions: look it up"))
}
