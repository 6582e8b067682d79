//! The Princess & the Dragon: the fairy.

use crate::engine::component::{FAIRY, HANS_STATUE};
use crate::engine::score::quantity::Quantity::{Fairy, HansTile};
use crate::engine::score::row::{Kind::Core, Kind::Figure, Receives::Owner, Row, Worth};
use crate::engine::score::subject::Subject::{
    BabaYaga, Castle, Cemetery, City, FairyTurn, Field, Garden, GermanCastle, GermanCathedral, HauntedCastle,
    JoinedField, Monastic, Road, SpecialMonastery, Tent,
};

pub const ROWS: &[Row] = &[FAIRY_TURN, FAIRY_TURN_HANS, FAIRY_FEATURE];

/// One at the beginning of the turn of the player beside whose figure the fairy stands. Source: The Princess & the
/// Dragon.
const FAIRY_TURN: Row = Row::new("point", &[FairyTurn], 100, Core).to(Owner).during(|_| Worth::Fixed(1));

/// Twice as much on the tile with the Hans statue. Source: the Hans statue (fan expansion).
const FAIRY_TURN_HANS: Row = Row::new("hans-statue", &[FairyTurn], 390, Figure)
    .to(Owner)
    .part_if(|t| t.has(HANS_STATUE))
    .during(|_| Worth::By(&[HansTile], |c, so_far| c.get(HansTile) * so_far));

/// Three when the feature of the figure is scored, whoever has the majority, even for a feature that brings nothing;
/// after the game as well. Source: The Princess & the Dragon; reports, 69; final scoring: `JCloisterZone`.
const FAIRY_FEATURE: Row = Row::new(
    "fairy",
    &[
        Road,
        City,
        Monastic,
        SpecialMonastery,
        Field,
        JoinedField,
        Castle,
        BabaYaga,
        Garden,
        GermanCastle,
        GermanCathedral,
        Cemetery,
        HauntedCastle,
        Tent,
    ],
    930,
    Figure,
)
.to(Owner)
.part_if(|t| t.has(FAIRY))
.both(|_| Worth::Sum(&[(3, Fairy)]));
