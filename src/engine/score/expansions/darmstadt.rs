//! The Darmstadt promotional tiles.

use crate::engine::component::DARMSTADT;
use crate::engine::score::quantity::Quantity::{ChurchMajority, Darmstadtium};
use crate::engine::score::row::{Kind::Tile, Receives::Owner, Row, Worth};
use crate::engine::score::subject::Subject::{City, Monastic};

/// Both for completed features alone. Source: the Darmstadt tiles.
pub const ROWS: &[Row] = &[
    Row::new("darmstadtium", &[City], 390, Tile)
        .part_if(|t| t.has(DARMSTADT))
        .during(|_| Worth::Sum(&[(3, Darmstadtium)])),
    // For whoever has most figures on the church's tile and around it.
    Row::new("darmstadt-church", &[Monastic], 905, Tile)
        .to(Owner)
        .part_if(|t| t.has(DARMSTADT))
        .during(|_| Worth::Sum(&[(3, ChurchMajority)])),
];
