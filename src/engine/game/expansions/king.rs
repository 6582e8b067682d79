//! Count, King & Robber: the king and the robber baron.

use super::base_game::number;
use crate::engine::board::{Kind, NodeId};
use crate::engine::component::KING_AND_ROBBER;
use crate::engine::game::expansion::Expansion;
use crate::engine::game::moves::Token;
use crate::engine::game::{Choice, Completed, Game, Phase};
use crate::engine::score::majority::Player;
use crate::engine::score::{Moment, Quantity, Subject};

/// Whoever completes the largest city so far has the king, whoever completes the longest road the robber baron.
/// Source: King & Robber Baron.
pub const EXPANSION: Expansion = Expansion {
    applies: |t| t.has(KING_AND_ROBBER),
    happens: &[(Phase::FinalScoring, score)],
    completes,
    stock: |game, player, token| {
        let Some((kind, _, _)) = ROLES.iter().find(|(_, known, _)| *known == token) else { return 0 };
        let title = game.state.extras.titles.of(*kind);
        title.filter(|title| title.holder == player).map_or(0, |title| title.size)
    },
    ..Expansion::NOTHING
};

/// Who has king and robber baron.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Titles {
    king: Option<Title>,
    robber: Option<Title>,
    /// Completed cities and roads so far.
    completed: [usize; 2],
}

/// Who has one of them, and how many tiles brought it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Title {
    pub holder: Player,
    pub size: u32,
}

const ROLES: [(Kind, Token, Choice); 2] =
    [(Kind::City, Token::King, Choice::King), (Kind::Road, Token::Robber, Choice::Robber)];

impl Titles {
    fn of(&self, kind: Kind) -> Option<Title> {
        if kind == Kind::City { self.king } else { self.robber }
    }
}

fn completes(game: &mut Game, completed: &Completed) {
    let kind = game.board.node(completed.scene.node).kind;
    let Some(place) = ROLES.iter().position(|(role, _, _)| *role == kind) else { return };
    game.state.extras.titles.completed[place] += 1;
    if game.setup.choices.has(ROLES[place].2) {
        crown(game, kind, completed.scene.node);
    }
}

fn crown(game: &mut Game, kind: Kind, node: NodeId) {
    let size = u32::try_from(game.board.tiles_of(node).len()).expect("a board has few tiles");
    let holder = game.state.active;
    let titles = &mut game.state.extras.titles;
    if titles.of(kind).is_none_or(|title| title.size < size) {
        let title = if kind == Kind::City { &mut titles.king } else { &mut titles.robber };
        *title = Some(Title { holder, size });
    }
}

fn score(game: &mut Game) {
    let titles = game.state.extras.titles.clone();
    let [cities, roads] = titles.completed.map(number);
    if let Some(king) = titles.king {
        game.award(king.holder, Subject::King, Moment::Final, &[(Quantity::CitiesOnBoard, cities)]);
    }
    if let Some(robber) = titles.robber {
        game.award(robber.holder, Subject::RobberBaron, Moment::Final, &[(Quantity::RoadsOnBoard, roads)]);
    }
}
