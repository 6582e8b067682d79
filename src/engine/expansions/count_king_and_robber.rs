//! Count, King & Robber: the city of Carcassonne, king and robber baron, shrines (cult places).

use crate::engine::component::{COUNT, KING_AND_ROBBER, SHRINES};
use crate::engine::turn::action::{Action, Chooser};
use crate::engine::turn::event::Event;
use crate::engine::turn::expansion::Expansion;
use crate::engine::turn::signal::Signal::{LakeTrap, TreeTrap};
use crate::engine::turn::step::Step;

pub const EXPANSION: Expansion = Expansion {
    actions: &[CHECK_KING_AND_ROBBER, MOVE_MEEPLES_FROM_CARCASSONNE, RESOLVE_CHALLENGE, PLACE_IN_CARCASSONNE],
    ..Expansion::NOTHING
};

const CITY_OR_ROAD: Event = Event::of_feature("city-or-road");
const MEEPLES_IN_QUARTER: Event = Event::of_feature("meeples-in-the-quarter-of-the-feature");
const CHALLENGE: Event = Event::of_feature("challenge-between-occupied-buildings");
const ONLY_OTHERS_SCORED: Event = Event::of_tile("others-scored-and-you-did-not");

/// By the player who completed the feature. Source: King & Scout / Count, King & Robber: largest city, longest road.
const CHECK_KING_AND_ROBBER: Action = Action::must("check-king-and-robber", Step::ScoreFeature, 320)
    .part_if(|t| t.has(KING_AND_ROBBER))
    .when(|m| m.happens(CITY_OR_ROAD));

/// Before majorities; from the active player's left, the active player last. Source: The Count of Carcassonne.
const MOVE_MEEPLES_FROM_CARCASSONNE: Action = Action::may("move-meeples-from-carcassonne", Step::ScoreFeature, 400)
    .chosen_by(Chooser::Each)
    .part_if(|t| t.has(COUNT))
    .when(|m| m.happens(MEEPLES_IN_QUARTER))
    .raises(&[TreeTrap, LakeTrap]);

/// Both buildings have to be occupied. Source: The Cult, a challenge between shrine and cloister.
const RESOLVE_CHALLENGE: Action = Action::must("resolve-challenge", Step::ScoreFeature, 1600)
    .part_if(|t| t.has(SHRINES))
    .when(|m| m.happens(CHALLENGE));

/// If a tile of yours gave points to others and none to you. Source: The Count of Carcassonne.
const PLACE_IN_CARCASSONNE: Action = Action::may("place-in-carcassonne", Step::TileScoring, 700)
    .part_if(|t| t.has(COUNT))
    .when(|m| m.features() > 0 && m.happens(ONLY_OTHERS_SCORED));
