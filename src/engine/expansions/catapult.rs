//! The Catapult.

use crate::engine::component::CATAPULT;
use crate::engine::turn::action::Action;
use crate::engine::turn::event::Event;
use crate::engine::turn::expansion::Expansion;
use crate::engine::turn::signal::Signal::Messages;
use crate::engine::turn::step::{Round, Step};

pub const EXPANSION: Expansion = Expansion { actions: &[USE_CATAPULT], ..Expansion::NOTHING };

const FAIR_PLACED: Event = Event::of_tile("fair-placed");

/// Source: The Catapult: after scoring, if the tile shows a fair.
const USE_CATAPULT: Action = Action::must("use-catapult", Step::FinishTile, 100)
    .part_if(|t| t.has(CATAPULT))
    .when(|m| m.happens(FAIR_PLACED))
    .awards()
    .raises(&[Messages(Round::FinishTile)]);
