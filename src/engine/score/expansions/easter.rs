//! Easter in Carcassonne: eggs are collected, points are not.

use crate::engine::score::row::{Kind::Core, Receives::All, Row, Worth};
use crate::engine::score::subject::Subject::{EasterBunny, EasterNest};

/// Source: `WikiCarpedia`, scoring during the turn, which lists the eggs beside the points.
pub const ROWS: &[Row] = &[Row::single(&[EasterNest, EasterBunny], Core).to(All).during(|_| Worth::Fixed(0))];
