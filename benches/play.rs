//! `cargo bench --bench play`: the time to play random games of the base game, beside the time to draw and place as many
//! tiles without players; and how the time of a decision grows with the board.
#![allow(clippy::disallowed_methods, reason = "a bench reads the clock")]

mod common;

use common::{project, report, side_by_side};
use rulesheet::engine::board::{Board, Position, Rotation, Tile};
use rulesheet::engine::game::{Chance, Choices, FigureKind, Game, Move, Phase, Pile, Setup};
use rulesheet::engine::table::{Chosen, Edition};
use rulesheet::tiles::TileSets;
use std::hint::black_box;
use std::sync::Arc;
use std::time::Instant;

const RUNS: usize = 11;
const GAMES: u64 = 20;

fn main() {
    let sets = TileSets::load(&project(), &mut Vec::new());
    let base = &sets.0["base"];
    let start = base.start.clone().expect("a tile lies there");
    let pile = base.pile();
    let (games, tiles) = side_by_side(
        RUNS,
        || {
            (0..GAMES).for_each(|seed| {
                black_box(play(&start, &pile, seed));
            });
        },
        || {
            (0..GAMES).for_each(|seed| {
                black_box(place(&start, &pile, seed));
            });
        },
    );
    report(&format!("{GAMES} games"), (games, tiles), "placing the tiles");
    println!("{:.0} games in a second", f64::from(u32::try_from(GAMES).expect("few")) / games.as_secs_f64());
    for times in [1, 2, 4, 8] {
        let pile: Vec<Arc<Tile>> = std::iter::repeat_n(&pile, times).flatten().cloned().collect();
        let before = Instant::now();
        let decisions = play(&start, &pile, 1);
        let each = before.elapsed() / decisions;
        println!("{} tiles: {each:.2?} a decision, of {decisions}", pile.len());
    }
}

/// A game to its end; how many decisions it had.
fn play(start: &Arc<Tile>, pile: &[Arc<Tile>], seed: u64) -> u32 {
    let setup = Setup {
        table: Chosen::new(Edition::New, []),
        choices: Choices::default(),
        figures: [(FigureKind::Small, 7)].into(),
        farmers: true,
        players: 4,
        start: vec![(Arc::clone(start), Position::default(), Rotation::default())],
        abbey: None,
    };
    let mut game = Game::new(setup, Pile::Shuffled(pile.to_vec()), Chance::Seeded(seed));
    let mut chance = Chance::Seeded(!seed);
    let mut decisions = 0;
    while game.state().phase != Phase::Over {
        let moves = &game.offers().moves;
        let all = moves.len() + usize::from(game.offers().can_pass());
        let decision = moves.get(chance.pick(all)).copied().unwrap_or(Move::Pass);
        game.play(decision).expect("it is offered");
        game.forget();
        decisions += 1;
    }
    decisions
}

/// Every tile in any of its places.
fn place(start: &Arc<Tile>, pile: &[Arc<Tile>], seed: u64) -> Board {
    let mut board = Board::default();
    board.place(start, Position::default(), Rotation::default());
    let mut chance = Chance::Seeded(seed);
    let mut pile = Pile::Shuffled(pile.to_vec());
    while let Some(tile) = pile.draw(&mut chance) {
        let places: Vec<(Position, Rotation)> = board.places_for(&tile).collect();
        if let Some((position, rotation)) = places.get(chance.pick(places.len())) {
            board.place(&tile, *position, *rotation);
        }
    }
    board
}
