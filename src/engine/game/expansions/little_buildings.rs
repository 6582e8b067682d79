//! Little Buildings.

use super::base_game::number;
use crate::engine::board::{Position, TileIndex};
use crate::engine::component::LITTLE_BUILDINGS;
use crate::engine::game::expansion::{Counting, Expansion, Then};
use crate::engine::game::moves::{Move, Offers, Target, Token};
use crate::engine::game::{Game, Phase, Scene};
use crate::engine::score::Quantity;
use std::collections::BTreeSet;

/// One on the tile that was placed, instead of a figure. Source: Little Buildings.
pub const EXPANSION: Expansion = Expansion {
    applies: |t| t.has(LITTLE_BUILDINGS),
    begins: |setup, extras| {
        let each = PIECES / setup.players.max(1);
        extras.buildings = Buildings { stock: vec![[each; 3]; usize::from(setup.players)], built: Vec::new() };
    },
    offers: &[(Phase::Action, offer)],
    performs,
    counts,
    stock: |game, player, token| {
        let place = KINDS.iter().position(|(kind, _)| *kind == token);
        place.map_or(0, |place| u32::from(game.state.extras.buildings.stock[usize::from(player.0)][place]))
    },
    ..Expansion::NOTHING
};

/// Pieces of each kind, shared evenly.
const PIECES: u8 = 6;

const KINDS: [(Token, Quantity); 3] =
    [(Token::Shed, Quantity::Sheds), (Token::House, Quantity::Houses), (Token::Tower, Quantity::Towers)];

/// Buildings on the board and with the players.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Buildings {
    stock: Vec<[u8; 3]>,
    built: Vec<(Position, Token)>,
}

fn offer(game: &Game, offers: &mut Offers) {
    let Some(tile) = game.state.placed else { return };
    let stock = game.state.extras.buildings.stock[usize::from(game.state.active.0)];
    let at = Target::At(game.board.placed(tile).position);
    for ((kind, _), _) in KINDS.into_iter().zip(stock).filter(|(_, left)| *left > 0) {
        offers.add(Move::Put(kind, at));
    }
}

fn performs(game: &mut Game, decision: Move) -> Option<Then> {
    let Move::Put(token, Target::At(position)) = decision else { return None };
    let place = KINDS.iter().position(|(kind, _)| *kind == token)?;
    let active = usize::from(game.state.active.0);
    game.state.extras.buildings.stock[active][place] -= 1;
    game.state.extras.buildings.built.push((position, token));
    Some(Then::Next)
}

/// On the tiles of a feature; around a monastery and its like as well.
fn counts(game: &Game, scene: &Scene, counting: &mut Counting) {
    let board = game.board();
    let own: BTreeSet<TileIndex> = board.tiles_of(scene.node);
    let spaces: BTreeSet<Position> = if board.node(scene.node).kind.is_single() {
        board.position_of(scene.node).and_around().collect()
    } else {
        own.into_iter().map(|tile| board.placed(tile).position).collect()
    };
    for (kind, quantity) in KINDS {
        let built = game.state.extras.buildings.built.iter();
        let here = built.filter(|(position, token)| *token == kind && spaces.contains(position));
        counting.add(quantity, number(here.count()));
    }
}
