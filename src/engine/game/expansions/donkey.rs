//! The donkey (fan expansion).

use crate::engine::board::{Board, Kind, NodeId, Position, Rotation, Tile, Trait};
use crate::engine::game::expansion::{Expansion, Then};
use crate::engine::game::moves::{Move, Neutral, Offers, Target};
use crate::engine::game::{Choice, Game, Phase};
use std::sync::Arc;

/// It stands on a tile, at first on the one that was laid first. No tile and no tunnel token may complete a road, city
/// or river of its tile. Instead of placing a figure it may be led to the tile that was placed.
/// Source: the recorded games; the rules of the expansion were not at hand.
pub const EXPANSION: Expansion = Expansion {
    offers: &[(Phase::Action, offer)],
    performs,
    forbids_tile: |game, tile, position, rotation| {
        is_in_play(game) && completes(game, &with_tile(game, tile, position, rotation))
    },
    forbids_link: |game, one, other| {
        is_in_play(game) && {
            let mut board = game.board.clone();
            board.open(one, -1);
            board.open(other, -1);
            board.link(one, other);
            completes(game, &board)
        }
    },
    ..Expansion::NOTHING
};

/// Where it stands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Donkey(Position);

fn is_in_play(game: &Game) -> bool {
    game.setup.choices.has(Choice::Donkey)
}

/// The board with one more tile; roads that lead into its tunnels are open there.
fn with_tile(game: &Game, tile: &Tile, position: Position, rotation: Rotation) -> Board {
    let mut board = game.board.clone();
    let placed = board.place(&Arc::new(tile.clone()), position, rotation);
    for node in board.nodes(placed).collect::<Vec<_>>() {
        if board.segment(node).is_some_and(|segment| segment.traits.has(Trait::Tunnel)) {
            board.open(node, 1);
        }
    }
    board
}

/// A feature of its tile that was open would be complete.
fn completes(game: &Game, board: &Board) -> bool {
    let grows = |node: &NodeId| matches!(board.node(*node).kind, Kind::City | Kind::Road | Kind::River);
    let nodes = game.board.at(game.state.extras.donkey.0).into_iter().flat_map(|tile| game.board.nodes(tile));
    let mut open = nodes.filter(grows).filter(|node| !game.board.is_complete(*node));
    open.any(|node| board.is_complete(node))
}

fn offer(game: &Game, offers: &mut Offers) {
    if let Some(tile) = game.state.placed.filter(|_| is_in_play(game)) {
        offers.add(Move::Lead(Neutral::Donkey, Target::At(game.board.placed(tile).position)));
    }
}

fn performs(game: &mut Game, decision: Move) -> Option<Then> {
    let Move::Lead(Neutral::Donkey, Target::At(position)) = decision else { return None };
    game.state.extras.donkey = Donkey(position);
    Some(Then::Next)
}
