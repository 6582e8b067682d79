//! A tile whose mechanism is not played with is played as if its symbol were not printed.

use super::recording::Recording;
use crate::engine::board::{Kind, Mark, Rim, Tile, Trait};

/// Marks with the elements of which one has to be in play.
const MARKS: [(Mark, &[&str]); 12] = [
    (Mark::Circus, &["big-top"]),
    (Mark::Hill, &["hill"]),
    (Mark::Vineyard, &["vineyard"]),
    (Mark::Portal, &["portal"]),
    (Mark::Volcano, &["dragon"]),
    (Mark::Dragon, &["dragon"]),
    (Mark::Bazaar, &["bazaar"]),
    (Mark::Festival, &["festival"]),
    (Mark::GoldMine, &["gold"]),
    (Mark::MageOrWitch, &["mage", "witch"]),
    (Mark::Lake, &["ferry"]),
    (Mark::Quarter, &["count"]),
];

const TRAITS: [(Trait, &str); 10] = [
    (Trait::Inn, "inn"),
    (Trait::Cathedral, "cathedral"),
    (Trait::Princess, "princess"),
    (Trait::Besieged, "siege"),
    (Trait::PigHerd, "pig-herd"),
    (Trait::Shrine, "shrine"),
    (Trait::Cloth, "traders"),
    (Trait::Grain, "traders"),
    (Trait::Wine, "traders"),
    (Trait::Tunnel, "tunnel"),
];

const KINDS: [(Kind, &str); 3] = [(Kind::Garden, "garden"), (Kind::Tower, "tower"), (Kind::Acrobats, "acrobats")];

/// Tiles whose underpasses are tunnels even where those of other expansions are not.
const TUNNEL_TILES: &str = "TU/";

pub fn mask(mut tile: Tile, recording: &Recording) -> Tile {
    for (mark, elements) in MARKS {
        if !elements.iter().any(|element| recording.has(element)) {
            tile.marks = tile.marks.without(mark);
        }
    }
    for segment in &mut tile.segments {
        for (printed, _) in TRAITS.iter().filter(|(_, element)| !recording.has(element)) {
            segment.traits = segment.traits.without(*printed);
        }
        if !recording.has("well") {
            segment.wells = 0;
        }
    }
    for (kind, _) in KINDS.iter().filter(|(_, element)| !recording.has(element)) {
        while let Some(place) = tile.segments.iter().position(|segment| segment.kind == *kind) {
            remove(&mut tile, place);
        }
    }
    let others = recording.setup.rules.get("tunnelize-other-expansions").is_none_or(|value| value != "false");
    if others || tile.id.starts_with(TUNNEL_TILES) {
        open_underpasses(&mut tile);
    }
    tile
}

/// Takes a segment out; what fields border is counted anew.
fn remove(tile: &mut Tile, place: usize) {
    tile.segments.remove(place);
    for segment in &mut tile.segments {
        let below = segment.cities & ((1 << place) - 1);
        segment.cities = below | (segment.cities >> (place + 1) << place);
    }
}

/// An underpass falls into two mouths. Source: The Tunnel.
fn open_underpasses(tile: &mut Tile) {
    for place in 0..tile.segments.len() {
        let road = tile.segments[place];
        if road.traits.has(Trait::Tunnel) && road.rim.sides().count() == 2 {
            let mut mouths = road.rim.sides().map(Rim::side);
            tile.segments[place].rim = mouths.next().expect("there are two");
            let other = mouths.next().expect("there are two");
            tile.segments.push(crate::engine::board::Segment { rim: other, ..road });
        }
    }
}
