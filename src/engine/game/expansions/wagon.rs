//! Abbey & Mayor: the wagon, which moves on when its feature is scored.

use crate::engine::board::{NodeId, Position};
use crate::engine::component::WAGON;
use crate::engine::game::expansion::{Expansion, FigureRule, Then};
use crate::engine::game::moves::{Move, Offers};
use crate::engine::game::{Choice, Completed, FigureId, FigureKind, Game, Phase, Spot};
use crate::engine::score::majority::Piece;

/// Source: Abbey & Mayor.
pub const EXPANSION: Expansion = Expansion {
    applies: |t| t.has(WAGON),
    figures: &[FigureRule {
        kind: FigureKind::Wagon,
        stands: |game, _, node| game.is_way(node) && !game.is_occupied(node),
        strength: Some(Piece::Normal),
        occupies: true,
    }],
    offers: &[(Phase::Wagon, offer), (Phase::WagonMoved, confirm)],
    performs,
    completes: |game, completed| {
        let wagons = wagons(game, completed);
        game.state.extras.wagons.waiting.extend(wagons);
    },
    ..Expansion::NOTHING
};

/// Wagons whose features were scored in this turn.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Wagons {
    /// Each with the places to which it may move, as far as these are free then.
    waiting: Vec<(FigureId, Vec<NodeId>)>,
    moved: bool,
}

fn wagons(game: &Game, completed: &Completed) -> Vec<(FigureId, Vec<NodeId>)> {
    let figures = completed.scene.figures.iter().filter(|one| one.figure.kind == FigureKind::Wagon);
    figures.map(|one| (one.figure, reach(game, one.spot.node))).collect()
}

/// In the new edition, what is on its tile and the eight around; in the first, what is connected to its feature.
fn reach(game: &Game, node: NodeId) -> Vec<NodeId> {
    let nodes: Vec<NodeId> = if game.setup.choices.has(Choice::WagonByConnection) {
        game.board.members(node).flat_map(|member| connected(game, member)).collect()
    } else {
        game.board.position_of(node).and_around().flat_map(|space| nodes_on(game, space)).collect()
    };
    nodes.into_iter().filter(|node| game.is_way(*node)).collect()
}

fn nodes_on(game: &Game, space: Position) -> impl Iterator<Item = NodeId> {
    game.board.at(space).into_iter().flat_map(|tile| game.board.nodes(tile))
}

/// Segments of the same tile with a way in common, and abbeys at its ends.
fn connected(game: &Game, member: NodeId) -> Vec<NodeId> {
    let ways = |node: NodeId| game.board.segment(node).map_or(0, |segment| segment.wagon_ways);
    let node = game.board.node(member);
    let on_tile = game.board.nodes(node.tile).filter(|other| ways(*other) & ways(member) != 0 && *other != member);
    let beside = node.reach.sides().map(|side| game.board.position_of(member).beside(side));
    let abbeys = beside.filter_map(|space| game.board.at(space)).filter(|tile| game.board.is_abbey(*tile));
    on_tile.chain(abbeys.flat_map(|tile| game.board.nodes(tile))).collect()
}

fn offer(game: &Game, offers: &mut Offers) {
    let waiting = game.state.extras.wagons.waiting.iter();
    let places = |reach: &[NodeId]| -> Vec<Spot> {
        let free = reach.iter().filter(|node| !game.is_occupied(**node) && !game.board.is_complete(**node));
        free.map(|node| Spot::on(*node)).collect()
    };
    let first = waiting.map(|(wagon, reach)| (*wagon, places(reach))).find(|(_, spots)| !spots.is_empty());
    let Some((wagon, spots)) = first else { return };
    offers.player = wagon.player;
    for spot in spots {
        offers.add(Move::Deploy(wagon, spot));
    }
}

fn confirm(game: &Game, offers: &mut Offers) {
    if game.state.extras.wagons.moved {
        offers.must = true;
        offers.add(Move::Confirm);
    }
}

fn performs(game: &mut Game, decision: Move) -> Option<Then> {
    match (game.state.phase, decision) {
        (Phase::Wagon, Move::Deploy(wagon, spot)) => {
            game.state.extras.wagons.waiting.retain(|(waiting, _)| *waiting != wagon);
            game.state.extras.wagons.moved = true;
            game.put(wagon, spot);
            Some(Then::Next)
        }
        (Phase::Wagon, Move::Pass) => {
            let asked = game.offers.player;
            game.state.extras.wagons.waiting.retain(|(waiting, _)| waiting.player != asked);
            Some(Then::Stay)
        }
        (Phase::WagonMoved, Move::Confirm) => {
            game.state.extras.wagons.moved = false;
            Some(Then::Go(Phase::Wagon))
        }
        _ => None,
    }
}
