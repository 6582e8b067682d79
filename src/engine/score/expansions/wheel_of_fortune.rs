//! The Wheel of Fortune: what its sectors bring.

use crate::engine::component::CASTLES;
use crate::engine::score::quantity::Quantity::{
    CastlesAtField, CompletedCities, CrownFields, Farmers, Knights, Meeples, Monks, Pennants,
};
use crate::engine::score::row::{Kind::Core, Receives::All, Receives::Each, Row, Worth};
use crate::engine::score::subject::Subject::{
    WheelCrowns, WheelFamine, WheelFortune, WheelInquisition, WheelPlague, WheelStorm, WheelTaxes,
};

/// Source of all: The Wheel of Fortune.
pub const ROWS: &[Row] = &[
    Row::single(&[WheelFortune], Core).during(|_| Worth::Fixed(3)),
    // In each city, for every knight: the coats of arms and the player's knights.
    Row::single(&[WheelTaxes], Core)
        .to(Each)
        .during(|_| Worth::By(&[Knights, Pennants], |c, _| c.get(Knights) * (c.get(Pennants) + c.get(Knights)))),
    // In each field, for every farmer.
    Row::new("cities", &[WheelFamine], 100, Core)
        .to(Each)
        .during(|_| Worth::By(&[Farmers, CompletedCities], |c, _| c.get(Farmers) * c.get(CompletedCities))),
    Row::new("castles", &[WheelFamine], 110, Core)
        .to(Each)
        .part_if(|t| t.has(CASTLES))
        .during(|_| Worth::By(&[Farmers, CastlesAtField], |c, _| 2 * c.get(Farmers) * c.get(CastlesAtField))),
    // For each meeple in the supply.
    Row::single(&[WheelStorm], Core).to(All).during(|_| Worth::Sum(&[(1, Meeples)])),
    Row::single(&[WheelInquisition], Core).to(Each).during(|_| Worth::Sum(&[(2, Monks)])),
    Row::single(&[WheelPlague], Core).to(All).during(|_| Worth::Fixed(0)),
    // A meeple alone on a segment with two crown fields has both of them.
    Row::single(&[WheelCrowns], Core).to(Each).during(|_| Worth::Sum(&[(3, CrownFields)])),
];
