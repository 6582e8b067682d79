//! Bridges, Castles & Bazaars: castles.

use super::base_game::number;
use super::bridges::each;
use crate::engine::board::{Kind, NodeId, Position, Trait};
use crate::engine::component::CASTLES;
use crate::engine::game::expansion::{Counting, Expansion, Then};
use crate::engine::game::moves::{Move, Offers, Target, Token};
use crate::engine::game::{Completed, Game, Manner, Phase, Scene, Spot, Standing};
use crate::engine::score::castles;
use crate::engine::score::majority::Player;
use crate::engine::score::{Moment, Quantity, Subject};
use std::collections::BTreeSet;

/// A city of two tiles becomes a castle, which scores what the next feature beside it scores.
/// Source: Bridges, Castles & Bazaars; reports, 73.
pub const EXPANSION: Expansion = Expansion {
    applies: |t| t.has(CASTLES),
    begins: |setup, extras| extras.castles.stock = vec![each(setup); usize::from(setup.players)],
    happens: &[(Phase::Castle, |game| game.state.extras.castles.declined.clear())],
    offers: &[(Phase::Castle, offer)],
    performs,
    subject: |game, node, _, usual| if game.is_castle(node) { None } else { usual },
    counts,
    completes,
    stock: |game, player, token| match token {
        Token::Castle => u32::from(game.state.extras.castles.stock[usize::from(player.0)]),
        _ => 0,
    },
    ..Expansion::NOTHING
};

/// All castles.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Castles {
    stock: Vec<u8>,
    built: Vec<Castle>,
    declined: Vec<Player>,
    /// What the castle that is being scored is worth.
    worth: i32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Castle {
    /// A segment of the city that it was.
    node: NodeId,
    /// The turn in which it was built: nothing of that turn counts for it.
    turn: u32,
    waits: bool,
}

const TILES: usize = 2;

impl Game {
    fn is_castle(&self, node: NodeId) -> bool {
        self.state.extras.castles.built.iter().any(|castle| self.board.same(castle.node, node))
    }
}

/// Anybody whose single follower has just completed such a city may decide.
fn offer(game: &Game, offers: &mut Offers) {
    let castles = &game.state.extras.castles;
    let owners = game.completed().into_iter().filter_map(|city| Some((city, owner(game, city)?)));
    let asked = owners.filter(|(_, one)| {
        let player = one.figure.player;
        castles.stock[usize::from(player.0)] > 0 && !castles.declined.contains(&player)
    });
    if let Some((city, one)) = asked.min_by_key(|(_, one)| game.state.in_turn().position(|p| p == one.figure.player)) {
        offers.player = one.figure.player;
        for member in game.board.members(city) {
            offers.add(Move::Put(Token::Castle, Target::On(member)));
        }
    }
}

fn owner(game: &Game, city: NodeId) -> Option<Standing> {
    let board = &game.board;
    let fits = board.node(city).kind == Kind::City
        && board.tiles_of(city).len() == TILES
        && !board.has(city, Trait::NoCastle)
        && !game.is_castle(city);
    let mut followers = game.figures_in(city).filter(|one| game.is_follower(one.figure.kind));
    let only = followers.next().filter(|_| fits)?;
    followers.next().is_none().then_some(only)
}

fn performs(game: &mut Game, decision: Move) -> Option<Then> {
    match decision {
        Move::Put(Token::Castle, Target::On(node)) => {
            let one = owner(game, node)?;
            let turn = game.state.turn;
            game.state.extras.castles.stock[usize::from(one.figure.player.0)] -= 1;
            game.state.extras.castles.built.push(Castle { node, turn, waits: true });
            game.put(one.figure, Spot { manner: Manner::Castle, ..one.spot });
            Some(Then::Stay)
        }
        Move::Pass if game.state.phase == Phase::Castle => {
            let asked = game.offers.player;
            game.state.extras.castles.declined.push(asked);
            Some(Then::Stay)
        }
        _ => None,
    }
}

/// A field counts castles apart from cities.
fn counts(game: &Game, scene: &Scene, counting: &mut Counting) {
    if scene.subject == Subject::Castle {
        counting.add(Quantity::NeighbourPoints, game.state.extras.castles.worth);
    }
    if game.board().node(scene.node).kind == Kind::Field {
        let cities = game.board().cities_at(scene.node).into_iter();
        let castles = number(cities.filter(|city| game.is_castle(*city)).count());
        counting.add(Quantity::CompletedCities, -castles);
        counting.add(Quantity::CastlesAtField, castles);
    }
}

fn completes(game: &mut Game, completed: &Completed) {
    let spaces = game.board.positions_of(completed.scene.node);
    let waiting: Vec<Castle> =
        game.state.extras.castles.built.iter().copied().filter(|one| is_ready(game, *one)).collect();
    let vicinities: Vec<_> = waiting.iter().map(|castle| vicinity(game, castle.node)).collect();
    let near = |spaces: &BTreeSet<Position>| -> Vec<usize> {
        (0..waiting.len()).filter(|castle| !vicinities[*castle].is_disjoint(spaces)).collect()
    };
    let neighbours: Vec<Vec<usize>> =
        waiting.iter().map(|castle| near(&game.board.positions_of(castle.node))).collect();
    let scored = castles::score(completed.value, &near(&spaces), &neighbours);
    for (castle, points) in waiting.iter().zip(scored) {
        if let Some(points) = points {
            score(game, castle.node, points);
        }
    }
}

fn is_ready(game: &Game, castle: Castle) -> bool {
    castle.waits && castle.turn < game.state.turn
}

/// Its two tiles and those along its long sides.
fn vicinity(game: &Game, castle: NodeId) -> BTreeSet<Position> {
    let own = game.board.positions_of(castle);
    let upright = own.iter().map(|position| position.x).collect::<BTreeSet<_>>().len() == 1;
    let (x, y) = if upright { (1, 0) } else { (0, 1) };
    own.into_iter().flat_map(|at| [at, at.moved(x, y), at.moved(-x, -y)]).collect()
}

fn score(game: &mut Game, node: NodeId, points: i32) {
    if let Some(castle) = game.state.extras.castles.built.iter_mut().find(|castle| castle.node == node) {
        castle.waits = false;
    }
    let scene = game.scene(Subject::Castle, node, Moment::During);
    game.state.extras.castles.worth = points;
    game.score(&scene);
    for one in scene.figures {
        game.take_back(one.figure);
    }
}
