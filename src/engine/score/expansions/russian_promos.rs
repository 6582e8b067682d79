//! The Russian promotional tiles: Baba Yaga's hut.

use crate::engine::score::quantity::Quantity::EmptySpaces;
use crate::engine::score::row::{Kind::Core, Row, Worth};
use crate::engine::score::subject::Subject::BabaYaga;

/// Its tile and the empty spaces around, so that it brings least where it is surrounded. Source: the Russian
/// promotional tiles.
pub const ROWS: &[Row] =
    &[Row::new("tiles", &[BabaYaga], 100, Core).both(|_| Worth::By(&[EmptySpaces], |c, _| 1 + c.get(EmptySpaces)))];
