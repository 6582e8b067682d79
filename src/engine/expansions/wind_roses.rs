//! The Wind Roses.

use crate::engine::component::WIND_ROSES;
use crate::engine::turn::action::Action;
use crate::engine::turn::event::Event;
use crate::engine::turn::expansion::Expansion;
use crate::engine::turn::step::Step;

pub const EXPANSION: Expansion = Expansion { actions: &[WIND_ROSE_POINTS], ..Expansion::NOTHING };

/// Points for a tile in the quarter of the table that its wind rose shows.
pub const POINTS: u32 = 3;

const ROSE_IN_ITS_QUARTER: Event = Event::of_tile("wind-rose-in-its-quarter");

/// Source: The Wind Roses.
const WIND_ROSE_POINTS: Action = Action::must("wind-rose-points", Step::PlaceTile, 900)
    .part_if(|t| t.has(WIND_ROSES))
    .when(|m| m.happens(ROSE_IN_ITS_QUARTER))
    .numbers(&[("points", POINTS)])
    .awards();
