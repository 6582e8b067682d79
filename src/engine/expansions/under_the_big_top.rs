//! Under the Big Top: circus, acrobats, ringmaster.

use crate::engine::component::{ACROBATS, CIRCUS, RINGMASTER};
use crate::engine::turn::action::{Action, Figure};
use crate::engine::turn::event::Event;
use crate::engine::turn::expansion::Expansion;
use crate::engine::turn::signal::Signal::LakeTrap;
use crate::engine::turn::step::Step;

pub const EXPANSION: Expansion = Expansion {
    actions: &[
        PITCH_BIG_TOP,
        PLACE_RINGMASTER,
        OCCUPY_TOWER_RINGMASTER,
        ADD_ACROBAT,
        ADD_ACROBAT_DIRECTLY,
        SCORE_PYRAMID,
        RINGMASTER_POINTS,
        SCORE_BIG_TOP,
    ],
    ..Expansion::NOTHING
};

/// Points for each acrobat of a pyramid.
pub const POINTS_PER_ACROBAT: u32 = 5;

/// Points for each circus and each acrobat space on and around the ringmaster's tile.
pub const POINTS_PER_SPACE: u32 = 2;

const FIRST_CIRCUS_PLACED: Event = Event::of_tile("first-circus-placed");
const LATER_CIRCUS_PLACED: Event = Event::of_tile("later-circus-placed");
const ACROBAT_SPACE_NEAR: Event = Event::of_tile("acrobat-space-on-or-beside-tile");
const PYRAMID_COMPLETE: Event = Event::of_tile("pyramid-complete-since-earlier-turn");
const RINGMASTER_ON_FEATURE: Event = Event::of_feature("ringmaster-on-feature");

/// Source: Under the Big Top, the first circus tile: animal token face down, big top upon it.
const PITCH_BIG_TOP: Action = Action::must("pitch-big-top", Step::PlaceTile, 1500)
    .part_if(|t| t.has(CIRCUS))
    .when(|m| m.happens(FIRST_CIRCUS_PLACED));

/// Source: Under the Big Top, the ringmaster: placed like any meeple.
const PLACE_RINGMASTER: Action = Action::one_of("place-ringmaster", Step::WoodFirst, 160)
    .under("place-meeple")
    .part_if(|t| t.has(RINGMASTER))
    .puts(Figure::Meeple);

/// Source: interactions with The Tower.
const OCCUPY_TOWER_RINGMASTER: Action = Action::one_of("occupy-tower-ringmaster", Step::WoodFirst, 230)
    .under("occupy-tower")
    .part_if(|t| t.has(RINGMASTER));

/// Source: Under the Big Top, acrobats: instead of placing a meeple on a feature.
const ADD_ACROBAT: Action =
    Action::one_of("add-acrobat", Step::WoodFirst, 310).part_if(|t| t.has(ACROBATS)).raises(&[LakeTrap]);

/// Source: the same: the tile shows an acrobat space or lies beside one.
const ADD_ACROBAT_DIRECTLY: Action = Action::one_of("add-acrobat-directly", Step::WoodFirst, 311)
    .under("add-acrobat")
    .when(|m| m.happens(ACROBAT_SPACE_NEAR));

/// In a later turn than the one in which the third acrobat came. Source: the same.
const SCORE_PYRAMID: Action = Action::one_of("score-pyramid", Step::WoodFirst, 320)
    .part_if(|t| t.has(ACROBATS))
    .when(|m| m.happens(PYRAMID_COMPLETE))
    .numbers(&[("points", POINTS_PER_ACROBAT)])
    .awards();

/// Without circus and acrobats there is no space to count. Source: Under the Big Top, the ringmaster.
const RINGMASTER_POINTS: Action = Action::must("ringmaster-points", Step::ScoreFeature, 1100)
    .part_if(|t| t.has(RINGMASTER) && (t.has(CIRCUS) || t.has(ACROBATS)))
    .when(|m| m.happens(RINGMASTER_ON_FEATURE))
    .numbers(&[("points", POINTS_PER_SPACE)])
    .awards();

/// After features are scored; then the big top moves on. Source: Under the Big Top, later circus tiles.
const SCORE_BIG_TOP: Action = Action::must("score-big-top", Step::TileScoring, 400)
    .part_if(|t| t.has(CIRCUS))
    .when(|m| m.happens(LATER_CIRCUS_PLACED))
    .awards();
