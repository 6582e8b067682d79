//! Abbey & Mayor: barns, and fields that are joined to that of a barn.

use crate::engine::score::quantity::Quantity::CompletedCities;
use crate::engine::score::row::{Kind::Core, Receives::Owner, Row, Worth};
use crate::engine::score::subject::Subject::{Barn, JoinedField};

pub const ROWS: &[Row] = &[
    // A field that comes to be joined to one with a barn. Source: Abbey & Mayor, the barn.
    Row::new("cities", &[JoinedField], 100, Core).both(|_| Worth::Sum(&[(1, CompletedCities)])),
    // After the game, for the owner of each barn; nobody compares numbers. Source: the same.
    Row::new("cities", &[Barn], 100, Core).to(Owner).after(|_| Worth::Sum(&[(4, CompletedCities)])),
];
