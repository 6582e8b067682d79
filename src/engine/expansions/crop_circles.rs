//! The Crop Circles.

use crate::engine::component::CROP_CIRCLES;
use crate::engine::turn::action::Action;
use crate::engine::turn::event::Event;
use crate::engine::turn::expansion::Expansion;
use crate::engine::turn::step::Step;

pub const EXPANSION: Expansion = Expansion { actions: &[RESOLVE_CROP_CIRCLE], ..Expansion::NOTHING };

const CROP_CIRCLE_PLACED: Event = Event::of_tile("crop-circle-placed");

/// You choose whether all add a meeple or all take one back. Source: The Crop Circles.
const RESOLVE_CROP_CIRCLE: Action = Action::must("resolve-crop-circle", Step::FinishTile, 600)
    .part_if(|t| t.has(CROP_CIRCLES))
    .when(|m| m.happens(CROP_CIRCLE_PLACED));
