//! What lies on the table of a recording, in the engine's terms.

use super::assertion::Assertion;
use super::mask::mask;
use super::message::Message;
use super::outcomes::Outcome;
use super::reading::At;
use super::recording::Recording;
use super::tiles::Tiles;
use crate::diagnostic::{Code, Diagnostic, Span};
use crate::engine::board::{Position, Rotation, Tile};
use crate::engine::component::{self, Component};
use crate::engine::game::{Chance, Choice, Choices, FigureKind, Game, Pile, Setup};
use crate::engine::table::{Chosen, Edition, Variant};
use std::collections::BTreeSet;
use std::sync::Arc;

/// Elements with what they put on the table, and the figure that every player gets by them.
const ELEMENTS: &[(&str, Option<Component>, Option<FigureKind>)] = &[
    ("small-follower", None, Some(FigureKind::Small)),
    ("farmers", None, None),
    ("big-follower", Some(component::BIG_FOLLOWER), Some(FigureKind::Big)),
    ("abbot", Some(component::ABBOT), Some(FigureKind::Abbot)),
    ("phantom", Some(component::PHANTOM), Some(FigureKind::Phantom)),
    ("builder", Some(component::BUILDER), Some(FigureKind::Builder)),
    ("pig", Some(component::PIG), Some(FigureKind::Pig)),
    ("barn", Some(component::BARN), Some(FigureKind::Barn)),
    ("wagon", Some(component::WAGON), Some(FigureKind::Wagon)),
    ("mayor", Some(component::MAYOR), Some(FigureKind::Mayor)),
    ("shepherd", Some(component::SHEEP), Some(FigureKind::Shepherd)),
    ("ringmaster", Some(component::RINGMASTER), Some(FigureKind::Ringmaster)),
    ("dragon", Some(component::DRAGON), None),
    ("fairy", Some(component::FAIRY), None),
    ("count", Some(component::COUNT), None),
    ("mage", Some(component::MAGE), None),
    ("witch", Some(component::WITCH), None),
    ("big-top", Some(component::CIRCUS), None),
    ("tower", Some(component::TOWER), None),
    ("abbey", Some(component::ABBEY), None),
    ("bridge", Some(component::BRIDGES), None),
    ("castle", Some(component::CASTLES), None),
    ("tunnel", Some(component::TUNNEL), None),
    ("ferry", Some(component::FERRIES), None),
    ("little-buildings", Some(component::LITTLE_BUILDINGS), None),
    ("traders", Some(component::TRADERS), None),
    ("king", Some(component::KING_AND_ROBBER), None),
    ("robber", Some(component::KING_AND_ROBBER), None),
    ("gold", Some(component::GOLD_MINES), None),
    ("garden", Some(component::GARDENS), None),
    ("cathedral", Some(component::CATHEDRALS), None),
    ("inn", Some(component::INNS), None),
    ("princess", Some(component::PRINCESS), None),
    ("portal", Some(component::MAGIC_PORTAL), None),
    ("pig-herd", Some(component::PIG_HERD), None),
    ("bazaar", Some(component::BAZAARS), None),
    ("hill", Some(component::HILLS), None),
    ("vineyard", Some(component::VINEYARDS), None),
    ("shrine", Some(component::SHRINES), None),
    ("festival", Some(component::FESTIVAL), None),
    ("siege", Some(component::CATHARS), None),
    ("escape", None, None),
    ("donkey", None, None),
    ("acrobats", Some(component::ACROBATS), None),
    ("well", Some(component::WELLS), None),
];

/// Sets of tiles that bring something by themselves, by the beginning of their ids.
const SETS: &[(&str, Component)] = &[
    ("corn-circles", component::CROP_CIRCLES),
    ("flier", component::FLIER),
    ("darmstadt", component::DARMSTADT),
    ("wind-roses", component::WIND_ROSES),
    ("monasteries", component::MONASTERIES),
    ("russian-promos", component::RUSSIAN_PROMOS),
    ("watchtowers", component::WATCHTOWERS),
    ("labyrinth", component::LABYRINTH),
    ("river/2", component::RIVER_2),
    ("the-city-gates", component::CITY_GATES),
];

