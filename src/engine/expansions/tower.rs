//! The Tower: building, capturing, ransom.

use crate::engine::component::TOWER;
use crate::engine::turn::action::{Action, Limit};
use crate::engine::turn::event::Event;
use crate::engine::turn::expansion::Expansion;
use crate::engine::turn::signal::Signal::LakeTrap;
use crate::engine::turn::step::Step;

pub const EXPANSION: Expansion = Expansion {
    actions: &[
        RANSOM_PRISONER,
        OCCUPY_TOWER,
        OCCUPY_TOWER_REGULAR_MEEPLE,
        BUILD_TOWER,
        CAPTURE_MEEPLE,
        EXCHANGE_PRISONERS,
    ],
    ..Expansion::NOTHING
};

/// Points that the captor gets for a prisoner, from the prisoner's owner.
pub const RANSOM: u32 = 3;

const PRISONER_HELD: Event = Event::now("your-meeple-is-imprisoned");
const TOWER_OPEN: Event = Event::of_tile("tower-open");
const MEEPLE_IN_REACH: Event = Event::of_tile("meeple-in-reach-of-tower");
const PRISONERS_OF_EACH_OTHER: Event = Event::now("two-players-hold-each-other's-meeples");

/// Source: The Tower, prisoners: once in your turn you may buy one of yours back.
const RANSOM_PRISONER: Action = Action::may("ransom-prisoner", Step::AnyTime, 210)
    .part_if(|t| t.has(TOWER))
    .when(|m| m.happens(PRISONER_HELD))
    .once(Limit::PerTurn)
    .numbers(&[("points", RANSOM)])
    .awards();

/// No meeple on the tile that was placed, so that a volcano does not forbid it.
/// Source: The Tower: a meeple on top closes a tower.
const OCCUPY_TOWER: Action = Action::one_of("occupy-tower", Step::WoodFirst, 200)
    .part_if(|t| t.has(TOWER))
    .when(|m| m.happens(TOWER_OPEN))
    .raises(&[LakeTrap]);

/// Source: The Tower.
const OCCUPY_TOWER_REGULAR_MEEPLE: Action =
    Action::one_of("occupy-tower-regular-meeple", Step::WoodFirst, 210).under("occupy-tower");

/// Source: The Tower: a floor on a foundation or on an open tower instead of placing a meeple.
const BUILD_TOWER: Action = Action::one_of("build-tower", Step::WoodFirst, 710).part_if(|t| t.has(TOWER));

/// Source: The Tower: as far as the tower is high, in the four directions and on its own tile.
const CAPTURE_MEEPLE: Action =
    Action::may("capture-meeple", Step::WoodFirst, 711).under("build-tower").when(|m| m.happens(MEEPLE_IN_REACH));

/// Source: The Tower, prisoners: exchanged at once, without a choice.
const EXCHANGE_PRISONERS: Action = Action::must("exchange-prisoners", Step::WoodFirst, 712)
    .under("build-tower")
    .when(|m| m.happens(PRISONERS_OF_EACH_OTHER));
