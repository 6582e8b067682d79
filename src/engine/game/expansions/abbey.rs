//! Abbey & Mayor: abbeys and the mayor.

use crate::engine::board::{Kind, Rotation};
use crate::engine::component::{ABBEY, MAYOR};
use crate::engine::game::expansion::{Expansion, FigureRule, Then};
use crate::engine::game::moves::{Move, Offers};
use crate::engine::game::{FigureKind, Game, Phase};
use crate::engine::score::majority::{Piece, Player};
use std::sync::Arc;

/// Instead of drawing a tile, the player's abbey may fill a hole; after the last turn everybody may do so once.
/// Source: Abbey & Mayor; reports, 77.
pub const TILES: Expansion = Expansion {
    applies: |t| t.has(ABBEY),
    begins: |setup, extras| {
        extras.abbeys = Abbeys { left: vec![true; usize::from(setup.players)], ..Abbeys::default() }
    },
    happens: &[(Phase::OwnTile, ask), (Phase::LastTiles, ask_all)],
    offers: &[(Phase::OwnTile, offer), (Phase::OwnTileDeclined, confirm), (Phase::LastTiles, offer_last)],
    performs,
    ..Expansion::NOTHING
};

/// Who still has an abbey.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Abbeys {
    left: Vec<bool>,
    /// It was declined in this part of the turn.
    declined: bool,
    /// Those who are still to be asked after the last turn.
    waiting: Vec<Player>,
}

fn ask(game: &mut Game) {
    game.state.extras.abbeys.declined = false;
}

fn ask_all(game: &mut Game) {
    let order: Vec<Player> = game.state.in_turn().collect();
    game.state.extras.abbeys.waiting = order.into_iter().rev().filter(|player| has(game, *player)).collect();
}

fn has(game: &Game, player: Player) -> bool {
    game.state.extras.abbeys.left[usize::from(player.0)]
}

fn offer(game: &Game, offers: &mut Offers) {
    if has(game, game.state.active) {
        offers.moves.extend(game.board.holes().map(Move::PlaceOwn));
    }
}

fn confirm(game: &Game, offers: &mut Offers) {
    if game.state.extras.abbeys.declined {
        offers.must = true;
        offers.add(Move::Confirm);
    }
}

fn offer_last(game: &Game, offers: &mut Offers) {
    if let Some(player) = game.state.extras.abbeys.waiting.last() {
        offers.player = *player;
        offers.moves.extend(game.board.holes().map(Move::PlaceOwn));
    }
}

fn performs(game: &mut Game, decision: Move) -> Option<Then> {
    match (game.state.phase, decision) {
        (Phase::OwnTile, Move::PlaceOwn(_)) => {
            lay(game, decision);
            Some(Then::Go(Phase::Placed))
        }
        (Phase::OwnTile, Move::Pass) => {
            game.state.extras.abbeys.declined = true;
            Some(Then::Next)
        }
        (Phase::LastTiles, _) => {
            game.state.active = game.state.extras.abbeys.waiting.pop()?;
            lay(game, decision);
            Some(if decision == Move::Pass { Then::Stay } else { Then::Go(Phase::Placed) })
        }
        _ => None,
    }
}

fn lay(game: &mut Game, decision: Move) {
    let Move::PlaceOwn(position) = decision else { return };
    let player = usize::from(game.state.active.0);
    game.state.extras.abbeys.left[player] = false;
    if let Some(abbey) = game.setup.abbey.clone() {
        game.lay(&Arc::clone(&abbey), position, Rotation::default());
    }
}

/// He stands in a city, and counts as often as it has coats of arms. Source: Abbey & Mayor.
pub const CHIEF: Expansion = Expansion {
    applies: |t| t.has(MAYOR),
    figures: &[FigureRule {
        kind: FigureKind::Mayor,
        stands: |game, _, node| game.board().node(node).kind == Kind::City && !game.is_occupied(node),
        strength: Some(Piece::Mayor),
        occupies: true,
    }],
    ..Expansion::NOTHING
};
