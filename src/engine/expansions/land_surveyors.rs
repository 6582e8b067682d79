//! The Land Surveyors.

use crate::engine::component::LAND_SURVEYORS;
use crate::engine::turn::action::Action;
use crate::engine::turn::event::Event;
use crate::engine::turn::expansion::Expansion;
use crate::engine::turn::step::Step;

pub const EXPANSION: Expansion = Expansion { actions: &[CHANGE_SCORING_TILES], ..Expansion::NOTHING };

const YOU_SCORED_SURVEYED: Event = Event::of_tile("you-scored-road-city-or-cloister");

/// Source: The Land Surveyors.
const CHANGE_SCORING_TILES: Action = Action::must("change-scoring-tiles", Step::TileScoring, 300)
    .part_if(|t| t.has(LAND_SURVEYORS))
    .when(|m| m.features() > 0 && m.happens(YOU_SCORED_SURVEYED));
