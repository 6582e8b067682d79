//! Traders & Builders: goods, the builder, the pig.

use super::base_game::number;
use crate::engine::board::{Kind, NodeId, Trait};
use crate::engine::component::{BUILDER, PIG, TRADERS};
use crate::engine::game::expansion::{Expansion, FigureRule};
use crate::engine::game::{Completed, FigureKind, Game, Phase};
use crate::engine::score::majority::Player;
use crate::engine::score::{Moment, Quantity, Subject};

/// Goods go to whoever completes a city, whoever holds it. Source: Traders & Builders.
pub const GOODS: Expansion = Expansion {
    applies: |t| t.has(TRADERS),
    begins: |setup, extras| extras.goods = vec![[0; 3]; usize::from(setup.players)],
    happens: &[(Phase::FinalScoring, score_goods)],
    completes: collect_goods,
    ..Expansion::NOTHING
};

/// It stands where its player has a follower; who enlarges its feature has a second turn. Source: the same.
pub const DOUBLE_TURN: Expansion = Expansion {
    applies: |t| t.has(BUILDER),
    figures: &[FigureRule { kind: FigureKind::Builder, stands: builds, strength: None, occupies: false }],
    happens: &[(Phase::BeginTurn, forget), (Phase::Placed, notice), (Phase::DoubleTurn, repeat)],
    ..Expansion::NOTHING
};

/// It stands in a field in which its player has a farmer. Source: the same.
pub const FATTENED: Expansion = Expansion {
    applies: |t| t.has(PIG),
    figures: &[FigureRule { kind: FigureKind::Pig, stands: feeds, strength: None, occupies: false }],
    own: |_, scene, player, own| {
        let mut pigs = scene.figures.iter().filter(|standing| standing.figure.kind == FigureKind::Pig);
        own.set(Quantity::Pig, pigs.any(|standing| standing.figure.player == player));
    },
    ..Expansion::NOTHING
};

/// Goods of each kind.
pub type Goods = [u8; 3];

const KINDS: [Trait; 3] = [Trait::Cloth, Trait::Grain, Trait::Wine];

fn collect_goods(game: &mut Game, completed: &Completed) {
    let active = usize::from(game.state.active.0);
    for (kind, printed) in KINDS.into_iter().enumerate() {
        let goods = u8::try_from(game.board.count(completed.scene.node, printed)).unwrap_or(u8::MAX);
        let stock = &mut game.state.extras.goods[active][kind];
        *stock = stock.saturating_add(goods);
    }
}

fn score_goods(game: &mut Game) {
    let goods = game.state.extras.goods.clone();
    let most = |kind: usize| goods.iter().map(|own| own[kind]).max().unwrap_or(0);
    for (player, own) in (0..).map(Player).zip(&goods) {
        let led = (0..KINDS.len()).filter(|kind| own[*kind] > 0 && own[*kind] == most(*kind)).count();
        game.award(player, Subject::Goods, Moment::Final, &[(Quantity::GoodsLed, number(led))]);
    }
}

fn builds(game: &Game, player: Player, node: NodeId) -> bool {
    matches!(game.board().node(node).kind, Kind::City | Kind::Road) && game.holds(player, node)
}

fn feeds(game: &Game, player: Player, node: NodeId) -> bool {
    game.board().node(node).kind == Kind::Field && game.holds(player, node)
}

/// What the builder has brought about in this turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SecondTurn {
    #[default]
    None,
    Earned,
    UnderWay,
}

fn forget(game: &mut Game) {
    game.state.extras.second_turn = SecondTurn::None;
}

fn notice(game: &mut Game) {
    let active = game.state.active;
    let builder = |node: NodeId| {
        game.figures_in(node)
            .any(|standing| standing.figure.kind == FigureKind::Builder && standing.figure.player == active)
    };
    let enlarged = game.state.placed.is_some_and(|tile| game.board.nodes(tile).any(builder));
    if enlarged && game.state.extras.second_turn == SecondTurn::None {
        game.state.extras.second_turn = SecondTurn::Earned;
    }
}

fn repeat(game: &mut Game) {
    if game.state.extras.second_turn == SecondTurn::Earned && !game.state.pile.is_empty() {
        game.state.extras.second_turn = SecondTurn::UnderWay;
        game.state.begin_tile();
        game.state.jump = Some(Phase::OwnTile);
    }
}
