//! Hills & Sheep: hills, shepherds and their flocks.

use crate::engine::component::{HILLS, SHEEP};
use crate::engine::turn::action::{Action, Figure};
use crate::engine::turn::event::Event;
use crate::engine::turn::expansion::Expansion;
use crate::engine::turn::step::Step;

pub const EXPANSION: Expansion = Expansion {
    actions: &[
        DRAW_TILE_FOR_HILL,
        LAY_HILL,
        PLACE_SHEPHERD,
        START_FLOCK,
        SHEPHERD_MUST_ACT,
        GROW_FLOCK,
        FLOCK_TO_STABLE,
        SHEPHERDS_ENCLOSED,
        ENCLOSED_FLOCKS_TO_STABLE,
    ],
    ..Expansion::NOTHING
};

/// Points for each sheep of a flock that comes to the stable.
pub const POINTS_PER_SHEEP: u32 = 1;

const HILL_ON_TILE: Event = Event::of_tile("hill-on-tile");
const FARM_OF_SHEPHERD_EXTENDED: Event = Event::of_tile("farm-of-shepherd-extended");
const FARM_OF_SHEPHERDS_ENCLOSED: Event = Event::of_tile("farm-of-shepherds-enclosed");

/// Unseen. Source: Hills & Sheep, hills: a second tile lies face down under the one with the hill.
const DRAW_TILE_FOR_HILL: Action =
    Action::must("draw-tile-for-hill", Step::DrawTile, 500).part_if(|t| t.has(HILLS)).when(|m| m.happens(HILL_ON_TILE));

/// Source: the same.
const LAY_HILL: Action =
    Action::must("lay-hill", Step::PlaceTile, 1000).part_if(|t| t.has(HILLS)).when(|m| m.happens(HILL_ON_TILE));

/// Source: Hills & Sheep, the shepherd: on a farm of the tile that was placed, without another shepherd.
const PLACE_SHEPHERD: Action =
    Action::one_of("place-shepherd", Step::WoodFirst, 430).part_if(|t| t.has(SHEEP)).puts(Figure::Companion);

/// Source: the same: a token is drawn at once.
const START_FLOCK: Action = Action::must("start-flock", Step::WoodFirst, 431).under("place-shepherd");

/// Source: the same: whenever a tile of yours extends the farm.
const SHEPHERD_MUST_ACT: Action = Action::must("shepherd-must-act", Step::WoodEpilogue, 300)
    .part_if(|t| t.has(SHEEP))
    .when(|m| m.happens(FARM_OF_SHEPHERD_EXTENDED));

/// A wolf drives the flock away. Source: the same.
const GROW_FLOCK: Action = Action::one_of("grow-flock", Step::WoodEpilogue, 310).under("shepherd-must-act");

/// Source: the same: the flocks of all shepherds of the farm are scored.
const FLOCK_TO_STABLE: Action = Action::one_of("flock-to-stable", Step::WoodEpilogue, 320)
    .under("shepherd-must-act")
    .numbers(&[("points", POINTS_PER_SHEEP)])
    .awards();

/// Source: the same: a farm that cannot grow any more.
const SHEPHERDS_ENCLOSED: Action = Action::must("shepherds-enclosed", Step::WoodEpilogue, 400)
    .part_if(|t| t.has(SHEEP))
    .when(|m| m.happens(FARM_OF_SHEPHERDS_ENCLOSED));

const ENCLOSED_FLOCKS_TO_STABLE: Action = Action::must("enclosed-flocks-to-stable", Step::WoodEpilogue, 410)
    .under("shepherds-enclosed")
    .numbers(&[("points", POINTS_PER_SHEEP)])
    .awards();
