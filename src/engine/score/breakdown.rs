//! A sum with all its lines.

use super::counts::Counts;
use super::row::{Row, Stage, Worth};
use super::subject::Subject;

/// The lines of a sum in their order. Lines that come to nothing are left out, except where a row of the core tells
/// that there is nothing.
#[derive(Clone, Debug, Default)]
pub struct Breakdown {
    pub items: Vec<Item>,
}

/// A line of a sum.
#[derive(Clone, Copy, Debug)]
pub struct Item {
    pub subject: Subject,
    pub row: &'static Row,
    /// By which the points came about.
    pub worth: Worth,
    pub points: i32,
}

impl Breakdown {
    /// What the feature itself is worth: its core and the modifiers. Teacher and castles look at it.
    #[must_use]
    pub fn value(&self) -> i32 {
        self.sum(|stage| matches!(stage, Stage::Core | Stage::Modifier))
    }

    /// All lines.
    #[must_use]
    pub fn total(&self) -> i32 {
        self.sum(|_| true)
    }

    fn sum(&self, counts: impl Fn(Stage) -> bool) -> i32 {
        self.items.iter().filter(|item| counts(item.row.stage())).map(|item| item.points).sum()
    }
}

impl Item {
    #[must_use]
    pub fn id(&self) -> String {
        self.row.id(self.subject)
    }

    /// How the points came about where they are so many each: `[(12, 1), (5, 1)]` for 12 tiles and 5 coats of arms
    /// that bring 1 each.
    #[must_use]
    pub fn factors(&self, counts: &Counts) -> Vec<(i32, i32)> {
        let Worth::Sum(terms) = self.worth else { return Vec::new() };
        let factors = terms.iter().map(|(each, quantity)| (counts.get(*quantity), *each));
        factors.filter(|(count, _)| *count != 0).collect()
    }
}
