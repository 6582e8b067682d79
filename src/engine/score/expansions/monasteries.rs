//! Monasteries in Germany, in the Netherlands and Belgium, in Japan: a figure that lies on one.

use crate::engine::score::quantity::Quantity::TilesInLine;
use crate::engine::score::row::{Kind::Core, Row, Worth};
use crate::engine::score::subject::Subject::SpecialMonastery;

/// After the game only: the tile, and the unbroken lines of tiles from it to all four sides. Source: The German
/// Monasteries.
pub const ROWS: &[Row] = &[Row::new("tiles", &[SpecialMonastery], 100, Core)
    .after(|_| Worth::By(&[TilesInLine], |c, _| 1 + c.get(TilesInLine)))];
