//! Tiles with a herd of pigs: the river of the second expansion, the mini expansion of the anniversary box.

use crate::engine::component::PIG_HERD;
use crate::engine::score::quantity::Quantity::{CastlesAtField, CompletedCities, Farmers, PigHerd};
use crate::engine::score::row::{Kind::Tile, Receives::Each, Row, Worth};
use crate::engine::score::subject::Subject::{Field, JoinedField, WheelFamine};

/// One more for each city or castle, for everybody who scores the field; several herds are like one, a pig counts
/// besides. Source: The River II.
pub const ROWS: &[Row] = &[
    Row::new("pig-herd", &[Field, JoinedField], 130, Tile).part_if(|t| t.has(PIG_HERD)).both(|_| {
        Worth::By(&[PigHerd, CompletedCities, CastlesAtField], |c, _| {
            c.get(PigHerd) * (c.get(CompletedCities) + c.get(CastlesAtField))
        })
    }),
    Row::new("pig-herd", &[WheelFamine], 130, Tile).to(Each).part_if(|t| t.has(PIG_HERD)).during(|_| {
        Worth::By(&[Farmers, PigHerd, CompletedCities, CastlesAtField], |c, _| {
            c.get(Farmers) * c.get(PigHerd) * (c.get(CompletedCities) + c.get(CastlesAtField))
        })
    }),
];
