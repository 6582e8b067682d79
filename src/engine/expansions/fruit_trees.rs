//! The Fruit-Bearing Trees.

use crate::engine::component::FRUIT_TREES;
use crate::engine::turn::action::Action;
use crate::engine::turn::event::Event;
use crate::engine::turn::expansion::Expansion;
use crate::engine::turn::step::Step;

pub const EXPANSION: Expansion =
    Expansion { actions: &[PLACE_FRUIT, PICK_FRUIT, HARVEST_FRUIT, SELL_FRUIT], ..Expansion::NOTHING };

/// Fruit tokens on a tile with a tree.
pub const TOKENS: u32 = 4;

/// Fruit tokens that can be sold at once, at least.
pub const FEWEST_SOLD: u32 = 1;

/// The same at most.
pub const MOST_SOLD: u32 = 4;

const TREE_PLACED: Event = Event::of_tile("fruit-tree-placed");
const MEEPLE_BY_TREE: Event = Event::of_tile("meeple-on-tile-beside-fruit-tree");

/// Source: The Fruit-Bearing Trees: face down, all of one kind.
const PLACE_FRUIT: Action = Action::must("place-fruit", Step::PlaceTile, 1600)
    .part_if(|t| t.has(FRUIT_TREES))
    .when(|m| m.happens(TREE_PLACED))
    .numbers(&[("tokens", TOKENS)]);

/// For each tree and meeple. Source: The Fruit-Bearing Trees.
const PICK_FRUIT: Action = Action::may("pick-fruit", Step::WoodEpilogue, 500)
    .part_if(|t| t.has(FRUIT_TREES))
    .when(|m| m.happens(MEEPLE_BY_TREE));

/// Source: the same: the topmost token.
const HARVEST_FRUIT: Action = Action::one_of("harvest-fruit", Step::WoodEpilogue, 510).under("pick-fruit").awards();

/// Source: the same: different fruits.
const SELL_FRUIT: Action = Action::one_of("sell-fruit", Step::WoodEpilogue, 520)
    .under("pick-fruit")
    .numbers(&[("fewest", FEWEST_SOLD), ("most", MOST_SOLD)])
    .awards();
