//! The Phantom: a second figure in a turn.

use crate::engine::component::PHANTOM;
use crate::engine::game::expansion::{Expansion, FigureRule};
use crate::engine::game::{FigureKind, Phase};
use crate::engine::score::majority::Piece;

/// It is placed as any meeple, also after another one. Source: The Phantom.
pub const EXPANSION: Expansion = Expansion {
    applies: |t| t.has(PHANTOM),
    figures: &[FigureRule {
        kind: FigureKind::Phantom,
        stands: |game, _, node| game.takes_meeple(node),
        strength: Some(Piece::Normal),
        occupies: true,
    }],
    offers: &[(Phase::Phantom, |game, offers| {
        game.offer_figures(game.state.active, offers, |kind| kind == FigureKind::Phantom);
    })],
    ..Expansion::NOTHING
};
