//! The Abbot.

use crate::engine::component::ABBOT;
use crate::engine::turn::action::{Action, Figure};
use crate::engine::turn::event::Event;
use crate::engine::turn::expansion::Expansion;
use crate::engine::turn::step::Step;

pub const EXPANSION: Expansion = Expansion { actions: &[PLACE_ABBOT, TAKE_BACK_ABBOT], ..Expansion::NOTHING };

const ABBOT_IN_PLAY: Event = Event::of_turn("your-abbot-is-in-play");

/// Source: The Abbot: on a cloister or a garden.
const PLACE_ABBOT: Action = Action::one_of("place-abbot", Step::WoodFirst, 150)
    .under("place-meeple")
    .part_if(|t| t.has(ABBOT))
    .puts(Figure::Meeple);

/// Source: The Abbot: for the points that the building is worth now, instead of placing a meeple.
const TAKE_BACK_ABBOT: Action = Action::one_of("take-back-abbot", Step::WoodFirst, 640)
    .part_if(|t| t.has(ABBOT))
    .when(|m| m.happens(ABBOT_IN_PLAY))
    .awards();
