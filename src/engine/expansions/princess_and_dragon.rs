//! The Princess & the Dragon: fairy, dragon, princess, magic portals.

use crate::engine::component::{DRAGON, FAIRY, MAGIC_PORTAL, PRINCESS};
use crate::engine::table::{Rules, Table, Variant};
use crate::engine::turn::action::Publisher::{Hig, Rgg, Zmg};
use crate::engine::turn::action::{Action, Figure};
use crate::engine::turn::event::Event;
use crate::engine::turn::expansion::{Ban, Expansion, Forbids};
use crate::engine::turn::signal::Signal::Messages;
use crate::engine::turn::step::{Round, Step};

pub const EXPANSION: Expansion = Expansion {
    actions: &[
        FAIRY_POINT,
        DRAGON_TO_VOLCANO,
        PRINCESS_REMOVES_KNIGHT,
        PRINCESS_MUST_REMOVE_KNIGHT,
        ADD_ACROBAT_BY_MAGIC_PORTAL,
        MOVE_FAIRY,
        DRAGON_BEFORE_SCORING,
        DRAGON_MOVES,
        FAIRY_FEATURE_POINTS,
        DRAGON_AFTER_SCORING,
        DRAGON_MOVES_LATE,
    ],
    bans: &[VOLCANO_BARS_FIGURES, VOLCANO_BARS_PHANTOM, PRINCESS_ENDS_FIRST, PRINCESS_ENDS_SECOND],
    ..Expansion::NOTHING
};

/// Points at the beginning of the turn of the player beside whose meeple the fairy stands.
pub const POINTS_PER_TURN: u32 = 1;

/// Points for the owner of the meeple beside which the fairy stands, when its feature is scored.
pub const POINTS_PER_FEATURE: u32 = 3;

/// Tiles over which the dragon moves, if nothing bars its way.
pub const DRAGON_STEPS: u32 = 6;

const FAIRY_IS_YOURS: Event = Event::of_turn("fairy-beside-your-meeple");
const FAIRY_ON_FEATURE: Event = Event::of_feature("fairy-on-feature");
/// The tile that was placed shows a volcano.
pub const VOLCANO_PLACED: Event = Event::of_tile("volcano-placed");
/// The tile that was placed shows the dragon.
pub const DRAGON_PLACED: Event = Event::of_tile("dragon-placed");
/// The tile that was placed shows a princess and continues a city with a knight.
pub const PRINCESS_PLACED: Event = Event::of_tile("princess-placed");
/// A knight was removed for the princess.
pub const KNIGHT_REMOVED: Event = Event::of_tile("knight-removed");
const PORTAL_PLACED: Event = Event::of_tile("magic-portal-placed");

/// Source: The Princess & the Dragon, the fairy: one point at the beginning of your turn.
const FAIRY_POINT: Action = Action::must("fairy-point", Step::BeginTurn, 100)
    .part_if(|t| t.has(FAIRY))
    .when(|m| m.happens(FAIRY_IS_YOURS))
    .numbers(&[("points", POINTS_PER_TURN)])
    .awards()
    .raises(&[Messages(Round::BeginTurn)]);

/// Source: The Princess & the Dragon, volcano: the dragon comes to the tile at once.
const DRAGON_TO_VOLCANO: Action = Action::must("dragon-to-volcano", Step::PlaceTile, 300)
    .part_if(|t| t.has(DRAGON))
    .when(|m| m.happens(VOLCANO_PLACED));

/// Source: The Princess & the Dragon, the princess: you may send a knight home instead of placing a figure.
const PRINCESS_REMOVES_KNIGHT: Action = Action::may("princess-removes-knight", Step::PlaceTile, 400)
    .part_if(|t| t.has(PRINCESS) && !t.variant(Variant::PRINCESS_MUST))
    .when(|m| m.happens(PRINCESS_PLACED))
    .causes(KNIGHT_REMOVED);

/// Source: a variant that programs for the game offer: the player may not decline.
const PRINCESS_MUST_REMOVE_KNIGHT: Action = Action::must("princess-must-remove-knight", Step::PlaceTile, 410)
    .part_if(|t| t.has(PRINCESS) && t.variant(Variant::PRINCESS_MUST))
    .when(|m| m.happens(PRINCESS_PLACED))
    .causes(KNIGHT_REMOVED);

