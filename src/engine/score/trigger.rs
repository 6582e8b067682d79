//! What a row makes the table check for besides its points.

use super::row::{Kind, Row, Stage, Worth};
use super::rules::{Moment, worth};
use super::subject::Subject;
use crate::engine::component::{ACROBATS, CASTLES, CIRCUS, RINGMASTER, ROBBERS, TEACHER};
use crate::engine::oracle::ways;
use crate::engine::table::Table;
use crate::engine::turn::step::Step;
use std::collections::BTreeSet;

/// Something that follows when points are given out while the game goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Trigger {
    /// Castles beside the feature are scored. Source: Bridges, Castles and Bazaars.
    Castle,
    /// Robbers take points. Source: The Robbers.
    Robbers,
    /// Robbers take points and may have to choose from whom. Source: the same.
    RobberChoice,
    /// Whoever has the teacher receives as much. Source: The School.
    Teacher,
    /// The ringmaster brings a bonus. Source: Under the Big Top.
    Ringmaster,
}

/// The features of the base game, for which alone the ringmaster brings something. Source: the same.
pub const BASIC: &[Subject] = &[Subject::Road, Subject::City, Subject::Monastic, Subject::Field, Subject::JoinedField];

impl Trigger {
    pub const ALL: [Self; 5] = [Self::Castle, Self::Robbers, Self::RobberChoice, Self::Teacher, Self::Ringmaster];

    /// Language-free and stable.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Self::Castle => "castle",
            Self::Robbers => "robbers",
            Self::RobberChoice => "robber-choice",
            Self::Teacher => "teacher",
            Self::Ringmaster => "ringmaster",
        }
    }

    /// The trigger means something at this table.
    pub fn applies(self, table: &mut Table) -> bool {
        match self {
            Self::Castle => table.has(CASTLES),
            Self::Robbers | Self::RobberChoice => table.has(ROBBERS),
            Self::Teacher => table.has(TEACHER),
            Self::Ringmaster => table.has(RINGMASTER) && (table.has(CIRCUS) || table.has(ACROBATS)),
        }
    }
}

/// The triggers of a row that is there while the game goes on, whatever lies on the table.
///
/// Fields trigger no castle: a castle waits for a feature that is completed.
#[must_use]
pub fn triggers(subject: Subject, row: &Row, during: Worth) -> Vec<Trigger> {
    let scored = subject.steps().contains(&Step::ScoreFeature);
    let core = scored && row.kind == Kind::Core;
    let gains = !subject.steps().is_empty() && !is_payment(subject) && !matches!(during, Worth::Fixed(0));
    let field = matches!(subject, Subject::Field | Subject::JoinedField);
    let raised = |trigger: &Trigger| match trigger {
        Trigger::Castle => core && !field,
        Trigger::Robbers => gains && !scored,
        Trigger::RobberChoice => {
            gains && scored && matches!(row.stage(), Stage::Prologue | Stage::Core | Stage::Epilogue)
        }
        Trigger::Teacher => core,
        Trigger::Ringmaster => core && BASIC.contains(&subject),
    };
    Trigger::ALL.into_iter().filter(raised).collect()
}

/// The triggers of a row at some table at which it brings something while the game goes on.
#[must_use]
pub fn ever(subject: Subject, row: &Row) -> Vec<Trigger> {
    let worths = ways(|table| _ = worth(subject, row, Moment::During, table)).into_iter().map(|way| {
        let mut answers = |question| way.get(&question).copied().unwrap_or(false);
        worth(subject, row, Moment::During, &mut Table::new(&mut answers))
    });
    let there = worths.filter(|worth| worth.is_there());
    let all: BTreeSet<Trigger> = there.flat_map(|worth| triggers(subject, row, worth)).collect();
    all.into_iter().collect()
}

/// Points that are paid, or taken by a robber already. Source: The Robbers.
fn is_payment(subject: Subject) -> bool {
    use Subject::{BathhouseReturn, BazaarPurchase, ProtectionPlaced, ProtectionStanding, RansomPaid, RobberTheft};
    let payments = [RansomPaid, RobberTheft, BathhouseReturn, ProtectionPlaced, ProtectionStanding, BazaarPurchase];
    payments.contains(&subject)
}
