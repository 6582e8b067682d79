//! The Labyrinth.

use crate::engine::component::{LABYRINTH, LABYRINTHS};
use crate::engine::score::quantity::Quantity::LabyrinthMeeples;
use crate::engine::score::row::{Kind::Tile, Row, Worth};
use crate::engine::score::subject::Subject::Road;
use crate::engine::table::Variant;

/// Two for each figure on the network of a completed road, by the advanced rules. Nothing multiplies it.
/// Source: The Labyrinth; reports, 88.
pub const ROWS: &[Row] = &[Row::new("labyrinth", &[Road], 400, Tile)
    .part_if(|t| (t.has(LABYRINTH) || t.has(LABYRINTHS)) && t.variant(Variant::LABYRINTH_ADVANCED))
    .during(|_| Worth::Sum(&[(2, LabyrinthMeeples)]))];
