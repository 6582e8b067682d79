//! The Peasant Revolts.

use crate::engine::component::PEASANT_REVOLTS;
use crate::engine::turn::action::Action;
use crate::engine::turn::event::Event;
use crate::engine::turn::expansion::Expansion;
use crate::engine::turn::step::Step;

pub const EXPANSION: Expansion = Expansion {
    actions: &[
        RESOLVE_PEASANT_REVOLT,
        PROTECT_FROM_PEASANT_REVOLTS,
        PROTECT_ON_DRAWBRIDGE,
        PROTECT_WAGON,
        PROTECT_SEDUCED_MEEPLE,
    ],
    ..Expansion::NOTHING
};

/// Points for each protected meeple that a revolt concerns.
pub const POINTS_PER_PROTECTED: u32 = 2;

/// Points that it costs to protect a meeple that stands already.
pub const COST_OF_PROTECTION: u32 = 2;

const REVOLT_ON_TILE: Event = Event::of_tile("peasant-revolt-on-tile");
const MEEPLE_UNPROTECTED: Event = Event::of_tile("your-meeple-is-unprotected");
const SEDUCED: Event = Event::of_tile("meeple-seduced-by-catapult");

/// Before the tile is placed; unprotected meeples go home, protected ones give points. Source: The Peasant Revolts.
const RESOLVE_PEASANT_REVOLT: Action = Action::must("resolve-peasant-revolt", Step::DrawTile, 700)
    .part_if(|t| t.has(PEASANT_REVOLTS))
    .when(|m| m.happens(REVOLT_ON_TILE))
    .numbers(&[("points", POINTS_PER_PROTECTED)])
    .awards();

/// Instead of placing a meeple; protecting the one that is placed costs more. Source: The Peasant Revolts.
const PROTECT_FROM_PEASANT_REVOLTS: Action = Action::one_of("protect-from-peasant-revolts", Step::WoodFirst, 650)
    .part_if(|t| t.has(PEASANT_REVOLTS))
    .when(|m| m.happens(MEEPLE_UNPROTECTED))
    .numbers(&[("cost", COST_OF_PROTECTION)]);

/// Source: interactions with the Drawbridges.
const PROTECT_ON_DRAWBRIDGE: Action = Action::may("protect-on-drawbridge", Step::ScoreFeature, 1710)
    .under("cross-drawbridge")
    .part_if(|t| t.has(PEASANT_REVOLTS));

/// Source: interactions with Abbey & Mayor.
const PROTECT_WAGON: Action =
    Action::may("protect-wagon", Step::ScoreFeature, 1810).under("move-wagons").part_if(|t| t.has(PEASANT_REVOLTS));

/// Source: interactions with The Catapult, seduction.
const PROTECT_SEDUCED_MEEPLE: Action = Action::may("protect-seduced-meeple", Step::FinishTile, 110)
    .under("use-catapult")
    .part_if(|t| t.has(PEASANT_REVOLTS))
    .when(|m| m.happens(SEDUCED));
