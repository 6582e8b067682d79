//! The Obelisk (fan expansion).

use crate::engine::component::HANS_STATUE;
use crate::engine::score::quantity::Quantity::HansTile;
use crate::engine::score::row::{Kind::Core, Kind::Figure, Row, Worth};
use crate::engine::score::subject::Subject::Obelisk;

/// Source: `WikiCarpedia`, the obelisk. Who completes it receives it; after the game no rule was found.
pub const ROWS: &[Row] = &[
    // Its four spaces and the twelve around.
    Row::new("spaces", &[Obelisk], 100, Core).during(|_| Worth::Fixed(16)),
    Row::new("hans-statue", &[Obelisk], 400, Figure)
        .part_if(|t| t.has(HANS_STATUE))
        .during(|_| Worth::By(&[HansTile], |c, so_far| c.get(HansTile) * so_far)),
];
