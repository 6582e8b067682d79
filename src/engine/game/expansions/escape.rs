//! The siege: knights who leave a besieged city.

use crate::engine::board::{Kind, NodeId, Trait};
use crate::engine::component::CATHARS;
use crate::engine::game::expansion::{Expansion, Then};
use crate::engine::game::moves::{Move, Offers, Source};
use crate::engine::game::{Choice, Game, Phase};

/// At the end of a turn, where a monastery lies beside the city, or by a variant beside its besieged tiles.
/// Source: The Cathars, The Siege.
pub const EXPANSION: Expansion = Expansion {
    applies: |t| t.has(CATHARS),
    offers: &[(Phase::Escape, offer)],
    performs: |game, decision| {
        let Move::Return(knight, Source::Escape) = decision else { return None };
        game.take_back(knight);
        Some(Then::Next)
    },
    ..Expansion::NOTHING
};

fn offer(game: &Game, offers: &mut Offers) {
    if !game.setup.choices.has(Choice::Escape) {
        return;
    }
    let own = game.state.standing.iter().filter(|one| one.figure.player == game.state.active);
    for knight in own.filter(|one| game.is_follower(one.figure.kind) && has_way_out(game, one.spot.node)) {
        offers.add(Move::Return(knight.figure, Source::Escape));
    }
}

fn has_way_out(game: &Game, city: NodeId) -> bool {
    let board = game.board();
    let besieged = |node: NodeId| board.segment(node).is_some_and(|segment| segment.traits.has(Trait::Besieged));
    let near = game.setup.choices.has(Choice::EscapeAtSiege);
    let mut gates = board.members(city).filter(|member| !near || besieged(*member));
    board.node(city).kind == Kind::City
        && board.members(city).any(besieged)
        && gates.any(|gate| {
            let around = board.position_of(gate).around().filter_map(|space| board.at(space));
            around.into_iter().flat_map(|tile| board.nodes(tile)).any(|node| board.node(node).kind == Kind::Monastery)
        })
}
