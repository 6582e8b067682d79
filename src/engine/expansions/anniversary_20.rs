//! The 20th Anniversary expansion: arrows on tiles.

use crate::engine::component::ANNIVERSARY_20;
use crate::engine::turn::action::Action;
use crate::engine::turn::event::Event;
use crate::engine::turn::expansion::Expansion;
use crate::engine::turn::step::Step;

pub const EXPANSION: Expansion =
    Expansion { actions: &[ARROW_POINTS, ARROW_EXTRA_TURN, ADD_ACROBAT_BY_ARROW], ..Expansion::NOTHING };

/// Points for placing a tile of the expansion without using its arrow.
pub const POINTS: u32 = 2;

const TILE_WITH_ARROW: Event = Event::of_tile("anniversary-tile-placed");
const ARROW_USED: Event = Event::of_tile("arrow-of-the-tile-used");
const EXTRA_TURN_ARROW: Event = Event::of_tile("arrow-gives-extra-turn");
const MEEPLE_ARROW: Event = Event::of_tile("arrow-moves-a-meeple");

/// Source: 20th Anniversary expansion.
const ARROW_POINTS: Action = Action::must("arrow-points", Step::PlaceTile, 1900)
    .part_if(|t| t.has(ANNIVERSARY_20))
    .when(|m| m.happens(TILE_WITH_ARROW) && !m.happens(ARROW_USED))
    .numbers(&[("points", POINTS)])
    .awards();

/// After the present one, a double turn included; not twice running. Source: the same.
const ARROW_EXTRA_TURN: Action = Action::must("arrow-extra-turn", Step::PlaceTile, 2000)
    .part_if(|t| t.has(ANNIVERSARY_20))
    .when(|m| m.happens(EXTRA_TURN_ARROW));

/// Source: interactions with Under the Big Top.
const ADD_ACROBAT_BY_ARROW: Action = Action::one_of("add-acrobat-by-arrow", Step::WoodFirst, 314)
    .under("add-acrobat")
    .part_if(|t| t.has(ANNIVERSARY_20))
    .when(|m| m.happens(MEEPLE_ARROW));
