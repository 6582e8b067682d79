//! Inns & Cathedrals: the large meeple, inns, cathedrals.

use crate::engine::board::Trait;
use crate::engine::component::{BIG_FOLLOWER as LARGE, CATHEDRALS, INNS};
use crate::engine::game::FigureKind;
use crate::engine::game::expansion::{Expansion, FigureRule};
use crate::engine::score::Quantity;
use crate::engine::score::majority::Piece;

/// It is placed as any meeple, and counts twice. Source: Inns & Cathedrals.
pub const BIG_FOLLOWER: Expansion = Expansion {
    applies: |t| t.has(LARGE),
    figures: &[FigureRule {
        kind: FigureKind::Big,
        stands: |game, _, node| game.takes_meeple(node),
        strength: Some(Piece::Large),
        occupies: true,
    }],
    ..Expansion::NOTHING
};

/// Several inns or cathedrals are like one. Source: Inns & Cathedrals.
pub const SYMBOLS: Expansion = Expansion {
    applies: |t| t.has(INNS) || t.has(CATHEDRALS),
    counts: |game, scene, counting| {
        counting.set(Quantity::Inn, game.board().has(scene.node, Trait::Inn));
        counting.set(Quantity::Cathedral, game.board().has(scene.node, Trait::Cathedral));
    },
    ..Expansion::NOTHING
};
