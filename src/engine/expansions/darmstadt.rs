//! Darmstadt: church tiles.

use crate::engine::component::DARMSTADT;
use crate::engine::turn::action::Action;
use crate::engine::turn::event::Event;
use crate::engine::turn::expansion::Expansion;
use crate::engine::turn::step::Step;

pub const EXPANSION: Expansion = Expansion { actions: &[DARMSTADT_BONUS], ..Expansion::NOTHING };

/// Points for the players with most meeples around a Darmstadt church.
pub const POINTS: u32 = 3;

const DARMSTADT_CHURCH: Event = Event::of_feature("darmstadt-church");

/// Besides the points for the church. Source: Darmstadt promotional tiles.
const DARMSTADT_BONUS: Action = Action::must("darmstadt-bonus", Step::ScoreFeature, 1300)
    .part_if(|t| t.has(DARMSTADT))
    .when(|m| m.happens(DARMSTADT_CHURCH))
    .numbers(&[("points", POINTS)])
    .awards();
