//! The Ferries.

use crate::engine::component::FERRIES;
use crate::engine::turn::action::Action;
use crate::engine::turn::event::Event;
use crate::engine::turn::expansion::Expansion;
use crate::engine::turn::signal::Signal::TreeTrap;
use crate::engine::turn::step::Step;

pub const EXPANSION: Expansion = Expansion { actions: &[PLACE_FERRY, MOVE_FERRY], ..Expansion::NOTHING };

const FERRY_LAKE_PLACED: Event = Event::of_tile("ferry-lake-placed");
const ROAD_WITH_FERRY_EXTENDED: Event = Event::of_tile("road-with-ferry-extended");

/// Source: The Ferries: after placing a meeple, one ferry between two of the roads that end at the lake.
const PLACE_FERRY: Action = Action::must("place-ferry", Step::WoodEpilogue, 100)
    .part_if(|t| t.has(FERRIES))
    .when(|m| m.happens(FERRY_LAKE_PLACED))
    .raises(&[TreeTrap]);

/// Each ferry once in a turn. Source: The Ferries: the first ferry on a road that was extended.
const MOVE_FERRY: Action = Action::may("move-ferry", Step::WoodEpilogue, 200)
    .part_if(|t| t.has(FERRIES))
    .when(|m| m.happens(ROAD_WITH_FERRY_EXTENDED))
    .raises(&[TreeTrap]);
