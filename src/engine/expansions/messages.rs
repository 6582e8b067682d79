//! The Messages (Messengers, Dispatches). First edition: a message after each round of scoring that brought one of
//! your figures onto a dark space. New edition: once, when the tile is finished.

use crate::engine::component::MESSAGES;
use crate::engine::table::{Rules, Table};
use crate::engine::turn::action::{Action, Effect, Limit, Part};
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

/// A message after the points of a round: part of the game where somebody can get points in that round.
const fn after_round(id: &'static str, step: Step, place: u16, round: Round) -> Action {
    Action::may(id, step, place)
        .part(Part::IfPoints(by_rounds, round))
        .once(Limit::PerTile)
        .then(Effect::DrawsMessage)
        .awards()
}

fn landed(moment: &mut Moment, round: Round) -> bool {
    moment.awarded(round) && moment.happens(ON_DARK_SPACE)
}

/// Source: The Messages, first edition, one message in each round of scoring.
const MESSAGES_AFTER_DRAW: Action = after_round("messages-after-draw", Step::DrawTile, 900, Round::DrawTile)
    .when(|m| landed(m, Round::DrawTile))
    .raises(&[Messages(Round::DrawTile)]);

/// Source: the same.
const MESSAGES_AFTER_PLACING: Action = after_round("messages-after-placing", Step::PlaceTile, 2400, Round::PlaceTile)
    .when(|m| landed(m, Round::PlaceTile))
    .raises(&[Messages(Round::PlaceTile)]);

/// Source: the same.
const MESSAGES_AFTER_WOOD: Action = after_round("messages-after-wood", Step::WoodEpilogue, 700, Round::Wood)
    .when(|m| landed(m, Round::Wood))
    .raises(&[Messages(Round::Wood)]);

/// Source: the same.
const MESSAGES_AFTER_SCORING: Action = after_round("messages-after-scoring", Step::TileScoring, 800, Round::Scoring)
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
