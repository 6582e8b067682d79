//! Holds the rows of points against the engine's sums. A rule a file, as for the turn.

mod feature;
mod formula_differs;
mod points_without_row;
mod quantity_differs;
mod row_condition_differs;
mod row_differs;
mod row_order_differs;
mod row_place_differs;
mod row_without_score;
mod score_without_row;
mod sides;
mod total_differs;

use super::Question;
use crate::catalogue::Catalogue;
use crate::content::Content;
use crate::diagnostic::Diagnostic;
use sides::Sides;

/// Every disagreement of rows and engine; the questions are answered together with others.
pub fn check(content: &Content, catalogue: &mut Catalogue, found: &mut Vec<Diagnostic>) -> Vec<Question> {
    let Some(at) = &content.scoring.at else { return Vec::new() };
    let sides = Sides::gather(&content.scoring, at);
    score_without_row::check(&sides, found);
    row_without_score::check(&sides, found);
    row_differs::check(&sides, catalogue, found);
    row_place_differs::check(&sides, found);
    quantity_differs::check(&sides, found);
    points_without_row::check(content, found);
    let mut questions = row_condition_differs::questions(&sides, catalogue);
    questions.extend(quantity_differs::questions(&sides, catalogue));
    questions.extend(row_order_differs::questions(&sides, catalogue));
    // Sums are worked out only when no condition is added any more.
    found.extend(formula_differs::check(&sides, catalogue));
    found.extend(total_differs::check(&sides, catalogue));
    questions
}
