//! `quantity-differs`: what formulas count is something else in the engine.

use super::sides::Sides;
use crate::catalogue::Catalogue;
use crate::check::conformance::sides::to_condition;
use crate::check::question::Question;
use crate::content::scoring::Quantity;
use crate::diagnostic::{Code, Diagnostic};
use crate::engine::decide;
use crate::engine::score::Quantity as Counted;

/// Which there are, and of which there is one at most.
pub fn check(sides: &Sides, found: &mut Vec<Diagnostic>) {
    let quantities = &sides.scoring.quantities;
    for quantity in quantities {
        found.extend(compare(quantity));
    }
    let is_told = |counted: &&Counted| quantities.iter().any(|own| own.id.as_str() == counted.id());
    let is_counted = |counted: &&Counted| counted.follows_from().is_empty();
    for counted in Counted::ALL.iter().filter(is_counted).filter(|counted| !is_told(counted)) {
        let message = format!("there is no quantity `{}`, which the engine counts", counted.id());
        let fault = Diagnostic::error(Code::QUANTITY_DIFFERS, sides.at.clone(), message);
        found.push(fault.fix("add it to content/scoring/quantities.toml"));
    }
}

/// Where there can be any of it.
pub fn questions(sides: &Sides, catalogue: &mut Catalogue) -> Vec<Question> {
    let known = sides.scoring.quantities.iter().filter_map(|own| Some((own, Counted::find(own.id.as_str())?)));
    known.map(|(own, counted)| question(own, counted, catalogue)).collect()
}

fn question(own: &Quantity, counted: Counted, catalogue: &mut Catalogue) -> Question {
    let there = to_condition(&decide(|table| counted.applies(table)), catalogue);
    let (id, at) = (own.id.clone(), own.at.clone());
    Question::same(catalogue, [own.when, there], move |answers, selection| {
        let message =
            format!("`{id}` is counted at other tables in the engine: they differ in `{}`", answers.text(selection));
        let engine = answers.simplified(there);
        Diagnostic::error(Code::QUANTITY_DIFFERS, at, message).fix(format!("write `when = \"{engine}\"`"))
    })
}

fn compare(own: &Quantity) -> Option<Diagnostic> {
    let fault = |message: String| Diagnostic::error(Code::QUANTITY_DIFFERS, own.at.clone(), message);
    let Some(counted) = Counted::find(own.id.as_str()) else {
        let known = Counted::ALL.iter().map(|counted| counted.id());
        return Some(fault(format!("the engine counts nothing called `{}`", own.id)).suggest(own.id.as_str(), known));
    };
    let is_flag = counted.most() == 1;
    let message = if is_flag { "there is one at most of" } else { "there can be several of" };
    let remedy = if is_flag { "write `flag = true`" } else { "remove `flag`" };
    (own.flag != is_flag).then(|| fault(format!("{message} `{}` in the engine", own.id)).fix(remedy))
}
