//! Whole games that are played at random, with laws that hold at every step. Start at [`simulate`].
//! May name: `engine`.
//!
//! Where the tiles of an expansion are not there as data, copies of the base game's tiles get what the expansion prints
//! ([`deal`]): its rules are tried, its numbers of tiles are not.

mod deal;
mod event;
mod laws;
mod report;
mod run;

pub use deal::{Request, Tried, deal};
pub use laws::Broken;
pub use report::{Coverage, Report, render};
pub use run::simulate;

#[cfg(test)]
mod tests;
