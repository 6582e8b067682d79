//! Traders & Builders: trade goods, the builder's double turn, the pig.

use crate::engine::component::{BUILDER, PIG, TRADERS};
use crate::engine::turn::action::{Action, Effect, Figure};
use crate::engine::turn::event::Event;
use crate::engine::turn::expansion::Expansion;
use crate::engine::turn::step::Step;

pub const EXPANSION: Expansion =
    Expansion { actions: &[PLACE_PIG, PLACE_BUILDER, COLLECT_TRADE_GOODS, TAKE_DOUBLE_TURN], ..Expansion::NOTHING };

/// The tile extended a road or city on which your builder already stood.
pub const BUILDER_EXTENDED: Event = Event::of_tile("builder-extended");

/// The city that is scored shows trade goods.
const CITY_WITH_GOODS: Event = Event::of_feature("city-with-goods");

/// Source: Traders & Builders, the pig: on a farm on which one of your own already stands.
const PLACE_PIG: Action =
    Action::one_of("place-pig", Step::WoodFirst, 410).part_if(|t| t.has(PIG)).puts(Figure::Companion);

/// Source: Traders & Builders, the builder: on a road or in a city on which one of your own already stands.
const PLACE_BUILDER: Action =
    Action::one_of("place-builder", Step::WoodFirst, 420).part_if(|t| t.has(BUILDER)).puts(Figure::Companion);

/// By the player who completed the city, whoever scores it. Source: Traders & Builders, trade goods.
const COLLECT_TRADE_GOODS: Action = Action::must("collect-trade-goods", Step::ScoreFeature, 310)
    .part_if(|t| t.has(TRADERS))
    .when(|m| m.happens(CITY_WITH_GOODS));

/// A second tile, but never a third; the beginning of the turn is not repeated.
/// Source: Traders & Builders, the double turn.
const TAKE_DOUBLE_TURN: Action = Action::must("take-double-turn", Step::EndTurn, 100)
    .part_if(|t| t.has(BUILDER))
    .when(|m| m.is_first_tile() && m.happens(BUILDER_EXTENDED))
    .then(Effect::RepeatsTile);
