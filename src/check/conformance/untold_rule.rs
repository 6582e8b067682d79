//! `untold-rule`: the engine knows of an exception, a feature, a part of a value that the page does not tell; and
//! what the page does tell of these is held against it.

use super::sides::{Sides, Told};
use super::{condition_differs, number_differs};
use crate::catalogue::Catalogue;
use crate::check::question::Question;
use crate::diagnostic::{Code, Diagnostic};
use crate::engine::Edition;
use crate::engine::remarks::Remark;

pub fn check(sides: &Sides, catalogue: &Catalogue, found: &mut Vec<Diagnostic>) {
    let is_told = |remark: &&Remark| {
        sides.told.iter().any(|told| told.remark.as_ref().is_some_and(|known| known.id == remark.id))
    };
    for remark in sides.remarks.iter().filter(|remark| !is_told(remark)) {
        let message = format!("nothing on the page tells `{}`, which the engine knows of", remark.id);
        let fix = format!("add a record, a footnote or an item of a list named `{}`", remark.id);
        found.push(Diagnostic::error(Code::UNTOLD_RULE, sides.page.at.clone(), message).fix(fix));
    }
    for told in &sides.told {
        if let Some(remark) = &told.remark {
            compare(told, remark, catalogue, found);
        }
    }
}

/// When each of them is told.
pub fn questions(sides: &Sides, catalogue: &mut Catalogue) -> Vec<Question> {
    let compare = |told: &Told| {
        let when = told.remark.as_ref().map(|_| told.engine)?;
        Some(condition_differs::question(format!("`{}`", told.id), told.at.clone(), [told.when, when], catalogue))
    };
    sides.told.iter().filter_map(compare).collect()
}

fn compare(told: &Told, remark: &Remark, catalogue: &Catalogue, found: &mut Vec<Diagnostic>) {
    if let Some(record) = told.record {
        let engine =
            |name: &str| remark.numbers.iter().find(|(known, _)| *known == name).map(|(_, value)| i64::from(*value));
        let numbers = record.numbers.iter().map(|(name, value)| (name.as_str(), *value));
        found.extend(numbers.filter_map(|(name, value)| number_differs::differs(record, (name, value), engine(name))));
        found.extend(super::place_differs::heading(record, &told.id, told.heading));
        found.extend(super::publisher_differs::differs(record, remark.publishers, catalogue));
    }
    found.extend(place(told, remark));
    found.extend(editions(told, remark, catalogue));
}

fn place(told: &Told, remark: &Remark) -> Option<Diagnostic> {
    let at = remark.at.filter(|at| told.record.is_some() && told.under != Some(*at))?;
    let message = format!("`{}` is told elsewhere than at `{at}`, where the engine knows of it", told.id);
    Some(Diagnostic::error(Code::PLACE_DIFFERS, told.at.clone(), message).fix(format!("put it under `{at}`")))
}

fn editions(told: &Told, remark: &Remark, catalogue: &Catalogue) -> Option<Diagnostic> {
    let name = |n: &usize| catalogue.editions[*n].id.as_str();
    let here: Option<Vec<&str>> = told.editions.map(|editions| editions.iter().map(name).collect());
    let there: Option<Vec<&str>> =
        remark.editions.map(|editions| editions.iter().map(|edition: &Edition| edition.id()).collect());
    let said =
        |editions: Option<&Vec<&str>>| editions.map_or("those of what it needs".to_owned(), |ids| ids.join(", "));
    let message =
        format!("the editions of `{}` are {}, in the engine {}", told.id, said(here.as_ref()), said(there.as_ref()));
    (here != there).then(|| Diagnostic::error(Code::EDITIONS_DIFFER, told.at.clone(), message))
}
