//! The Little Buildings.

use crate::engine::component::LITTLE_BUILDINGS;
use crate::engine::turn::action::Action;
use crate::engine::turn::expansion::Expansion;
use crate::engine::turn::step::Step;

pub const EXPANSION: Expansion = Expansion { actions: &[PLACE_LITTLE_BUILDING], ..Expansion::NOTHING };

/// Source: The Little Buildings: on the tile just placed, instead of a meeple.
const PLACE_LITTLE_BUILDING: Action =
    Action::one_of("place-little-building", Step::WoodFirst, 720).part_if(|t| t.has(LITTLE_BUILDINGS));
