//! The Signposts.

use crate::engine::component::SIGNPOSTS;
use crate::engine::score::quantity::Quantity::{SignpostTypes, Signposts};
use crate::engine::score::row::{Kind::Tile, Row, Worth};
use crate::engine::score::subject::Subject::Road;

/// Each signpost that points the right way brings as much as there are kinds of them on the road; one after the game.
/// Source: The Signposts.
pub const ROWS: &[Row] = &[Row::new("signposts", &[Road], 390, Tile)
    .part_if(|t| t.has(SIGNPOSTS))
    .during(|_| Worth::By(&[Signposts, SignpostTypes], |c, _| c.get(Signposts) * c.get(SignpostTypes)))
    .after(|_| Worth::Sum(&[(1, Signposts)]))];
