//! Mage & Witch.

use crate::engine::component::{MAGE, WITCH};
use crate::engine::turn::action::Action;
use crate::engine::turn::event::Event;
use crate::engine::turn::expansion::Expansion;
use crate::engine::turn::step::Step;

pub const EXPANSION: Expansion =
    Expansion { actions: &[MOVE_MAGE_OR_WITCH, REMOVE_MAGE_OR_WITCH], ..Expansion::NOTHING };

const MAGIC_PLACED: Event = Event::of_tile("magic-symbol-or-both-on-one-feature");
const MAGIC_ON_FEATURE: Event = Event::of_feature("mage-or-witch-on-feature");

/// Also where the tile brings both together. Source: Mage & Witch.
const MOVE_MAGE_OR_WITCH: Action = Action::must("move-mage-or-witch", Step::PlaceTile, 700)
    .part_if(|t| t.has(MAGE) || t.has(WITCH))
    .when(|m| m.happens(MAGIC_PLACED));

/// Beside the table until somebody moves them. Source: Mage & Witch, at scoring.
const REMOVE_MAGE_OR_WITCH: Action = Action::must("remove-mage-or-witch", Step::ScoreFeature, 1500)
    .part_if(|t| t.has(MAGE) || t.has(WITCH))
    .when(|m| m.happens(MAGIC_ON_FEATURE));
