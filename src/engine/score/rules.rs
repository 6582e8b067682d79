//! The rows that a table has, and the sum over them.

use super::breakdown::{Breakdown, Item};
use super::counts::Counts;
use super::expansions::ALL;
use super::row::{Row, Stage, Worth};
use super::subject::Subject;
use crate::engine::oracle::{Tree, decide};
use crate::engine::table::Table;
use std::sync::LazyLock;

/// When points are counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Moment {
    /// While the game goes on.
    During,
    /// After the game.
    Final,
}

impl Moment {
    pub const ALL: [Self; 2] = [Self::During, Self::Final];
}

/// A row of a subject, with what it is worth at a table.
#[derive(Clone, Copy, Debug)]
pub struct Rule {
    pub subject: Subject,
    pub row: &'static Row,
    pub worth: Worth,
    stage: Stage,
}

/// What everything is worth at one table. It is asked once; then any number of features can be scored.
#[derive(Clone, Debug)]
pub struct Rules {
    during: Vec<Vec<Rule>>,
    after: Vec<Vec<Rule>>,
}

static ROWS: LazyLock<Vec<(Subject, &'static Row)>> = LazyLock::new(|| {
    let all = ALL.iter().flat_map(|rows| rows.iter());
    let mut rows: Vec<_> = all.flat_map(|row| row.subjects.iter().map(move |subject| (*subject, row))).collect();
    rows.sort_by_key(|(subject, row)| (*subject, row.place));
    rows
});

/// Every row of every subject, by place.
#[must_use]
pub fn rows() -> &'static [(Subject, &'static Row)] {
    &ROWS
}

/// The exact condition under which a row brings something at this moment.
#[must_use]
pub fn condition(subject: Subject, row: &Row, moment: Moment) -> Tree {
    decide(|table| worth(subject, row, moment, table).is_there())
}

/// What the row is worth at a table.
pub fn worth(subject: Subject, row: &Row, moment: Moment, table: &mut Table) -> Worth {
    let worths = match moment {
        Moment::During => row.during,
        Moment::Final => row.after,
    };
    if subject.occurs(moment, table) && (row.applies)(table) { worths(table) } else { Worth::Nothing }
}

impl Rules {
    /// The rules of a table.
    pub fn at(table: &mut Table) -> Self {
        let [during, after] = [Moment::During, Moment::Final].map(|moment| by_subject(moment, table));
        Self { during, after }
    }

    /// The rows of a subject in the order in which they are added up.
    #[must_use]
    pub fn of(&self, subject: Subject, moment: Moment) -> &[Rule] {
        let all = match moment {
            Moment::During => &self.during,
            Moment::Final => &self.after,
        };
        &all[subject as usize]
    }

    /// The sum for what was counted.
    #[must_use]
    pub fn score(&self, subject: Subject, moment: Moment, counts: &Counts) -> Breakdown {
        let mut breakdown = Breakdown::default();
        self.score_into(&mut breakdown, subject, moment, counts);
        breakdown
    }

    /// The same in place of an earlier sum, whose memory is used again.
    pub fn score_into(&self, breakdown: &mut Breakdown, subject: Subject, moment: Moment, counts: &Counts) {
        breakdown.items.clear();
        let mut value = 0;
        for Rule { subject, row, worth, stage } in self.of(subject, moment).iter().copied() {
            let points = worth.points(counts, value);
            if matches!(stage, Stage::Core | Stage::Modifier) {
                value += points;
            }
            if points != 0 || matches!(worth, Worth::Fixed(0)) {
                breakdown.items.push(Item { subject, row, worth, points });
            }
        }
    }
}

fn by_subject(moment: Moment, table: &mut Table) -> Vec<Vec<Rule>> {
    let mut all = vec![Vec::new(); Subject::ALL.len()];
    for (subject, row) in rows().iter().copied() {
        let worth = worth(subject, row, moment, table);
        if worth.is_there() {
            all[subject as usize].push(Rule { subject, row, worth, stage: row.stage() });
        }
    }
    all
}
