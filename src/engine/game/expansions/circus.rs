//! Under the Big Top: the circus, acrobats, the ringmaster.

use super::base_game::number;
use crate::engine::board::{Kind, Mark, NodeId, Position};
use crate::engine::component::{ACROBATS, CIRCUS, RINGMASTER};
use crate::engine::game::expansion::{Counting, Expansion, FigureRule, Then};
use crate::engine::game::moves::{Move, Offers};
use crate::engine::game::{FigureKind, Game, Phase, Scene, Spot, Standing};
use crate::engine::score::majority::{Piece, Player};
use crate::engine::score::{Moment, Quantity, Subject};

/// The big top moves to each new circus, and is scored where it was. Source: Under the Big Top.
pub const TENT: Expansion = Expansion {
    applies: |t| t.has(CIRCUS),
    happens: &[(Phase::TileScoring, move_on), (Phase::FinalScoring, show_last)],
    ..Expansion::NOTHING
};

/// Pyramids of up to three acrobats. Source: the same.
pub const PYRAMID: Expansion = Expansion {
    applies: |t| t.has(ACROBATS),
    happens: &[(Phase::FinalScoring, score_pyramids)],
    offers: &[(Phase::Action, offer_scoring)],
    performs: |game, decision| {
        let Move::ScorePyramid(node) = decision else { return None };
        score_pyramid(game, node, Moment::During);
        Some(Then::Next)
    },
    spots: climb,
    ..Expansion::NOTHING
};

/// Placed as any meeple; it brings points for the circus around. Source: the same.
pub const DIRECTOR: Expansion = Expansion {
    applies: |t| t.has(RINGMASTER),
    figures: &[FigureRule {
        kind: FigureKind::Ringmaster,
        stands: |game, _, node| game.takes_meeple(node),
        strength: Some(Piece::Normal),
        occupies: true,
    }],
    own: direct,
    ..Expansion::NOTHING
};

/// The big top: where it stands, and what is still under it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BigTop {
    at: Option<Position>,
    tokens: Vec<u8>,
}

/// The points of the animal tokens. Source: Under the Big Top, contents.
const TOKENS: [u8; 16] = [1, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 6, 6, 6, 7];

const MOST_ACROBATS: usize = 3;

impl Default for BigTop {
    fn default() -> Self {
        Self { at: None, tokens: TOKENS.to_vec() }
    }
}

fn move_on(game: &mut Game) {
    let new = game.state.placed.map(|tile| game.board.placed(tile)).filter(|one| one.tile.marks.has(Mark::Circus));
    if let Some(new) = new.map(|placed| placed.position) {
        show(game, Moment::During);
        game.state.extras.big_top.at = Some(new);
    }
}

fn show_last(game: &mut Game) {
    show(game, Moment::Final);
}

/// A token is revealed; every figure on the tile and the eight around brings as much.
fn show(game: &mut Game, moment: Moment) {
    let Some(at) = game.state.extras.big_top.at.filter(|_| !game.state.extras.big_top.tokens.is_empty()) else {
        return;
    };
    let place = game.state.chance.pick(game.state.extras.big_top.tokens.len());
    let animal = i32::from(game.state.extras.big_top.tokens.remove(place));
    for player in game.state.in_turn() {
        let figures = at.and_around().flat_map(|space| game.figures_at(space));
        let meeples = figures.filter(|one| one.figure.player == player && game.is_follower(one.figure.kind)).count();
        if meeples > 0 {
            let counts = [(Quantity::AnimalNumber, animal), (Quantity::Meeples, number(meeples))];
            game.award(player, Subject::BigTop, moment, &counts);
        }
    }
}

/// On the placed tile and around it, and anywhere through a portal.
fn climb(game: &Game, _: Player, kind: FigureKind, spots: &mut Vec<Spot>) {
    let Some(placed) = game.state.placed.map(|tile| game.board.placed(tile).position) else { return };
    if !matches!(kind, FigureKind::Small | FigureKind::Big | FigureKind::Phantom | FigureKind::Ringmaster) {
        return;
    }
    let near = |node: &NodeId| placed.and_around().any(|space| space == game.board.position_of(*node));
    let reached = pyramids(game).filter(|node| game.is_at_portal() || near(node));
    let free = reached.filter(|node| game.figures_in(*node).count() < MOST_ACROBATS);
    spots.extend(free.map(Spot::on));
}

fn pyramids(game: &Game) -> impl Iterator<Item = NodeId> {
    let nodes = game.board.tiles().flat_map(|(tile, _)| game.board.nodes(tile));
    nodes.filter(|node| game.board.node(*node).kind == Kind::Acrobats)
}

/// A full pyramid, instead of placing a figure.
fn offer_scoring(game: &Game, offers: &mut Offers) {
    for node in pyramids(game).filter(|node| game.figures_in(*node).count() == MOST_ACROBATS) {
        offers.add(Move::ScorePyramid(node));
    }
}

fn score_pyramids(game: &mut Game) {
    for node in pyramids(game).collect::<Vec<_>>() {
        score_pyramid(game, node, Moment::Final);
    }
}

fn score_pyramid(game: &mut Game, node: NodeId, moment: Moment) {
    let acrobats: Vec<Standing> = game.figures_in(node).collect();
    for player in game.state.in_turn() {
        let own = acrobats.iter().filter(|one| one.figure.player == player).count();
        if own > 0 {
            game.award(player, Subject::Pyramid, moment, &[(Quantity::Acrobats, number(own))]);
        }
    }
    for one in acrobats {
        game.take_back(one.figure);
    }
}

/// Circus and acrobat spaces on and around the tile of the ringmaster.
fn direct(game: &Game, scene: &Scene, player: Player, own: &mut Counting) {
    let ringmasters = scene.figures.iter().filter(|one| one.figure.kind == FigureKind::Ringmaster);
    for one in ringmasters.filter(|one| one.figure.player == player) {
        let spaces = game.board().position_of(one.spot.node).and_around();
        let tiles = spaces.filter_map(|space| game.board().at(space)).map(|tile| &game.board().placed(tile).tile);
        let shown = tiles.map(|tile| usize::from(tile.marks.has(Mark::Circus)) + usize::from(tile.has(Kind::Acrobats)));
        own.add(Quantity::CircusSpaces, number(shown.sum()));
    }
}
