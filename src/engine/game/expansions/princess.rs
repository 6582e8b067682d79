//! The Princess & the Dragon: princesses and magic portals.

use crate::engine::board::{Kind, Mark, NodeId, Trait};
use crate::engine::component::{MAGIC_PORTAL, PRINCESS};
use crate::engine::game::expansion::{Expansion, Then};
use crate::engine::game::moves::{Move, Offers, Source};
use crate::engine::game::{Choice, FigureKind, Game, Phase, Spot};
use crate::engine::score::majority::Player;

/// Instead of placing a figure, a knight of the princess's city is sent home; nothing else is placed then.
/// Source: The Princess & the Dragon.
pub const LADY: Expansion = Expansion {
    applies: |t| t.has(PRINCESS),
    offers: &[(Phase::Action, offer)],
    performs: |game, decision| {
        let Move::Return(knight, Source::Princess) = decision else { return None };
        game.take_back(knight);
        Some(Then::Go(Phase::Phantom.next()))
    },
    ..Expansion::NOTHING
};

fn offer(game: &Game, offers: &mut Offers) {
    let knights = knights(game);
    if game.setup.choices.has(Choice::PrincessMust) && !knights.is_empty() {
        offers.must = true;
        offers.moves.clear();
    }
    for knight in knights {
        offers.add(knight);
    }
}

fn knights(game: &Game) -> Vec<Move> {
    let on_tile = game.state.placed.into_iter().flat_map(|tile| game.board.nodes(tile));
    let is_hers = |node: &NodeId| game.board.segment(*node).is_some_and(|one| one.traits.has(Trait::Princess));
    let figures = on_tile.filter(is_hers).flat_map(|city| game.figures_in(city));
    let knights = figures.filter(|standing| game.is_follower(standing.figure.kind));
    knights.map(|standing| Move::Return(standing.figure, Source::Princess)).collect()
}

/// A portal leads a follower to any tile with an unfinished feature that nobody holds; shepherds and barns stay out.
/// Source: the same; reports, 81.
pub const PORTAL: Expansion = Expansion { applies: |t| t.has(MAGIC_PORTAL), spots: through, ..Expansion::NOTHING };

fn through(game: &Game, player: Player, kind: FigureKind, spots: &mut Vec<Spot>) {
    if !game.is_at_portal() || !game.is_follower(kind) {
        return;
    }
    let nodes = game.board.tiles().flat_map(|(tile, _)| game.board.nodes(tile));
    let unfinished = nodes.filter(|node| !game.board.is_complete(*node));
    spots.extend(unfinished.filter(|node| game.stands(player, kind, *node)).map(Spot::on));
}

impl Game {
    /// The tile that was placed shows a magic portal.
    pub(in crate::engine::game) fn is_at_portal(&self) -> bool {
        self.state.placed.is_some_and(|tile| self.board.placed(tile).tile.marks.has(Mark::Portal))
    }

    /// A road, city or monastery: where figures can be that move from one feature to another.
    pub(in crate::engine::game) fn is_way(&self, node: NodeId) -> bool {
        matches!(self.board.node(node).kind, Kind::City | Kind::Road | Kind::Monastery)
    }
}