/// Rules by key and value, with the variant of the table that they stand for.
const VARIANTS: &[(&str, &str, Variant)] = &[
    ("inn-and-cathedral-final-scoring", "ignore", Variant::FORGIVING_INNS_AND_CATHEDRALS),
    ("hill-tiebreaker", "number-of-followers", Variant::HILLS_BY_NUMBER),
    ("vineyards-for-garden", "true", Variant::VINEYARDS_FOR_GARDENS),
    ("king-and-robber-scoring", "continuously", Variant::KING_AND_ROBBER_WHILE_PLAYING),
    ("tiny-city-scoring", "2", Variant::SMALL_CITY),
];

/// Variants that are played unless a rule has another value.
const USUAL_VARIANTS: &[(&str, &str, Variant)] = &[
    ("labyrinth-variant", "basic", Variant::LABYRINTH_ADVANCED),
    ("little-buildings-scoring", "1/1/1", Variant::LITTLE_BUILDINGS_BY_KIND),
];

/// The same for rules about the course of a game.
const CHOICES: &[(&str, &str, Choice)] = &[
    ("princess-action", "must", Choice::PrincessMust),
    ("fairy-placement", "on-tile", Choice::FairyOnTile),
    ("dragon-move", "after-scoring", Choice::DragonAfterScoring),
    ("barn-placement", "occupied", Choice::BarnsShareFields),
    ("wagon-move", "C1", Choice::WagonByConnection),
    ("bazaar-no-auction", "true", Choice::BazaarWithoutAuction),
    ("espace-variant", "siege-tile", Choice::EscapeAtSiege),
    ("tunnelize-other-expansions", "false", Choice::TunnelsOnOwnTiles),
    ("more-tunnel-tokens", "1/1", Choice::OneTunnelSet),
    ("more-tunnel-tokens", "2/1", Choice::TwoTunnelSets),
    ("festival-return", "follower", Choice::FestivalFollowers),
    ("king-and-robber-scoring", "10/20", Choice::TitlesForTen),
    ("king-and-robber-scoring", "15/40", Choice::TitlesForFifteen),
];

/// Elements that are no component of the catalogue, but part of one.
const PARTS: &[(&str, Choice)] =
    &[("escape", Choice::Escape), ("king", Choice::King), ("robber", Choice::Robber), ("donkey", Choice::Donkey)];

const ABBEY: &str = "AM/A";

/// The game at its beginning; everything that is unknown is reported.
pub fn begin(
    recording: &Recording,
    tiles: &Tiles,
    outcome: Option<&Outcome>,
    found: &mut Vec<Diagnostic>,
) -> Option<Game> {
    let mut loader = Loader { recording, tiles, found, faults: 0 };
    let setup = loader.setup();
    let order = loader.order(outcome);
    let pile = Pile::Stacked { order: order.into(), drawn: 0, last: recording.last_draw };
    let faults = loader.faults;
    (faults == 0).then(|| Game::new(setup, pile, Chance::Given(recording.random)))
}

struct Loader<'l> {
    recording: &'l Recording,
    tiles: &'l Tiles,
    found: &'l mut Vec<Diagnostic>,
    faults: usize,
}

impl Recording {
    pub(super) fn has(&self, element: &str) -> bool {
        self.setup.elements.contains_key(element)
    }

    fn follows(&self, key: &str, value: &str) -> bool {
        self.setup.rules.get(key).is_some_and(|given| given == value)
    }
}

