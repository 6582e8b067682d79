//! The Cathars, the Siege, the Besiegers.

use crate::engine::component::CATHARS;
use crate::engine::turn::action::Action;
use crate::engine::turn::event::Event;
use crate::engine::turn::expansion::Expansion;
use crate::engine::turn::step::Step;

pub const EXPANSION: Expansion = Expansion { actions: &[ESCAPE_SIEGE], ..Expansion::NOTHING };

const ESCAPE_THROUGH_CLOISTER: Event = Event::of_tile("cloister-beside-besieged-city");

/// One knight at the end of the turn. Source: The Cathars, escape through a neighbouring cloister.
const ESCAPE_SIEGE: Action = Action::may("escape-siege", Step::FinishTile, 700)
    .part_if(|t| t.has(CATHARS))
    .when(|m| m.happens(ESCAPE_THROUGH_CLOISTER));
