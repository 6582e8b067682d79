//! The Plague.

use crate::engine::component::PLAGUE;
use crate::engine::turn::action::{Action, Figure, Limit};
use crate::engine::turn::event::Event;
use crate::engine::turn::expansion::{Ban, Expansion, Forbids};
use crate::engine::turn::signal::Signal::LakeTrap;
use crate::engine::turn::step::Step;

pub const EXPANSION: Expansion = Expansion {
    actions: &[FLEE_PLAGUE, SPREAD_PLAGUE, ERADICATE_OUTBREAK, PLACE_OUTBREAK],
    bans: &[SOURCE_BARS_FIGURES, SOURCE_BARS_PHANTOM],
    ..Expansion::NOTHING
};

/// The tile that was placed shows a source of the plague.
pub const PLAGUE_SOURCE_PLACED: Event = Event::of_tile("plague-source-placed");
const PLAGUE_ACTIVE: Event = Event::of_turn("plague-active");
const NO_FLEAS_LEFT: Event = Event::of_turn("no-fleas-left");

/// Source: The Plague, fleeing: one figure in your turn.
const FLEE_PLAGUE: Action = Action::may("flee-plague", Step::AnyTime, 230)
    .part_if(|t| t.has(PLAGUE))
    .when(|m| m.happens(PLAGUE_ACTIVE))
    .once(Limit::PerTurn)
    .raises(&[LakeTrap]);

/// Not in the turn that brings a new source. Source: The Plague, spreading.
const SPREAD_PLAGUE: Action = Action::must("spread-plague", Step::AnyTime, 240)
    .part_if(|t| t.has(PLAGUE))
    .when(|m| m.tile_is_placed() && m.happens(PLAGUE_ACTIVE) && !m.happens(PLAGUE_SOURCE_PLACED))
    .once(Limit::PerTurn);

/// Source: The Plague, eradication: the oldest outbreak first, until fleas are free again or one is left.
const ERADICATE_OUTBREAK: Action = Action::must("eradicate-outbreak", Step::BeginTurn, 200)
    .part_if(|t| t.has(PLAGUE))
    .when(|m| m.happens(NO_FLEAS_LEFT));

/// Source: The Plague, outbreak: the lowest number that is not in play.
const PLACE_OUTBREAK: Action = Action::must("place-outbreak", Step::PlaceTile, 500)
    .part_if(|t| t.has(PLAGUE))
    .when(|m| m.happens(PLAGUE_SOURCE_PLACED));

/// Source: The Plague, outbreak: no figure is placed on the tile.
const SOURCE_BARS_FIGURES: Ban = Ban {
    id: "plague-source-bars-figures",
    applies: |t| t.has(PLAGUE),
    when: |m| m.happens(PLAGUE_SOURCE_PLACED),
    forbids: Forbids::Putting(&[Figure::Meeple, Figure::Companion]),
};

/// Source: the same.
const SOURCE_BARS_PHANTOM: Ban = Ban {
    id: "plague-source-bars-phantom",
    applies: |t| t.has(PLAGUE),
    when: |m| m.happens(PLAGUE_SOURCE_PLACED),
    forbids: Forbids::Step(Step::WoodSecond),
};
