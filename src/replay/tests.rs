//! Recordings of our own, faults in them, and any bytes at all.

use super::*;
use crate::diagnostic::{Code, Diagnostic};
use proptest::prelude::*;

const TILES: &str = include_str!("../../tests/fixtures/replays/tiles.xml");
const SMALL: &str = include_str!("../../tests/fixtures/replays/small.jcz");

fn run(tiles: &[u8], recording: &[u8]) -> (Option<Report>, Vec<Diagnostic>) {
    let mut found = Vec::new();
    let mut all = Tiles::default();
    all.read("tiles.xml", tiles, &mut found);
    let recording = Recording::read("small.jcz", recording, &mut found);
    let report = recording.map(|recording| verify(&recording, &all, None, &mut found));
    (report, found)
}

#[test]
fn a_recording_is_played_and_held_against_its_statements() {
    let (report, found) = run(TILES.as_bytes(), SMALL.as_bytes());
    let report = report.expect("it can be read");
    assert!(found.is_empty(), "{found:?}");
    assert!(report.is_fine() && report.verdicts.len() == 7, "{report:?}");
    assert_eq!(render(&[report]), "holds  small.jcz (7 of 7 statements)\n1 of 1 recordings hold\n");
}

/// The text with one part of it replaced leads to this code at the part (or, without, anywhere) and to this sentence.
#[track_caller]
fn fault(old: &str, new: &str, code: Code, sentence: &str) {
    let text = SMALL.replacen(old, new, 1);
    assert_ne!(text, SMALL, "{old} stands there");
    let (_, found) = run(TILES.as_bytes(), text.as_bytes());
    let fault = found.iter().find(|one| one.code == code && one.message.contains(sentence));
    let fault = fault.unwrap_or_else(|| panic!("{new}: {found:?}"));
    assert!(fault.fix.is_some() && fault.at.bytes.end <= text.len(), "{fault:?}");
}

#[test]
fn faults_are_told_where_they_are() {
    fault("Ada has 6", "Ada has 7", Code::FAILED_STATEMENT, "there is 6");
    fault("Ben scored field for 3", "Ben scored road for 3", Code::FAILED_STATEMENT, "field for 3");
    fault("Phase is GameOverPhase", "Phase be over", Code::BAD_REPLAY, "nobody knows what this says");
    fault("\"players\"", "\"people\"", Code::BAD_REPLAY, "missing field `players`");
    fault("[{\"name\": \"Ada\"}, {\"name\": \"Ben\"}]", "[]", Code::BAD_REPLAY, "there are 0 players");
    fault("\"location\": \"S\"", "\"location\": \"X\"", Code::BAD_REPLAY, "names what nobody knows");
    fault("\"type\": \"COMMIT\"", "\"type\": \"COMIT\"", Code::BAD_REPLAY, "no message that is known");
    fault("\"location\": \"S\"", "\"location\": \"N\"", Code::REFUSED_MOVE, "no such part");
    fault(
        "\"position\": [0, -1]}}",
        "\"position\": [0, 5]}}",
        Code::REFUSED_MOVE,
        "do not allow this in the TilePhase",
    );
    fault("\"inn\": true", "\"in\": true", Code::BAD_REPLAY, "element `in`");
    fault("T/start", "T/begin", Code::BAD_REPLAY, "no file of tiles has `T/begin`");
    let twice = "\"rotation\": 0}, {\"tile\": \"T/cap\", \"x\": 0, \"y\": 0, \"rotation\": 0}]";
    fault("\"rotation\": 0}]", twice, Code::BAD_REPLAY, "two tiles lie at [0,0]");
    fault("\"x\": 0", "\"x\": 99999999999", Code::BAD_REPLAY, "says of no tile where it lies");
    fault("UNDO", "PAY_RANSOM", Code::BAD_REPLAY, "`PAY_RANSOM` lacks something");
}

#[test]
fn faults_of_tiles_are_told() {
    let told = |old: &str, new: &str| {
        let (_, found) = run(TILES.replacen(old, new, 1).as_bytes(), SMALL.as_bytes());
        found.into_iter().filter(|one| one.code == Code::BAD_TILE).map(|one| one.message).collect::<Vec<_>>()
    };
    assert_eq!(told("N</city>", "X</city>"), ["`X` is no part of a tile's rim"]);
    assert_eq!(told("<road>", "<street>")[0].split(':').next(), Some("this is no XML"));
    assert_eq!(told("<city>N</city>", "<town>N</town>"), ["nobody knows the element `town`"]);
    assert_eq!(told("<city>N</city>", &"<city>N</city>".repeat(20)), ["the tile has more parts than 12"]);
}

/// A file that was damaged in one place.
fn damaged(text: &'static str) -> impl Strategy<Value = Vec<u8>> {
    (0..text.len(), 0..40_usize, prop::collection::vec(any::<u8>(), 0..12)).prop_map(move |(start, length, new)| {
        let mut bytes = text.as_bytes().to_vec();
        let end = (start + length).min(bytes.len());
        bytes.splice(start..end, new);
        bytes
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(256))]

    #[test]
    fn any_bytes_are_survived(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        let _ = run(&bytes, SMALL.as_bytes());
        let _ = run(TILES.as_bytes(), &bytes);
        let _ = Outcomes::read("outcomes.json", &bytes, &mut Vec::new());
    }

    #[test]
    fn damage_is_survived_and_reported(tiles in damaged(TILES), recording in damaged(SMALL)) {
        let (report, found) = run(&tiles, &recording);
        let fine = report.is_some_and(|report| report.is_fine());
        prop_assert!(fine || !found.is_empty(), "what fails is reported");
    }
}
