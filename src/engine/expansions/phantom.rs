//! The Phantom: a second meeple after the first.

use crate::engine::component::{PHANTOM, TOWER, WHEEL_OF_FORTUNE};
use crate::engine::turn::action::{Action, Figure};
use crate::engine::turn::expansion::Expansion;
use crate::engine::turn::signal::Signal::{LakeTrap, TreeTrap};
use crate::engine::turn::step::Step;

pub const EXPANSION: Expansion =
    Expansion { actions: &[PLACE_PHANTOM, PHANTOM_OCCUPIES_TOWER, PHANTOM_TO_WHEEL_OF_FORTUNE], ..Expansion::NOTHING };

/// Source: The Phantom: on another feature of the tile, after the first figure or none.
const PLACE_PHANTOM: Action = Action::one_of("place-phantom", Step::WoodSecond, 100)
    .part_if(|t| t.has(PHANTOM))
    .puts(Figure::Meeple)
    .raises(&[TreeTrap, LakeTrap]);

/// Source: interactions with The Tower.
const PHANTOM_OCCUPIES_TOWER: Action = Action::one_of("phantom-occupies-tower", Step::WoodSecond, 200)
    .part_if(|t| t.has(PHANTOM) && t.has(TOWER))
    .raises(&[LakeTrap]);

/// Source: interactions with The Wheel of Fortune.
const PHANTOM_TO_WHEEL_OF_FORTUNE: Action = Action::one_of("phantom-to-wheel-of-fortune", Step::WoodSecond, 300)
    .part_if(|t| t.has(PHANTOM) && t.has(WHEEL_OF_FORTUNE));
