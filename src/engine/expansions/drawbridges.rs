//! The Drawbridges.

use crate::engine::component::DRAWBRIDGES;
use crate::engine::turn::action::Action;
use crate::engine::turn::event::Event;
use crate::engine::turn::expansion::Expansion;
use crate::engine::turn::step::Step;

pub const EXPANSION: Expansion = Expansion { actions: &[CROSS_DRAWBRIDGE], ..Expansion::NOTHING };

const ROAD_TO_OPEN_BRIDGE: Event = Event::of_feature("road-to-lowered-drawbridge");

/// By the player who alone has the majority. Source: The Drawbridges.
const CROSS_DRAWBRIDGE: Action = Action::may("cross-drawbridge", Step::ScoreFeature, 1700)
    .part_if(|t| t.has(DRAWBRIDGES))
    .when(|m| m.happens(ROAD_TO_OPEN_BRIDGE));
