//! Mists over Carcassonne, for use with the base game: ghosts and guard meeples.

use crate::engine::component::{GHOSTS, GUARD_MEEPLES};
use crate::engine::turn::action::{Action, Figure};
use crate::engine::turn::event::Event;
use crate::engine::turn::expansion::Expansion;
use crate::engine::turn::step::Step;

pub const EXPANSION: Expansion = Expansion {
    actions: &[MIST_EXTENDED, MIST_LIMITED, PLACE_GUARD_MEEPLE, OCCUPY_TOWER_GUARD_MEEPLE, RETURN_GHOSTS],
    ..Expansion::NOTHING
};

/// Ghosts at which a meeple goes home.
pub const MOST_GHOSTS: u32 = 3;

const MIST_GREW: Event = Event::of_tile("mist-extended");
const MIST_ENDED: Event = Event::of_tile("mist-limited");
const GHOSTS_ON_FEATURE: Event = Event::of_feature("ghosts-on-feature");

/// Source: Mists over Carcassonne, ghosts: one comes to a meeple of somebody else.
const MIST_EXTENDED: Action = Action::must("mist-extended", Step::WoodPrologue, 200)
    .part_if(|t| t.has(GHOSTS))
    .when(|m| m.happens(MIST_GREW))
    .numbers(&[("limit", MOST_GHOSTS)]);

/// Source: the same: one comes to a meeple of your own.
const MIST_LIMITED: Action = Action::must("mist-limited", Step::WoodPrologue, 300)
    .part_if(|t| t.has(GHOSTS))
    .when(|m| m.happens(MIST_ENDED))
    .numbers(&[("limit", MOST_GHOSTS)]);

/// Source: Mists over Carcassonne, guard meeples: placed like any meeple.
const PLACE_GUARD_MEEPLE: Action = Action::one_of("place-guard-meeple", Step::WoodFirst, 170)
    .under("place-meeple")
    .part_if(|t| t.has(GUARD_MEEPLES))
    .puts(Figure::Meeple);

/// Source: interactions with The Tower.
const OCCUPY_TOWER_GUARD_MEEPLE: Action = Action::one_of("occupy-tower-guard-meeple", Step::WoodFirst, 240)
    .under("occupy-tower")
    .part_if(|t| t.has(GUARD_MEEPLES));

/// Source: Mists over Carcassonne, ghosts: to the common supply.
const RETURN_GHOSTS: Action = Action::must("return-ghosts", Step::ScoreFeature, 2000)
    .part_if(|t| t.has(GHOSTS))
    .when(|m| m.happens(GHOSTS_ON_FEATURE));
