//! Special monasteries, on which a figure can also lie as an abbot.

use super::base_game::number;
use crate::engine::board::{NodeId, Side, Trait};
use crate::engine::component::MONASTERIES;
use crate::engine::game::expansion::{Counting, Expansion};
use crate::engine::game::{FigureKind, Game, Manner, Scene, Spot};
use crate::engine::score::majority::Player;
use crate::engine::score::{Moment, Quantity, Subject};

/// Source: The German Monasteries.
pub const EXPANSION: Expansion = Expansion {
    applies: |t| t.has(MONASTERIES),
    spots: lie_down,
    scores_as: |_, standing, moment| {
        let lies = standing.spot.manner == Manner::AsAbbot;
        (lies && moment == Moment::Final).then_some(Subject::SpecialMonastery)
    },
    counts,
    ..Expansion::NOTHING
};

/// Wherever the kind of figure could stand as a monk.
fn lie_down(game: &Game, player: Player, kind: FigureKind, spots: &mut Vec<Spot>) {
    let on_tile = game.state.placed.into_iter().flat_map(|tile| game.board.nodes(tile));
    let special = on_tile.filter(|node| is_special(game, *node));
    let fitting = special.filter(|node| game.stands(player, kind, *node) && game.is_follower(kind));
    spots.extend(fitting.map(|node| Spot { node, manner: Manner::AsAbbot }));
}

fn is_special(game: &Game, node: NodeId) -> bool {
    game.board.segment(node).is_some_and(|segment| segment.traits.has(Trait::Special))
}

/// Unbroken lines of tiles to all four sides.
fn counts(game: &Game, scene: &Scene, counting: &mut Counting) {
    if scene.subject == Subject::SpecialMonastery {
        let from = game.board().position_of(scene.node);
        let line = |side: Side| {
            let spaces = std::iter::successors(Some(from.beside(side)), |space| Some(space.beside(side)));
            spaces.take_while(|space| game.board().at(*space).is_some()).count()
        };
        counting.add(Quantity::TilesInLine, number(Side::ALL.into_iter().map(line).sum()));
    }
}
