//! The Fortune Teller.

use crate::engine::component::{BUILDER, FORTUNE_TELLER};
use crate::engine::turn::action::{Action, Effect};
use crate::engine::turn::event::Event;
use crate::engine::turn::expansion::Expansion;
use crate::engine::turn::step::Step;

pub const EXPANSION: Expansion = Expansion {
    actions: &[USE_FORTUNE_TELLER_TILE, RETURN_FORTUNE_TELLER_TILES, SCORE_FORTUNE_TELLER_TENT],
    ..Expansion::NOTHING
};

const TILES_KEPT: Event = Event::of_turn("tiles-kept-for-second-part");
const TILES_TO_RETURN: Event = Event::of_tile("tiles-to-return");
const TENT_COMPLETED: Event = Event::of_feature("fortune-tellers-tent");

/// Tiles left over in the first part of a double turn. Source: The Fortune Teller, with a builder.
const USE_FORTUNE_TELLER_TILE: Action = Action::one_of("use-fortune-teller-tile", Step::DrawTile, 130)
    .under("use-mandatory-tile")
    .part_if(|t| t.has(FORTUNE_TELLER) && t.has(BUILDER))
    .when(|m| m.is_first_draw() && !m.is_first_tile() && m.happens(TILES_KEPT))
    .then(Effect::BringsTile { fits: false });

/// Source: The Fortune Teller: shuffled in again.
const RETURN_FORTUNE_TELLER_TILES: Action = Action::must("return-fortune-teller-tiles", Step::PlaceTile, 200)
    .part_if(|t| t.has(FORTUNE_TELLER))
    .when(|m| m.happens(TILES_TO_RETURN));

/// By the player who completed the tent. Source: The Fortune Teller.
const SCORE_FORTUNE_TELLER_TENT: Action = Action::must("score-fortune-teller-tent", Step::ScoreFeature, 330)
    .part_if(|t| t.has(FORTUNE_TELLER))
    .when(|m| m.happens(TENT_COMPLETED))
    .awards();
