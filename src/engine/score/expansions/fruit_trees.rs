//! The Fruit-Bearing Trees.

use crate::engine::score::quantity::Quantity::{FruitNumber, FruitsSold};
use crate::engine::score::row::{Kind::Additional, Row, Worth};
use crate::engine::score::subject::Subject::{FruitHarvest, FruitSale};

/// Source: The Fruit-Bearing Trees.
pub const ROWS: &[Row] = &[
    Row::single(&[FruitHarvest], Additional).during(|_| Worth::Sum(&[(1, FruitNumber)])),
    // Different tokens together.
    Row::single(&[FruitSale], Additional).during(|_| Worth::By(&[FruitsSold], |c, _| sale(c.get(FruitsSold)))),
];

fn sale(tokens: i32) -> i32 {
    match tokens {
        1 => 3,
        2 => 6,
        3 => 10,
        4 => 15,
        _ => 0,
    }
}
