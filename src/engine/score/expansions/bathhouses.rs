//! The Bathhouses.

use crate::engine::component::BATHHOUSES;
use crate::engine::score::quantity::Quantity::{BathhouseNumber, BathhouseNumbers};
use crate::engine::score::row::{Kind::Figure, Kind::Tile, Row, Worth};
use crate::engine::score::subject::Subject::{BathhouseReturn, City, Road};

pub const ROWS: &[Row] = &[
    // The numbers of the bathhouses of a completed road or city. Source: The Bathhouses.
    Row::new("bathhouses", &[Road, City], 380, Tile)
        .part_if(|t| t.has(BATHHOUSES))
        .during(|_| Worth::Sum(&[(1, BathhouseNumbers)])),
    // Paid for a figure that comes back. Source: the same.
    Row::single(&[BathhouseReturn], Figure).during(|_| Worth::Sum(&[(-1, BathhouseNumber)])).may_fall_below_zero(),
];
