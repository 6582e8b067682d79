//! The Obelisk (fan expansion).

use crate::engine::component::HANS_STATUE;
use crate::engine::score::quantity::Quantity::{HansTile, ObeliskTiles};
use crate::engine::score::row::{Kind::Core, Kind::Figure, Receives::Owner, Row, Worth};
use crate::engine::score::subject::Subject::Obelisk;

/// A figure of its own: nobody else can score it. Source: `WikiCarpedia`, the obelisk.
pub const ROWS: &[Row] = &[
    // Its four spaces and the twelve around; those that have a tile, where some are empty after the game.
    Row::new("spaces", &[Obelisk], 100, Core)
        .to(Owner)
        .during(|_| Worth::Fixed(16))
        .after(|_| Worth::Sum(&[(1, ObeliskTiles)])),
    Row::new("hans-statue", &[Obelisk], 400, Figure)
        .to(Owner)
        .part_if(|t| t.has(HANS_STATUE))
        .during(|_| Worth::By(&[HansTile], |c, so_far| c.get(HansTile) * so_far)),
];
