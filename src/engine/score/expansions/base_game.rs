//! The base game: roads, cities, monasteries, fields.

use crate::engine::score::quantity::Quantity::{
    CityTiles, CompletedCities, Pennants, SurroundingTiles, Tiles, TwoTileCity,
};
use crate::engine::score::row::{Kind::Core, Kind::Tile, Row, Worth};
use crate::engine::score::subject::Subject::{City, Field, Monastic, Road};
use crate::engine::table::Variant;

pub const ROWS: &[Row] = &[ROAD_TILES, CITY_TILES, CITY_PENNANTS, SMALL_CITY, MONASTIC_TILES, FIELD_CITIES];

/// A road scores one for each tile, finished or not. Source: base game, both editions.
const ROAD_TILES: Row = Row::new("tiles", &[Road], 100, Core).both(|_| Worth::Sum(&[(1, Tiles)]));

/// A finished city scores two for each tile, an unfinished one half of it. Source: the same.
const CITY_TILES: Row =
    Row::new("tiles", &[City], 100, Core).during(|_| Worth::Sum(&[(2, Tiles)])).after(|_| Worth::Sum(&[(1, Tiles)]));

/// … and as much for each coat of arms. Source: the same.
const CITY_PENNANTS: Row = Row::new("pennants", &[City], 110, Core)
    .during(|_| Worth::Sum(&[(2, Pennants)]))
    .after(|_| Worth::Sum(&[(1, Pennants)]));

/// A city of two tiles brings only one for each tile and coat of arms. Source: rules of the years before 2004, kept
/// as a variant.
const SMALL_CITY: Row =
    Row::new("two-tiles", &[City], 300, Tile).part_if(|t| t.variant(Variant::SMALL_CITY)).during(|_| {
        Worth::By(&[TwoTileCity, CityTiles, Pennants], |c, _| {
            -c.get(TwoTileCity) * (c.get(CityTiles) + c.get(Pennants))
        })
    });

/// The tile and those around it: 9 in all where every one of them is an ordinary tile. Source: base game.
const MONASTIC_TILES: Row = Row::new("tiles", &[Monastic], 100, Core)
    .both(|_| Worth::By(&[SurroundingTiles], |c, _| 1 + c.get(SurroundingTiles)));

/// Three for each completed city at the field: by the rules of 2008 and later, in all editions. While the game goes
/// on, where a barn is placed. Source: base game; Abbey & Mayor.
const FIELD_CITIES: Row = Row::new("cities", &[Field], 100, Core).both(|_| Worth::Sum(&[(3, CompletedCities)]));
