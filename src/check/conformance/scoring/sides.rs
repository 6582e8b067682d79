//! What is compared: each row of points, and the engine's row of that name.

use crate::catalogue::Catalogue;
use crate::condition::{Cond, Expr, Values};
use crate::content::scoring::{Line, Row, Scoring, Subject};
use crate::diagnostic::Span;
use crate::engine::score::{self, Subject as Scored, rows};

/// Both sides of the comparison.
pub struct Sides<'c> {
    pub scoring: &'c Scoring,
    /// Where the project lists what is scored.
    pub at: &'c Span,
    /// In the order of the pages.
    pub rows: Vec<Side<'c>>,
}

/// A row of the content.
#[derive(Clone, Copy)]
pub struct Side<'c> {
    pub subject: &'c Subject,
    pub line: &'c Line,
    pub row: &'c Row,
    /// `None`, where the engine knows no such row.
    pub engine: Option<Engine>,
}

/// The engine's side of a row.
#[derive(Clone, Copy)]
pub struct Engine {
    pub subject: Scored,
    pub row: &'static score::Row,
}

impl<'c> Sides<'c> {
    pub fn gather(scoring: &'c Scoring, at: &'c Span) -> Self {
        let lines =
            scoring.subjects.iter().flat_map(|subject| subject.rows().map(move |(line, row)| (subject, line, row)));
        let side = |(subject, line, row): (&'c Subject, &'c Line, &'c Row)| {
            let same = |(of, known): &&(Scored, &score::Row)| {
                of.id() == subject.id.as_str() && known.id(*of) == line.id.as_str()
            };
            let engine = rows().iter().find(same).map(|(subject, row)| Engine { subject: *subject, row });
            Side { subject, line, row, engine }
        };
        Self { scoring, at, rows: lines.map(side).collect() }
    }

    /// The rows that the engine knows.
    pub fn pairs(&self) -> impl Iterator<Item = (Side<'c>, Engine)> {
        self.rows.iter().filter_map(|side| Some((*side, side.engine?)))
    }
}

impl Side<'_> {
    /// When the row shows at a moment.
    pub fn when(&self, moment: usize, catalogue: &mut Catalogue) -> Cond {
        let Some(own) = self.line.when[moment] else { return Cond::NEVER };
        catalogue.circuit.and([own, self.subject.when[moment]])
    }

    /// The same at one table.
    pub fn shows(&self, moment: usize, values: &Values) -> bool {
        self.line.when[moment].is_some_and(|own| values.holds(own)) && values.holds(self.subject.when[moment])
    }
}

/// In the words of reports.
pub fn told(moment: usize) -> &'static str {
    ["during the game", "after the game"][moment]
}

/// Whether a condition of a formula holds at a table.
pub fn holds(condition: &Expr, catalogue: &Catalogue, values: &Values) -> bool {
    match condition {
        Expr::All => true,
        Expr::Name(name) => catalogue.atoms.get(&name.text).is_some_and(|atom| values.holds(*atom)),
        Expr::Not(inner) => !holds(inner, catalogue, values),
        Expr::And(parts) => parts.iter().all(|part| holds(part, catalogue, values)),
        Expr::Or(parts) => parts.iter().any(|part| holds(part, catalogue, values)),
    }
}
