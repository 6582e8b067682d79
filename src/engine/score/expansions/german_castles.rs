//! Castles in Germany.

use crate::engine::component::GERMAN_CASTLES;
use crate::engine::score::quantity::Quantity::{GermanCastles, SurroundingTiles};
use crate::engine::score::row::{Kind::Core, Kind::Tile, Row, Worth};
use crate::engine::score::subject::Subject::{City, GermanCastle, Road};

pub const ROWS: &[Row] = &[
    // Two for itself, one for each tile around: 12 where all ten lie. Source: Castles in Germany.
    Row::new("tiles", &[GermanCastle], 100, Core)
        .both(|_| Worth::By(&[SurroundingTiles], |c, _| 2 + c.get(SurroundingTiles))),
    // Each castle at which a completed road ends, or that belongs to a completed city, once. Source: the same.
    Row::new("german-castles", &[Road, City], 370, Tile)
        .part_if(|t| t.has(GERMAN_CASTLES))
        .during(|_| Worth::Sum(&[(3, GermanCastles)])),
];
