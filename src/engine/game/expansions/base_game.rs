//! The base game: tiles, meeples, cities, roads, monasteries, fields.

use crate::engine::board::{Kind, NodeId};
use crate::engine::game::expansion::{Counting, Expansion, FigureRule, Then};
use crate::engine::game::moves::{Move, Offers};
use crate::engine::game::{FigureKind, Game, Phase, Scene};
use crate::engine::score::majority::{Piece, Player};
use crate::engine::score::{Moment, Quantity, Subject};

pub const EXPANSION: Expansion = Expansion {
    figures: &[FigureRule {
        kind: FigureKind::Small,
        stands: |game, _, node| game.takes_meeple(node),
        strength: Some(Piece::Normal),
        occupies: true,
    }],
    happens: &[
        (Phase::Tile, draw),
        (Phase::Scoring, score_completed_features),
        (Phase::EndTurn, end_turn),
        (Phase::FinalScoring, score_what_is_left),
    ],
    offers: &[(Phase::Tile, offer_places), (Phase::Action, offer_figures), (Phase::Commit, offer_end)],
    performs,
    counts,
    ..Expansion::NOTHING
};

/// A tile that fits nowhere is set aside, and another one drawn; unless there is one in hand already.
fn draw(game: &mut Game) {
    if game.state.hand.is_some() {
        return;
    }
    loop {
        let tile = game.state.pile.draw(&mut game.state.chance);
        game.state.hand = tile;
        let Some(tile) = &game.state.hand else { break };
        if game.can_be_placed(tile) {
            return;
        }
    }
    game.state.halted = !game.state.pile.is_empty();
    game.state.jump = Some(Phase::EndTurn);
}

fn offer_places(game: &Game, offers: &mut Offers) {
    let Some(tile) = &game.state.hand else { return };
    // A place that only something from the player's supply makes fit may be declined.
    offers.must = game.places(tile).any(|(position, rotation)| game.board.fits(tile, position, rotation));
    offers.moves.extend(game.places(tile).map(|(position, rotation)| Move::Place(position, rotation)));
}

fn offer_figures(game: &Game, offers: &mut Offers) {
    game.offer_figures(game.state.active, offers, |_| true);
}

fn offer_end(_: &Game, offers: &mut Offers) {
    offers.must = true;
    offers.add(Move::Confirm);
}

fn performs(game: &mut Game, decision: Move) -> Option<Then> {
    match decision {
        Move::Place(position, rotation) => {
            let tile = game.state.hand.take().expect("a place is offered for the tile in hand");
            game.lay(&tile, position, rotation);
            Some(Then::Go(Phase::Placed))
        }
        Move::Deploy(figure, spot) => {
            game.put(figure, spot);
            Some(Then::Next)
        }
        Move::Pass if game.state.phase == Phase::Action => Some(Then::Go(Phase::Phantom.next())),
        Move::Pass | Move::Confirm => Some(Then::Next),
        _ => None,
    }
}

/// Roads and cities that ran together, and all that the tile surrounded.
fn score_completed_features(game: &mut Game) {
    for node in game.completed() {
        game.score_completed(node);
    }
}

fn end_turn(game: &mut Game) {
    game.state.begin_tile();
    let goes_on = game.in_play.all().iter().any(|expansion| (expansion.goes_on)(game));
    if game.state.pile.is_empty() && !goes_on {
        return;
    }
    game.state.active = game.state.in_turn().nth(1).unwrap_or(Player(0));
    game.state.turn += 1;
    game.state.jump = Some(Phase::BeginTurn);
}

/// Every feature with figures, in the order in which these came. Source: base game, final scoring.
fn score_what_is_left(game: &mut Game) {
    let mut done: Vec<(NodeId, Subject)> = Vec::new();
    for standing in game.state.standing.clone() {
        if !game.is_follower(standing.figure.kind) {
            continue;
        }
        let node = game.board.root(standing.spot.node);
        let Some(subject) = game.subject_of(standing, Moment::Final) else { continue };
        if !done.contains(&(node, subject)) {
            done.push((node, subject));
            let scene = game.scene(subject, node, Moment::Final);
            game.score(&scene);
        }
    }
}

fn counts(game: &Game, scene: &Scene, counting: &mut Counting) {
    let board = game.board();
    match board.node(scene.node).kind {
        Kind::City | Kind::Road | Kind::River => {
            counting.add(Quantity::Tiles, number(board.tiles_of(scene.node).len()));
            counting.add(Quantity::Pennants, board.pennants(scene.node));
        }
        Kind::Field => {
            let complete = board.cities_at(scene.node).into_iter().filter(|city| board.is_complete(*city));
            counting.add(Quantity::CompletedCities, number(complete.count()));
        }
        _ => {
            let around = board.tiles_around(board.position_of(scene.node));
            counting.add(Quantity::SurroundingTiles, number(around));
        }
    }
}

/// A count of things on a table.
pub(in crate::engine::game) fn number(count: usize) -> i32 {
    i32::try_from(count).unwrap_or(i32::MAX)
}
