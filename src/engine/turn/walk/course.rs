//! What the rules leave open: events and choices.

use crate::engine::turn::action::Publisher;
use crate::engine::turn::event::Event;
use crate::engine::turn::step::Step;

/// What the course of a turn depends on besides the rules.
pub trait Course {
    /// Whether the event happens now. Asked once as long as the event's scope lasts.
    fn happens(&mut self, event: Event) -> bool;

    /// How many features the tile completed.
    fn completed_features(&mut self) -> u16;

    /// The player's choice: the index of an option, `None` to do nothing. Anything that is not open is taken for
    /// `None`, and `None` where the player has to choose, for the first option.
    fn choose(&mut self, open: &Open) -> Option<usize>;
}

/// What a player can choose from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Open {
    pub step: Step,
    /// Ids of actions, at least one.
    pub options: Vec<&'static str>,
    pub may_decline: bool,
}

/// The circumstances of a turn.
#[derive(Clone, Copy, Debug)]
pub struct Setup {
    /// At least one.
    pub players: u16,
    /// Tiles in the common supply.
    pub tiles: u16,
    /// Whose rules are played where publishers differ.
    pub publisher: Publisher,
}

impl Default for Setup {
    fn default() -> Self {
        Self { players: 3, tiles: 40, publisher: Publisher::Hig }
    }
}
