//! The point that a turn has reached, as the rules see it: what happened, what was done, what is at hand.

use super::event::{Event, Scope};
use super::step::{Round, Step};
use super::walk::Course;
use std::collections::{BTreeMap, BTreeSet};

/// What a rule can ask about the course of the turn. A rule learns of it by these questions only.
pub struct Moment<'m> {
    pub(super) course: &'m mut dyn Course,
    pub(super) state: &'m mut State,
    /// Tiles in the common supply.
    pub(super) tiles: u32,
    pub(super) players: u32,
}

/// All that is remembered of one player's turn.
#[derive(Clone, Debug, Default)]
pub(super) struct State {
    pub at: At,
    known: BTreeMap<Event, bool>,
    caused: BTreeSet<Event>,
    pub done_for_tile: BTreeSet<&'static str>,
    pub done_in_turn: BTreeSet<&'static str>,
    /// Rounds in which points were awarded since the tile's part of the turn began.
    pub awarded: BTreeSet<Round>,
    /// Rounds in which a message was drawn, likewise.
    pub messages: BTreeSet<Round>,
    pub hand: Hand,
    pub in_bazaar_round: bool,
    /// The tile at hand was bought in an auction.
    pub bought: bool,
    pub repeats: bool,
    /// Features that the tile completed.
    pub features: u16,
}

/// The tile of the present part of the turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Hand {
    #[default]
    Empty,
    /// It is known to fit somewhere.
    Fitting,
    /// It may turn out not to fit.
    Uncertain,
    /// It lies on the table.
    Placed,
}

/// The place of an action in the course of a turn; the fields are compared in their order. A number that no
/// longer means anything keeps its last value, so that places never go back within one turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, serde::Serialize)]
pub struct At {
    /// 0 for the turn that is walked, more for turns in a bazaar round, in their order.
    pub turn: u32,
    /// 0 before the first tile, 1, and 2 in a double turn.
    pub tile: u8,
    /// How many tiles were taken in hand for this one, the present one included.
    pub draw: u32,
    pub step: Step,
    /// From 1, while features are scored.
    pub feature: u16,
    /// Which of several picks in a step, from 1.
    pub pick: u16,
    /// Which of several bazaars in a row, from 1.
    pub bazaar: u16,
}

impl Moment<'_> {
    /// Whether the event happens. Asked once as long as its scope lasts.
    pub fn happens(&mut self, event: Event) -> bool {
        if let Some(known) = self.state.known.get(&event) {
            return *known;
        }
        let happens = self.course.happens(event);
        if event.scope() != Scope::Moment {
            self.state.known.insert(event, happens);
        }
        happens
    }

    /// An action that was done brought the event about.
    #[must_use]
    pub fn caused(&self, event: Event) -> bool {
        self.state.caused.contains(&event)
    }

    /// Somebody got points in this round, for the present tile.
    #[must_use]
    pub fn awarded(&self, round: Round) -> bool {
        self.state.awarded.contains(&round)
    }

    /// Somebody got points in any round, for the present tile.
    #[must_use]
    pub fn awarded_at_all(&self) -> bool {
        !self.state.awarded.is_empty()
    }

    #[must_use]
    pub fn has_tile(&self) -> bool {
        self.state.hand != Hand::Empty
    }

    /// The tile at hand can be placed somewhere.
    pub fn tile_fits(&mut self) -> bool {
        self.state.hand == Hand::Fitting || !self.happens(TILE_UNPLACEABLE)
    }

    /// No tile was set aside before the one that is taken in hand now.
    #[must_use]
    pub fn is_first_draw(&self) -> bool {
        self.state.at.draw <= 1
    }

    /// Not yet in the second part of a double turn.
    #[must_use]
    pub fn is_first_tile(&self) -> bool {
        self.state.at.tile <= 1
    }

    /// The tile at hand was bought in an auction.
    #[must_use]
    pub fn tile_was_bought(&self) -> bool {
        self.state.bought
    }

    /// There is a tile in the common supply for every player.
    #[must_use]
    pub fn has_tiles_for_all(&self) -> bool {
        self.tiles >= self.players
    }

    /// The tile at hand is not the last one of the game.
    #[must_use]
    pub fn has_tiles_left(&self) -> bool {
        self.tiles > 0
    }

    /// The tile lies on the table.
    #[must_use]
    pub fn tile_is_placed(&self) -> bool {
        self.state.hand == Hand::Placed
    }

    /// Features that the tile completed.
    #[must_use]
    pub fn features(&self) -> u16 {
        self.state.features
    }
}

/// The tile at hand fits nowhere. Source: base game, placing a tile.
pub const TILE_UNPLACEABLE: Event = Event::of_tile("tile-unplaceable");

impl State {
    /// The beginning of a turn in which the player places a tile bought in an auction.
    pub fn in_bazaar(turn: u32) -> Self {
        Self { at: At { turn, ..At::default() }, in_bazaar_round: true, bought: true, ..Self::default() }
    }

    pub fn cause(&mut self, event: Event) {
        self.caused.insert(event);
    }

    /// A part of the turn with another tile begins.
    pub fn begin_tile(&mut self) {
        self.at.tile += 1;
        self.at.draw = 0;
        self.repeats = false;
        self.features = 0;
        self.done_for_tile.clear();
        if self.at.tile > 1 {
            self.bought = false;
            self.awarded.clear();
            self.messages.clear();
        }
    }

    /// The player is to take a tile in hand; what was known of the last one no longer counts.
    pub fn begin_draw(&mut self) {
        self.at.draw += 1;
        self.hand = Hand::Empty;
        self.forget(Scope::Tile);
    }

    pub fn begin_feature(&mut self, feature: u16) {
        self.at.feature = feature;
        self.forget(Scope::Feature);
    }

    /// Events of the scope and of all within it.
    fn forget(&mut self, scope: Scope) {
        self.known.retain(|event, _| event.scope() > scope);
        self.caused.retain(|event| event.scope() > scope);
    }
}
