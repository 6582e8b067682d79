//! La Porxada.

use crate::engine::component::PORXADA;
use crate::engine::turn::action::Action;
use crate::engine::turn::event::Event;
use crate::engine::turn::expansion::Expansion;
use crate::engine::turn::step::Step;

pub const EXPANSION: Expansion =
    Expansion { actions: &[LAY_PORXADA, PORXADA_SWAP, PORXADA_BONUS, PORXADA_PRESENCE], ..Expansion::NOTHING };

const PORXADA_PLACED: Event = Event::of_tile("porxada-placed");
const PORXADA_CITY_COMPLETED: Event = Event::of_tile("porxada-city-completed");

/// Source: La Porxada: one of two things, or nothing.
const LAY_PORXADA: Action =
    Action::may("lay-porxada", Step::PlaceTile, 1300).part_if(|t| t.has(PORXADA)).when(|m| m.happens(PORXADA_PLACED));

/// Source: the same: exchange a meeple in play with one of another player.
const PORXADA_SWAP: Action = Action::one_of("porxada-swap", Step::PlaceTile, 1310).under("lay-porxada");

/// Source: the same: a bonus in the final scoring.
const PORXADA_BONUS: Action = Action::one_of("porxada-bonus", Step::PlaceTile, 1320).under("lay-porxada");

/// Source: the same: a token for everyone with a knight in the city.
const PORXADA_PRESENCE: Action = Action::must("porxada-presence", Step::CompletedFeatures, 110)
    .under("find-completed-features")
    .part_if(|t| t.has(PORXADA))
    .when(|m| m.features() > 0 && m.happens(PORXADA_CITY_COMPLETED));
