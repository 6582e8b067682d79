//! The Festival.

use crate::engine::component::FESTIVAL;
use crate::engine::turn::action::Action;
use crate::engine::turn::event::Event;
use crate::engine::turn::expansion::Expansion;
use crate::engine::turn::step::Step;

pub const EXPANSION: Expansion = Expansion { actions: &[FESTIVAL_TAKE_BACK], ..Expansion::NOTHING };

const FESTIVAL_PLACED: Event = Event::of_tile("festival-placed");

/// Source: The Festival: instead of placing a meeple, one figure of yours from anywhere.
const FESTIVAL_TAKE_BACK: Action = Action::one_of("festival-take-back", Step::WoodFirst, 620)
    .part_if(|t| t.has(FESTIVAL))
    .when(|m| m.happens(FESTIVAL_PLACED));
