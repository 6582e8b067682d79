//! Games are played to their ends.

use super::deal::{Request, Tried, deal};
use super::laws::{Broken, Watch};
use super::report::Report;
use crate::engine::game::{Chance, Entry, Game, Move, Phase, Pile};

/// More decisions than any game takes.
const MOST_MOVES: usize = 20_000;

/// At so many decisions one is taken back, and made again.
const UNDO_EVERY: usize = 25;

/// At so many games one is played twice.
const AGAIN_EVERY: u32 = 8;

/// Plays all games, up to the first in which a law does not hold.
#[must_use]
pub fn simulate(request: &Request) -> Report {
    let mut report = Report::default();
    for number in 0..request.games {
        let tried = deal(request, number);
        match play(&tried, &mut report).and_then(|entries| the_same_again(&tried, number, &entries)) {
            Ok(()) => report.games += 1,
            Err(broken) => {
                report.broken = Some((number, tried.setup, broken));
                break;
            }
        }
    }
    report
}

fn begin(tried: &Tried) -> Game {
    Game::new(tried.setup.clone(), Pile::Shuffled(tried.pile.clone()), Chance::Seeded(tried.seed))
}

fn play(tried: &Tried, report: &mut Report) -> Result<Vec<Entry>, Broken> {
    let mut game = begin(tried);
    let mut chance = Chance::Seeded(!tried.seed);
    let mut watch = Watch::new(&game, &tried.setup.table);
    report.coverage.offer(&watch, &tried.setup.table);
    for number in 0.. {
        if game.state().phase == Phase::Over {
            break;
        }
        if number == MOST_MOVES {
            return Err(Broken(format!("it does not end: {:?}", game.state().phase)));
        }
        let decision = any_move(&game, &mut chance);
        step(&mut game, &mut watch, decision, number % UNDO_EVERY == 0)
            .map_err(|Broken(law)| Broken(format!("after decision {number}, {decision:?}: {law}")))?;
        report.moves += 1;
    }
    report.coverage.take(&watch, &game);
    Ok(game.entries().to_vec())
}

fn step(game: &mut Game, watch: &mut Watch, decision: Move, undoes: bool) -> Result<(), Broken> {
    let before = Watch::before(game, decision);
    let refused = |_| Broken("what is offered is refused".to_owned());
    if undoes {
        let was = (game.board().clone(), game.state().clone(), game.offers().clone(), game.entries().len());
        game.play(decision).map_err(refused)?;
        game.undo();
        let is_back = (game.board(), game.state(), game.offers(), game.entries().len());
        if is_back != (&was.0, &was.1, &was.2, was.3) {
            return Err(Broken("undoing it does not bring back what was".to_owned()));
        }
    }
    game.play(decision).map_err(refused)?;
    game.forget();
    watch.after(game, before)
}

/// Any of what is offered; what may be done besides now and then.
fn any_move(game: &Game, chance: &mut Chance) -> Move {
    let offers = game.offers();
    if !offers.aside.is_empty() && chance.pick(4) == 0 {
        return offers.aside[chance.pick(offers.aside.len())];
    }
    let all = offers.moves.len() + usize::from(offers.can_pass());
    offers.moves.get(chance.pick(all)).copied().unwrap_or(Move::Pass)
}

/// The same seed gives the same game.
fn the_same_again(tried: &Tried, number: u32, entries: &[Entry]) -> Result<(), Broken> {
    if !number.is_multiple_of(AGAIN_EVERY) {
        return Ok(());
    }
    let mut game = begin(tried);
    let mut chance = Chance::Seeded(!tried.seed);
    while game.state().phase != Phase::Over {
        let decision = any_move(&game, &mut chance);
        game.play(decision).map_err(|_| Broken("what was played is refused".to_owned()))?;
        game.forget();
    }
    if game.entries() == entries { Ok(()) } else { Err(Broken("the same seed gives another game".to_owned())) }
}
