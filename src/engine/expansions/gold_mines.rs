//! The Gold Mines.

use crate::engine::component::GOLD_MINES;
use crate::engine::turn::action::Action;
use crate::engine::turn::event::Event;
use crate::engine::turn::expansion::Expansion;
use crate::engine::turn::step::Step;

pub const EXPANSION: Expansion = Expansion { actions: &[PLACE_GOLD, DISTRIBUTE_GOLD], ..Expansion::NOTHING };

const GOLD_PLACED: Event = Event::of_tile("gold-placed");
const GOLD_ON_COMPLETED: Event = Event::of_tile("gold-on-completed-feature");

/// Source: The Gold Mines: one bar on the tile, one on a neighbouring tile.
const PLACE_GOLD: Action =
    Action::must("place-gold", Step::PlaceTile, 600).part_if(|t| t.has(GOLD_MINES)).when(|m| m.happens(GOLD_PLACED));

/// Source: The Gold Mines: in turn, one bar at a time, by those who had the majority.
const DISTRIBUTE_GOLD: Action = Action::must("distribute-gold", Step::TileScoring, 100)
    .part_if(|t| t.has(GOLD_MINES))
    .when(|m| m.features() > 0 && m.happens(GOLD_ON_COMPLETED));
