//! A part of a tile in words: `city N W pennant`, `field EL ER beside N`.

use crate::diagnostic::{Code, Diagnostic};
use crate::engine::board::{Kind, Rim, Segment, Tile, Trait};
use crate::reader::{Text, shorten};

const KINDS: [(&str, Kind); 10] = [
    ("city", Kind::City),
    ("road", Kind::Road),
    ("monastery", Kind::Monastery),
    ("field", Kind::Field),
    ("garden", Kind::Garden),
    ("river", Kind::River),
    ("tower", Kind::Tower),
    ("acrobats", Kind::Acrobats),
    ("flying-machine", Kind::FlyingMachine),
    ("yaga-hut", Kind::YagaHut),
];

const PENNANT: &str = "pennant";
const WELL: &str = "well";
const BESIDE: &str = "beside";

/// All parts of a tile. What is not understood is reported, and left out.
pub fn parts(texts: &[Text], found: &mut Vec<Diagnostic>) -> Vec<Segment> {
    let read: Vec<(Segment, Rim)> = texts.iter().filter_map(|text| part(text, found)).collect();
    let cities: Vec<Rim> =
        read.iter().map(|(segment, _)| if segment.kind == Kind::City { segment.rim } else { Rim::NONE }).collect();
    let bordered = |beside: Rim| {
        let met = cities.iter().zip(0_u32..).filter(|(city, _)| city.meets(beside));
        met.fold(0, |all, (_, place)| all | 1_u16.checked_shl(place).unwrap_or(0))
    };
    if let (Some(text), true) = (texts.get(Tile::MOST_SEGMENTS), read.len() > Tile::MOST_SEGMENTS) {
        let fix = "leave out what no tile has";
        let message = format!("a tile has {} parts at most", Tile::MOST_SEGMENTS);
        found.push(Diagnostic::error(Code::BAD_TILE, text.at.clone(), message).fix(fix));
        return Vec::new();
    }
    read.iter().map(|(segment, beside)| Segment { cities: bordered(*beside), ..*segment }).collect()
}

/// A part, and the sides of the cities that it borders.
fn part(text: &Text, found: &mut Vec<Diagnostic>) -> Option<(Segment, Rim)> {
    let mut words = text.value.split_whitespace();
    let first = words.next().unwrap_or_default();
    let Some((_, kind)) = KINDS.iter().find(|(name, _)| *name == first) else {
        let message = format!("`{}` is no part of a tile", shorten(first));
        let known = KINDS.iter().map(|(name, _)| *name);
        found.push(Diagnostic::error(Code::BAD_TILE, text.at.clone(), message).suggest(first, known));
        return None;
    };
    let mut segment = Segment::new(*kind, Rim::NONE);
    let mut beside = None;
    for word in words {
        match (word, beside, Rim::parse_part(word)) {
            (BESIDE, None, _) => beside = Some(Rim::NONE),
            (_, Some(rim), Some(part)) => beside = Some(rim.and(part)),
            (_, None, Some(part)) => segment.rim = segment.rim.and(part),
            (PENNANT, ..) => segment.pennants = segment.pennants.saturating_add(1),
            (WELL, ..) => segment.wells = segment.wells.saturating_add(1),
            _ => segment.traits = segment.traits.with(printed(word, text, found)?),
        }
    }
    Some((segment, beside.unwrap_or_default()))
}

fn printed(word: &str, text: &Text, found: &mut Vec<Diagnostic>) -> Option<Trait> {
    let known = Trait::find(word);
    if known.is_none() {
        let message = format!("`{}` is neither a part of the rim nor anything printed on a tile", shorten(word));
        let names = Trait::ALL.iter().map(|one| one.id()).chain([PENNANT, WELL, BESIDE]);
        found.push(Diagnostic::error(Code::BAD_TILE, text.at.clone(), message).suggest(word, names));
    }
    known
}
