//! The tiles of Spiel doch! 2/2018.

use crate::engine::component::SPIEL_DOCH_2018;
use crate::engine::turn::action::Action;
use crate::engine::turn::event::Event;
use crate::engine::turn::expansion::Expansion;
use crate::engine::turn::step::Step;

pub const EXPANSION: Expansion = Expansion { actions: &[SPIEL_DOCH_POINTS], ..Expansion::NOTHING };

/// Points for completing the picture of the two tiles.
pub const POINTS: u32 = 5;

const PICTURE_COMPLETED: Event = Event::of_tile("second-tile-in-order");

/// By its basic rules the expansion gives no points; those who play the variant know the order that is meant, and
/// without it the action is never due. It is part of the turn either way, as the published order of play has it.
/// Source: Spiel doch! 2/2018, the variant.
const SPIEL_DOCH_POINTS: Action = Action::must("spiel-doch-points", Step::PlaceTile, 1700)
    .part_if(|t| t.has(SPIEL_DOCH_2018))
    .when(|m| m.happens(PICTURE_COMPLETED))
    .numbers(&[("points", POINTS)])
    .awards();
