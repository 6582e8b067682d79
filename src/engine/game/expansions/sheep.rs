//! Hills & Sheep: shepherds and their flocks.

use crate::engine::board::{Kind, NodeId};
use crate::engine::component::SHEEP;
use crate::engine::game::expansion::{Expansion, FigureRule, Then};
use crate::engine::game::moves::{Move, Offers};
use crate::engine::game::{FigureId, FigureKind, Game, Phase, Standing};
use crate::engine::score::majority::Player;
use crate::engine::score::{Moment, Quantity, Subject};

/// Source: Hills & Sheep.
pub const EXPANSION: Expansion = Expansion {
    applies: |t| t.has(SHEEP),
    figures: &[FigureRule { kind: FigureKind::Shepherd, stands: tends, strength: None, occupies: false }],
    happens: &[(Phase::Flock, gather), (Phase::Dragon, drive_home_from_closed_fields)],
    offers: &[(Phase::Shepherd, confirm), (Phase::Flock, offer)],
    performs,
    leaves: |game, figure| game.state.extras.flocks.tokens.retain(|(shepherd, _)| *shepherd != figure),
    ..Expansion::NOTHING
};

/// The tokens of all flocks.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Flocks {
    /// Sheep, each token with the shepherd for whom it was drawn.
    tokens: Vec<(FigureId, u8)>,
    /// A shepherd was placed and has no token yet.
    new: Option<FigureId>,
    /// Fields whose shepherd is to decide.
    waiting: Vec<NodeId>,
}

/// What is in the bag: so many tokens with so many sheep; none is the wolf.
const BAG: [(u8, usize); 5] = [(1, 4), (2, 5), (3, 5), (4, 2), (0, 2)];

fn tends(game: &Game, _: Player, node: NodeId) -> bool {
    game.board().node(node).kind == Kind::Field && shepherds(game, node).next().is_none()
}

fn shepherds(game: &Game, field: NodeId) -> impl Iterator<Item = Standing> {
    game.figures_in(field).filter(|standing| standing.figure.kind == FigureKind::Shepherd)
}

fn confirm(game: &Game, offers: &mut Offers) {
    if game.state.extras.flocks.new.is_some() {
        offers.must = true;
        offers.add(Move::Confirm);
    }
}

/// Fields with a shepherd of the player that the tile enlarged, apart from that of one who has just come.
fn gather(game: &mut Game) {
    let on_tile = game.state.placed.into_iter().flat_map(|tile| game.board.nodes(tile));
    let fields = on_tile.filter(|node| game.board.node(*node).kind == Kind::Field);
    let mut enlarged: Vec<NodeId> = fields.map(|field| game.board.root(field)).collect();
    enlarged.dedup();
    let newcomer = game.state.extras.flocks.new.take();
    let old = |field: &NodeId| {
        shepherds(game, *field).any(|one| one.figure.player == game.state.active && Some(one.figure) != newcomer)
    };
    let mut waiting: Vec<NodeId> = Vec::new();
    for field in enlarged.into_iter().filter(old) {
        if !waiting.contains(&field) {
            waiting.push(field);
        }
    }
    game.state.extras.flocks.waiting = waiting;
}

fn offer(game: &Game, offers: &mut Offers) {
    if let Some(field) = game.state.extras.flocks.waiting.first() {
        offers.must = true;
        offers.add(Move::GrowFlock(*field));
        offers.add(Move::ScoreFlock(*field));
    }
}

fn performs(game: &mut Game, decision: Move) -> Option<Then> {
    match (game.state.phase, decision) {
        (_, Move::Deploy(figure, spot)) if figure.kind == FigureKind::Shepherd => {
            game.put(figure, spot);
            game.state.extras.flocks.new = Some(figure);
            Some(Then::Go(Phase::Shepherd))
        }
        (Phase::Shepherd, Move::Confirm) => {
            let shepherd = game.state.extras.flocks.new?;
            draw(game, shepherd);
            Some(Then::Next)
        }
        (_, Move::GrowFlock(field)) => {
            game.state.extras.flocks.waiting.remove(0);
            let active = game.state.active;
            let own = shepherds(game, field).find(|one| one.figure.player == active)?;
            draw(game, own.figure);
            Some(Then::Stay)
        }
        (_, Move::ScoreFlock(field)) => {
            game.state.extras.flocks.waiting.remove(0);
            drive_home(game, field);
            Some(Then::Stay)
        }
        _ => None,
    }
}

/// The wolf scatters all flocks of the field.
fn draw(game: &mut Game, shepherd: FigureId) {
    let flocks = &game.state.extras.flocks.tokens;
    let left = |sheep: u8, all: usize| all - flocks.iter().filter(|(_, token)| *token == sheep).count().min(all);
    let bag: Vec<u8> = BAG.iter().flat_map(|(sheep, all)| std::iter::repeat_n(*sheep, left(*sheep, *all))).collect();
    let place = game.state.chance.pick(bag.len());
    match bag.get(place) {
        Some(0) => scatter(game, shepherd),
        Some(sheep) => game.state.extras.flocks.tokens.push((shepherd, *sheep)),
        None => {}
    }
}

fn scatter(game: &mut Game, shepherd: FigureId) {
    let Some(standing) = game.standing(shepherd) else { return };
    for one in shepherds(game, standing.spot.node).collect::<Vec<_>>() {
        game.take_back(one.figure);
    }
}

/// Every player with a shepherd there receives the sheep of the whole field, once.
fn drive_home(game: &mut Game, field: NodeId) {
    let home: Vec<Standing> = shepherds(game, field).collect();
    let is_there = |shepherd: &FigureId| home.iter().any(|one| one.figure == *shepherd);
    let tokens = game.state.extras.flocks.tokens.iter().filter(|(shepherd, _)| is_there(shepherd));
    let sheep = tokens.map(|(_, sheep)| i32::from(*sheep)).sum();
    for player in game.state.in_turn() {
        if home.iter().any(|one| one.figure.player == player) {
            game.award(player, Subject::Flock, Moment::During, &[(Quantity::Sheep, sheep)]);
        }
    }
    for one in home {
        game.take_back(one.figure);
    }
}

/// Nothing can come to a field that is closed all around.
fn drive_home_from_closed_fields(game: &mut Game) {
    let all: Vec<Standing> = game.state.standing.clone();
    for one in all.into_iter().filter(|one| one.figure.kind == FigureKind::Shepherd) {
        let still_there = game.standing(one.figure).is_some();
        if still_there && game.board.is_complete(one.spot.node) {
            drive_home(game, one.spot.node);
        }
    }
}
