//! Where tiles fit and what grows together, by hand.

use super::*;
use std::sync::Arc;

/// A tile from words: `city N W; field EL ER`.
pub(crate) fn tile(text: &str) -> Arc<Tile> {
    let segments = text.split(';').map(|part| {
        let mut words = part.split_whitespace();
        let kind = match words.next().expect("a kind") {
            "city" => Kind::City,
            "road" => Kind::Road,
            "monastery" => Kind::Monastery,
            "river" => Kind::River,
            "field" => Kind::Field,
            other => panic!("no kind {other}"),
        };
        let rim = words.map(|word| Rim::parse_part(word).expect("a part of the rim")).fold(Rim::NONE, Rim::and);
        Segment::new(kind, rim)
    });
    let mut tile = Tile::new(text, segments.collect());
    let cities = tile.segments.iter().zip(0..).filter(|(segment, _)| segment.kind == Kind::City);
    let all = cities.fold(0, |all, (_, place)| all | 1 << place);
    tile.segments.iter_mut().filter(|segment| segment.kind == Kind::Field).for_each(|field| field.cities = all);
    Arc::new(tile)
}

const START: &str = "city N; road W E; field EL WR; field ER SL SR WL";
const CAP: &str = "city N; field EL ER SL SR WL WR";
const STRAIGHT: &str = "road W E; field NL NR EL WR; field ER SL SR WL";
const CROSSING: &str = "road N; road E; road S; road W; field WR NL; field NR EL; field ER SL; field SR WL";
const CLOISTER: &str = "monastery; field NL NR EL ER SL SR WL WR";

fn at(x: i16, y: i16) -> Position {
    Position::new(x, y)
}

fn turned(degrees: i64) -> Rotation {
    Rotation::from_degrees(degrees).expect("quarter turns")
}

fn board() -> Board {
    let mut board = Board::default();
    board.place(&tile(START), at(0, 0), turned(0));
    board
}

#[track_caller]
fn places(board: &Board, text: &str, expected: &[(i16, i16, u16)]) {
    let found: Vec<_> = board.places_for(&tile(text)).map(|(place, turn)| (place.x, place.y, turn.degrees())).collect();
    let mut expected = expected.to_vec();
    expected.sort_unstable();
    assert_eq!(found, expected, "{text}");
}

#[test]
fn tiles_fit_where_all_sides_go_together() {
    let mut board = board();
    places(&board, CLOISTER, &[(0, 1, 0), (0, 1, 90), (0, 1, 180), (0, 1, 270)]);
    places(&board, STRAIGHT, &[(-1, 0, 0), (-1, 0, 180), (0, 1, 0), (0, 1, 180), (1, 0, 0), (1, 0, 180)]);
    places(&board, CAP, &[(0, -1, 180), (0, 1, 90), (0, 1, 180), (0, 1, 270)]);
    board.place(&tile(STRAIGHT), at(1, 0), turned(0));
    places(&board, CLOISTER, &[0, 90, 180, 270].map(|turn| [(0, 1, turn), (1, 1, turn), (1, -1, turn)]).concat());
}

#[test]
fn roads_and_cities_end() {
    let mut board = board();
    let city = board.find(at(0, 0), Kind::City, Rim::side(Side::North), 0).expect("it lies there");
    let road = board.find(at(0, 0), Kind::Road, Rim::parse("WE").expect("sides"), 0).expect("it lies there");
    assert!(!board.is_complete(city) && !board.is_complete(road));
    board.place(&tile(CAP), at(0, -1), turned(180));
    assert!(board.is_complete(city));
    board.place(&tile(CROSSING), at(1, 0), turned(0));
    assert_eq!((board.open_ends(road), board.tiles_of(road).len()), (2, 2));
    board.place(&tile(CROSSING), at(-1, 0), turned(0));
    assert!(board.is_complete(road));
    assert_eq!(board.tiles_of(road).len(), 3);
}

#[test]
fn a_field_knows_its_cities() {
    let mut board = board();
    board.place(&tile(CAP), at(0, -1), turned(180));
    let field = board.find(at(0, -1), Kind::Field, Rim::parse("NL.NR.EL.ER.WL.WR").expect("halves"), 0);
    let cities = board.cities_at(field.expect("it lies there"));
    assert_eq!(cities.len(), 1);
    assert!(cities.iter().all(|city| board.is_complete(*city)));
}

/// An abbey ends whatever comes to it and joins nothing. Source: Abbey & Mayor.
#[test]
fn an_abbey_ends_everything() {
    let mut board = board();
    let road = board.find(at(0, 0), Kind::Road, Rim::parse("WE").expect("sides"), 0).expect("it lies there");
    let abbey = Arc::new(Tile::abbey("abbey"));
    assert!(board.fits(&abbey, at(1, 0), turned(0)));
    board.place(&abbey, at(1, 0), turned(0));
    board.place(&abbey, at(-1, 0), turned(0));
    assert!(board.is_complete(road));
    assert_eq!(board.members(road).count(), 1);
}

#[test]
fn a_bridge_leads_a_road_over_a_field() {
    let mut board = board();
    let tile_below = board.place(&tile(CLOISTER), at(0, 1), turned(0));
    let field = board.nodes(tile_below).last().expect("a field");
    let bridge = board.bridge(tile_below, Side::West);
    assert_eq!(board.edge(tile_below, Side::East), Edge::Road);
    board.place(&tile(CROSSING), at(-1, 1), turned(0));
    assert_eq!(board.open_ends(bridge), 2);
    assert_eq!(board.tiles_of(bridge).len(), 2);
    // Below it the field goes on, on either side of the road that comes.
    assert!(board.tiles_of(field).len() >= 2);
}

/// Two bends in the same direction would lead the river beside itself. Source: The River.
#[test]
fn the_river_makes_no_u_turn() {
    let mut board = Board::default();
    board.place(&tile("river E; field NL NR EL ER SL SR WL WR"), at(0, 0), turned(0));
    let bend = "river W S; field WR NL NR EL ER SL; field WL SR";
    places(&board, bend, &[(1, 0, 0), (1, 0, 90)]);
    board.place(&tile(bend), at(1, 0), turned(0));
    places(&board, bend, &[(1, 1, 180)]);
}

#[test]
fn parts_of_the_rim_read_as_they_are_written() {
    for sides in ["N", "NE", "NS", "_W", "NW", "WE", "_S", "SW", "_E", "_N", "NWSE", "SE"] {
        assert_eq!(Rim::parse(sides).map(Rim::side_word), Some(sides));
    }
    for halves in ["NL", "NL.NR.EL.WR", "SL.SR.WL.WR"] {
        assert_eq!(Rim::parse(halves).map(Rim::half_words).as_deref(), Some(halves));
    }
    for wrong in ["", "_", "X", "NX", "NL.", "NL.X", "_NWSE", "é"] {
        assert_eq!(Rim::parse(wrong), None, "{wrong}");
    }
}
