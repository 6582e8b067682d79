//! Games by hand, and laws on games played at random with everything that the engine can play.

use super::*;
use crate::engine::board::{Kind, Mark, Position, Rim, Rotation, Tile, Trait, tile_from_words as tile};
use crate::engine::component;
use crate::engine::score::majority::Player;
use crate::engine::table::{Chosen, Edition};
use proptest::prelude::*;
use std::sync::Arc;

/// Tiles with all that expansions print: how often, and the words.
const TILES: [(usize, &str); 12] = [
    (6, "city N; road W E; field EL WR; field ER SL SR WL"),
    (6, "city N; field EL ER SL SR WL WR"),
    (6, "city N W; field EL ER SL SR"),
    (4, "city N; city W; field EL ER SL SR"),
    (4, "city W E; field NL NR; field SL SR"),
    (4, "city N E W; road S; field SL; field SR"),
    (8, "road W S; field NL NR EL ER SL WR; field SR WL"),
    (8, "road W E; field NL NR EL WR; field ER SL SR WL"),
    (4, "road E; road S; road W; field NL NR EL WR; field ER SL; field SR WL"),
    (2, "road N; road E; road S; road W; field WR NL; field NR EL; field ER SL; field SR WL"),
    (6, "monastery; field NL NR EL ER SL SR WL WR"),
    (2, "monastery; road S; field NL NR EL ER SL SR WL WR"),
];

/// Marks and traits are dealt out over the tiles, so that each occurs.
fn pile() -> Vec<Arc<Tile>> {
    let all = TILES.iter().flat_map(|(count, words)| std::iter::repeat_n(words, *count));
    let printed = all.zip(0..).map(|(words, place): (&&str, usize)| {
        let mut tile = (*tile(words)).clone();
        // The abbey's mark is that of a tile of its own.
        let mark = Mark::ALL[1 + place % (Mark::ALL.len() - 1)];
        tile.marks = tile.marks.with(mark);
        tile.crop_circle = (place % 7 == 0).then_some(Kind::Road);
        for (segment, trait_place) in tile.segments.iter_mut().zip(place..) {
            let printed = Trait::ALL[trait_place % Trait::ALL.len()];
            if fits(segment.kind, printed) {
                segment.traits = segment.traits.with(printed);
                segment.pennants = u8::from(segment.kind == Kind::City && place % 3 == 0);
            }
        }
        Arc::new(tile)
    });
    printed.collect()
}

fn fits(kind: Kind, printed: Trait) -> bool {
    match printed {
        Trait::Inn | Trait::Labyrinth => kind == Kind::Road,
        Trait::PigHerd => kind == Kind::Field,
        Trait::Shrine | Trait::Special | Trait::Church => kind == Kind::Monastery,
        Trait::Tunnel | Trait::FourPoints => false,
        _ => kind == Kind::City,
    }
}

fn setup(table: Chosen, players: u8) -> Setup {
    let figures = FigureKind::ALL.map(|kind| (kind, if kind == FigureKind::Small { 7 } else { 1 }));
    Setup {
        table,
        choices: Choices::default().with(Choice::King).with(Choice::Robber).with(Choice::Escape),
        figures: figures.into_iter().collect(),
        farmers: true,
        players,
        start: vec![(tile(TILES[0].1), Position::default(), Rotation::default())],
        abbey: Some(Arc::new(Tile::abbey("abbey"))),
    }
}

fn base(players: u8) -> Setup {
    setup(Chosen::new(Edition::New, []), players)
}

fn stacked(order: &[&str]) -> Pile {
    Pile::Stacked { order: order.iter().map(|words| tile(words)).collect(), drawn: 0, last: Some(order.len()) }
}

fn deploy(game: &Game, position: (i16, i16), kind: Kind, rim: &str) -> Move {
    let position = Position::new(position.0, position.1);
    let rim = if rim == "I" { Rim::NONE } else { Rim::parse(rim).expect("a part of the rim") };
    let node = game.board().find(position, kind, rim, 0).expect("it lies there");
    let figure = game.state().seat(game.state().active).first(game.state().active, FigureKind::Small);
    Move::Deploy(figure.expect("one is left"), Spot::on(node))
}

fn place(x: i16, y: i16, degrees: i64) -> Move {
    Move::Place(Position::new(x, y), Rotation::from_degrees(degrees).expect("quarter turns"))
}

#[track_caller]
fn play(game: &mut Game, moves: &[Move]) {
    for one in moves {
        assert_eq!(game.play(*one), Ok(()), "{one:?} of {:?}", game.offers());
    }
}

