//! The Tower: tower pieces, prisoners, ransom.

use crate::engine::board::{Kind, NodeId, Position, Side};
use crate::engine::component::TOWER;
use crate::engine::game::expansion::{Expansion, Then};
use crate::engine::game::moves::{Move, Offers, Target, Token};
use crate::engine::game::{FigureId, FigureKind, Game, Phase, Spot};
use crate::engine::score::majority::Player;
use crate::engine::score::{Moment, Subject};
use std::collections::BTreeMap;

/// Source: The Tower.
pub const EXPANSION: Expansion = Expansion {
    applies: |t| t.has(TOWER),
    begins: |setup, extras| {
        let each = PIECES.get(usize::from(setup.players)).copied().unwrap_or(FEWEST_PIECES);
        extras.towers.pieces = vec![each; usize::from(setup.players)];
    },
    happens: &[(Phase::BeginTurn, |game| game.state.extras.towers.paid = false)],
    offers: &[(Phase::Action, offer_pieces), (Phase::TowerCapture, offer_prisoners)],
    performs,
    spots: close,
    holds: |game, player| {
        let own = game.state.extras.towers.prisoners.iter().filter(|(figure, _)| figure.player == player);
        u32::try_from(own.count()).expect("there are few figures")
    },
    aside: offer_ransom,
    ..Expansion::NOTHING
};

/// Pieces of each player, by the number of players.
const PIECES: [u8; 7] = [0, 10, 10, 9, 7, 6, 5];
const FEWEST_PIECES: u8 = 5;

const RANSOM: i32 = 3;

/// Towers and prisoners.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Towers {
    pieces: Vec<u8>,
    heights: BTreeMap<Position, u8>,
    /// A piece was put there in this turn, and nobody is captured yet.
    risen: Option<Position>,
    prisoners: Vec<(FigureId, Player)>,
    /// Somebody was bought back in this turn.
    paid: bool,
}

/// The foundations of all towers.
fn foundations(game: &Game) -> impl Iterator<Item = NodeId> {
    let nodes = game.board.tiles().flat_map(|(tile, _)| game.board.nodes(tile));
    nodes.filter(|node| game.board.node(*node).kind == Kind::Tower)
}

/// Towers that no figure has closed can be raised.
fn offer_pieces(game: &Game, offers: &mut Offers) {
    if game.state.extras.towers.pieces[usize::from(game.state.active.0)] == 0 {
        return;
    }
    for tower in foundations(game).filter(|tower| !game.is_occupied(*tower)) {
        offers.add(Move::Put(Token::TowerPiece, Target::At(game.board.position_of(tower))));
    }
}

/// A follower on a tower closes it.
fn close(game: &Game, _: Player, kind: FigureKind, spots: &mut Vec<Spot>) {
    if matches!(kind, FigureKind::Small | FigureKind::Big | FigureKind::Phantom | FigureKind::Ringmaster) {
        let built = |tower: &NodeId| game.state.extras.towers.heights.contains_key(&game.board.position_of(*tower));
        spots.extend(foundations(game).filter(|tower| built(tower) && !game.is_occupied(*tower)).map(Spot::on));
    }
}

/// As far as the tower is high, to all four sides, and on its own tile.
fn offer_prisoners(game: &Game, offers: &mut Offers) {
    let Some(tower) = game.state.extras.towers.risen else { return };
    let height = i16::from(game.state.extras.towers.heights.get(&tower).copied().unwrap_or(0));
    let line = |side: Side| {
        std::iter::successors(Some(tower.beside(side)), move |at| Some(at.beside(side)))
            .take(height.unsigned_abs().into())
    };
    let spaces = std::iter::once(tower).chain(Side::ALL.into_iter().flat_map(line));
    let figures = spaces.flat_map(|space| game.figures_at(space));
    let within_reach =
        figures.filter(|one| game.is_follower(one.figure.kind) && game.board.node(one.spot.node).kind != Kind::Tower);
    for one in within_reach {
        offers.add(Move::Capture(one.figure));
    }
}

/// Once a turn.
fn offer_ransom(game: &Game, offers: &mut Offers) {
    let (active, towers) = (game.state.active, &game.state.extras.towers);
    if towers.paid || game.state.seat(active).points < RANSOM || offers.player != active {
        return;
    }
    let own = towers.prisoners.iter().filter(|(figure, captor)| figure.player == active && *captor != active);
    offers.aside.extend(own.map(|(figure, _)| Move::Ransom(*figure)));
}

fn performs(game: &mut Game, decision: Move) -> Option<Then> {
    match decision {
        Move::Put(Token::TowerPiece, Target::At(position)) => {
            let active = usize::from(game.state.active.0);
            let towers = &mut game.state.extras.towers;
            towers.pieces[active] -= 1;
            *towers.heights.entry(position).or_default() += 1;
            towers.risen = Some(position);
            Some(Then::Go(Phase::TowerCapture))
        }
        Move::Capture(figure) => {
            capture(game, figure);
            Some(leave(game))
        }
        Move::Pass if game.state.phase == Phase::TowerCapture => Some(leave(game)),
        Move::Ransom(figure) => {
            ransom(game, figure);
            Some(Then::Stay)
        }
        // Whatever else is done in this phase, no tower has risen.
        _ => None,
    }
}

fn leave(game: &mut Game) -> Then {
    game.state.extras.towers.risen = None;
    Then::Next
}

/// An own follower comes home; two prisoners of either side are exchanged at once.
fn capture(game: &mut Game, figure: FigureId) {
    let captor = game.state.active;
    if figure.player == captor {
        return game.take_back(figure);
    }
    game.take_off(figure);
    let prisoners = &game.state.extras.towers.prisoners;
    let other = prisoners.iter().position(|(held, holder)| held.player == captor && *holder == figure.player);
    match other {
        Some(place) => {
            let (held, _) = game.state.extras.towers.prisoners.remove(place);
            game.state.seat_mut(held.player).put_back(held);
            game.state.seat_mut(figure.player).put_back(figure);
        }
        None => game.state.extras.towers.prisoners.push((figure, captor)),
    }
}

fn ransom(game: &mut Game, figure: FigureId) {
    let towers = &mut game.state.extras.towers;
    let Some(place) = towers.prisoners.iter().position(|(held, _)| *held == figure) else { return };
    let (_, captor) = towers.prisoners.remove(place);
    towers.paid = true;
    game.award(figure.player, Subject::RansomPaid, Moment::During, &[]);
    game.award(captor, Subject::Ransom, Moment::During, &[]);
    game.state.seat_mut(figure.player).put_back(figure);
}
