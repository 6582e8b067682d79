//! The Gifts.

use crate::engine::component::GIFTS;
use crate::engine::turn::action::{Action, Limit};
use crate::engine::turn::event::Event;
use crate::engine::turn::expansion::Expansion;
use crate::engine::turn::signal::Signal::{LakeTrap, TreeTrap};
use crate::engine::turn::step::Step;

pub const EXPANSION: Expansion = Expansion { actions: &[OPEN_GIFT, DRAW_GIFT], ..Expansion::NOTHING };

const GIFT_AT_HAND: Event = Event::of_turn("gift-at-hand");
const HELPED_ANOTHER: Event = Event::of_tile("extended-feature-of-another");

/// After drawing and before placing, one gift. The tile has to fit somewhere, or one could draw tiles that do not
/// fit and open one gift after the other. Source: The Gifts, opening a gift, and its clarifications.
const OPEN_GIFT: Action = Action::may("open-gift", Step::DrawTile, 800)
    .part_if(|t| t.has(GIFTS))
    .when(|m| m.tile_fits() && m.happens(GIFT_AT_HAND))
    .once(Limit::PerTile)
    .awards()
    .raises(&[TreeTrap, LakeTrap]);

/// One, however many features were extended. Source: The Gifts, receiving a gift.
const DRAW_GIFT: Action =
    Action::must("draw-gift", Step::PlaceTile, 2100).part_if(|t| t.has(GIFTS)).when(|m| m.happens(HELPED_ANOTHER));
