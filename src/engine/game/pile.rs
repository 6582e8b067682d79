//! The tiles that are still to be drawn.

use super::chance::Chance;
use crate::engine::board::Tile;
use std::sync::Arc;

/// The common supply of tiles.
#[derive(Clone, Debug, PartialEq)]
pub enum Pile {
    /// In this order. With `last`, the supply counts as empty after so many draws; without, the order only tells what
    /// is known of a supply that goes on.
    Stacked { order: Arc<[Arc<Tile>]>, drawn: usize, last: Option<usize> },
    /// By chance.
    Shuffled(Vec<Arc<Tile>>),
}

impl Pile {
    /// The next tile; `None` when there is none, or it is not known.
    pub fn draw(&mut self, chance: &mut Chance) -> Option<Arc<Tile>> {
        match self {
            Self::Stacked { .. } if self.is_empty() => None,
            Self::Stacked { order, drawn, .. } => {
                let tile = order.get(*drawn).cloned();
                *drawn += 1;
                tile
            }
            Self::Shuffled(tiles) if tiles.is_empty() => None,
            Self::Shuffled(tiles) => Some(tiles.swap_remove(chance.pick(tiles.len()))),
        }
    }

    /// Nothing can be drawn any more.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        match self {
            Self::Stacked { drawn, last, .. } => last.is_some_and(|last| *drawn >= last),
            Self::Shuffled(tiles) => tiles.is_empty(),
        }
    }
}
