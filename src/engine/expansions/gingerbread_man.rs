//! The Gingerbread Man.

use crate::engine::component::GINGERBREAD_MAN;
use crate::engine::turn::action::Action;
use crate::engine::turn::event::Event;
use crate::engine::turn::expansion::Expansion;
use crate::engine::turn::step::Step;

pub const EXPANSION: Expansion =
    Expansion { actions: &[GINGERBREAD_MAN_IN_COMPLETED_CITY, MOVE_GINGERBREAD_MAN], ..Expansion::NOTHING };

const IN_COMPLETED_CITY: Event = Event::of_feature("gingerbread-man-in-city");
const GINGERBREAD_TILE_PLACED: Event = Event::of_tile("gingerbread-tile-placed");
const MOVED_ALREADY: Event = Event::of_tile("gingerbread-man-moved-already");

/// Before the city itself. Source: The Gingerbread Man.
const GINGERBREAD_MAN_IN_COMPLETED_CITY: Action =
    Action::must("gingerbread-man-in-completed-city", Step::ScoreFeature, 200)
        .part_if(|t| t.has(GINGERBREAD_MAN))
        .when(|m| m.happens(IN_COMPLETED_CITY))
        .awards();

/// Unless he was moved already. Source: The Gingerbread Man.
const MOVE_GINGERBREAD_MAN: Action = Action::must("move-gingerbread-man", Step::TileScoring, 600)
    .part_if(|t| t.has(GINGERBREAD_MAN))
    .when(|m| m.happens(GINGERBREAD_TILE_PLACED) && !m.happens(MOVED_ALREADY))
    .awards();
