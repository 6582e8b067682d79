//! What an expansion brings to a game that is played. Expansions do not know each other: they meet in phases, at
//! moves, and in what a feature counts.

use super::Game;
use super::expansions::{ALL, Extras};
use super::figure::{FigureId, FigureKind, Spot, Standing};
use super::moves::{Move, Offers, Token};
use super::phase::Phase;
use super::scoring::{Completed, Scene};
use super::setup::Setup;
use crate::engine::board::{NodeId, Position, Rotation, Tile};
use crate::engine::score::majority::{Piece, Player};
use crate::engine::score::{Moment, Quantity, Subject};
use crate::engine::table::Table;
use crate::engine::turn::action::Applies;

/// Something that happens by itself.
pub type Happens = fn(&mut Game);

/// Adds to what is offered.
pub type Offering = fn(&Game, &mut Offers);

/// The part of one expansion in a game that is played.
#[derive(Clone, Copy)]
pub struct Expansion {
    pub applies: Applies,
    /// What it remembers at the beginning, if not the default.
    pub begins: fn(&Setup, &mut Extras),
    pub figures: &'static [FigureRule],
    /// What happens when a phase begins.
    pub happens: &'static [(Phase, Happens)],
    /// What can be decided in a phase.
    pub offers: &'static [(Phase, Offering)],
    /// Carries out a move; `None` where it is not the expansion's.
    pub performs: fn(&mut Game, Move) -> Option<Then>,
    /// Further places for a figure of the player, beside those on the tile that was placed.
    pub spots: fn(&Game, Player, FigureKind, &mut Vec<Spot>),
    /// A figure must not be placed there.
    pub bars: fn(&Game, FigureKind, Spot) -> bool,
    /// A tile that would fit must not lie there.
    pub forbids_tile: fn(&Game, &Tile, Position, Rotation) -> bool,
    /// Two segments must not be joined otherwise than by tiles.
    pub forbids_link: fn(&Game, NodeId, NodeId) -> bool,
    /// A tile that would not fit may lie there with something from the expansion.
    pub helps_tile: fn(&Game, &Tile, Position, Rotation) -> bool,
    /// The game is not over with the supply of tiles.
    pub goes_on: fn(&Game) -> bool,
    /// Tokens of a kind that a player has.
    pub stock: fn(&Game, Player, Token) -> u32,
    /// Figures of the player that it keeps off the board and out of the supply.
    pub holds: fn(&Game, Player) -> u32,
    /// What may be done at any moment, and nobody has to wait for.
    pub aside: Offering,
    /// What a feature is scored as, where it is not what it would be without the expansion.
    pub subject: fn(&Game, NodeId, Moment, Option<Subject>) -> Option<Subject>,
    /// What a figure makes of its feature, where it is not what others would make of it.
    pub scores_as: fn(&Game, Standing, Moment) -> Option<Subject>,
    /// What is counted of a feature, the same for everybody.
    pub counts: fn(&Game, &Scene, &mut Counting),
    /// What is counted for one player alone.
    pub own: fn(&Game, &Scene, Player, &mut Counting),
    /// A figure leaves the board.
    pub leaves: fn(&mut Game, FigureId),
    /// What follows when a feature was completed and scored, while its figures still stand there.
    pub completes: fn(&mut Game, &Completed),
}

/// Quantities with their numbers; several expansions can add to one.
#[derive(Clone, Debug, Default)]
pub struct Counting(Vec<(Quantity, i32)>);

impl Counting {
    pub fn add(&mut self, quantity: Quantity, more: i32) {
        match self.0.iter_mut().find(|(counted, _)| *counted == quantity) {
            Some((_, count)) => *count += more,
            None => self.0.push((quantity, more)),
        }
    }

    /// Counts it as something of its own, which brings an entry of its own.
    pub fn add_apart(&mut self, quantity: Quantity, more: i32) {
        self.0.push((quantity, more));
    }

    /// There is some of it, or there is none.
    pub fn set(&mut self, quantity: Quantity, there: bool) {
        if there {
            self.add(quantity, 1);
        }
    }

    pub(super) fn all(self) -> Vec<(Quantity, i32)> {
        self.0
    }
}

/// How a kind of figure is used.
#[derive(Clone, Copy)]
pub struct FigureRule {
    pub kind: FigureKind,
    /// It can be placed on the segment by the player, as far as the segment is concerned.
    pub stands: fn(&Game, Player, NodeId) -> bool,
    /// What it counts for in a majority; `None` for one that is no follower.
    pub strength: Option<Piece>,
    /// It takes the feature, so that others cannot be placed there.
    pub occupies: bool,
}

/// How the course goes on after a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Then {
    Next,
    /// The same phase again.
    Stay,
    Go(Phase),
}

impl Expansion {
    /// Nothing; to be filled with `..Expansion::NOTHING`.
    pub const NOTHING: Self = Self {
        applies: |_| true,
        begins: |_, _| {},
        figures: &[],
        happens: &[],
        offers: &[],
        performs: |_, _| None,
        spots: |_, _, _, _| {},
        bars: |_, _, _| false,
        forbids_tile: |_, _, _, _| false,
        forbids_link: |_, _, _| false,
        helps_tile: |_, _, _, _| false,
        goes_on: |_| false,
        stock: |_, _, _| 0,
        holds: |_, _| 0,
        aside: |_, _| {},
        subject: |_, _, _, usual| usual,
        scores_as: |_, _, _| None,
        counts: |_, _, _| {},
        own: |_, _, _, _| {},
        leaves: |_, _| {},
        completes: |_, _| {},
    };
}

/// The expansions of one game, sorted by what is asked of them.
pub(super) struct InPlay {
    all: Vec<&'static Expansion>,
    happens: Vec<Vec<Happens>>,
    offers: Vec<Vec<Offering>>,
    figures: Vec<FigureRule>,
}

impl InPlay {
    pub fn at(table: &mut Table) -> Self {
        let all: Vec<&Expansion> = ALL.iter().copied().filter(|expansion| (expansion.applies)(table)).collect();
        Self {
            happens: by_phase(all.iter().flat_map(|expansion| expansion.happens)),
            offers: by_phase(all.iter().flat_map(|expansion| expansion.offers)),
            figures: all.iter().flat_map(|expansion| expansion.figures).copied().collect(),
            all,
        }
    }

    pub fn all(&self) -> &[&'static Expansion] {
        &self.all
    }

    pub fn begins(&self) -> impl Iterator<Item = fn(&Setup, &mut Extras)> {
        self.all.iter().map(|expansion| expansion.begins)
    }

    pub fn happens(&self, phase: Phase) -> &[Happens] {
        &self.happens[phase as usize]
    }

    pub fn offers(&self, phase: Phase) -> &[Offering] {
        &self.offers[phase as usize]
    }

    pub fn figures(&self) -> &[FigureRule] {
        &self.figures
    }

    pub fn figure(&self, kind: FigureKind) -> Option<&FigureRule> {
        self.figures.iter().find(|rule| rule.kind == kind)
    }
}

impl std::fmt::Debug for InPlay {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} expansions", self.all.len())
    }
}

fn by_phase<T: Copy + 'static>(rules: impl Iterator<Item = &'static (Phase, T)>) -> Vec<Vec<T>> {
    let mut all = vec![Vec::new(); Phase::ALL.len()];
    for (phase, rule) in rules {
        all[*phase as usize].push(*rule);
    }
    all
}
