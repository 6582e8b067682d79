//! The Flier: a follower flies where the die tells.

use crate::engine::board::{Kind, NodeId, Rotation};
use crate::engine::component::FLIER;
use crate::engine::game::expansion::{Expansion, Then};
use crate::engine::game::moves::{Move, Offers};
use crate::engine::game::{FigureId, FigureKind, Game, Manner, Phase, Spot};
use crate::engine::score::majority::Player;

/// Source: The Flier; reports, 82.
pub const EXPANSION: Expansion = Expansion {
    applies: |t| t.has(FLIER),
    offers: &[(Phase::Landing, offer)],
    performs,
    spots: board_machine,
    ..Expansion::NOTHING
};

/// A follower in the air, and the tile above which it is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Flight(Option<(FigureId, crate::engine::board::Position)>);

const DIE: usize = 3;

fn board_machine(game: &Game, _: Player, kind: FigureKind, spots: &mut Vec<Spot>) {
    if matches!(kind, FigureKind::Small | FigureKind::Big | FigureKind::Phantom | FigureKind::Ringmaster) {
        let on_tile = game.state.placed.into_iter().flat_map(|tile| game.board.nodes(tile));
        let machines = on_tile.filter(|node| game.board.node(*node).kind == Kind::FlyingMachine);
        spots.extend(machines.map(Spot::on));
    }
}

fn performs(game: &mut Game, decision: Move) -> Option<Then> {
    let Move::Deploy(figure, spot) = decision else { return None };
    if game.state.phase == Phase::Landing {
        game.state.extras.flight = Flight(None);
        game.put(figure, spot);
        return Some(Then::Next);
    }
    if game.board.node(spot.node).kind != Kind::FlyingMachine {
        return None;
    }
    let steps = i16::try_from(game.state.chance.pick(DIE)).expect("a die has few sides") + 1;
    let placed = game.board.placed(game.board.node(spot.node).tile);
    let (x, y) = turned(placed.tile.flight.unwrap_or_default(), placed.rotation);
    game.state.extras.flight = Flight(Some((figure, placed.position.moved(x * steps, y * steps))));
    Some(Then::Go(Phase::Landing))
}

fn turned((x, y): (i16, i16), rotation: Rotation) -> (i16, i16) {
    (0..rotation.degrees() / 90).fold((x, y), |(x, y), _| (-y, x))
}

/// On an unfinished road, city or monastery, also beside others; if there is none, the follower stays at home.
fn offer(game: &Game, offers: &mut Offers) {
    let Flight(Some((figure, position))) = game.state.extras.flight else { return };
    let nodes = game.board.at(position).into_iter().flat_map(|tile| game.board.nodes(tile));
    offers.must = true;
    for node in nodes.filter(|node| game.is_way(*node) && !game.board.is_complete(*node) && !lies(game, *node)) {
        offers.add(Move::Deploy(figure, Spot::on(node)));
    }
}

/// Somebody lies there as an abbot, who tolerates nobody.
fn lies(game: &Game, node: NodeId) -> bool {
    game.figures_in(node).any(|one| one.spot.manner == Manner::AsAbbot)
}
