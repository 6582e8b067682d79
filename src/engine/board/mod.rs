//! The board: tiles and their segments, where a tile fits, and the features that segments grow together to. Start at
//! [`Board`].
//!
//! Nothing here knows players, figures or points. Every change is written down and can be taken back exactly
//! ([`Board::undo_to`]); what a feature consists of is never worked out anew: a placed tile only touches what lies
//! beside it.

mod features;
mod geometry;
mod measure;
mod placed;
mod placing;
mod river;
mod tile;

pub use features::{Node, NodeId};
pub use geometry::{Position, Rim, Rotation, Side};
pub use placed::{Board, Placed, TileIndex};
pub use placing::Edge;
pub use tile::{Kind, Mark, Marks, Segment, Tile, Trait, Traits, Watched, Watchtower};

#[cfg(test)]
mod laws;
#[cfg(test)]
mod tests;
#[cfg(test)]
pub(crate) use tests::tile as tile_from_words;
