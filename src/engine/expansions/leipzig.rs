//! The Markets of Leipzig.

use crate::engine::component::LEIPZIG;
use crate::engine::turn::action::{Action, Chooser};
use crate::engine::turn::event::Event;
use crate::engine::turn::expansion::Expansion;
use crate::engine::turn::step::Step;

pub const EXPANSION: Expansion = Expansion { actions: &[SEND_MEEPLE_TO_LEIPZIG, LEIPZIG_BONUS], ..Expansion::NOTHING };

const ROAD_TO_LEIPZIG: Event = Event::of_tile("road-to-leipzig-completed");
const QUARTER_PAYS: Event = Event::of_feature("quarter-of-leipzig-pays");

/// By those with the majority on the road, into a quarter where they are not yet.
/// Source: The Markets of Leipzig.
const SEND_MEEPLE_TO_LEIPZIG: Action = Action::may("send-meeple-to-leipzig", Step::CompletedFeatures, 300)
    .chosen_by(Chooser::Each)
    .part_if(|t| t.has(LEIPZIG))
    .when(|m| m.features() > 0 && m.happens(ROAD_TO_LEIPZIG));

/// Source: The Markets of Leipzig, the quarters.
const LEIPZIG_BONUS: Action = Action::must("leipzig-bonus", Step::ScoreFeature, 1200)
    .part_if(|t| t.has(LEIPZIG))
    .when(|m| m.happens(QUARTER_PAYS))
    .awards();
