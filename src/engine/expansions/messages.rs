//! The Messages (Messengers, Dispatches). First edition: a message after each round of scoring that brought one of
//! your figures onto a dark space. New edition: once, when the tile is finished.

use crate::engine::component::{
    ANNIVERSARY_20, FRUIT_TREES, MESSAGES, PEASANT_REVOLTS, SHEEP, SPIEL_DOCH_2018, WHEEL_OF_FORTUNE, WIND_ROSES,
    WONDERS,
};
use crate::engine::table::{Rules, Table};
use crate::engine::turn::action::{Action, Applies, Effect, Limit};
use crate::engine::turn::expansion::Expansion;
use crate::engine::turn::moment::Moment;
use crate::engine::turn::signal::ON_DARK_SPACE;
use crate::engine::turn::signal::Signal::{Messages, MessagesEnd};
use crate::engine::turn::step::{Round, Step};

pub const EXPANSION: Expansion = Expansion {
    actions: &[
        MESSAGES_AFTER_DRAW,
        MESSAGES_AFTER_PLACING,
        MESSAGES_AFTER_WOOD,
        MESSAGES_AFTER_SCORING,
        MESSAGES_END_OF_TURN,
    ],
    ..Expansion::NOTHING
};

fn by_rounds(table: &mut Table) -> bool {
    table.has(MESSAGES) && table.rules(Rules::First)
}

/// A message after the points of a round, where the table says so.
const fn after_round(id: &'static str, step: Step, place: u16, applies: Applies) -> Action {
    Action::may(id, step, place).part_if(applies).once(Limit::PerTile).then(Effect::DrawsMessage).awards()
}

fn landed(moment: &mut Moment, round: Round) -> bool {
    moment.awarded(round) && moment.happens(ON_DARK_SPACE)
}

/// What scores by the tile that was drawn. The points that a gift may bring are moved when it is opened, and the
/// published order of play has no round for them alone.
/// Source: The Messages, first edition, one message in each round of scoring; the published order of play.
const MESSAGES_AFTER_DRAW: Action = after_round("messages-after-draw", Step::DrawTile, 900, |t| {
    by_rounds(t) && (t.has(WHEEL_OF_FORTUNE) || t.has(PEASANT_REVOLTS))
})
.when(|m| landed(m, Round::DrawTile))
.raises(&[Messages(Round::DrawTile)]);

/// What scores by the place of the tile. Source: the same.
const MESSAGES_AFTER_PLACING: Action = after_round("messages-after-placing", Step::PlaceTile, 2400, |t| {
    by_rounds(t) && (t.has(WIND_ROSES) || t.has(ANNIVERSARY_20) || t.has(SPIEL_DOCH_2018) || t.has(WONDERS))
})
.when(|m| landed(m, Round::PlaceTile))
.raises(&[Messages(Round::PlaceTile)]);

/// What scores after the figures were moved. What is chosen instead of placing one (a pyramid, the abbot) scores in
/// this round, too, but the published order of play has no round for that alone. Source: the same.
const MESSAGES_AFTER_WOOD: Action = after_round("messages-after-wood", Step::WoodEpilogue, 700, |t| {
    by_rounds(t) && (t.has(SHEEP) || t.has(FRUIT_TREES) || t.has(WONDERS))
})
.when(|m| landed(m, Round::Wood))
.raises(&[Messages(Round::Wood)]);

/// Features score at every table. Source: the same.
const MESSAGES_AFTER_SCORING: Action = after_round("messages-after-scoring", Step::TileScoring, 800, by_rounds)
    .when(|m| landed(m, Round::Scoring))
    .raises(&[Messages(Round::Scoring)]);

/// Source: The Messages, new edition: one message, even if both figures came to stand on dark spaces.
const MESSAGES_END_OF_TURN: Action = Action::may("messages-end-of-turn", Step::FinishTile, 200)
    .part_if(|t| t.has(MESSAGES) && t.rules(Rules::New))
    .when(|m| m.awarded_at_all() && m.happens(ON_DARK_SPACE))
    .once(Limit::PerTile)
    .then(Effect::DrawsMessage)
    .awards()
    .raises(&[MessagesEnd]);
