//! Traders & Builders: goods and the pig.

use crate::engine::component::PIG;
use crate::engine::score::quantity::Quantity::{CastlesAtField, CompletedCities, Farmers, GoodsLed, Pig};
use crate::engine::score::row::{Kind::Core, Kind::Figure, Receives::Each, Receives::Owner, Row, Worth};
use crate::engine::score::subject::Subject::{Field, Goods, JoinedField, WheelFamine};

pub const ROWS: &[Row] = &[GOODS, FIELD_PIG, FAMINE_PIG];

/// Ten for each kind of goods of which nobody has more; ties in full. Source: Traders & Builders.
const GOODS: Row = Row::single(&[Goods], Core).to(Owner).after(|_| Worth::Sum(&[(10, GoodsLed)]));

/// One more for each city or castle, for the owner of the pig if he or she scores the field. A barn's owner gains
/// nothing by a pig. Source: Traders & Builders; Abbey & Mayor.
const FIELD_PIG: Row = Row::new("pig", &[Field, JoinedField], 120, Figure).part_if(|t| t.has(PIG)).both(|_| {
    Worth::By(&[Pig, CompletedCities, CastlesAtField], |c, _| {
        c.get(Pig) * (c.get(CompletedCities) + c.get(CastlesAtField))
    })
});

/// The same for every farmer in a famine. Source: The Wheel of Fortune.
const FAMINE_PIG: Row = Row::new("pig", &[WheelFamine], 120, Figure).to(Each).part_if(|t| t.has(PIG)).during(|_| {
    Worth::By(&[Farmers, Pig, CompletedCities, CastlesAtField], |c, _| {
        c.get(Farmers) * c.get(Pig) * (c.get(CompletedCities) + c.get(CastlesAtField))
    })
});
