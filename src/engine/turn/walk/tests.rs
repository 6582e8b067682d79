//! What the rules say about the course of a turn, each as a turn that was played.

use super::*;
use crate::engine::component::{
    BAZAARS, BETS, BUILDER, CASTLES, CATAPULT, Component, DRAGON, FAIRY, GIFTS, MAGIC_PORTAL, MESSAGES, PHANTOM,
    PLAGUE, PRINCESS, TOWER, TUNNEL, WIND_ROSES, WONDERS,
};
use crate::engine::table::{Chosen, Edition, Variant};
use crate::engine::turn::action::Publisher;
use crate::engine::turn::event::Event;
use crate::engine::turn::step::{Round, Step};
use std::collections::BTreeMap;
use std::ops::Range;

/// A course in which the named events happen when they are asked for the first, second … time, counted from 0, and
/// the player takes whatever is wanted.
struct Script {
    events: Vec<(&'static str, Range<u32>)>,
    asked: BTreeMap<Event, u32>,
    wants: Vec<&'static str>,
    features: u16,
}

impl Course for Script {
    fn happens(&mut self, event: Event) -> bool {
        let asked = self.asked.entry(event).or_default();
        *asked += 1;
        self.events.iter().any(|(name, when)| *name == event.name() && when.contains(&(*asked - 1)))
    }

    fn completed_features(&mut self) -> u16 {
        self.features
    }

