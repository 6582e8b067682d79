//! The Wonders of Humanity.

use crate::engine::component::WONDERS;
use crate::engine::turn::action::{Action, Effect};
use crate::engine::turn::event::Event;
use crate::engine::turn::expansion::{Allowance, Expansion};
use crate::engine::turn::signal::Signal;
use crate::engine::turn::step::Step;

pub const EXPANSION: Expansion = Expansion {
    actions: &[USE_WONDER_TILE, MARK_WONDER, STONEHENGE_POINTS, NOTRE_DAME_POINTS],
    allowances: &[TWO_PICKS],
    ..Expansion::NOTHING
};

/// Points for each occupied road that the owner of Stonehenge completes.
pub const POINTS_OF_STONEHENGE: u32 = 3;

/// Points for the owner of Notre-Dame who places a meeple beside a cloister.
pub const POINTS_OF_NOTRE_DAME: u32 = 3;

/// A wonder tile waits in front of you.
pub const WONDER_TILE_AT_HAND: Event = Event::of_tile("wonder-tile-at-hand");
/// The tile that is placed is a wonder tile.
pub const WONDER_TILE_PLACED: Event = Event::of_tile("wonder-tile-placed");
const ROADS_WITH_STONEHENGE: Event = Event::of_tile("roads-completed-with-stonehenge");
const MEEPLE_BESIDE_CLOISTER: Event = Event::of_tile("meeple-placed-beside-cloister-with-notre-dame");

/// It always fits: if need be, tiles are drawn and placed before it until it does. A tile bought in an auction, which
/// the present turn is for, comes first.
/// Source: The Wonders of Humanity, wonder tiles.
const USE_WONDER_TILE: Action = Action::one_of("use-wonder-tile", Step::DrawTile, 120)
    .under("use-mandatory-tile")
    .part_if(|t| t.has(WONDERS))
    .when(|m| m.is_first_draw() && !m.tile_was_bought() && m.happens(WONDER_TILE_AT_HAND))
    .then(Effect::BringsTile { fits: true })
    .causes(WONDER_TILE_PLACED);

/// Source: the same: a meeple upside down shows whose it is.
const MARK_WONDER: Action = Action::must("mark-wonder", Step::PlaceTile, 120)
    .under("lay-tile")
    .part_if(|t| t.has(WONDERS))
    .when(|m| m.caused(WONDER_TILE_PLACED));

/// The owner has a wonder already and gets no other. Source: The Wonders of Humanity, Stonehenge, in later turns.
const STONEHENGE_POINTS: Action = Action::must("stonehenge-points", Step::PlaceTile, 2300)
    .part_if(|t| t.has(WONDERS))
    .when(|m| m.happens(ROADS_WITH_STONEHENGE))
    .numbers(&[("points", POINTS_OF_STONEHENGE)])
    .awards()
    .without(&[Signal::Wonder]);

/// Source: The Wonders of Humanity, Notre-Dame, in later turns.
const NOTRE_DAME_POINTS: Action = Action::must("notre-dame-points", Step::WoodEpilogue, 600)
    .part_if(|t| t.has(WONDERS))
    .when(|m| m.happens(MEEPLE_BESIDE_CLOISTER))
    .numbers(&[("points", POINTS_OF_NOTRE_DAME)])
    .awards()
    .without(&[Signal::Wonder]);

/// Source: The Wonders of Humanity: after a wonder tile up to two meeples are placed.
const TWO_PICKS: Allowance =
    Allowance { applies: |t| t.has(WONDERS), when: |m| m.caused(WONDER_TILE_PLACED), step: Step::WoodFirst };
