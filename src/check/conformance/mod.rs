//! Holds the order of play against the engine, which says the same rules independently. A rule a file; each gives
//! questions about conditions, and [`Question`] turns the exact answers into reports.

mod action_without_record;
mod chooser_differs;
mod condition_differs;
mod duplicate_action;
mod editions_differ;
mod number_differs;
mod order_differs;
mod place_differs;
mod publisher_differs;
mod record_without_action;
mod scoring;
mod sides;
mod signal_differs;
mod untold_rule;

use super::question::{Question, answer};
use crate::catalogue::Catalogue;
use crate::content::{Content, Page};
use crate::diagnostic::Diagnostic;
use crate::engine::{Component, component};
use crate::page;
use sides::Sides;

/// The page that says what the engine's turn says.
const PAGE: &str = "order-of-play";

/// Every disagreement of page and engine. Nothing, if the content is not about the engine's game.
pub fn check(content: &Content, catalogue: &mut Catalogue) -> Vec<Diagnostic> {
    let Some(page) = page_of_engine(content, catalogue) else { return Vec::new() };
    let resolved = page::resolve(page, catalogue);
    let sides = Sides::gather(content, page, &resolved, catalogue);
    let mut found = Vec::new();
    action_without_record::check(&sides, &mut found);
    record_without_action::check(&sides, &mut found);
    duplicate_action::check(&sides, &mut found);
    place_differs::check(&sides, &mut found);
    number_differs::check(&sides, &mut found);
    chooser_differs::check(&sides, &mut found);
    publisher_differs::check(&sides, catalogue, &mut found);
    signal_differs::check(&sides, catalogue, &mut found);
    untold_rule::check(&sides, catalogue, &mut found);
    editions_differ::check(catalogue, &mut found);
    let mut questions: Vec<Question> = condition_differs::questions(&sides, catalogue);
    questions.extend(untold_rule::questions(&sides, catalogue));
    questions.extend(signal_differs::questions(catalogue));
    questions.extend(order_differs::questions(&sides, catalogue, &mut found));
    questions.extend(scoring::check(content, catalogue, &mut found));
    found.extend(answer(questions, catalogue));
    found
}

/// The page to hold against the engine, if the catalogue is that of the engine's game: it has most of the
/// components that the engine asks for.
pub fn page_of_engine<'c>(content: &'c Content, catalogue: &Catalogue) -> Option<&'c Page> {
    let known = |asked: &&Component| catalogue.components.iter().any(|component| component.id.as_str() == asked.id());
    let is_its_game = component::ALL.iter().filter(known).count() * 2 > component::ALL.len();
    content.pages.iter().find(|page| is_its_game && page.id.as_str() == PAGE)
}
