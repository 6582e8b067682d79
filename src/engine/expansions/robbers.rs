//! The Robbers: they take points where others score, see the signals.

use crate::engine::component::ROBBERS;
use crate::engine::turn::action::Action;
use crate::engine::turn::event::Event;
use crate::engine::turn::expansion::Expansion;
use crate::engine::turn::step::Step;

pub const EXPANSION: Expansion = Expansion { actions: &[PLACE_ROBBERS], ..Expansion::NOTHING };

const ROBBER_PLACED: Event = Event::of_tile("robber-placed");

/// You and the next player with a robber left; beside a scoring figure. Source: The Robbers.
const PLACE_ROBBERS: Action =
    Action::must("place-robbers", Step::PlaceTile, 800).part_if(|t| t.has(ROBBERS)).when(|m| m.happens(ROBBER_PLACED));
