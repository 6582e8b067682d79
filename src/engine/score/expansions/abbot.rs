//! The Abbot: gardens, and an abbot who returns early.

use crate::engine::score::quantity::Quantity::SurroundingTiles;
use crate::engine::score::row::{Kind::Core, Kind::Figure, Row, Worth};
use crate::engine::score::subject::Subject::{AbbotReturn, Garden};

pub const ROWS: &[Row] = &[
    // Like a monastery. Source: The Abbot.
    Row::new("tiles", &[Garden], 100, Core)
        .both(|_| Worth::By(&[SurroundingTiles], |c, _| 1 + c.get(SurroundingTiles))),
    // As for an unfinished feature; nothing but tiles is looked at. Source: the same.
    Row::single(&[AbbotReturn], Figure).during(|_| Worth::By(&[SurroundingTiles], |c, _| 1 + c.get(SurroundingTiles))),
];
