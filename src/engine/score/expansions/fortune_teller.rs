//! The Fortune Teller.

use crate::engine::score::row::{Kind::Core, Kind::Tile, Receives::Active, Row, Worth};
use crate::engine::score::subject::Subject::Tent;

/// Source: The Fortune Teller.
pub const ROWS: &[Row] = &[
    // Whoever holds the tent sees the future, and receives nothing.
    Row::new("nothing", &[Tent], 100, Core).during(|_| Worth::Fixed(0)),
    // Whoever completes it.
    Row::new("completed", &[Tent], 950, Tile).to(Active).during(|_| Worth::Fixed(3)),
];
