//! Tiles from XML.

use super::reading::Reading;
use crate::diagnostic::{Code, Diagnostic};
use crate::engine::board::{Kind, Mark, Rim, Segment, Tile, Trait, Watched, Watchtower};
use roxmltree::{Document, Node, ParsingOptions};
use std::collections::BTreeMap;
use std::ops::Range;

/// All tiles that were read, by their ids.
#[derive(Clone, Debug, Default)]
pub struct Tiles(BTreeMap<String, Tile>);

impl Tiles {
    /// Adds the tiles of a file; every fault in it is reported, and a tile with a fault is left out.
    pub fn read(&mut self, name: &str, bytes: &[u8], found: &mut Vec<Diagnostic>) {
        let Some(mut reading) = Reading::new(name, bytes, found) else { return };
        match Document::parse_with_options(reading.text, ParsingOptions { nodes_limit: 100_000, ..Default::default() })
        {
            Ok(document) => self.take(&document, &mut reading),
            Err(error) => reading.report(Code::BAD_TILE, 0..0, format!("this is no XML: {error}"), "mend the file"),
        }
        found.append(&mut reading.found);
    }

    fn take(&mut self, document: &Document, reading: &mut Reading) {
        for node in document.descendants().filter(|node| node.has_tag_name("tile") && node.has_attribute("id")) {
            let faults = reading.found.len();
            let tile = reading.tile(node);
            if reading.found.len() == faults {
                self.0.insert(tile.id.to_string(), tile);
            }
        }
    }

    #[must_use]
    pub fn get(&self, id: &str) -> Option<&Tile> {
        self.0.get(id)
    }

    /// How many there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.0.len()
    }

    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

/// The City of Carcassonne lies behind all fields of its tiles.
const CARCASSONNE: &str = "CO/";

/// Marks of the whole tile that are elements without anything in them.
const MARKS: [(&str, Mark); 14] = [
    ("circus", Mark::Circus),
    ("hill", Mark::Hill),
    ("vineyard", Mark::Vineyard),
    ("portal", Mark::Portal),
    ("volcano", Mark::Volcano),
    ("dragon", Mark::Dragon),
    ("bazaar", Mark::Bazaar),
    ("festival", Mark::Festival),
    ("goldmine", Mark::GoldMine),
    ("mage", Mark::MageOrWitch),
    ("ferry", Mark::Lake),
    ("quarter", Mark::Quarter),
    ("vodyanoy", Mark::LakeTrap),
    ("razboynik", Mark::TreeTrap),
];

const SEGMENTS: [(&str, Kind); 8] = [
    ("city", Kind::City),
    ("road", Kind::Road),
    ("field", Kind::Field),
    ("river", Kind::River),
    ("monastery", Kind::Monastery),
    ("garden", Kind::Garden),
    ("tower", Kind::Tower),
    ("yaga-hut", Kind::YagaHut),
];

/// Inner places, which come to no side; those of one kind are numbered as they stand in the file.
const INNER: [&str; 4] = ["I", "II", "III", "IV"];

/// Attributes that say `true`.
const TRAITS: [(&str, Trait); 11] = [
    ("inn", Trait::Inn),
    ("cathedral", Trait::Cathedral),
    ("princess", Trait::Princess),
    ("besieged", Trait::Besieged),
    ("darmstadtium", Trait::Darmstadtium),
    ("labyrinth", Trait::Labyrinth),
    ("tunnel", Trait::Tunnel),
    ("pig-herd", Trait::PigHerd),
    ("shrine", Trait::Shrine),
    ("special", Trait::Special),
    ("church", Trait::Church),
];

