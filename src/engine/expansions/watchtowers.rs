//! The Watchtowers.

use crate::engine::component::WATCHTOWERS;
use crate::engine::turn::action::Action;
use crate::engine::turn::event::Event;
use crate::engine::turn::expansion::Expansion;
use crate::engine::turn::step::Step;

pub const EXPANSION: Expansion = Expansion { actions: &[WATCHTOWER_BONUS], ..Expansion::NOTHING };

const OCCUPIED_WATCHTOWER: Event = Event::of_feature("occupied-watchtower");

/// Without regard to the majority. Source: The Watchtowers.
const WATCHTOWER_BONUS: Action = Action::must("watchtower-bonus", Step::ScoreFeature, 600)
    .part_if(|t| t.has(WATCHTOWERS))
    .when(|m| m.happens(OCCUPIED_WATCHTOWER))
    .awards();
