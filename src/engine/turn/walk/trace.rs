//! What is told of a turn that was played.

use crate::engine::turn::moment::At;
use crate::engine::turn::step::{Round, Step};
use serde::Serialize;

/// One thing that is told of a turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Entry {
    /// The player had a choice.
    Chose { open: Vec<&'static str>, took: Option<&'static str>, at: At },
    /// The action was done.
    Did { action: &'static str, at: At },
    /// The action would have been open, and a ban forbade it.
    Forbidden { action: &'static str, by: &'static str, at: At },
    /// A ban made the whole step be left out.
    Skipped { step: Step, by: &'static str, at: At },
    /// The tile fits nowhere: it is set aside, and a tile is drawn again.
    SetAside { at: At },
    /// A message was drawn after the points of this round.
    Message { round: Round, at: At },
    /// A bazaar turned up while another one was under way and has to wait until that one is over.
    BazaarWaits { at: At },
    /// A bazaar turned up while another one was under way and is not held.
    BazaarLapses { at: At },
    /// No tile was left to draw: the game is over.
    OutOfTiles { at: At },
}
