//! The Russian promotional tiles: Solovei Razboynik, Vodyanoy; for their traps see the signals.

use crate::engine::component::RUSSIAN_PROMOS;
use crate::engine::turn::action::Action;
use crate::engine::turn::event::Event;
use crate::engine::turn::expansion::Expansion;
use crate::engine::turn::signal::Signal::{LakeTrap, TreeTrap};
use crate::engine::turn::step::Step;

pub const EXPANSION: Expansion =
    Expansion { actions: &[LAY_SOLOVEI_RAZBOYNIK, LAY_VODYANOY, FREE_TRAPPED_FIGURE], ..Expansion::NOTHING };

const SOLOVEI_PLACED: Event = Event::of_tile("solovei-razboynik-placed-or-connected");
const VODYANOY_PLACED: Event = Event::of_tile("vodyanoy-placed");
const YOURS_IS_TRAPPED: Event = Event::of_tile("your-figure-is-trapped");

/// Source: Solovei Razboynik: robbers on roads to his tree are trapped.
const LAY_SOLOVEI_RAZBOYNIK: Action = Action::must("lay-solovei-razboynik", Step::PlaceTile, 1100)
    .part_if(|t| t.has(RUSSIAN_PROMOS))
    .when(|m| m.happens(SOLOVEI_PLACED))
    .raises(&[TreeTrap]);

/// Source: Vodyanoy: meeples on the tiles around are trapped.
const LAY_VODYANOY: Action = Action::must("lay-vodyanoy", Step::PlaceTile, 1200)
    .part_if(|t| t.has(RUSSIAN_PROMOS))
    .when(|m| m.happens(VODYANOY_PLACED))
    .raises(&[LakeTrap]);

/// Source: both: one back to its owner instead of placing a meeple.
const FREE_TRAPPED_FIGURE: Action = Action::one_of("free-trapped-figure", Step::WoodFirst, 630)
    .part_if(|t| t.has(RUSSIAN_PROMOS))
    .when(|m| m.happens(YOURS_IS_TRAPPED));
