//! A recorded game as it was read.

use super::assertion::Assertion;
use super::message::{Message, step};
use super::reading::{At, Reading};
use crate::diagnostic::{Code, Diagnostic};
use crate::engine::board::{Position, Rotation};
use serde::Deserialize;
use serde_json::Value;
use serde_json::value::RawValue;
use std::collections::BTreeMap;
use std::ops::Range;

/// A game that was recorded, with what is said of its end.
#[derive(Clone, Debug)]
pub struct Recording {
    /// The path of its file.
    pub name: String,
    pub(super) setup: Setup,
    pub(super) players: Vec<String>,
    pub(super) random: f64,
    /// The tiles in the order in which they are drawn, as far as it was noted.
    pub(super) order: Vec<String>,
    /// After so many draws the supply is empty.
    pub(super) last_draw: Option<usize>,
    pub(super) messages: Vec<At<(Message, Option<f64>)>>,
    pub(super) assertions: Vec<At<(String, Option<Assertion>)>>,
}

/// What lies on the table.
#[derive(Clone, Debug)]
pub(super) struct Setup {
    pub sets: BTreeMap<String, u32>,
    pub elements: BTreeMap<String, u8>,
    pub rules: BTreeMap<String, String>,
    pub start: Vec<At<(String, Position, Rotation)>>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Raw<'t> {
    #[serde(default)]
    initial_random: f64,
    #[serde(borrow)]
    setup: RawSetup<'t>,
    players: Vec<RawPlayer>,
    #[serde(borrow)]
    replay: Vec<&'t RawValue>,
    game_annotations: Option<RawAnnotations>,
    #[serde(borrow)]
    test: Option<RawTest<'t>>,
}

#[derive(Deserialize)]
struct RawSetup<'t> {
    sets: BTreeMap<String, u32>,
    #[serde(default)]
    elements: BTreeMap<String, Value>,
    #[serde(default)]
    rules: BTreeMap<String, Value>,
    #[serde(borrow, default)]
    start: Vec<&'t RawValue>,
}

#[derive(Deserialize)]
struct RawPlayer {
    name: String,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct RawAnnotations {
    #[serde(default)]
    draw_order: Vec<String>,
    end_turn: Option<usize>,
}

#[derive(Deserialize)]
struct RawTest<'t> {
    #[serde(borrow, default)]
    assertions: Vec<&'t RawValue>,
}

/// More players than figures have colours.
const MOST_PLAYERS: usize = 8;

impl Recording {
    /// Reads a file; every fault in it is reported. `None` where it cannot be played for them.
    #[must_use]
    pub fn read(name: &str, bytes: &[u8], found: &mut Vec<Diagnostic>) -> Option<Self> {
        let mut reading = Reading::new(name, bytes, found)?;
        let recording = reading.recording();
        let faultless = reading.found.is_empty();
        found.append(&mut reading.found);
        recording.filter(|_| faultless)
    }
}

impl Reading<'_> {
    fn recording(&mut self) -> Option<Recording> {
        let text = self.text;
        let raw: Raw = match serde_json::from_str(text) {
            Ok(raw) => raw,
            Err(error) => {
                let place = self.place_of(&error);
                let message = format!("this is no recording: {error}");
                self.report(Code::BAD_REPLAY, place, message, "see the format's description for what it must hold");
                return None;
            }
        };
        self.count_players(&raw);
        let annotations = raw.game_annotations.as_ref();
        let assertions = raw.test.iter().flat_map(|test| &test.assertions);
        Some(Recording {
            name: self.name.to_string(),
            players: raw.players.iter().map(|player| player.name.clone()).collect(),
            random: raw.initial_random,
            order: annotations.map(|annotations| annotations.draw_order.clone()).unwrap_or_default(),
            last_draw: annotations.and_then(|annotations| annotations.end_turn),
            messages: raw.replay.iter().filter_map(|message| self.message(message)).collect(),
            assertions: assertions.filter_map(|assertion| self.assertion(assertion)).collect(),
            setup: self.setup(&raw.setup),
        })
    }

    fn count_players(&mut self, raw: &Raw) {
        if !(1..=MOST_PLAYERS).contains(&raw.players.len()) {
            let message = format!("there are {} players", raw.players.len());
            self.report(Code::BAD_REPLAY, 0..0, message, "from 1 to 8 can play");
        }
    }

    fn setup(&mut self, raw: &RawSetup) -> Setup {
        let count = |value: &Value| value.as_u64().and_then(|count| u8::try_from(count).ok()).unwrap_or(1);
        let word = |value: &Value| value.as_str().map_or_else(|| value.to_string(), str::to_owned);
        Setup {
            sets: raw.sets.clone(),
            elements: raw.elements.iter().map(|(name, value)| (name.clone(), count(value))).collect(),
            rules: raw.rules.iter().map(|(name, value)| (name.clone(), word(value))).collect(),
            start: raw.start.iter().filter_map(|tile| self.start_tile(tile)).collect(),
        }
    }

    fn start_tile(&mut self, raw: &RawValue) -> Option<At<(String, Position, Rotation)>> {
        let bytes = self.place(raw);
        let value: Value = serde_json::from_str(raw.get()).ok()?;
        let tile = start_tile(&value);
        if tile.is_none() {
            let fix = "write `tile`, `x`, `y`, and `rotation` in degrees";
            self.report(Code::BAD_REPLAY, bytes.clone(), "this says of no tile where it lies", fix);
        }
        tile.map(|value| At { value, bytes })
    }

    fn message(&mut self, raw: &RawValue) -> Option<At<(Message, Option<f64>)>> {
        let bytes = self.place(raw);
        match Message::read(raw.get()) {
            Ok(value) => Some(At { value, bytes }),
            Err(message) => {
                self.report(Code::BAD_REPLAY, bytes, message, "see the format's description for the messages");
                None
            }
        }
    }

    fn assertion(&mut self, raw: &RawValue) -> Option<At<(String, Option<Assertion>)>> {
        let bytes: Range<usize> = self.place(raw);
        let Ok(text) = serde_json::from_str::<String>(raw.get()) else {
            self.report(Code::BAD_REPLAY, bytes, "a statement is a text", "put it between quotation marks");
            return None;
        };
        let assertion = Assertion::parse(&text);
        Some(At { value: (text, assertion), bytes })
    }
}

fn start_tile(value: &Value) -> Option<(String, Position, Rotation)> {
    let position = Position::new(step(value.get("x")?)?, step(value.get("y")?)?);
    let rotation = Rotation::from_degrees(value.get("rotation")?.as_i64()?)?;
    Some((value.get("tile")?.as_str()?.to_owned(), position, rotation))
}
