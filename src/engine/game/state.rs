//! Everything about a game that moves, but for the board.

use super::chance::Chance;
use super::expansion::InPlay;
use super::expansions::Extras;
use super::figure::{FigureId, FigureKind, Standing};
use super::phase::Phase;
use super::pile::Pile;
use super::setup::Setup;
use crate::engine::board::{NodeId, Tile, TileIndex};
use crate::engine::score::majority::Player;
use std::sync::Arc;

/// The state of a game, but for the board.
#[derive(Clone, Debug, PartialEq)]
pub struct State {
    pub phase: Phase,
    /// Whose turn it is.
    pub active: Player,
    /// Turns begun so far; a double turn is one.
    pub turn: u32,
    pub seats: Vec<Seat>,
    /// All figures on the board, in the order in which they came there.
    pub standing: Vec<Standing>,
    /// The tile to be placed.
    pub hand: Option<Arc<Tile>>,
    /// The tile that was placed in this part of the turn.
    pub placed: Option<TileIndex>,
    /// Segments whose features may have been completed in this part of the turn.
    pub(super) touched: Vec<NodeId>,
    /// The next tile is not known: nobody can go on.
    pub halted: bool,
    /// Where the course goes on, other than to the next phase.
    pub(super) jump: Option<Phase>,
    pub(super) pile: Pile,
    pub chance: Chance,
    /// What the expansions remember.
    pub extras: Extras,
}

/// What a player has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seat {
    pub points: i32,
    /// The figures in the supply: for each kind a bit for each number.
    figures: [u32; FigureKind::ALL.len()],
}

impl State {
    pub(super) fn new(setup: &Setup, in_play: &InPlay, pile: Pile, chance: Chance) -> Self {
        let seats = (0..setup.players).map(|_| Seat::new(setup)).collect();
        let mut extras = Extras::default();
        for begin in in_play.begins() {
            begin(setup, &mut extras);
        }
        Self {
            phase: Phase::BeginTurn,
            active: Player(0),
            turn: 1,
            seats,
            standing: Vec::new(),
            hand: None,
            placed: None,
            touched: Vec::new(),
            halted: false,
            jump: None,
            pile,
            chance,
            extras,
        }
    }

    /// The players in the order of their turns, the one whose turn it is first.
    pub fn in_turn(&self) -> impl Iterator<Item = Player> + Clone + use<> {
        let (first, all) = (self.active.0, u8::try_from(self.seats.len()).expect("few people play"));
        (0..all).map(move |step| Player((first + step) % all))
    }

    #[must_use]
    pub fn seat(&self, player: Player) -> &Seat {
        &self.seats[usize::from(player.0)]
    }

    pub(super) fn seat_mut(&mut self, player: Player) -> &mut Seat {
        &mut self.seats[usize::from(player.0)]
    }
}

impl Seat {
    fn new(setup: &Setup) -> Self {
        let mut figures = [0; FigureKind::ALL.len()];
        for (kind, count) in &setup.figures {
            figures[*kind as usize] = (1 << u32::from(*count).min(31)) - 1;
        }
        Self { points: 0, figures }
    }

    /// Figures of a kind in the supply.
    #[must_use]
    pub fn count(&self, kind: FigureKind) -> u32 {
        self.figures[kind as usize].count_ones()
    }

    /// The figure of the kind in the supply that has the lowest number.
    #[must_use]
    pub fn first(&self, player: Player, kind: FigureKind) -> Option<FigureId> {
        let bits = self.figures[kind as usize];
        let number = u8::try_from(bits.trailing_zeros()).expect("there are 32 bits") + 1;
        (bits != 0).then_some(FigureId { player, kind, number })
    }

    #[must_use]
    pub fn has(&self, figure: FigureId) -> bool {
        self.figures[figure.kind as usize] & bit(figure) != 0
    }

    pub(super) fn take(&mut self, figure: FigureId) {
        self.figures[figure.kind as usize] &= !bit(figure);
    }

    pub(super) fn put_back(&mut self, figure: FigureId) {
        self.figures[figure.kind as usize] |= bit(figure);
    }
}

/// Numbers beyond the bits name no figure.
fn bit(figure: FigureId) -> u32 {
    u32::from(figure.number).checked_sub(1).and_then(|place| 1_u32.checked_shl(place)).unwrap_or(0)
}
