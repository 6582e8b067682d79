//! Abbey & Mayor: abbey tiles, mayor, wagon, barn.

use crate::engine::component::{ABBEY, BARN, MAYOR, WAGON};
use crate::engine::turn::action::{Action, Chooser, Figure};
use crate::engine::turn::event::Event;
use crate::engine::turn::expansion::Expansion;
use crate::engine::turn::signal::Signal::{LakeTrap, TreeTrap};
use crate::engine::turn::step::Step;

pub const EXPANSION: Expansion = Expansion {
    actions: &[PLACE_MAYOR, PLACE_WAGON, PLACE_BARN, MOVE_WAGONS],
    own_tiles: &[ABBEY],
    ..Expansion::NOTHING
};

/// Tiles around the wagon's own, to which it may move by the rules of the new edition.
pub const TILES_AROUND: u32 = 8;

const WAGON_ON_FEATURE: Event = Event::of_feature("wagon-on-feature");

/// Source: Abbey & Mayor, the mayor: in a city.
const PLACE_MAYOR: Action = Action::one_of("place-mayor", Step::WoodFirst, 130)
    .under("place-meeple")
    .part_if(|t| t.has(MAYOR))
    .puts(Figure::Meeple);

/// Source: Abbey & Mayor, the wagon: on a road, in a city, on a cloister, not on a farm.
const PLACE_WAGON: Action = Action::one_of("place-wagon", Step::WoodFirst, 140)
    .under("place-meeple")
    .part_if(|t| t.has(WAGON))
    .puts(Figure::Meeple);

/// Where four tiles meet, so that it is not on the tile with a volcano and the dragon does not eat it.
/// Source: Abbey & Mayor, the barn.
const PLACE_BARN: Action = Action::one_of("place-barn", Step::WoodFirst, 500).part_if(|t| t.has(BARN));

/// To an unoccupied, unfinished feature nearby; the active player's first, then clockwise.
/// Source: Abbey & Mayor, the wagon.
const MOVE_WAGONS: Action = Action::may("move-wagons", Step::ScoreFeature, 1800)
    .chosen_by(Chooser::Owner)
    .part_if(|t| t.has(WAGON))
    .when(|m| m.happens(WAGON_ON_FEATURE))
    .numbers(&[("around", TILES_AROUND)])
    .raises(&[TreeTrap, LakeTrap]);