/// Source: Under the Big Top, interactions: a portal leads to an acrobat space as to any feature.
const ADD_ACROBAT_BY_MAGIC_PORTAL: Action = Action::one_of("add-acrobat-by-magic-portal", Step::WoodFirst, 312)
    .under("add-acrobat")
    .part_if(|t| t.has(MAGIC_PORTAL))
    .when(|m| m.happens(PORTAL_PLACED));

/// Source: The Princess & the Dragon, the fairy: instead of placing a meeple.
const MOVE_FAIRY: Action = Action::one_of("move-fairy", Step::WoodFirst, 730).part_if(|t| t.has(FAIRY));

/// The players did not agree on another time than that of the rules that are played.
fn moves_by_the_rules(table: &mut Table, rules: Rules) -> bool {
    table.has(DRAGON) && table.rules(rules) && !table.variant(Variant::DRAGON_AFTER_SCORING)
}

/// Source: The Princess & the Dragon, first edition, as Hans im Glück and Z-Man print it: before scoring.
const DRAGON_BEFORE_SCORING: Action = Action::must("dragon-moves-before-scoring", Step::Dragon, 100)
    .part_if(|t| moves_by_the_rules(t, Rules::First))
    .when(|m| m.happens(DRAGON_PLACED))
    .numbers(&[("tiles", DRAGON_STEPS)])
    .printed_by(&[Hig, Zmg]);

/// Source: The Princess & the Dragon, new edition: before scoring.
const DRAGON_MOVES: Action = Action::must("dragon-moves", Step::Dragon, 200)
    .part_if(|t| moves_by_the_rules(t, Rules::New))
    .when(|m| m.happens(DRAGON_PLACED))
    .numbers(&[("tiles", DRAGON_STEPS)]);

/// Whoever has the majority. Source: The Princess & the Dragon, the fairy, at scoring.
const FAIRY_FEATURE_POINTS: Action = Action::must("fairy-feature-points", Step::ScoreFeature, 1000)
    .part_if(|t| t.has(FAIRY))
    .when(|m| m.happens(FAIRY_ON_FEATURE))
    .numbers(&[("points", POINTS_PER_FEATURE)])
    .awards();

/// Source: The Princess & the Dragon, first edition, as Rio Grande prints it: after scoring.
const DRAGON_AFTER_SCORING: Action = Action::must("dragon-moves-after-scoring", Step::DragonLate, 100)
    .part_if(|t| moves_by_the_rules(t, Rules::First))
    .when(|m| m.happens(DRAGON_PLACED))
    .numbers(&[("tiles", DRAGON_STEPS)])
    .printed_by(&[Rgg]);

/// Source: the same rule of Rio Grande, agreed on as a variant.
const DRAGON_MOVES_LATE: Action = Action::must("dragon-moves-late", Step::DragonLate, 200)
    .part_if(|t| t.has(DRAGON) && t.variant(Variant::DRAGON_AFTER_SCORING))
    .when(|m| m.happens(DRAGON_PLACED))
    .numbers(&[("tiles", DRAGON_STEPS)]);

/// Towers, the fairy and other things remain possible. Source: The Princess & the Dragon, volcano.
const VOLCANO_BARS_FIGURES: Ban = Ban {
    id: "volcano-bars-figures",
    applies: |t| t.has(DRAGON),
    when: |m| m.happens(VOLCANO_PLACED),
    forbids: Forbids::Putting(&[Figure::Meeple, Figure::Companion]),
};

/// Source: the same; the phantom's phase is one of placing a meeple.
const VOLCANO_BARS_PHANTOM: Ban = Ban {
    id: "volcano-bars-phantom",
    applies: |t| t.has(DRAGON),
    when: |m| m.happens(VOLCANO_PLACED),
    forbids: Forbids::Step(Step::WoodSecond),
};

/// Source: The Princess & the Dragon, the princess: whoever removed a knight places and moves no figure.
const PRINCESS_ENDS_FIRST: Ban = Ban {
    id: "princess-ends-moving-wood-first",
    applies: |t| t.has(PRINCESS),
    when: |m| m.caused(KNIGHT_REMOVED),
    forbids: Forbids::Step(Step::WoodFirst),
};

/// Source: the same.
const PRINCESS_ENDS_SECOND: Ban = Ban {
    id: "princess-ends-moving-wood-second",
    applies: |t| t.has(PRINCESS),
    when: |m| m.caused(KNIGHT_REMOVED),
    forbids: Forbids::Step(Step::WoodSecond),
};