impl Loader<'_> {
    fn setup(&mut self) -> Setup {
        let recording = self.recording;
        for element in recording.setup.elements.keys() {
            if !ELEMENTS.iter().any(|(known, _, _)| known == element) {
                self.report(0..0, format!("nobody knows the element `{}`", element.escape_debug()));
            }
        }
        let figures =
            ELEMENTS.iter().filter_map(|(name, _, kind)| Some(((*kind)?, *recording.setup.elements.get(*name)?)));
        self.look_for_overlaps();
        Setup {
            table: table(recording),
            choices: choices(recording),
            figures: figures.collect(),
            farmers: recording.has("farmers"),
            players: u8::try_from(recording.players.len()).expect("the reader counted them"),
            start: recording.setup.start.iter().filter_map(|start| self.start(start)).collect(),
            abbey: recording.has("abbey").then(|| Arc::new(Tile::abbey(ABBEY))),
        }
    }

    fn look_for_overlaps(&mut self) {
        let mut taken = BTreeSet::new();
        for start in &self.recording.setup.start {
            if !taken.insert(start.value.1) {
                self.report(start.bytes.clone(), format!("two tiles lie at {}", start.value.1));
            }
        }
    }

    fn start(&mut self, start: &At<(String, Position, Rotation)>) -> Option<(Arc<Tile>, Position, Rotation)> {
        let (id, position, rotation) = &start.value;
        Some((self.tile(id, start.bytes.clone())?, *position, *rotation))
    }

    fn order(&mut self, outcome: Option<&Outcome>) -> Vec<Arc<Tile>> {
        let mut ids = self.recording.order.clone();
        match outcome {
            Some(outcome) => ids.extend(outcome.draws_after_list.iter().chain(&outcome.bazaar).cloned()),
            None => ids.extend(self.recording.told_draws().into_iter().skip(ids.len())),
        }
        ids.iter().filter_map(|id| self.tile(id, 0..0)).collect()
    }

    fn tile(&mut self, id: &str, bytes: std::ops::Range<usize>) -> Option<Arc<Tile>> {
        let tile = self.tiles.get(id);
        if tile.is_none() {
            self.report(bytes, format!("no file of tiles has `{}`", id.escape_debug()));
        }
        tile.map(|tile| Arc::new(mask(tile.clone(), self.recording)))
    }

    fn report(&mut self, bytes: std::ops::Range<usize>, message: String) {
        let file = self.recording.name.as_str().into();
        self.faults += 1;
        let fix = "name the folder with all tiles by `--tiles`, and what the engine can play in the file";
        self.found.push(Diagnostic::error(Code::BAD_REPLAY, Span::new(&file, bytes), message).fix(fix));
    }
}

impl Recording {
    /// Which tiles were drawn, as far as messages and statements tell it: those that were placed, and that in hand.
    fn told_draws(&self) -> Vec<String> {
        let placed = self.messages.iter().filter_map(|message| match &message.value.0 {
            Message::PlaceTile { tile, .. } if tile != ABBEY => Some(tile.clone()),
            _ => None,
        });
        let in_hand = self.assertions.iter().filter_map(|assertion| match &assertion.value.1 {
            Some(Assertion::Available { what, subject: Some(tile) }) if what == "TilePlacement" => Some(tile.clone()),
            _ => None,
        });
        placed.chain(in_hand).collect()
    }
}

fn table(recording: &Recording) -> Chosen {
    let by_element =
        ELEMENTS.iter().filter(|(name, _, _)| recording.has(name)).filter_map(|(_, component, _)| *component);
    let has_set = |start: &str| recording.setup.sets.keys().any(|set| set.starts_with(start));
    let by_set = SETS.iter().filter(|(start, _)| has_set(start)).map(|(_, component)| *component);
    let mut table = Chosen::new(Edition::New, by_element.chain(by_set));
    let chosen = VARIANTS.iter().filter(|(key, value, _)| recording.follows(key, value));
    let usual = USUAL_VARIANTS.iter().filter(|(key, value, _)| !recording.follows(key, value));
    table.variants = chosen.chain(usual).map(|(_, _, variant)| variant.id().to_owned()).collect();
    table
}

fn choices(recording: &Recording) -> Choices {
    let by_rule = CHOICES.iter().filter(|(key, value, _)| recording.follows(key, value)).map(|(_, _, choice)| *choice);
    let parts = PARTS.iter().filter(|(name, _)| recording.has(name)).map(|(_, choice)| *choice);
    by_rule.chain(parts).fold(Choices::default(), Choices::with)
}
