//! Cathedrals in Germany.

use crate::engine::component::GERMAN_CATHEDRALS;
use crate::engine::score::quantity::Quantity::{CathedralSegments, RoadTiles, RoadToCathedral, Tiles};
use crate::engine::score::row::{Kind::Core, Kind::Tile, Row, Worth};
use crate::engine::score::subject::Subject::{GermanCathedral, Road};

pub const ROWS: &[Row] = &[
    // A road counts its segments on cathedrals one by one. Source: Cathedrals in Germany.
    Row::new("cathedral-segments", &[Road], 110, Core)
        .part_if(|t| t.has(GERMAN_CATHEDRALS))
        .both(|_| Worth::Sum(&[(1, CathedralSegments)])),
    // A completed road to a cathedral brings one more for each tile and segment; two cathedrals are like one.
    // Source: the same.
    Row::new("german-cathedral", &[Road], 300, Tile).part_if(|t| t.has(GERMAN_CATHEDRALS)).during(|_| {
        Worth::By(&[RoadToCathedral, RoadTiles, CathedralSegments], |c, _| {
            c.get(RoadToCathedral) * (c.get(RoadTiles) + c.get(CathedralSegments))
        })
    }),
    // All roads that lead to it, each once. Source: the same; after the game by analogy.
    Row::new("cathedral-segments", &[GermanCathedral], 100, Core).both(|_| Worth::Sum(&[(1, CathedralSegments)])),
    Row::new("tiles", &[GermanCathedral], 110, Core).both(|_| Worth::Sum(&[(1, Tiles)])),
];
