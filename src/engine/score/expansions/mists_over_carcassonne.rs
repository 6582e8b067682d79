//! Mists over Carcassonne: ghosts, haunted castles, cemeteries.

use crate::engine::component::GHOSTS;
use crate::engine::score::quantity::Quantity::{Ghosts, MistTiles};
use crate::engine::score::row::{Kind::Core, Kind::Figure, Row, Worth};
use crate::engine::score::subject::Subject::{
    BabaYaga, Castle, Cemetery, City, Field, Garden, GermanCastle, GermanCathedral, HauntedCastle, JoinedField,
    Monastic, Road, SpecialMonastery, Tent,
};

pub const ROWS: &[Row] = &[GHOST, HAUNTED_CASTLE, CEMETERY];

/// Taken from the points of each player who scores the feature, for the ghosts at his or her own figures; half as
/// many after the game. Source: Mists over Carcassonne; reports, 89.
const GHOST: Row = Row::new(
    "ghosts",
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
    800,
    Figure,
)
.part_if(|t| t.has(GHOSTS))
.during(|_| Worth::Sum(&[(-2, Ghosts)]))
.after(|_| Worth::Sum(&[(-1, Ghosts)]))
.may_fall_below_zero();

/// The tiles with mist, its own and those around. Source: Ghosts, Castles and Cemeteries.
const HAUNTED_CASTLE: Row = Row::new("mist", &[HauntedCastle], 100, Core)
    .during(|_| Worth::Sum(&[(2, MistTiles)]))
    .after(|_| Worth::Sum(&[(1, MistTiles)]));

/// It brings a guard, not points. Source: the same.
const CEMETERY: Row = Row::new("nothing", &[Cemetery], 100, Core).during(|_| Worth::Fixed(0));
