//! The Abbot: gardens, and an abbot who may return early.

use crate::engine::board::Kind;
use crate::engine::component::ABBOT;
use crate::engine::game::expansion::{Expansion, FigureRule, Then};
use crate::engine::game::moves::{Move, Offers, Source};
use crate::engine::game::{FigureKind, Game, Phase};
use crate::engine::score::majority::Piece;
use crate::engine::score::{Moment, Quantity, Subject};

/// Source: The Abbot.
pub const EXPANSION: Expansion = Expansion {
    applies: |t| t.has(ABBOT),
    figures: &[FigureRule {
        kind: FigureKind::Abbot,
        stands: |game, _, node| {
            matches!(game.board().node(node).kind, Kind::Monastery | Kind::Garden) && !game.is_occupied(node)
        },
        strength: Some(Piece::Normal),
        occupies: true,
    }],
    offers: &[(Phase::Action, offer_return)],
    performs,
    ..Expansion::NOTHING
};

/// Instead of placing a figure.
fn offer_return(game: &Game, offers: &mut Offers) {
    let own = game.state().standing.iter().map(|standing| standing.figure);
    for abbot in own.filter(|figure| figure.kind == FigureKind::Abbot && figure.player == game.state().active) {
        offers.add(Move::Return(abbot, Source::Abbot));
    }
}

fn performs(game: &mut Game, decision: Move) -> Option<Then> {
    let Move::Return(abbot, Source::Abbot) = decision else { return None };
    let node = game.standing(abbot)?.spot.node;
    let around = game.board.tiles_around(game.board.position_of(node));
    let counts = [(Quantity::SurroundingTiles, super::base_game::number(around))];
    game.award(abbot.player, Subject::AbbotReturn, Moment::During, &counts);
    game.take_back(abbot);
    Some(Then::Next)
}
