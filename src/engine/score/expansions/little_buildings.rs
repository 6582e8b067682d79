//! Little Buildings.

use crate::engine::component::LITTLE_BUILDINGS;
use crate::engine::score::quantity::Quantity::{Houses, Sheds, Towers};
use crate::engine::score::row::{Kind::Additional, Receives::Owner, Row, Worth};
use crate::engine::score::subject::Subject::{
    BabaYaga, Cemetery, City, Field, Garden, GermanCastle, GermanCathedral, HauntedCastle, JoinedField, Monastic,
    Obelisk, Road, SpecialMonastery, Tent,
};
use crate::engine::table::{Table, Variant};

pub const ROWS: &[Row] = &[FEATURES, OBELISK];

/// One for each on a tile that counts, finished or not, and of an abbot's monastery those around it; by the variant
/// up to three. Witches do not halve them. Source: Little Buildings; reports, 75; final scoring: `JCloisterZone`.
const FEATURES: Row = Row::new(
    "little-buildings",
    &[
        Road,
        City,
        Monastic,
        SpecialMonastery,
        Field,
        JoinedField,
        BabaYaga,
        Garden,
        GermanCastle,
        GermanCathedral,
        Cemetery,
        HauntedCastle,
        Tent,
    ],
    360,
    Additional,
)
.part_if(|t| t.has(LITTLE_BUILDINGS))
.both(each);

/// The same around a completed obelisk, for its owner; after the game no rule was found. Source: `WikiCarpedia`.
const OBELISK: Row = Row::new("little-buildings", &[Obelisk], 360, Additional)
    .to(Owner)
    .part_if(|t| t.has(LITTLE_BUILDINGS))
    .during(each);

fn each(table: &mut Table) -> Worth {
    if table.variant(Variant::LITTLE_BUILDINGS_BY_KIND) {
        Worth::Sum(&[(1, Sheds), (2, Houses), (3, Towers)])
    } else {
        Worth::Sum(&[(1, Sheds), (1, Houses), (1, Towers)])
    }
}
