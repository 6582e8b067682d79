//! Games over anything that can lie on the table.

use super::*;
use crate::engine::board::{Kind, Tile, tile_from_words};
use crate::engine::table::{Chosen, Edition};
use std::sync::Arc;

const TILES: [(usize, &str); 12] = [
    (6, "city N; road W E; field EL WR; field ER SL SR WL"),
    (6, "city N; field EL ER SL SR WL WR"),
    (5, "city N W; field EL ER SL SR"),
    (4, "city N; city W; field EL ER SL SR"),
    (3, "city W E; field NL NR; field SL SR"),
    (3, "city N E W; road S; field SL; field SR"),
    (8, "road W S; field NL NR EL ER SL WR; field SR WL"),
    (8, "road W E; field NL NR EL WR; field ER SL SR WL"),
    (4, "road E; road S; road W; field NL NR EL WR; field ER SL; field SR WL"),
    (2, "road N; road E; road S; road W; field WR NL; field NR EL; field ER SL; field SR WL"),
    (4, "monastery; field NL NR EL ER SL SR WL WR"),
    (2, "monastery; road S; field NL NR EL ER SL SR WL WR"),
];

fn request(table: Option<Chosen>, games: u32) -> Request {
    let pile = TILES.iter().flat_map(|(count, words)| std::iter::repeat_n(with_pennants(words), *count)).collect();
    Request { table, players: 2..=6, games, seed: 8, pile, start: tile_from_words(TILES[0].1) }
}

/// Large cities have coats of arms.
fn with_pennants(words: &str) -> Arc<Tile> {
    let mut tile = (*tile_from_words(words)).clone();
    for segment in &mut tile.segments {
        segment.pennants = u8::from(segment.kind == Kind::City && segment.rim.sides().count() > 1);
    }
    Arc::new(tile)
}

#[track_caller]
fn holds(request: &Request) -> Report {
    let report = simulate(request);
    assert_eq!(report.broken.as_ref().map(|(_, _, law)| law), None, "{}", render(&report));
    assert_eq!(report.games, request.games);
    report
}

#[test]
fn every_law_holds_over_any_selection() {
    let report = holds(&request(None, 12));
    let text = render(&report);
    assert!(text.ends_with("every law held\n") && text.contains("lay-tile"), "{text}");
}

#[test]
fn the_base_game_uses_all_its_rows() {
    let text = render(&holds(&request(Some(Chosen::new(Edition::New, [])), 6)));
    let never = text.lines().find(|line| line.starts_with("rows that never did")).expect("a line");
    assert_eq!(never, "rows that never did (0): ");
}

#[test]
fn the_same_number_gives_the_same_games() {
    let (one, other) = (simulate(&request(None, 3)), simulate(&request(None, 3)));
    assert_eq!((one.moves, render(&one)), (other.moves, render(&other)));
}
