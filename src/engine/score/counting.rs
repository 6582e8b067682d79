//! How many tiles a road, a city or a surrounding has: the editions count tiles of unusual size differently.
//!
//! Source: `WikiCarpedia`, scoring during the turn, the notes on double-sized, triangular and wonder tiles for either
//! edition.

use crate::engine::table::{Rules, Table};

/// What is there of a feature, by the shape of the tiles.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pieces {
    /// Square tiles of the usual size.
    pub squares: i32,
    /// Tiles of two squares that have a part of the feature.
    pub double_tiles: i32,
    /// The halves of these that have a part of it.
    pub double_halves: i32,
    /// Triangular tiles that have a part of it.
    pub triangles: i32,
    /// The spaces in which these lie: two may share one.
    pub triangle_spaces: i32,
    /// Tiles of several squares, such as wonders.
    pub large_tiles: i32,
    /// The squares of these that have a part of it.
    pub large_squares: i32,
    /// Long roads of the Leipzig tiles: one tile each, whatever the size.
    pub leipzig_roads: i32,
}

/// The number of tiles: the first edition counts pieces of cardboard, the new one spaces of the board.
#[must_use]
pub fn count(table: &mut Table, pieces: &Pieces) -> i32 {
    let unusual = if table.rules(Rules::First) {
        pieces.double_tiles + pieces.triangles + pieces.large_tiles
    } else {
        pieces.double_halves + pieces.triangle_spaces + pieces.large_squares
    };
    pieces.squares + unusual + pieces.leipzig_roads
}
