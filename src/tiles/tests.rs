//! The real sets, faults in sets, and any bytes at all.

use super::*;
use crate::engine::board::Kind;
use proptest::prelude::*;

const BASE: &str = include_str!("../../content/tiles/base.toml");

fn load(text: &[u8]) -> (TileSets, Vec<Diagnostic>) {
    let mut found = Vec::new();
    let tree = InputTree([("content/tiles/base.toml".to_owned(), text.to_vec())].into());
    (TileSets::load(&tree, &mut found), found)
}

/// By the published lists: coats of arms, monasteries, and how often each kind of crossing and city is there.
#[test]
fn the_base_game_has_what_was_published() {
    let (sets, found) = load(BASE.as_bytes());
    assert_eq!(found, []);
    let set = &sets.0["base"];
    let count = |fits: &dyn Fn(&Tile) -> bool| -> usize {
        set.tiles.iter().filter(|(tile, _)| fits(tile)).map(|(_, copies)| copies).sum()
    };
    let of = |tile: &Tile, kind: Kind| tile.segments.iter().filter(|segment| segment.kind == kind).count();
    assert_eq!((set.count(), set.pile().len()), (72, 71));
    assert_eq!(count(&|tile| tile.has(Kind::Monastery)), 6);
    assert_eq!(count(&|tile| tile.segments.iter().any(|segment| segment.pennants > 0)), 10);
    assert_eq!(count(&|tile| of(tile, Kind::Road) >= 3), 8);
    assert_eq!(count(&|tile| of(tile, Kind::City) == 2), 5);
    assert_eq!(count(&|tile| !tile.has(Kind::City)), 28);
}

#[track_caller]
fn fault(old: &str, new: &str, sentence: &str) {
    let text = BASE.replacen(old, new, 1);
    assert_ne!(text, BASE, "{old} stands there");
    let (_, found) = load(text.as_bytes());
    let fault = found.iter().find(|one| one.message.contains(sentence));
    let fault = fault.unwrap_or_else(|| panic!("{new}: {found:?}"));
    assert!(fault.at.bytes.end <= text.len(), "{fault:?}");
}

#[test]
fn faults_are_told() {
    fault("count = 72", "count = 71", "there are 72 tiles, not 71");
    fault("copies = 2", "copies = 0", "0 is no number of copies");
    fault("\"monastery\", \"road S\"", "\"monastry\", \"road S\"", "`monastry` is no part of a tile");
    fault("\"city N E S W pennant\"", "\"city N E S W penant\"", "`penant` is neither");
    fault("\"city N\", \"road W E\", \"field WR", "\"city N\", \"road W E\", \"field", "WR belongs to nothing");
    fault("\"road S\", \"field NL", "\"city S\", \"field NL", "SL.SR belongs to two parts");
    fault("id = \"bend\"", "id = \"city\"", "there is a second tile `city`");
    fault("id = \"bend\"", "id = \"bend\"\nmarks = [\"hil\"]", "there is no mark `hil`");
    fault("start = true", "begin = true", "the key `begin` means nothing here");
}

proptest! {
    #[test]
    fn any_damage_is_survived(start in 0..BASE.len(), length in 0..40_usize, new in prop::collection::vec(any::<u8>(), 0..12)) {
        let mut bytes = BASE.as_bytes().to_vec();
        let end = (start + length).min(bytes.len());
        bytes.splice(start..end, new);
        let _ = load(&bytes);
    }
}
