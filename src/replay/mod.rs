//! Games that were recorded elsewhere: read, played by the engine, and held against what is said of them. Start at
//! [`Recording::read`] and [`verify`].
//! May name: `diagnostic`, `engine`.
//!
//! The recordings are JSON, their tiles XML, in the formats of `JCloisterZone` and its successors. What a file says is
//! read once into types; a place in it goes with every part, so that a fault is reported where it stands.

mod assertion;
mod element;
mod mask;
mod message;
mod notation;
mod outcomes;
mod play;
mod reading;
mod recording;
mod report;
mod tiles;
mod verify;

pub use outcomes::{Outcome, Outcomes};
pub use recording::Recording;
pub use report::{Report, Verdict, render, render_json};
pub use tiles::Tiles;
pub use verify::verify;

#[cfg(test)]
mod tests;