/// A city of two tiles, held by the first player, and a road that is unfinished at the end, held by the second.
/// Source: base game.
#[test]
fn a_short_game() {
    let mut game = Game::new(base(2), stacked(&[TILES[1].1, TILES[7].1]), Chance::Seeded(1));
    play(&mut game, &[place(0, -1, 180)]);
    let knight = deploy(&game, (0, -1), Kind::City, "S");
    play(&mut game, &[knight, Move::Confirm]);
    assert_eq!(game.state().seat(Player(0)).points, 4);
    play(&mut game, &[place(1, 0, 0)]);
    let robber = deploy(&game, (1, 0), Kind::Road, "WE");
    play(&mut game, &[robber, Move::Confirm]);
    assert_eq!(game.state().phase, Phase::Over);
    let points: Vec<i32> = game.state().seats.iter().map(|seat| seat.points).collect();
    assert_eq!(points, [4, 2]);
}

#[test]
fn what_is_held_cannot_be_taken() {
    let mut game = Game::new(base(2), stacked(&[TILES[7].1, TILES[7].1]), Chance::Seeded(1));
    play(&mut game, &[place(1, 0, 0)]);
    let robber = deploy(&game, (1, 0), Kind::Road, "WE");
    play(&mut game, &[robber, Move::Confirm, place(2, 0, 0)]);
    let second = deploy(&game, (2, 0), Kind::Road, "WE");
    assert_eq!(game.play(second), Err(Refused));
    let farmer = deploy(&game, (2, 0), Kind::Field, "NL.NR.EL.WR");
    assert_eq!(game.play(farmer), Ok(()));
}

/// Everything that the engine can play, at once.
fn everything(players: u8) -> Setup {
    let mut table = Chosen::everything(Edition::New);
    table.components.remove(component::GARDENS.id());
    setup(table, players)
}

fn random_move(game: &Game, chance: &mut Chance) -> Move {
    let offers = game.offers();
    let pass = usize::from(offers.can_pass());
    let place = chance.pick(offers.moves.len() + pass);
    offers.moves.get(place).copied().unwrap_or(Move::Pass)
}

fn figures_of(game: &Game, player: Player) -> u32 {
    let supply: u32 = FigureKind::ALL.into_iter().map(|kind| game.state().seat(player).count(kind)).sum();
    let board = game.state().standing.iter().filter(|one| one.figure.player == player).count();
    supply + u32::try_from(board).expect("few") + game.held_elsewhere(player)
}

/// More decisions than any game takes.
const MOST_MOVES: usize = 5000;

proptest! {
    #![proptest_config(ProptestConfig::with_cases(12))]

    /// Random games end; no figure is lost, points are the sum of all entries, and undoing restores the state.
    #[test]
    fn random_games_keep_the_laws(seed in any::<u64>(), players in 2..=4_u8, all in any::<bool>()) {
        let setup = if all { everything(players) } else { base(players) };
        let mut game = Game::new(setup, Pile::Shuffled(pile()), Chance::Seeded(seed));
        let mut chance = Chance::Seeded(seed ^ 1);
        let figures: Vec<u32> = game.state().in_turn().map(|player| figures_of(&game, player)).collect();
        let mut moves = 0;
        while game.state().phase != Phase::Over {
            let one = random_move(&game, &mut chance);
            let before = (game.state().clone(), game.offers().clone(), game.entries().len());
            let board = (moves % 50 == 0).then(|| game.board().clone());
            prop_assert_eq!(game.play(one), Ok(()));
            if let Some(board) = board {
                let after = (game.state().clone(), game.entries().to_vec());
                prop_assert!(game.undo());
                prop_assert!(game.board() == &board);
                prop_assert_eq!((game.state().clone(), game.offers().clone(), game.entries().len()), before);
                prop_assert_eq!(game.play(one), Ok(()));
                prop_assert_eq!((game.state().clone(), game.entries().to_vec()), after);
            }
            game.forget();
            moves += 1;
            prop_assert!(moves < MOST_MOVES, "it goes on and on: {:?} {:?}", game.state().phase, game.offers());
            let now: Vec<u32> = (0..players).map(|player| figures_of(&game, Player(player))).collect();
            prop_assert_eq!(&now, &figures, "after {:?}", one);
        }
        for player in game.state().in_turn() {
            let sum: i32 = game.entries().iter().filter(|entry| entry.player == player).map(|entry| entry.points).sum();
            prop_assert_eq!(sum, game.state().seat(player).points);
        }
    }
}

#[test]
fn the_same_seed_gives_the_same_game() {
    let end = |seed| {
        let mut game = Game::new(everything(3), Pile::Shuffled(pile()), Chance::Seeded(seed));
        let mut chance = Chance::Seeded(seed);
        while game.state().phase != Phase::Over {
            let one = random_move(&game, &mut chance);
            game.play(one).expect("it was offered");
        }
        game.entries().to_vec()
    };
    assert_eq!(end(7), end(7));
    assert_ne!(end(7), end(8));
}
