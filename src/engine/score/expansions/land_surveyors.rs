//! The Land Surveyors: scoring tiles that change what features bring. (The citizens' jury: see `majority`.)

use crate::engine::component::LAND_SURVEYORS;
use crate::engine::score::quantity::HIGHWAY_TILES;
use crate::engine::score::quantity::Quantity::{
    CathedralSegments, HermitageTiles, Highway, Pennants, PilgrimTiles, Poverty, RevoltFarmTiles, SiegeToken,
    SlumTiles, StreetFestival, Tiles, Wealth,
};
use crate::engine::score::row::{Kind::Surveyor, Row, Worth, Worths};
use crate::engine::score::subject::Subject::{self, City, Monastic, Road};

/// For completed features alone. Source of all: The Land Surveyors.
pub const ROWS: &[Row] = &[
    // Five tiles, whatever the length.
    row("highway", &[Road], 200, |_| {
        Worth::By(&[Highway, Tiles], |c, _| c.get(Highway) * (HIGHWAY_TILES - c.get(Tiles)))
    }),
    row("revolt", &[Road], 210, |_| Worth::Sum(&[(-1, RevoltFarmTiles)])),
    row("street-festival", &[Road], 220, |_| {
        Worth::By(&[StreetFestival, Tiles, CathedralSegments], |c, _| {
            c.get(StreetFestival) * (c.get(Tiles) + c.get(CathedralSegments))
        })
    }),
    // Tiles on which the city is no more than an edge do not count.
    row("slum", &[City], 200, |_| Worth::Sum(&[(-2, SlumTiles)])),
    row("siege-token", &[City], 210, |_| {
        Worth::By(&[SiegeToken, Pennants], |c, _| c.get(SiegeToken) * c.get(Pennants))
    }),
    row("hermitage", &[Monastic], 300, |_| Worth::Sum(&[(-1, HermitageTiles)])),
    row("pilgrims", &[Monastic], 310, |_| Worth::Sum(&[(1, PilgrimTiles)])),
    row("wealth", &[Monastic], 320, |_| Worth::Sum(&[(3, Wealth)])),
    row("wealth", &[City], 345, |_| Worth::Sum(&[(3, Wealth)])),
    row("poverty", &[Road, City], 350, |_| Worth::Sum(&[(-3, Poverty)])).may_fall_below_zero(),
];

const fn row(name: &'static str, subjects: &'static [Subject], place: u16, worth: Worths) -> Row {
    Row::new(name, subjects, place, Surveyor).part_if(|t| t.has(LAND_SURVEYORS)).during(worth)
}