impl Reading<'_> {
    fn tile(&mut self, node: Node) -> Tile {
        let mut tile = Tile::new(node.attribute("id").unwrap_or_default(), Vec::new());
        if let Some(rose) = node.attribute("wind-rose") {
            tile.wind_rose = self.rim(&spaced(rose), node.range());
        }
        for part in node.children().filter(Node::is_element) {
            self.part(part, &mut tile);
        }
        if tile.segments.len() > Tile::MOST_SEGMENTS {
            let fix = "leave out what no tile has";
            self.report(Code::BAD_TILE, node.range(), "the tile has more parts than 12", fix);
        }
        if tile.id.starts_with(CARCASSONNE) {
            tile.marks = tile.marks.with(Mark::Quarter);
        }
        number_inner_places(&mut tile);
        self.border_cities(node, &mut tile);
        tile
    }

    fn part(&mut self, part: Node, tile: &mut Tile) {
        let name = part.tag_name().name();
        let named = |table: &[(&str, Kind)]| table.iter().find(|(known, _)| *known == name).map(|(_, kind)| *kind);
        if let Some((_, mark)) = MARKS.iter().find(|(known, _)| *known == name) {
            tile.marks = tile.marks.with(*mark);
        } else if let Some(kind) = named(&SEGMENTS) {
            let segment = self.segment(part, kind);
            tile.segments.push(segment);
        } else {
            self.special(part, tile);
        }
    }

    fn special(&mut self, part: Node, tile: &mut Tile) {
        let attribute = |key: &str| part.attribute(key).unwrap_or_default();
        match part.tag_name().name() {
            "acrobats" => tile.segments.push(Segment::new(Kind::Acrobats, Rim::NONE)),
            "flying-machine" => {
                tile.segments.push(Segment::new(Kind::FlyingMachine, Rim::NONE));
                tile.flight = Some(flight(self.rim(&spaced(attribute("direction")), part.range())));
            }
            "watchtower" => tile.watchtower = self.known(watchtower(attribute("bonus")), part),
            "corn-circle" => {
                let kind = SEGMENTS.iter().find(|(name, _)| *name == attribute("type").to_lowercase());
                tile.crop_circle = self.known(kind.map(|(_, kind)| *kind), part);
            }
            // What a well touches is said at the road or field.
            "well" | "quarte" => {}
            name => {
                let message = format!("nobody knows the element `{}`", name.escape_debug());
                self.report(Code::BAD_TILE, part.range(), message, "mend its name, or leave it out");
            }
        }
    }

    fn known<T>(&mut self, value: Option<T>, part: Node) -> Option<T> {
        if value.is_none() {
            self.report(Code::BAD_TILE, part.range(), "this is not understood", "see the format's description");
        }
        value
    }

    fn segment(&mut self, part: Node, kind: Kind) -> Segment {
        let number = |key: &str| part.attribute(key).and_then(|number| number.parse().ok());
        let rim = self.rim(part.text().unwrap_or_default(), part.range());
        let mut segment = Segment::new(kind, rim);
        segment.pennants = number("pennants").unwrap_or(0);
        segment.wells = number("wells").unwrap_or(0);
        segment.shared = self.rim(part.attribute("multi-edge").unwrap_or_default(), part.range());
        segment.gates = self.rim(part.attribute("city-gate").unwrap_or_default(), part.range());
        segment.wagon_ways = letters(part.attribute("wagon-move").unwrap_or_default());
        for printed in traits(part) {
            segment.traits = segment.traits.with(printed);
        }
        segment
    }

    /// Parts of the rim with spaces between; an inner place has none.
    fn rim(&mut self, text: &str, bytes: Range<usize>) -> Rim {
        let mut rim = Rim::NONE;
        for word in text.split_whitespace().filter(|word| !INNER.contains(word)) {
            if let Some(part) = Rim::parse_part(word) {
                rim = rim.and(part);
            } else {
                let message = format!("`{}` is no part of a tile's rim", word.escape_debug());
                self.report(Code::BAD_TILE, bytes.clone(), message, "write sides (`N`) or half sides (`NL`)");
            }
        }
        rim
    }

    /// What a field borders can only be found when all cities are read.
    fn border_cities(&mut self, node: Node, tile: &mut Tile) {
        let fields = node.children().filter(|part| part.has_tag_name("field"));
        let bordered: Vec<Rim> =
            fields.map(|field| self.rim(field.attribute("city").unwrap_or_default(), field.range())).collect();
        let cities = |rim: Rim| {
            let all = tile.segments.iter().zip(0_u32..);
            let met = all.filter(|(segment, _)| segment.kind == Kind::City && segment.rim.meets(rim));
            met.fold(0, |all, (_, place)| all | 1_u16.checked_shl(place).unwrap_or(0))
        };
        let borders: Vec<u16> = bordered.into_iter().map(cities).collect();
        let fields = tile.segments.iter_mut().filter(|segment| segment.kind == Kind::Field);
        for (field, cities) in fields.zip(borders) {
            field.cities = cities;
        }
    }
}

fn number_inner_places(tile: &mut Tile) {
    for place in 0..tile.segments.len() {
        let kind = tile.segments[place].kind;
        let before = &tile.segments[..place];
        let earlier = before.iter().filter(|segment| segment.kind == kind && segment.rim.is_empty()).count();
        if tile.segments[place].rim.is_empty() {
            tile.segments[place].nth = u8::try_from(earlier).unwrap_or(u8::MAX);
        }
    }
}

fn traits(part: Node) -> Vec<Trait> {
    let said = TRAITS.into_iter().filter(|(name, _)| part.attribute(*name) == Some("true")).map(|(_, printed)| printed);
    let goods = part.attribute("resource").and_then(Trait::find);
    let no_castle = (part.attribute("castle-base") == Some("false")).then_some(Trait::NoCastle);
    let points = (part.attribute("points") == Some("4")).then_some(Trait::FourPoints);
    said.chain(goods).chain(no_castle).chain(points).collect()
}

/// A bit for each letter.
fn letters(text: &str) -> u8 {
    text.bytes()
        .filter(u8::is_ascii_lowercase)
        .fold(0, |all, letter| all | 1_u8.checked_shl(u32::from(letter - b'a')).unwrap_or(0))
}

fn spaced(directions: &str) -> String {
    directions.chars().flat_map(|letter| [letter, ' ']).collect()
}

fn flight(rim: Rim) -> (i16, i16) {
    use crate::engine::board::Side;
    let step = |less, more| i16::from(rim.is_at(more)) - i16::from(rim.is_at(less));
    (step(Side::West, Side::East), step(Side::North, Side::South))
}

fn watchtower(bonus: &str) -> Option<Watchtower> {
    let (points, watched) = bonus.split_once('/')?;
    let watched = match watched {
        "city" => Watched::City,
        "road" => Watched::Road,
        "monastery" => Watched::Monastery,
        "coat-of-arms" => Watched::Pennant,
        "meeple" => Watched::Meeple,
        _ => return None,
    };
    Some(Watchtower { points: points.parse().ok()?, watched })
}
