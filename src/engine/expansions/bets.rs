//! The Bets.

use crate::engine::component::BETS;
use crate::engine::turn::action::{Action, Chooser};
use crate::engine::turn::event::Event;
use crate::engine::turn::expansion::Expansion;
use crate::engine::turn::step::Step;

pub const EXPANSION: Expansion =
    Expansion { actions: &[LOOK_AT_BETS, SETTLE_BETS, PLACE_BETTING_CHIPS], ..Expansion::NOTHING };

const BETTING_OFFICE_PLACED: Event = Event::of_tile("betting-office-placed");
const OFFICE_COMPLETED: Event = Event::of_tile("feature-with-betting-office-completed");

/// Those in your supply, not those on the table. Source: The Bets.
const LOOK_AT_BETS: Action = Action::may("look-at-bets", Step::AnyTime, 130).part_if(|t| t.has(BETS));

/// Source: The Bets.
const SETTLE_BETS: Action = Action::must("settle-bets", Step::TileScoring, 500)
    .part_if(|t| t.has(BETS))
    .when(|m| m.features() > 0 && m.happens(OFFICE_COMPLETED))
    .awards();

/// Not after the last tile of the game. Source: The Bets.
const PLACE_BETTING_CHIPS: Action = Action::may("place-betting-chips", Step::FinishTile, 500)
    .chosen_by(Chooser::Each)
    .part_if(|t| t.has(BETS))
    .when(|m| m.has_tiles_left() && m.happens(BETTING_OFFICE_PLACED));
