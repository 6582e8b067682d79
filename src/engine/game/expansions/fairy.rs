//! The Princess & the Dragon: the fairy.

use crate::engine::board::Position;
use crate::engine::component::FAIRY;
use crate::engine::game::expansion::{Expansion, Then};
use crate::engine::game::moves::{Move, Neutral, Offers, Target};
use crate::engine::game::{Choice, FigureId, Game, Phase, Standing};
use crate::engine::score::{Moment, Quantity, Subject};

/// Source: The Princess & the Dragon.
pub const EXPANSION: Expansion = Expansion {
    applies: |t| t.has(FAIRY),
    happens: &[(Phase::BeginTurn, reward)],
    offers: &[(Phase::Action, offer)],
    performs,
    own: |game, scene, player, own| {
        let beside = scene.figures.iter().filter(|standing| standing.figure.player == player);
        let here = beside.map(|standing| standing.figure).any(|figure| game.state.extras.fairy.beside == Some(figure));
        own.set(Quantity::Fairy, here);
    },
    leaves: |game, figure| {
        let fairy = &mut game.state.extras.fairy;
        fairy.beside = fairy.beside.filter(|beside| *beside != figure);
    },
    ..Expansion::NOTHING
};

/// Where the fairy is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Fairy {
    /// The tile on which she stands.
    pub at: Option<Position>,
    /// The figure beside which she stands, until it leaves.
    pub beside: Option<FigureId>,
}

/// One point for the player beside whose figure she stands.
fn reward(game: &mut Game) {
    let active = game.state.active;
    if game.state.extras.fairy.beside.is_some_and(|figure| figure.player == active) {
        game.award(active, Subject::FairyTurn, Moment::During, &[]);
    }
}

/// To one of the player's own followers, instead of placing a figure.
fn offer(game: &Game, offers: &mut Offers) {
    let fairy = game.state.extras.fairy;
    for Standing { figure, spot } in own_followers(game) {
        let position = game.board.position_of(spot.node);
        let target = if on_tile(game) { Target::At(position) } else { Target::Beside(figure) };
        let stays = if on_tile(game) { fairy.at == Some(position) } else { fairy.beside == Some(figure) };
        if !stays {
            offers.add(Move::Lead(Neutral::Fairy, target));
        }
    }
}

fn own_followers(game: &Game) -> impl Iterator<Item = Standing> {
    let all = game.state.standing.iter().copied();
    all.filter(|one| one.figure.player == game.state.active && game.is_follower(one.figure.kind))
}

fn on_tile(game: &Game) -> bool {
    game.setup.choices.has(Choice::FairyOnTile)
}

fn performs(game: &mut Game, decision: Move) -> Option<Then> {
    let Move::Lead(Neutral::Fairy, target) = decision else { return None };
    game.state.extras.fairy = match target {
        Target::Beside(figure) => {
            let at = game.standing(figure).map(|standing| game.board.position_of(standing.spot.node));
            Fairy { at, beside: Some(figure) }
        }
        Target::At(position) => Fairy { at: Some(position), beside: None },
        _ => return None,
    };
    Some(Then::Next)
}