    fn choose(&mut self, open: &Open) -> Option<usize> {
        open.options.iter().position(|option| self.wants.contains(option))
    }
}

const ALWAYS: Range<u32> = 0..u32::MAX;
const ONCE: Range<u32> = 0..1;
const TWICE: Range<u32> = 0..2;

struct Played(Vec<Entry>);

/// A turn of three players.
fn play(
    edition: Edition,
    components: &[Component],
    events: &[(&'static str, Range<u32>)],
    wants: &[&'static str],
    features: u16,
) -> Played {
    play_as(Setup::default(), edition, components, events, wants, features)
}

/// A turn at a table whose players agreed on a variant.
fn play_variant(
    variant: Variant,
    edition: Edition,
    components: &[Component],
    events: &[(&'static str, Range<u32>)],
    features: u16,
) -> Played {
    let mut table = Chosen::new(edition, components.iter().copied());
    table.variants.insert(variant.id().to_owned());
    let mut script = Script { events: events.to_vec(), wants: Vec::new(), features, asked: BTreeMap::new() };
    Played(walk(&mut table, Setup::default(), &mut script))
}

fn play_as(
    setup: Setup,
    edition: Edition,
    components: &[Component],
    events: &[(&'static str, Range<u32>)],
    wants: &[&'static str],
    features: u16,
) -> Played {
    let mut table = Chosen::new(edition, components.iter().copied());
    let mut script = Script { events: events.to_vec(), wants: wants.to_vec(), features, asked: BTreeMap::new() };
    Played(walk(&mut table, setup, &mut script))
}

impl Played {
    /// The actions that were done, those that are done in every turn left out.
    fn did(&self) -> Vec<&'static str> {
        const USUAL: &[&str] = &["draw-random-tile", "show-tile", "lay-tile", "find-completed-features"];
        let did = self.0.iter().filter_map(|entry| match entry {
            Entry::Did { action, .. } => Some(*action),
            _ => None,
        });
        did.filter(|action| !USUAL.contains(action)).collect()
    }

    fn count(&self, id: &str) -> usize {
        self.0.iter().filter(|entry| matches!(entry, Entry::Did { action, .. } if *action == id)).count()
    }

    fn skipped(&self) -> Vec<(Step, &'static str)> {
        let skipped = self.0.iter().filter_map(|entry| match entry {
            Entry::Skipped { step, by, .. } => Some((*step, *by)),
            _ => None,
        });
        skipped.collect()
    }

    fn messages(&self) -> Vec<Round> {
        let messages = self.0.iter().filter_map(|entry| match entry {
            Entry::Message { round, .. } => Some(*round),
            _ => None,
        });
        messages.collect()
    }

    /// What was open in the step, at its top and below, in the order of asking.
    fn open(&self, step: Step) -> Vec<Vec<&'static str>> {
        let open = self.0.iter().filter_map(|entry| match entry {
            Entry::Chose { open, at, .. } if at.step == step => Some(open.clone()),
            _ => None,
        });
        open.collect()
    }
}

#[test]
fn whoever_removed_a_knight_moves_no_wood() {
    let components = [PRINCESS, PHANTOM, TOWER];
    let wants = ["princess-removes-knight", "place-meeple", "build-tower", "place-phantom"];
    let removed = play(Edition::New, &components, &[("princess-placed", ONCE)], &wants, 0);
    let by = ["princess-ends-moving-wood-first", "princess-ends-moving-wood-second"];
    assert_eq!(removed.skipped(), [(Step::WoodFirst, by[0]), (Step::WoodSecond, by[1])]);
    assert_eq!(removed.did(), ["princess-removes-knight"]);
    let declined = play(Edition::New, &components, &[("princess-placed", ONCE)], &wants[1..], 0);
    assert_eq!(declined.skipped(), []);
    assert_eq!(declined.did(), ["place-meeple", "place-regular-meeple", "place-phantom"]);
}

#[test]
fn by_the_variant_nobody_can_keep_the_knight() {
    let components = [PRINCESS, PHANTOM];
    let events = [("princess-placed", ONCE)];
    let removed = play_variant(Variant::PRINCESS_MUST, Edition::New, &components, &events, 0);
    let by = ["princess-ends-moving-wood-first", "princess-ends-moving-wood-second"];
    assert_eq!(removed.skipped(), [(Step::WoodFirst, by[0]), (Step::WoodSecond, by[1])]);
    assert_eq!(removed.did(), ["princess-must-remove-knight"]);
    let offered = removed
        .0
        .iter()
        .any(|entry| matches!(entry, Entry::Chose { open, .. } if open.iter().any(|id| id.starts_with("princess"))));
    assert!(!offered);
}

#[track_caller]
fn bars_figures(component: Component, event: &'static str, by: [&'static str; 2]) {
    let components = [component, PHANTOM, TOWER, FAIRY, BUILDER, MAGIC_PORTAL];
    let barred = play(Edition::First, &components, &[(event, ONCE)], &["place-meeple", "build-tower"], 0);
    assert_eq!(barred.open(Step::WoodFirst)[0], ["build-tower", "move-fairy"]);
    assert!(barred.did().contains(&"build-tower"));
    assert_eq!(barred.skipped(), [(Step::WoodSecond, by[1])]);
    let forbidden = barred.0.iter().filter_map(|entry| match entry {
        Entry::Forbidden { action, by, .. } => Some((*action, *by)),
        _ => None,
    });
    assert_eq!(forbidden.collect::<Vec<_>>(), [("place-meeple", by[0]), ("place-builder", by[0])]);
}

#[test]
fn a_volcano_bars_figures_but_no_tower() {
    bars_figures(DRAGON, "volcano-placed", ["volcano-bars-figures", "volcano-bars-phantom"]);
}

#[test]
fn a_source_of_the_plague_bars_figures_but_no_tower() {
    bars_figures(PLAGUE, "plague-source-placed", ["plague-source-bars-figures", "plague-source-bars-phantom"]);
}

#[test]
fn exactly_one_thing_or_two_after_a_wonder_tile() {
    let wants = ["build-tower", "move-fairy", "place-meeple"];
    let one = play(Edition::New, &[TOWER, FAIRY, WONDERS], &[], &wants, 0);
    assert_eq!(one.did(), ["place-meeple", "place-regular-meeple"]);
    let wonder = [("wonder-tile-at-hand", ONCE)];
    let two = play(Edition::New, &[TOWER, FAIRY, WONDERS], &wonder, &wants, 0);
    assert_eq!((two.count("place-meeple"), two.count("build-tower")), (2, 0));
    let two = play(Edition::New, &[TOWER, FAIRY, WONDERS], &wonder, &wants[..2], 0);
    assert_eq!((two.count("build-tower"), two.count("move-fairy"), two.count("mark-wonder")), (1, 1, 1));
}

#[test]
fn the_builder_repeats_the_tile_once_and_not_the_beginning() {
    let events = [("builder-extended", ALWAYS), ("fairy-beside-your-meeple", ALWAYS)];
    let double = play(Edition::New, &[BUILDER, FAIRY], &events, &[], 0);
    assert_eq!(double.did(), ["fairy-point", "take-double-turn"]);
    assert_eq!([double.count("fairy-point"), double.count("lay-tile"), double.count("take-double-turn")], [1, 2, 1]);
    let single = play(Edition::New, &[BUILDER, FAIRY], &[("builder-extended", 1..2)], &[], 0);
    assert_eq!(single.count("lay-tile"), 1);
}

#[track_caller]
fn dragon_moves(edition: Edition, publisher: Publisher, expected: &[&str]) {
    let setup = Setup { publisher, ..Setup::default() };
    let played = play_as(setup, edition, &[DRAGON], &[("dragon-placed", ONCE)], &[], 1);
    let mut did = played.did();
    did.retain(|action| ["award-feature-points"].contains(action) || action.starts_with("dragon"));
    assert_eq!(did, expected);
}

#[test]
fn the_dragon_moves_before_scoring_or_after_it() {
    let before = ["dragon-moves-before-scoring", "award-feature-points"];
    dragon_moves(Edition::First, Publisher::Hig, &before);
    dragon_moves(Edition::Winter, Publisher::Zmg, &before);
    dragon_moves(Edition::First, Publisher::Rgg, &["award-feature-points", "dragon-moves-after-scoring"]);
    for publisher in [Publisher::Hig, Publisher::Rgg, Publisher::Zmg] {
        dragon_moves(Edition::New, publisher, &["dragon-moves", "award-feature-points"]);
    }
}

#[test]
fn by_the_variant_the_dragon_moves_after_scoring_in_every_edition() {
    for edition in Edition::ALL {
        let events = [("dragon-placed", ONCE)];
        let played = play_variant(Variant::DRAGON_AFTER_SCORING, edition, &[DRAGON], &events, 1);
        assert_eq!(played.did()[4..], ["award-feature-points", "return-meeples", "dragon-moves-late"]);
    }
}

#[test]
fn messages_come_by_rounds_or_once_at_the_end() {
    let components = [MESSAGES, FAIRY, WIND_ROSES, CATAPULT];
    let points = ["fairy-beside-your-meeple", "wind-rose-in-its-quarter", "fair-placed", "on-dark-space"];
    let events = points.map(|name| (name, ALWAYS));
    let wants = ["messages-after-placing", "messages-after-scoring", "messages-end-of-turn"];
    let by_rounds = play(Edition::First, &components, &events, &wants, 2);
    assert_eq!(by_rounds.messages(), [Round::BeginTurn, Round::PlaceTile, Round::Scoring, Round::FinishTile]);
    let at_end = play(Edition::New, &components, &events, &wants, 2);
    assert_eq!(at_end.messages(), [Round::FinishTile]);
    assert_eq!(at_end.count("messages-end-of-turn"), 1);
    let without_points = play(Edition::New, &[MESSAGES], &[("on-dark-space", ALWAYS)], &wants, 0);
    assert_eq!(without_points.messages(), []);
}

#[test]
fn without_a_builder_a_bazaar_is_held_once() {
    for edition in Edition::ALL {
        let played = play(edition, &[BAZAARS], &[("bazaar-placed", ALWAYS)], &[], 0);
        assert_eq!(played.did()[..2], ["hold-bazaar", "bazaar-auction"]);
        assert_eq!(
            [played.count("bazaar-auction"), played.count("use-bazaar-tile"), played.count("lay-tile")],
            [1, 3, 4]
        );
    }
}

#[test]
fn by_the_variant_a_bazaar_has_no_auction() {
    for edition in Edition::ALL {
        let events = [("bazaar-placed", ALWAYS)];
        let played = play_variant(Variant::BAZAAR_WITHOUT_AUCTION, edition, &[BAZAARS], &events, 0);
        assert_eq!(played.did()[..3], ["hold-bazaar", "bazaar-choice", "play-bazaar-round"]);
        assert_eq!([played.count("bazaar-auction"), played.count("use-bazaar-tile")], [0, 3]);
    }
}

/// Builders extend in every turn, and every tile shows a bazaar.
fn bazaars_with_builder(edition: Edition, tiles: u16) -> Played {
    let events = [("bazaar-placed", ALWAYS), ("builder-extended", ALWAYS)];
    let setup = Setup { tiles, ..Setup::default() };
    play_as(setup, edition, &[BAZAARS, BUILDER], &events, &[], 0)
}

#[test]
fn a_bazaar_of_a_double_turn_waits_in_the_first_edition() {
    let played = bazaars_with_builder(Edition::First, 14);
    let waits = played.0.iter().filter(|entry| matches!(entry, Entry::BazaarWaits { .. })).count();
    // One tile drawn, three sold, three drawn for double turns, so that three bazaars wait; then three sold and three
    // drawn, for the first of which a bazaar could still be held. One is left: those that wait are not held.
    assert_eq!([played.count("hold-bazaars-in-turn"), played.count("bazaar-in-turn-auction"), waits], [1, 2, 4]);
    let position = |id| played.0.iter().position(|entry| matches!(entry, Entry::Did { action, .. } if *action == id));
    assert!(position("hold-bazaars-in-turn") < position("take-double-turn"));
    assert_eq!(played.count("use-bazaar-tile"), 6);
}

#[test]
fn a_bazaar_of_a_double_turn_lapses_in_the_new_edition() {
    let played = bazaars_with_builder(Edition::New, 10);
    let lapses = played.0.iter().filter(|entry| matches!(entry, Entry::BazaarLapses { .. })).count();
    assert_eq!([played.count("hold-only-bazaar"), played.count("only-bazaar-auction"), lapses], [1, 1, 3]);
}

#[test]
fn a_bought_tile_that_fits_nowhere_is_replaced() {
    let played = play(Edition::New, &[BAZAARS], &[("bazaar-placed", ALWAYS), ("tile-unplaceable", 1..2)], &[], 0);
    // Asked for the tile of the turn, then for the first one that was bought.
    assert_eq!(
        [played.count("draw-random-tile"), played.count("use-bazaar-tile"), played.count("lay-tile")],
        [2, 3, 4]
    );
}

#[test]
fn each_completed_feature_is_scored() {
    let played = play(Edition::New, &[CASTLES], &[("small-city-completed", ONCE)], &["build-castle"], 3);
    assert_eq!([played.count("build-castle"), played.count("award-feature-points")], [1, 2]);
    let features = played.0.iter().filter_map(|entry| match entry {
        Entry::Did { action: "award-feature-points", at } => Some(at.feature),
        _ => None,
    });
    assert_eq!(features.collect::<Vec<_>>(), [2, 3]);
}

#[test]
fn some_things_once_even_in_a_double_turn() {
    let once = ["ransom-prisoner", "claim-tunnel", "flee-plague", "spread-plague"];
    let wants = [&once[..], &["look-at-bets"]].concat();
    let happening = ["your-meeple-is-imprisoned", "free-tunnel-end", "plague-active", "builder-extended"];
    let events = happening.map(|name| (name, ALWAYS));
    let played = play(Edition::First, &[TOWER, TUNNEL, PLAGUE, BETS, BUILDER], &events, &wants, 0);
    assert_eq!(once.map(|id| played.count(id)), [1; 4]);
    assert!(played.count("look-at-bets") > 10);
}

#[test]
fn the_plague_spreads_at_the_latest_at_the_end() {
    let spread = play(Edition::New, &[PLAGUE], &[("plague-active", ONCE)], &[], 0);
    assert_eq!(spread.did(), ["spread-plague"]);
    let source = [("plague-active", ONCE), ("plague-source-placed", ONCE)];
    let new_source = play(Edition::New, &[PLAGUE], &source, &[], 0);
    assert_eq!(new_source.did(), ["place-outbreak"]);
}

/// A reader derived from the wording that one may draw a tile that fits nowhere, open a gift, set the tile aside, and do
/// so again and again.
#[test]
fn a_gift_is_opened_for_a_tile_that_fits_and_once() {
    let events = [("tile-unplaceable", TWICE), ("gift-at-hand", ALWAYS), ("builder-extended", ALWAYS)];
    let played = play(Edition::New, &[GIFTS, BUILDER], &events, &["open-gift"], 0);
    assert_eq!([played.count("draw-random-tile"), played.count("lay-tile"), played.count("open-gift")], [4, 2, 2]);
    let draws = played.0.iter().filter_map(|entry| match entry {
        Entry::Did { action: "open-gift", at } => Some((at.tile, at.draw)),
        _ => None,
    });
    assert_eq!(draws.collect::<Vec<_>>(), [(1, 3), (2, 1)]);
    let never = Setup { tiles: 3, ..Setup::default() };
    let events = [("tile-unplaceable", ALWAYS), ("gift-at-hand", ALWAYS)];
    let played = play_as(never, Edition::New, &[GIFTS], &events, &["open-gift"], 0);
    assert_eq!(played.count("open-gift"), 0);
    assert!(matches!(played.0.last(), Some(Entry::OutOfTiles { .. })));
}
