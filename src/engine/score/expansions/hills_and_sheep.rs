//! Hills & Sheep: flocks and vineyards. (Hills decide ties: see `majority`.)

use crate::engine::component::VINEYARDS;
use crate::engine::score::quantity::Quantity::{Sheep, Vineyards};
use crate::engine::score::row::{Kind::Figure, Kind::Tile, Receives::Each, Row, Worth};
use crate::engine::score::subject::Subject::{Flock, Garden, Monastic};
use crate::engine::table::Variant;

pub const ROWS: &[Row] = &[
    // For each sheep that is driven home, for every shepherd of the field; nothing after the game.
    // Source: Hills & Sheep.
    Row::single(&[Flock], Figure).to(Each).during(|_| Worth::Sum(&[(1, Sheep)])),
    // Around a completed monastery. Source: the same.
    Row::new("vineyards", &[Monastic], 330, Tile)
        .part_if(|t| t.has(VINEYARDS))
        .during(|_| Worth::Sum(&[(3, Vineyards)])),
    // By the variant, around a completed garden as well.
    Row::new("vineyards", &[Garden], 330, Tile)
        .part_if(|t| t.has(VINEYARDS) && t.variant(Variant::VINEYARDS_FOR_GARDENS))
        .during(|_| Worth::Sum(&[(3, Vineyards)])),
];
