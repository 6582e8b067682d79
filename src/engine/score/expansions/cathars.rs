//! The Cathars, the siege, the besiegers.

use crate::engine::component::CATHARS;
use crate::engine::score::counts::Counts;
use crate::engine::score::quantity::Quantity::{BesiegedCities, CityTiles, Pennants, Pig, PigHerd, Siege, Tiles};
use crate::engine::score::row::{Kind::Tile, Receives::Owner, Row, Worth};
use crate::engine::score::subject::Subject::{Barn, City, Field, JoinedField};

pub const ROWS: &[Row] = &[CITY_SIEGE, FIELD_SIEGE, JOINED_FIELD_SIEGE, BARN_SIEGE];

/// One less for each tile and coat of arms, so that nothing is left after the game; several sieges are like one.
/// Source: The Cathars.
const CITY_SIEGE: Row = Row::new("siege", &[City], 305, Tile)
    .part_if(|t| t.has(CATHARS))
    .during(|_| Worth::By(&[Siege, CityTiles, Pennants], |c, _| -c.get(Siege) * (c.get(CityTiles) + c.get(Pennants))))
    .after(|_| Worth::By(&[Siege, Tiles, Pennants], |c, _| -c.get(Siege) * (c.get(Tiles) + c.get(Pennants))));

/// A besieged city brings twice as much at a field, pigs included. Source: the same.
const FIELD_SIEGE: Row = Row::new("siege", &[Field], 140, Tile)
    .part_if(|t| t.has(CATHARS))
    .both(|_| Worth::By(&[BesiegedCities, Pig, PigHerd], |c, _| c.get(BesiegedCities) * (3 + pigs(c))));

const JOINED_FIELD_SIEGE: Row = Row::new("siege", &[JoinedField], 140, Tile)
    .part_if(|t| t.has(CATHARS))
    .both(|_| Worth::By(&[BesiegedCities, Pig, PigHerd], |c, _| c.get(BesiegedCities) * (1 + pigs(c))));

const BARN_SIEGE: Row = Row::new("siege", &[Barn], 140, Tile)
    .to(Owner)
    .part_if(|t| t.has(CATHARS))
    .after(|_| Worth::Sum(&[(4, BesiegedCities)]));

fn pigs(counts: &Counts) -> i32 {
    counts.get(Pig) + counts.get(PigHerd)
}
