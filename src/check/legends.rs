//! `missing-legend`: a page marks rules, and nothing on it explains the mark.

use crate::catalogue::Catalogue;
use crate::condition::Cond;
use crate::content::{Content, Legend, Page};
use crate::diagnostic::{Code, Diagnostic};
use crate::page;

pub fn check(content: &Content, catalogue: &mut Catalogue) -> Vec<Diagnostic> {
    content.pages.iter().flat_map(|page| of_page(page, catalogue)).collect()
}

fn of_page(page: &Page, catalogue: &mut Catalogue) -> Vec<Diagnostic> {
    let resolved = page::resolve(page, catalogue);
    let marks = [
        (Legend::Deviation, "deviation", "rules of single publishers", resolved.deviates),
        (Legend::Adaptation, "adaptation", "rules of other editions", resolved.adapts),
    ];
    let lacks =
        |legend: Legend| !resolved.steps().flat_map(|step| &step.records).any(|record| record.legend == Some(legend));
    let missing = marks.into_iter().filter(|(legend, _, _, shows)| *shows != Cond::NEVER && lacks(*legend));
    missing.map(|(_, name, what, _)| report(page, name, what)).collect()
}

fn report(page: &Page, name: &str, what: &str) -> Diagnostic {
    let message = format!("the page `{}` marks {what}, and no note explains the mark", page.id);
    let fix = format!("add a record with `kind = \"note\"` and `legend = \"{name}\"` to its introduction");
    Diagnostic::error(Code::MISSING_LEGEND, page.at.clone(), message).fix(fix)
}
