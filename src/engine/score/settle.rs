//! Which player receives which lines of a sum.

use super::breakdown::Breakdown;
use super::counts::Counts;
use super::majority::{Figure, Player, Ties, citizens_jury, majority};
use super::quantity::Quantity;
use super::row::Receives;
use super::rules::{Moment, Rules};
use super::subject::Subject;
use crate::engine::table::Table;

/// A measured feature with everybody who may receive something for it.
#[derive(Clone, Debug)]
pub struct Feature {
    pub subject: Subject,
    /// What is the same for everybody.
    pub counts: Counts,
    pub figures: Vec<Figure>,
    /// The scoring tile that makes everybody share. Source: The Land Surveyors.
    pub citizens_jury: bool,
    pub people: Vec<Person>,
}

/// What is a player's own: ghosts at the figures, the fairy, the pig, the teacher.
#[derive(Clone, Debug)]
pub struct Person {
    pub player: Player,
    pub own: Vec<(Quantity, i32)>,
    /// It is this player's turn.
    pub active: bool,
}

impl Person {
    /// A player whose turn it is not.
    #[must_use]
    pub fn with(player: Player, own: &[(Quantity, i32)]) -> Self {
        Self { player, own: own.to_vec(), active: false }
    }

    /// What is the same for everybody with the player's own in place of it. What is counted several times is added up.
    fn counts(&self, common: &Counts) -> Counts {
        let sum = |quantity: Quantity| -> i32 {
            self.own.iter().filter(|(own, _)| *own == quantity).map(|(_, count)| *count).sum()
        };
        self.own.iter().fold(common.clone(), |all, (own, _)| all.with(*own, sum(*own)))
    }
}

/// The lines that each of the people receives. What is a player's own counts for that player alone.
#[must_use]
pub fn settle(rules: &Rules, ties: Ties, moment: Moment, feature: &Feature) -> Vec<(Player, Breakdown)> {
    let winners = feature.winners(ties);
    let lines = |person: &Person| {
        let counts = person.counts(&feature.counts);
        let mut breakdown = rules.score(feature.subject, moment, &counts);
        breakdown.items.retain(|item| feature.receives(person, item.row.receives, &winners));
        (person.player, breakdown)
    };
    feature.people.iter().map(lines).collect()
}

/// The same at a table that is asked anew.
pub fn settle_at(table: &mut Table, moment: Moment, feature: &Feature) -> Vec<(Player, Breakdown)> {
    settle(&Rules::at(table), Ties::at(table), moment, feature)
}

impl Feature {
    /// Who has the majority.
    #[must_use]
    pub fn winners(&self, ties: Ties) -> Vec<Player> {
        if self.citizens_jury {
            citizens_jury(&self.figures)
        } else {
            majority(&self.figures, self.counts.get(Quantity::Pennants), ties)
        }
    }

    fn receives(&self, person: &Person, receives: Receives, winners: &[Player]) -> bool {
        match receives {
            Receives::Majority => winners.contains(&person.player),
            Receives::Each => self.figures.iter().any(|figure| figure.player == person.player),
            Receives::Active => person.active,
            // Whoever does not have it has a count of zero, and no line.
            Receives::Owner | Receives::All => true,
        }
    }
}
