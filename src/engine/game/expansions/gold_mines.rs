//! The Gold Mines.

use super::base_game::number;
use crate::engine::board::{Mark, Position};
use crate::engine::component::GOLD_MINES;
use crate::engine::game::expansion::{Expansion, Then};
use crate::engine::game::moves::{Move, Offers, Target, Token};
use crate::engine::game::{Completed, Game, Phase};
use crate::engine::score::majority::Player;
use crate::engine::score::{Moment, Quantity, Subject};
use std::collections::{BTreeMap, BTreeSet};

/// A piece on the tile itself, another one beside it; whoever scores a feature takes the gold on its tiles.
/// Source: The Gold Mines.
pub const EXPANSION: Expansion = Expansion {
    applies: |t| t.has(GOLD_MINES),
    begins: |setup, extras| extras.gold.won = vec![0; usize::from(setup.players)],
    happens: &[(Phase::GoldPiece, find), (Phase::FinalScoring, score)],
    offers: &[(Phase::GoldPiece, offer)],
    performs,
    completes,
    stock: |game, player, token| match token {
        Token::Gold => game.state.extras.gold.won[usize::from(player.0)],
        _ => 0,
    },
    ..Expansion::NOTHING
};

/// Gold on tiles and with players.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Gold {
    lying: BTreeMap<Position, u32>,
    won: Vec<u32>,
    /// The mine beside which a second piece is to be put.
    mine: Option<Position>,
}

fn find(game: &mut Game) {
    let mine = game.state.placed.map(|tile| game.board.placed(tile)).filter(|one| one.tile.marks.has(Mark::GoldMine));
    let Some(mine) = mine.map(|placed| placed.position) else { return };
    lay(game, mine);
    match places(game, mine).as_slice() {
        [] => {}
        [only] => lay(game, *only),
        _ => game.state.extras.gold.mine = Some(mine),
    }
}

fn places(game: &Game, mine: Position) -> Vec<Position> {
    mine.around().filter(|space| game.board.at(*space).is_some()).collect()
}

fn lay(game: &mut Game, position: Position) {
    *game.state.extras.gold.lying.entry(position).or_default() += 1;
}

fn offer(game: &Game, offers: &mut Offers) {
    if let Some(mine) = game.state.extras.gold.mine {
        offers.must = true;
        offers.moves.extend(places(game, mine).into_iter().map(|at| Move::Put(Token::Gold, Target::At(at))));
    }
}

fn performs(game: &mut Game, decision: Move) -> Option<Then> {
    let Move::Put(Token::Gold, Target::At(position)) = decision else { return None };
    game.state.extras.gold.mine = None;
    lay(game, position);
    Some(Then::Next)
}

/// Several winners take piece by piece in turn, the player of the turn first if among them.
fn completes(game: &mut Game, completed: &Completed) {
    let winners = game.winners(&completed.scene);
    let order: Vec<Player> = game.state.in_turn().filter(|player| winners.contains(player)).collect();
    if order.is_empty() {
        return;
    }
    let pieces: u32 =
        spaces(game, completed).iter().filter_map(|space| game.state.extras.gold.lying.remove(space)).sum();
    for player in order.iter().cycle().take(pieces as usize) {
        game.state.extras.gold.won[usize::from(player.0)] += 1;
    }
}

fn spaces(game: &Game, completed: &Completed) -> BTreeSet<Position> {
    let node = completed.scene.node;
    if game.board.node(node).kind.is_single() {
        game.board.position_of(node).and_around().collect()
    } else {
        game.board.positions_of(node)
    }
}

fn score(game: &mut Game) {
    for (player, won) in (0..).map(Player).zip(game.state.extras.gold.won.clone()) {
        if won > 0 {
            let bars = number(won as usize);
            game.award(player, Subject::Gold, Moment::Final, &[(Quantity::GoldBars, bars)]);
        }
    }
}
