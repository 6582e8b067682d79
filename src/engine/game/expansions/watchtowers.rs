//! The Watchtowers.

use super::base_game::number;
use crate::engine::board::{Kind, Position, TileIndex, Watched, Watchtower};
use crate::engine::component::WATCHTOWERS;
use crate::engine::game::expansion::{Counting, Expansion};
use crate::engine::game::{Game, Scene};
use crate::engine::score::Quantity;
use crate::engine::score::majority::Player;

/// For each figure on the road or city beside the tower, on its tile. Source: The Watchtowers.
pub const EXPANSION: Expansion = Expansion { applies: |t| t.has(WATCHTOWERS), own, ..Expansion::NOTHING };

fn own(game: &Game, scene: &Scene, player: Player, own: &mut Counting) {
    let figures = scene.figures.iter().filter(|one| one.figure.player == player);
    let followers = figures.filter(|one| game.is_follower(one.figure.kind));
    for space in followers.map(|one| game.board().position_of(one.spot.node)) {
        if let Some(tower) = tower_at(game, space) {
            let (quantity, count) = watched(game, space, tower);
            own.add_apart(quantity, count);
        }
    }
}

fn tower_at(game: &Game, space: Position) -> Option<Watchtower> {
    game.board().placed(game.board().at(space)?).tile.watchtower
}

/// On the tower's tile and the eight around: tiles with cities and roads, not cities and roads.
fn watched(game: &Game, space: Position, tower: Watchtower) -> (Quantity, i32) {
    let board = game.board();
    let tiles: Vec<TileIndex> = space.and_around().filter_map(|space| board.at(space)).collect();
    let showing = |kind: Kind| {
        let shows = |tile: &&TileIndex| board.nodes(**tile).any(|node| board.node(node).kind == kind);
        number(tiles.iter().filter(shows).count())
    };
    match tower.watched {
        Watched::City => (Quantity::WatchedCities, showing(Kind::City)),
        Watched::Road => (Quantity::WatchedRoads, showing(Kind::Road)),
        Watched::Monastery => (Quantity::WatchedMonasteries, showing(Kind::Monastery)),
        Watched::Pennant => {
            let nodes = tiles.iter().flat_map(|tile| board.nodes(*tile));
            let pennants = nodes.filter_map(|node| board.segment(node)).map(|one| i32::from(one.pennants));
            (Quantity::WatchedPennants, pennants.sum())
        }
        Watched::Meeple => {
            let figures = space.and_around().flat_map(|space| game.figures_at(space));
            let followers = figures.filter(|one| game.is_follower(one.figure.kind));
            (Quantity::WatchedMeeples, number(followers.count()))
        }
    }
}
