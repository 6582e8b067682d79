//! The Bathhouses.

use crate::engine::component::BATHHOUSES;
use crate::engine::turn::action::{Action, Chooser};
use crate::engine::turn::event::Event;
use crate::engine::turn::expansion::Expansion;
use crate::engine::turn::signal::Signal::LakeTrap;
use crate::engine::turn::step::Step;

pub const EXPANSION: Expansion =
    Expansion { actions: &[BATHHOUSE_SURROUNDED, BUY_BACK_FROM_BATHHOUSE, MOVE_TO_BATHHOUSE], ..Expansion::NOTHING };

const BATHER_SURROUNDED: Event = Event::of_tile("occupied-bathhouse-surrounded");
const YOURS_BATHES: Event = Event::of_tile("your-meeple-bathes");
const FREE_BATHHOUSE: Event = Event::of_feature("free-bathhouse");

/// By the owner of the meeple, for nothing. Source: The Bathhouses.
const BATHHOUSE_SURROUNDED: Action = Action::may("bathhouse-surrounded", Step::PlaceTile, 1800)
    .chosen_by(Chooser::Owner)
    .part_if(|t| t.has(BATHHOUSES))
    .when(|m| m.happens(BATHER_SURROUNDED));

/// Before you place a meeple, so that it may be this one. The price is no result of scoring, so the Hans statue does
/// not halve it. Source: The Bathhouses.
const BUY_BACK_FROM_BATHHOUSE: Action = Action::may("buy-back-from-bathhouse", Step::WoodPrologue, 400)
    .part_if(|t| t.has(BATHHOUSES))
    .when(|m| m.happens(YOURS_BATHES));

/// The owner of each meeple chooses the bathhouse. Source: The Bathhouses.
const MOVE_TO_BATHHOUSE: Action = Action::must("move-to-bathhouse", Step::ScoreFeature, 1400)
    .chosen_by(Chooser::Owner)
    .part_if(|t| t.has(BATHHOUSES))
    .when(|m| m.happens(FREE_BATHHOUSE))
    .raises(&[LakeTrap]);
