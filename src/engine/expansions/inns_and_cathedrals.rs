//! Inns & Cathedrals: of the course of a turn it changes only who can be placed.

use crate::engine::component::BIG_FOLLOWER;
use crate::engine::turn::action::{Action, Figure};
use crate::engine::turn::expansion::Expansion;
use crate::engine::turn::step::Step;

pub const EXPANSION: Expansion =
    Expansion { actions: &[PLACE_LARGE_MEEPLE, OCCUPY_TOWER_LARGE_MEEPLE], ..Expansion::NOTHING };

/// Source: Inns & Cathedrals: placed like any meeple.
const PLACE_LARGE_MEEPLE: Action = Action::one_of("place-large-meeple", Step::WoodFirst, 120)
    .under("place-meeple")
    .part_if(|t| t.has(BIG_FOLLOWER))
    .puts(Figure::Meeple);

/// Source: The Tower: any meeple of the base game's kind, the large one included, may close a tower.
const OCCUPY_TOWER_LARGE_MEEPLE: Action = Action::one_of("occupy-tower-large-meeple", Step::WoodFirst, 220)
    .under("occupy-tower")
    .part_if(|t| t.has(BIG_FOLLOWER));
