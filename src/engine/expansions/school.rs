//! The School and its teacher.

use crate::engine::component::TEACHER;
use crate::engine::turn::action::{Action, Chooser};
use crate::engine::turn::event::Event;
use crate::engine::turn::expansion::Expansion;
use crate::engine::turn::step::Step;

pub const EXPANSION: Expansion = Expansion { actions: &[TEACHER_POINTS, RECEIVE_TEACHER], ..Expansion::NOTHING };

const TEACHER_IS_OUT: Event = Event::of_feature("somebody-has-the-teacher");
const SCHOOL_ROAD: Event = Event::of_feature("road-to-the-school");

/// As many as the player who scored; then the teacher goes back. Source: The School.
const TEACHER_POINTS: Action = Action::must("teacher-points", Step::ScoreFeature, 900)
    .chosen_by(Chooser::Owner)
    .part_if(|t| t.has(TEACHER))
    .when(|m| m.happens(TEACHER_IS_OUT))
    .awards();

/// By the player who completed the road. Source: The School.
const RECEIVE_TEACHER: Action = Action::must("receive-teacher", Step::ScoreFeature, 2100)
    .part_if(|t| t.has(TEACHER))
    .when(|m| m.happens(SCHOOL_ROAD));
