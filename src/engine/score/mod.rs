//! What is scored, and for how many points: from a measured feature to an itemised breakdown. Start at
//! [`Rules::at`], which asks the table once, and [`Rules::score`], which does the sum.
//!
//! A [`Row`] is one line of a sum. Each expansion brings its rows (a file each in [`expansions`]) and knows no other
//! expansion; rows meet in the order of their places. [`settle`] says which player receives which line.
//!
//! Written from the rules: those of the publishers, and where these are silent the summary of scoring during a turn
//! and after the game at `WikiCarpedia`. Numbers are exact integers.

mod breakdown;
pub mod castles;
pub mod counting;
pub mod counts;
pub mod expansions;
mod list;
pub mod majority;
mod measured;
pub mod quantity;
pub mod row;
mod rules;
pub mod sample;
pub mod settle;
pub mod subject;
pub mod trigger;

pub use breakdown::{Breakdown, Item};
pub use counts::Counts;
pub use list::{Listed, ListedRow, list, render_list};
pub use measured::{Refusal, measure};
pub use quantity::Quantity;
pub use row::{Kind, Receives, Row, Stage, Worth};
pub use rules::{Moment, Rule, Rules, condition, rows, worth};
pub use subject::Subject;
pub use trigger::Trigger;

#[cfg(test)]
mod tests;
