//! Bridges, Castles & Bazaars.

use crate::engine::component::{BAZAARS, BRIDGES, BUILDER, CASTLES};
use crate::engine::table::{Rules, Table, Variant};
use crate::engine::turn::action::{Action, Effect, LaterBazaars};
use crate::engine::turn::event::Event;
use crate::engine::turn::expansion::Expansion;
use crate::engine::turn::moment::Moment;
use crate::engine::turn::signal::Signal::TreeTrap;
use crate::engine::turn::step::Step;

pub const EXPANSION: Expansion = Expansion {
    actions: &[
        USE_BAZAAR_TILE,
        BUILD_BRIDGE,
        BUILD_CASTLE,
        HOLD_BAZAAR,
        BAZAAR_AUCTION,
        BAZAAR_CHOICE,
        PLAY_BAZAAR_ROUND,
        HOLD_BAZAARS_IN_TURN,
        BAZAAR_IN_TURN_AUCTION,
        BAZAAR_IN_TURN_CHOICE,
        BAZAAR_IN_TURN_ROUND,
        HOLD_ONLY_BAZAAR,
        ONLY_BAZAAR_AUCTION,
        ONLY_BAZAAR_CHOICE,
        ONLY_BAZAAR_ROUND,
    ],
    ..Expansion::NOTHING
};

/// The tile that was placed shows a bazaar.
pub const BAZAAR_PLACED: Event = Event::of_tile("bazaar-placed");
/// The feature that is scored is a city of two tiles, yours.
pub const SMALL_CITY_COMPLETED: Event = Event::of_feature("small-city-completed");
const BRIDGE_AT_HAND: Event = Event::of_tile("bridge-at-hand");

/// Source: Bridges, Castles & Bazaars, bazaars: in the round after the auction each places the tile bought.
const USE_BAZAAR_TILE: Action = Action::one_of("use-bazaar-tile", Step::DrawTile, 110)
    .under("use-mandatory-tile")
    .part_if(|t| t.has(BAZAARS))
    .when(|m| m.is_first_draw() && m.tile_was_bought())
    .then(Effect::BringsTile { fits: false });

/// Source: Bridges, Castles & Bazaars, bridges: with the placement of the tile, which may need it to fit.
const BUILD_BRIDGE: Action = Action::may("build-bridge", Step::PlaceTile, 110)
    .under("lay-tile")
    .part_if(|t| t.has(BRIDGES))
    .when(|m| m.happens(BRIDGE_AT_HAND))
    .raises(&[TreeTrap]);

/// The city is then not scored. Source: Bridges, Castles & Bazaars, castles.
const BUILD_CASTLE: Action = Action::may("build-castle", Step::ScoreFeature, 100)
    .part_if(|t| t.has(CASTLES))
    .when(|m| m.happens(SMALL_CITY_COMPLETED))
    .then(Effect::EndsFeature);

/// A bazaar on a tile that was itself bought is not held. Source: Bridges, Castles & Bazaars, bazaars.
fn bazaar_is_due(moment: &mut Moment) -> bool {
    !moment.tile_was_bought() && moment.has_tiles_for_all() && moment.happens(BAZAAR_PLACED)
}

/// Only a builder's second tile is drawn while a bazaar is under way, so that it matters what becomes of bazaars then.
fn with_builder(table: &mut Table, rules: Rules) -> bool {
    table.has(BAZAARS) && table.has(BUILDER) && table.rules(rules)
}

/// The seller of a tile gets points for it. Source: Bridges, Castles & Bazaars, bazaars.
const fn auction(id: &'static str, place: u16, bazaar: &'static str) -> Action {
    Action::must(id, Step::FinishTile, place)
        .under(bazaar)
        .part_if(|t| !t.variant(Variant::BAZAAR_WITHOUT_AUCTION))
        .awards()
}

/// Nobody pays, nobody gets points. Source: a variant that programs for the game offer.
const fn choice(id: &'static str, place: u16, bazaar: &'static str) -> Action {
    Action::must(id, Step::FinishTile, place).under(bazaar).part_if(|t| t.variant(Variant::BAZAAR_WITHOUT_AUCTION))
}

/// Without a builder, a tile is drawn in a bazaar round only in place of a bought one that fits nowhere; a bazaar on
/// it is not held. Source: Bridges, Castles & Bazaars, bazaars; the rules are silent about the tile drawn instead.
const HOLD_BAZAAR: Action = Action::must("hold-bazaar", Step::FinishTile, 800)
    .part_if(|t| t.has(BAZAARS) && !t.has(BUILDER))
    .when(bazaar_is_due)
    .then(Effect::HoldsBazaar(LaterBazaars::Lapse));

const BAZAAR_AUCTION: Action = auction("bazaar-auction", 810, "hold-bazaar");

const BAZAAR_CHOICE: Action = choice("bazaar-choice", 815, "hold-bazaar");

/// From the active player's left, the active player last. Source: the same.
const PLAY_BAZAAR_ROUND: Action =
    Action::must("play-bazaar-round", Step::FinishTile, 820).under("hold-bazaar").then(Effect::PlaysBazaarRound);

/// With a builder, first edition: a bazaar drawn for a double turn waits until the present one is over.
/// Source: clarifications to the first edition of Bridges, Castles & Bazaars.
const HOLD_BAZAARS_IN_TURN: Action = Action::must("hold-bazaars-in-turn", Step::FinishTile, 900)
    .part_if(|t| with_builder(t, Rules::First))
    .when(bazaar_is_due)
    .then(Effect::HoldsBazaar(LaterBazaars::Wait));

const BAZAAR_IN_TURN_AUCTION: Action = auction("bazaar-in-turn-auction", 910, "hold-bazaars-in-turn");

const BAZAAR_IN_TURN_CHOICE: Action = choice("bazaar-in-turn-choice", 915, "hold-bazaars-in-turn");

const BAZAAR_IN_TURN_ROUND: Action = Action::must("bazaar-in-turn-round", Step::FinishTile, 920)
    .under("hold-bazaars-in-turn")
    .then(Effect::PlaysBazaarRound);

/// With a builder, new edition: a bazaar drawn for a double turn in a bazaar round is ignored.
/// Source: the new edition of Bridges, Castles & Bazaars.
const HOLD_ONLY_BAZAAR: Action = Action::must("hold-only-bazaar", Step::FinishTile, 1000)
    .part_if(|t| with_builder(t, Rules::New))
    .when(bazaar_is_due)
    .then(Effect::HoldsBazaar(LaterBazaars::Lapse));

const ONLY_BAZAAR_AUCTION: Action = auction("only-bazaar-auction", 1010, "hold-only-bazaar");

const ONLY_BAZAAR_CHOICE: Action = choice("only-bazaar-choice", 1015, "hold-only-bazaar");

const ONLY_BAZAAR_ROUND: Action =
    Action::must("only-bazaar-round", Step::FinishTile, 1020).under("hold-only-bazaar").then(Effect::PlaysBazaarRound);
