//! The Watchtowers.

use super::base_game::number;
use crate::engine::board::{Kind, NodeId, Position, Watched, Watchtower};
use crate::engine::component::WATCHTOWERS;
use crate::engine::game::expansion::{Counting, Expansion};
use crate::engine::game::{Game, Scene};
use crate::engine::score::Quantity;
use crate::engine::score::majority::Player;
use std::collections::BTreeSet;

/// For whoever has a figure on the road or city beside the tower, on its tile. Source: The Watchtowers.
pub const EXPANSION: Expansion = Expansion { applies: |t| t.has(WATCHTOWERS), own, ..Expansion::NOTHING };

fn own(game: &Game, scene: &Scene, player: Player, own: &mut Counting) {
    let figures = scene.figures.iter().filter(|one| one.figure.player == player);
    let spaces: BTreeSet<Position> = figures.map(|one| game.board().position_of(one.spot.node)).collect();
    for (space, tower) in spaces.into_iter().filter_map(|space| Some((space, tower_at(game, space)?))) {
        watch(game, space, tower, own);
    }
}

fn tower_at(game: &Game, space: Position) -> Option<Watchtower> {
    game.board().placed(game.board().at(space)?).tile.watchtower
}

/// On the tower's tile and the eight around.
fn watch(game: &Game, space: Position, tower: Watchtower, own: &mut Counting) {
    let board = game.board();
    let tiles = space.and_around().filter_map(|space| board.at(space));
    let nodes: Vec<NodeId> = tiles.flat_map(|tile| board.nodes(tile)).collect();
    let features = |kind: Kind| {
        let of_kind = nodes.iter().filter(|node| board.node(**node).kind == kind);
        number(of_kind.map(|node| board.root(*node)).collect::<BTreeSet<_>>().len())
    };
    match tower.watched {
        Watched::City => own.add(Quantity::WatchedCities, features(Kind::City)),
        Watched::Road => own.add(Quantity::WatchedRoads, features(Kind::Road)),
        Watched::Monastery => own.add(Quantity::WatchedMonasteries, features(Kind::Monastery)),
        Watched::Pennant => {
            let pennants = nodes.iter().filter_map(|node| board.segment(*node)).map(|one| i32::from(one.pennants));
            own.add(Quantity::WatchedPennants, pennants.sum());
        }
        Watched::Meeple => {
            let figures = space.and_around().flat_map(|space| game.figures_at(space));
            own.add(Quantity::WatchedMeeples, number(figures.filter(|one| game.is_follower(one.figure.kind)).count()));
        }
    }
}
