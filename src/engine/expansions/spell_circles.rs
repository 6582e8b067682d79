//! The spell circles, a small expansion to the mists.

use crate::engine::component::{GHOSTS, SPELL_CIRCLES};
use crate::engine::turn::action::Action;
use crate::engine::turn::event::Event;
use crate::engine::turn::expansion::Expansion;
use crate::engine::turn::step::Step;

pub const EXPANSION: Expansion = Expansion {
    actions: &[SPELL_CIRCLES_LIMIT_MIST, GATHER_GHOSTS, MIST_STILL_OPEN, MIST_COMPLETED],
    ..Expansion::NOTHING
};

/// Ghosts at one meeple, at most: a third one would send it home.
pub const MOST_GHOSTS: u32 = 3;

/// Tiles around one tile.
pub const TILES_AROUND: u32 = 8;

const CIRCLES_PLACED: Event = Event::of_tile("spell-circles-placed");
const CIRCLES_LIMIT_MIST: Event = Event::of_tile("spell-circles-limit-mist");
const MIST_IS_COMPLETE: Event = Event::of_tile("mist-is-complete");

/// Source: The Spell Circles: as many ghosts from the supply as circles, to meeples of your own.
const SPELL_CIRCLES_LIMIT_MIST: Action = Action::must("spell-circles-limit-mist", Step::PlaceTile, 2200)
    .part_if(|t| t.has(SPELL_CIRCLES) && t.has(GHOSTS))
    .when(|m| m.happens(CIRCLES_PLACED) && m.happens(CIRCLES_LIMIT_MIST))
    .numbers(&[("limit", MOST_GHOSTS)]);

/// Source: the same: from the eight tiles around onto the circles.
const GATHER_GHOSTS: Action = Action::must("gather-ghosts", Step::WoodPrologue, 100)
    .part_if(|t| t.has(SPELL_CIRCLES) && t.has(GHOSTS))
    .when(|m| m.happens(CIRCLES_PLACED))
    .numbers(&[("around", TILES_AROUND)]);

/// Source: the same: one ghost of a circle in the mist.
const MIST_STILL_OPEN: Action = Action::must("mist-still-open", Step::WoodPrologue, 210)
    .under("mist-extended")
    .part_if(|t| t.has(SPELL_CIRCLES))
    .when(|m| !m.happens(MIST_IS_COMPLETE));

/// Source: the same: all ghosts of a circle in the mist.
const MIST_COMPLETED: Action = Action::must("mist-completed", Step::WoodPrologue, 220)
    .under("mist-extended")
    .part_if(|t| t.has(SPELL_CIRCLES))
    .when(|m| m.happens(MIST_IS_COMPLETE));
