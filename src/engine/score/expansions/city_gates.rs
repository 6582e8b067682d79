//! The City Gates: a city on a single tile.

use crate::engine::component::CITY_GATES;
use crate::engine::score::quantity::Quantity::OneTileCity;
use crate::engine::score::row::{Kind::Core, Row, Worth};
use crate::engine::score::subject::Subject::City;

/// As much as a city of two tiles; its own tile is not counted besides. Source: The City Gates.
pub const ROWS: &[Row] = &[Row::new("one-tile", &[City], 120, Core)
    .part_if(|t| t.has(CITY_GATES))
    .during(|_| Worth::Sum(&[(4, OneTileCity)]))];
