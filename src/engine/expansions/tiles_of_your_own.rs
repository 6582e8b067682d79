//! Small expansions of which the turn knows nothing but the tiles that players keep: Halflings, Castles in Germany,
//! Wetlands.

use crate::engine::component::{GERMAN_CASTLES, HALFLINGS, WETLANDS};
use crate::engine::turn::expansion::Expansion;

/// Source: Halflings; Castles in Germany; Wetlands (fan expansion): a tile of your own instead of a drawn one.
pub const EXPANSION: Expansion = Expansion { own_tiles: &[HALFLINGS, GERMAN_CASTLES, WETLANDS], ..Expansion::NOTHING };
