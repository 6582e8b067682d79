//! Count, King & Robber: the king and the robber baron.

use super::base_game::number;
use crate::engine::board::{Kind, NodeId};
use crate::engine::component::KING_AND_ROBBER;
use crate::engine::game::Entry;
use crate::engine::game::expansion::Expansion;
use crate::engine::game::moves::Token;
use crate::engine::game::{Choice, Completed, Game, Phase};
use crate::engine::score::majority::Player;
use crate::engine::score::{Moment, Quantity, Subject};
use crate::engine::table::Variant;

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

/// A point for every city or road that is completed, for whoever had the figure before it was: with its first city or
/// road a figure brings nothing. Source: a variant that programs for the game offer.
pub const WHILE_PLAYING: Expansion = Expansion {
    applies: |t| t.has(KING_AND_ROBBER) && t.variant(Variant::KING_AND_ROBBER_WHILE_PLAYING),
    completes: |game, completed| {
        let kind = game.board.node(completed.scene.node).kind;
        if let Some(title) = game.state.extras.titles.of(kind) {
            give(game, title.holder, kind, 1);
        }
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
        match kind {
            Kind::City => self.king,
            Kind::Road => self.robber,
            _ => None,
        }
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

/// What each figure brings whatever was completed, to whoever has one of them and to whoever has both.
/// Source: variants that programs for the game offer.
fn fixed(game: &Game) -> Option<[i32; 2]> {
    let choices = game.setup.choices;
    let ten = choices.has(Choice::TitlesForTen).then_some([10, 10]);
    ten.or(choices.has(Choice::TitlesForFifteen).then_some([15, 20]))
}

fn give(game: &mut Game, player: Player, kind: Kind, points: i32) {
    let subject = if kind == Kind::City { Subject::King } else { Subject::RobberBaron };
    game.give(Entry { player, subject, bonus: None, points });
}

fn score(game: &mut Game) {
    let titles = game.state.extras.titles.clone();
    if let Some([one, each_of_both]) = fixed(game) {
        let holders = [Kind::City, Kind::Road].map(|kind| titles.of(kind).map(|title| title.holder));
        let points = if holders[0] == holders[1] { each_of_both } else { one };
        for (holder, kind) in holders.into_iter().zip([Kind::City, Kind::Road]) {
            if let Some(holder) = holder {
                give(game, holder, kind, points);
            }
        }
        return;
    }
    let [cities, roads] = titles.completed.map(number);
    if let Some(king) = titles.king {
        game.award(king.holder, Subject::King, Moment::Final, &[(Quantity::CitiesOnBoard, cities)]);
    }
    if let Some(robber) = titles.robber {
        game.award(robber.holder, Subject::RobberBaron, Moment::Final, &[(Quantity::RoadsOnBoard, roads)]);
    }
}
