//! The Tollkeepers.

use crate::engine::component::TOLLKEEPERS;
use crate::engine::turn::action::Action;
use crate::engine::turn::event::Event;
use crate::engine::turn::expansion::Expansion;
use crate::engine::turn::step::Step;

pub const EXPANSION: Expansion =
    Expansion { actions: &[PLACE_TOLLHOUSE, COLLECT_TOLL, TURN_TOLLHOUSE_TOKEN], ..Expansion::NOTHING };

const CROSSING_FREE: Event = Event::of_tile("crossing-free");
const TOLLHOUSE_AT_ROAD: Event = Event::of_feature("tollhouse-at-road");
const TOLL_TAKEN: Event = Event::of_tile("toll-taken");

/// Source: The Tollkeepers: on a free crossing, instead of placing a meeple.
const PLACE_TOLLHOUSE: Action = Action::one_of("place-tollhouse", Step::WoodFirst, 740)
    .part_if(|t| t.has(TOLLKEEPERS))
    .when(|m| m.happens(CROSSING_FREE));

/// By the owner of each tollhouse. Source: The Tollkeepers.
const COLLECT_TOLL: Action = Action::must("collect-toll", Step::ScoreFeature, 700)
    .part_if(|t| t.has(TOLLKEEPERS))
    .when(|m| m.happens(TOLLHOUSE_AT_ROAD))
    .awards();

/// Once, however many roads paid. Source: The Tollkeepers.
const TURN_TOLLHOUSE_TOKEN: Action = Action::must("turn-tollhouse-token", Step::TileScoring, 200)
    .part_if(|t| t.has(TOLLKEEPERS))
    .when(|m| m.features() > 0 && m.happens(TOLL_TAKEN));
