//! Tiles with a herd of pigs.

use crate::engine::board::Trait;
use crate::engine::component::PIG_HERD;
use crate::engine::game::expansion::Expansion;
use crate::engine::score::Quantity;

/// Several herds are like one. Source: The River II.
pub const EXPANSION: Expansion = Expansion {
    applies: |t| t.has(PIG_HERD),
    counts: |game, scene, counting| {
        counting.set(Quantity::PigHerd, game.board().has(scene.node, Trait::PigHerd));
    },
    ..Expansion::NOTHING
};
