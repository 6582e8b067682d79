//! A game that is played: players, figures, legal moves, turns, points. Start at [`Game`].
//!
//! The course of a turn is a row of [`Phase`]s. What is done in a phase, what is offered to whom and what a feature
//! counts is said by the expansions, a file each in [`expansions`]; the base game is one of them. Points come from
//! [`engine::score`](crate::engine::score) alone: this module only measures.
//!
//! Tiles come in as data, chance as a [`Chance`]: the same setup, chance and moves always give the same game.

mod chance;
mod course;
mod deploy;
mod expansion;
pub mod expansions;
mod figure;
mod moves;
mod option;
mod phase;
mod pile;
mod places;
mod scoring;
mod setup;
mod standing;
mod state;
#[cfg(test)]
mod tests;

pub use chance::Chance;
pub use course::Refused;
pub use expansion::{Counting, Expansion, FigureRule, Then};
pub use figure::{FigureId, FigureKind, Manner, Spot, Standing};
pub use moves::{Move, Neutral, Offers, Source, Target, Token};
pub use option::{Choice, Choices};
pub use phase::Phase;
pub use pile::Pile;
pub use scoring::{Completed, Entry, Scene};
pub use setup::Setup;
pub use state::{Seat, State};

use super::board::Board;
use super::score::majority::{Player, Ties};
use super::score::{Rules, Subject};
use super::table::Table;
use expansion::InPlay;
use std::collections::BTreeSet;
use std::sync::Arc;

/// A game under way.
#[derive(Clone, Debug)]
pub struct Game {
    setup: Arc<Setup>,
    rules: Arc<Rules>,
    ties: Ties,
    in_play: Arc<InPlay>,
    board: Board,
    state: State,
    /// All points that were given so far, in order.
    entries: Vec<Entry>,
    /// Rows of sums that brought something, by subject and name; what was taken back is among them.
    rows_used: BTreeSet<(Subject, &'static str)>,
    offers: Offers,
    past: Vec<Past>,
}

/// What a move is taken back to.
#[derive(Clone, Debug)]
struct Past {
    state: State,
    offers: Offers,
    board: usize,
    entries: usize,
}

impl Game {
    /// Lays the first tiles and begins the first turn, up to the first decision.
    #[must_use]
    pub fn new(setup: Setup, pile: Pile, chance: Chance) -> Self {
        let mut chosen = setup.table.clone();
        let mut table = Table::new(&mut chosen);
        let (rules, ties) = (Rules::at(&mut table), Ties::at(&mut table));
        let in_play = InPlay::at(&mut table);
        let state = State::new(&setup, &in_play, pile, chance);
        let mut game = Self {
            rules: Arc::new(rules),
            ties,
            in_play: Arc::new(in_play),
            board: Board::default(),
            state,
            entries: Vec::new(),
            rows_used: BTreeSet::new(),
            offers: Offers::default(),
            past: Vec::new(),
            setup: Arc::new(setup),
        };
        game.begin();
        game
    }

    /// What lies on the table, and how it is played.
    #[must_use]
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    #[must_use]
    pub fn board(&self) -> &Board {
        &self.board
    }

    #[must_use]
    pub fn state(&self) -> &State {
        &self.state
    }

    /// What can be done now, and by whom; nothing when the game is over.
    #[must_use]
    pub fn offers(&self) -> &Offers {
        &self.offers
    }

    /// The next decision by chance falls on this share of the way, from 0 to below 1.
    pub fn decide_by(&mut self, share: f64) {
        self.state.chance = Chance::Given(share);
    }

    /// Tokens of a kind that a player has; of gold, those that were won.
    #[must_use]
    pub fn stock(&self, player: Player, token: Token) -> u32 {
        self.in_play.all().iter().map(|expansion| (expansion.stock)(self, player, token)).sum()
    }

    /// Figures of a player that are neither on the board nor in the supply: prisoners.
    #[must_use]
    pub fn held_elsewhere(&self, player: Player) -> u32 {
        self.in_play.all().iter().map(|expansion| (expansion.holds)(self, player)).sum()
    }

    /// Rows of sums that brought something so far, by subject and name.
    pub fn rows_used(&self) -> impl Iterator<Item = (Subject, &'static str)> {
        self.rows_used.iter().copied()
    }

    /// All points that were given so far, in order.
    #[must_use]
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }
}
