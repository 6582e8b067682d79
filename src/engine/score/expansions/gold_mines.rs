//! The Gold Mines.

use crate::engine::score::quantity::Quantity::GoldBars;
use crate::engine::score::row::{Kind::Core, Receives::Owner, Row, Worth};
use crate::engine::score::subject::Subject::Gold;

/// Each bar is worth more the more there are. Source: The Gold Mines; thresholds: `JCloisterZone`.
pub const ROWS: &[Row] = &[Row::single(&[Gold], Core)
    .to(Owner)
    .after(|_| Worth::By(&[GoldBars], |c, _| c.get(GoldBars) * each(c.get(GoldBars))))];

fn each(bars: i32) -> i32 {
    match bars {
        ..=3 => 1,
        4..=6 => 2,
        7..=9 => 3,
        _ => 4,
    }
}
