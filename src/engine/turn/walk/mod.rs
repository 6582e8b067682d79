//! One turn, played: the actions in their order as events and choices bring them about, with what was open to
//! the player, what was left out and what was forbidden.

mod bazaar;
mod course;
mod game;
mod options;
mod player;
mod trace;

#[cfg(test)]
mod laws;
#[cfg(test)]
mod tests;

pub use course::{Course, Open, Setup};
pub use trace::Entry;

use crate::engine::table::Answers;
use game::Game;
use player::Walk;

/// Plays one turn at a table and tells what was done.
///
/// The rules decide what has to be done and what can be done; `course` decides what happens and what the player
/// chooses. Ends for every course, since the supply of tiles in `setup` is finite.
pub fn walk(answers: &mut dyn Answers, setup: Setup, course: &mut dyn Course) -> Vec<Entry> {
    let game = Game::at(answers, setup.publisher);
    Walk::new(&game, setup, course).play()
}
