//! The Wheel of Fortune.

use crate::engine::component::WHEEL_OF_FORTUNE;
use crate::engine::turn::action::Action;
use crate::engine::turn::event::Event;
use crate::engine::turn::expansion::Expansion;
use crate::engine::turn::step::Step;

pub const EXPANSION: Expansion =
    Expansion { actions: &[SPIN_WHEEL_OF_FORTUNE, MEEPLE_TO_WHEEL_OF_FORTUNE], ..Expansion::NOTHING };

const WHEEL_ON_TILE: Event = Event::of_tile("wheel-of-fortune-on-tile");

/// Source: The Wheel of Fortune: before the tile is placed.
const SPIN_WHEEL_OF_FORTUNE: Action = Action::must("spin-wheel-of-fortune", Step::DrawTile, 600)
    .part_if(|t| t.has(WHEEL_OF_FORTUNE))
    .when(|m| m.happens(WHEEL_ON_TILE))
    .awards();

/// Source: the same: onto a free crown space instead of onto the tile.
const MEEPLE_TO_WHEEL_OF_FORTUNE: Action =
    Action::one_of("meeple-to-wheel-of-fortune", Step::WoodFirst, 610).part_if(|t| t.has(WHEEL_OF_FORTUNE));
