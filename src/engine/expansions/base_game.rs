//! The base game: place a tile, place a meeple, score what was completed.

use crate::engine::turn::action::{Action, Chooser, Effect, Figure, Part};
use crate::engine::turn::event::Event;
use crate::engine::turn::expansion::Expansion;
use crate::engine::turn::signal::Signal::{HansStatueHalf, LakeTrap, TreeTrap};
use crate::engine::turn::step::Step;

pub const EXPANSION: Expansion = Expansion {
    actions: &[
        ASK_ADVICE,
        READ_RULES,
        USE_MANDATORY_TILE,
        USE_OWN_TILE,
        DRAW_RANDOM_TILE,
        SHOW_TILE,
        LAY_TILE,
        PLACE_MEEPLE,
        PLACE_REGULAR_MEEPLE,
        FIND_COMPLETED_FEATURES,
        DETERMINE_MAJORITIES,
        CHOOSE_SCORING_ORDER,
        SCORE_EACH_FEATURE,
        DETERMINE_MAJORITY,
        AWARD_FEATURE_POINTS,
        RETURN_MEEPLES,
    ],
    ..Expansion::NOTHING
};

/// Meeples that a player places, where an expansion allows more than one.
pub const MOST_MEEPLES: u32 = 2;

/// One of the tiles that you keep can be placed.
const OWN_TILE_FITS: Event = Event::of_tile("own-tile-fits");

/// Source: base game, placing a tile: everyone may give advice, the decision is yours.
const ASK_ADVICE: Action = Action::may("ask-advice", Step::AnyTime, 110);

/// The rules are open to everyone. Source: common to all games.
const READ_RULES: Action = Action::may("read-rules", Step::AnyTime, 120);

/// A tile that has to be placed stands in for the one to be drawn. Which tiles these are, expansions say.
/// Source: Bridges, Castles & Bazaars; The Wonders of Humanity; The Fortune Teller.
const USE_MANDATORY_TILE: Action =
    Action::must("use-mandatory-tile", Step::DrawTile, 100).part(Part::IfAnyOption).when(|m| m.is_first_draw());

/// A tile of your own may be placed instead of drawing one, if it fits.
/// Source: Abbey & Mayor, Halflings, Castles in Germany: "instead of drawing a tile".
const USE_OWN_TILE: Action = Action::may("use-own-tile", Step::DrawTile, 200)
    .part(Part::IfOwnTiles)
    .when(|m| !m.has_tile() && m.happens(OWN_TILE_FITS))
    .then(Effect::BringsTile { fits: true });

/// Source: base game, placing a tile.
const DRAW_RANDOM_TILE: Action =
    Action::must("draw-random-tile", Step::DrawTile, 300).when(|m| !m.has_tile()).then(Effect::DrawsTile);

/// Source: base game, placing a tile: shown to all, so that they can help to find a place.
const SHOW_TILE: Action = Action::must("show-tile", Step::DrawTile, 400);

/// A tile that fits nowhere is set aside and another one drawn. Source: base game, placing a tile.
const LAY_TILE: Action = Action::must("lay-tile", Step::PlaceTile, 100).then(Effect::PlacesTile);

/// Source: base game, placing a meeple: on the tile just placed, on a feature where no other meeple stands.
const PLACE_MEEPLE: Action = Action::one_of("place-meeple", Step::WoodFirst, 100)
    .puts(Figure::Meeple)
    .numbers(&[("most", MOST_MEEPLES)])
    .raises(&[TreeTrap, LakeTrap]);

/// Source: base game.
const PLACE_REGULAR_MEEPLE: Action =
    Action::one_of("place-regular-meeple", Step::WoodFirst, 110).under("place-meeple").puts(Figure::Meeple);

/// Source: base game, scoring: a feature is complete at once when the tile is placed.
const FIND_COMPLETED_FEATURES: Action = Action::must("find-completed-features", Step::CompletedFeatures, 100);

/// Source: base game, scoring with several meeples: most meeples take all, a tie gives all points to each.
const DETERMINE_MAJORITIES: Action =
    Action::must("determine-majorities", Step::CompletedFeatures, 200).when(|m| m.features() > 0);

/// Only expansions make the order matter. Source: clarifications to the base game.
const CHOOSE_SCORING_ORDER: Action = Action::must("choose-scoring-order", Step::CompletedFeatures, 400)
    .chosen_by(Chooser::Each)
    .when(|m| m.features() > 0);

/// Source: base game, scoring: every completed feature is scored.
const SCORE_EACH_FEATURE: Action =
    Action::must("score-each-feature", Step::CompletedFeatures, 500).when(|m| m.features() > 0);

/// Anew, as what came before may have moved meeples. Source: base game.
const DETERMINE_MAJORITY: Action = Action::must("determine-majority", Step::ScoreFeature, 500);

/// Source: base game, scoring.
const AWARD_FEATURE_POINTS: Action =
    Action::must("award-feature-points", Step::ScoreFeature, 800).awards().raises(&[HansStatueHalf]);

/// Source: base game, scoring: after the points, never before.
const RETURN_MEEPLES: Action = Action::must("return-meeples", Step::ScoreFeature, 1900);
