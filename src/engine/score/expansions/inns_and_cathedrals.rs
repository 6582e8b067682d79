//! Inns & Cathedrals.

use crate::engine::component::{CATHEDRALS, INNS};
use crate::engine::score::counts::Counts;
use crate::engine::score::quantity::Quantity::{
    Cathedral, CathedralSegments, CityTiles, Inn, InnRoadSegments, InnRoadTiles, Pennants, RoadTiles, Siege, Tiles,
};
use crate::engine::score::row::{Kind::Tile, Row, Worth};
use crate::engine::score::subject::Subject::{City, GermanCathedral, Road};
use crate::engine::table::{Table, Variant};

pub const ROWS: &[Row] = &[ROAD_INN, GERMAN_CATHEDRAL_INN, CITY_CATHEDRAL];

/// One more for each tile of a finished road, nothing at all for an unfinished one; several inns are like one.
/// Source: Inns & Cathedrals. Its segments on German cathedrals likewise: `WikiCarpedia`.
const ROAD_INN: Row = Row::new("inn", &[Road], 310, Tile)
    .part_if(|t| t.has(INNS))
    .during(|_| {
        Worth::By(&[Inn, RoadTiles, CathedralSegments], |c, _| {
            c.get(Inn) * (c.get(RoadTiles) + c.get(CathedralSegments))
        })
    })
    .after(|t| {
        unless_forgiven(
            t,
            Worth::By(&[Inn, Tiles, CathedralSegments], |c, _| -c.get(Inn) * (c.get(Tiles) + c.get(CathedralSegments))),
        )
    });

/// The same for those of a German cathedral's roads that have an inn, as if each were scored alone.
/// Source: `WikiCarpedia`; after the game by analogy.
const GERMAN_CATHEDRAL_INN: Row = Row::new("inn", &[GermanCathedral], 310, Tile)
    .part_if(|t| t.has(INNS))
    .during(|_| Worth::Sum(&[(1, InnRoadTiles), (1, InnRoadSegments)]))
    .after(|t| unless_forgiven(t, Worth::Sum(&[(-1, InnRoadTiles), (-1, InnRoadSegments)])));

/// One more for each tile and coat of arms of a finished city, nothing at all for an unfinished one; several
/// cathedrals are like one. A siege has taken it all already. Source: Inns & Cathedrals; The Cathars.
const CITY_CATHEDRAL: Row = Row::new("cathedral", &[City], 310, Tile)
    .part_if(|t| t.has(CATHEDRALS))
    .during(|_| Worth::By(&[Cathedral, CityTiles, Pennants], |c, _| c.get(Cathedral) * units(c)))
    .after(|t| {
        unless_forgiven(
            t,
            Worth::By(&[Cathedral, Siege, Tiles, Pennants], |c, _| {
                -c.get(Cathedral) * (1 - c.get(Siege)) * (c.get(Tiles) + c.get(Pennants))
            }),
        )
    });

fn units(counts: &Counts) -> i32 {
    counts.get(CityTiles) + counts.get(Pennants)
}

fn unless_forgiven(table: &mut Table, worth: Worth) -> Worth {
    if table.variant(Variant::FORGIVING_INNS_AND_CATHEDRALS) { Worth::Nothing } else { worth }
}
