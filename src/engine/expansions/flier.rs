//! The Fliers.

use crate::engine::component::FLIER;
use crate::engine::turn::action::Action;
use crate::engine::turn::event::Event;
use crate::engine::turn::expansion::Expansion;
use crate::engine::turn::step::Step;

pub const EXPANSION: Expansion = Expansion { actions: &[ADD_ACROBAT_BY_FLIER], ..Expansion::NOTHING };

const FLIER_PLACED: Event = Event::of_tile("flier-placed");

/// Source: interactions with Under the Big Top.
const ADD_ACROBAT_BY_FLIER: Action = Action::one_of("add-acrobat-by-flier", Step::WoodFirst, 313)
    .under("add-acrobat")
    .part_if(|t| t.has(FLIER))
    .when(|m| m.happens(FLIER_PLACED));
