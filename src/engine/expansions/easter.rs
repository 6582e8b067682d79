//! Easter in Carcassonne.

use crate::engine::component::EASTER;
use crate::engine::turn::action::Action;
use crate::engine::turn::event::Event;
use crate::engine::turn::expansion::Expansion;
use crate::engine::turn::step::Step;

pub const EXPANSION: Expansion =
    Expansion { actions: &[PLACE_EASTER_BUNNY, EASTER_NEST_EGGS, MOVE_EASTER_BUNNY], ..Expansion::NOTHING };

const BUNNY_PLACED: Event = Event::of_tile("easter-bunny-placed");
const NEST_COMPLETED: Event = Event::of_tile("easter-nest-completed");

/// Source: Easter in Carcassonne.
const PLACE_EASTER_BUNNY: Action = Action::must("place-easter-bunny", Step::PlaceTile, 1400)
    .part_if(|t| t.has(EASTER))
    .when(|m| m.happens(BUNNY_PLACED));

/// Source: Easter in Carcassonne: eggs for all with meeples beside the nest.
const EASTER_NEST_EGGS: Action = Action::must("easter-nest-eggs", Step::FinishTile, 300)
    .part_if(|t| t.has(EASTER))
    .when(|m| m.happens(NEST_COMPLETED));

/// Source: Easter in Carcassonne, the bunny phase.
const MOVE_EASTER_BUNNY: Action = Action::must("move-easter-bunny", Step::FinishTile, 400)
    .part_if(|t| t.has(EASTER))
    .when(|m| m.happens(BUNNY_PLACED));
