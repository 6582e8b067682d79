//! Bridges, Castles & Bazaars: bridges.

use crate::engine::board::{Edge, Position, Rim, Rotation, Side, Tile, TileIndex};
use crate::engine::component::BRIDGES;
use crate::engine::game::expansion::{Expansion, Then};
use crate::engine::game::moves::{Move, Offers, Target, Token};
use crate::engine::game::{Game, Phase, Setup};

/// Source: Bridges, Castles & Bazaars.
pub const EXPANSION: Expansion = Expansion {
    applies: |t| t.has(BRIDGES),
    begins: |setup, extras| extras.bridges = vec![each(setup); usize::from(setup.players)],
    offers: &[(Phase::Action, offer)],
    performs,
    helps_tile: |game, tile, position, rotation| has(game) && helping(game, tile, position, rotation).is_some(),
    stock: |game, player, token| match token {
        Token::Bridge => u32::from(game.state.extras.bridges[usize::from(player.0)]),
        _ => 0,
    },
    ..Expansion::NOTHING
};

/// Bridges and castles of each player.
pub fn each(setup: &Setup) -> u8 {
    if setup.players < 5 { 3 } else { 2 }
}

fn has(game: &Game) -> bool {
    game.state.extras.bridges[usize::from(game.state.active.0)] > 0
}

const WAYS: [Side; 2] = [Side::North, Side::West];

/// Over the placed tile or one beside it.
fn offer(game: &Game, offers: &mut Offers) {
    let Some(placed) = game.state.placed.filter(|_| has(game)) else { return };
    let position = game.board.placed(placed).position;
    let beside = Side::ALL.map(|side| position.beside(side)).into_iter().filter_map(|space| game.board.at(space));
    for tile in std::iter::once(placed).chain(beside) {
        for side in WAYS.into_iter().filter(|side| spans(game, tile, *side)) {
            offers.add(Move::Put(Token::Bridge, Target::Across(game.board.placed(tile).position, side)));
        }
    }
}

/// From field to field, and to nothing but roads, if a tile lies there.
fn spans(game: &Game, tile: TileIndex, side: Side) -> bool {
    let position = game.board.placed(tile).position;
    let ends = [side, side.opposite()];
    let free = ends.iter().all(|side| game.board.edge(tile, *side) == Edge::Field);
    free && game.board.bridge_over(tile).is_none() && ends.iter().all(|side| leads_on(game, position, *side))
}

fn leads_on(game: &Game, position: Position, side: Side) -> bool {
    let neighbour = game.board.at(position.beside(side));
    neighbour.is_none_or(|tile| Edge::Road.fits(game.board.edge(tile, side.opposite())))
}

/// The side from which a bridge over the tile would make it fit.
fn helping(game: &Game, tile: &Tile, position: Position, rotation: Rotation) -> Option<Side> {
    let wrong = game.board.misfits(tile, position, rotation)?;
    WAYS.into_iter().find(|side| {
        let ends = [*side, side.opposite()];
        let within = Rim::side(ends[0]).and(Rim::side(ends[1]));
        let covers = wrong.common(within) == wrong && !wrong.is_empty();
        let fields = ends.iter().all(|end| tile.edge(rotation, *end) == Edge::Field);
        covers && fields && ends.iter().all(|end| leads_on(game, position, *end))
    })
}

fn performs(game: &mut Game, decision: Move) -> Option<Then> {
    match decision {
        Move::Put(Token::Bridge, Target::Across(position, side)) => {
            let tile = game.board.at(position)?;
            build(game, tile, side);
            Some(Then::Stay)
        }
        Move::Place(position, rotation) => {
            let tile = game.state.hand.clone()?;
            let side = helping(game, &tile, position, rotation)?;
            game.state.hand = None;
            game.lay(&tile, position, rotation);
            let placed = game.board.at(position)?;
            build(game, placed, side);
            Some(Then::Go(Phase::Placed))
        }
        _ => None,
    }
}

fn build(game: &mut Game, tile: TileIndex, side: Side) {
    let active = usize::from(game.state.active.0);
    game.state.extras.bridges[active] -= 1;
    let bridge = game.board.bridge(tile, side);
    game.state.touched.push(bridge);
}
