//! The Festival: a figure of one's own may return.

use crate::engine::board::Mark;
use crate::engine::component::FESTIVAL;
use crate::engine::game::expansion::{Expansion, Then};
use crate::engine::game::moves::{Move, Offers, Source};
use crate::engine::game::{Choice, FigureKind, Game, Phase};

/// Instead of placing a figure, from anywhere. A barn stays. Source: The Festival.
pub const EXPANSION: Expansion = Expansion {
    applies: |t| t.has(FESTIVAL),
    offers: &[(Phase::Action, offer)],
    performs: |game, decision| {
        let Move::Return(figure, Source::Festival) = decision else { return None };
        game.take_back(figure);
        Some(Then::Next)
    },
    ..Expansion::NOTHING
};

fn offer(game: &Game, offers: &mut Offers) {
    if !game.state.placed.is_some_and(|tile| game.board.placed(tile).tile.marks.has(Mark::Festival)) {
        return;
    }
    let followers_only = game.setup.choices.has(Choice::FestivalFollowers);
    let own = game.state.standing.iter().map(|one| one.figure).filter(|figure| figure.player == game.state.active);
    for figure in own.filter(|figure| figure.kind != FigureKind::Barn) {
        if !followers_only || game.is_follower(figure.kind) {
            offers.add(Move::Return(figure, Source::Festival));
        }
    }
}
