//! The words of the small project: every fault where it is, and the cases that people have reported.
#![allow(clippy::disallowed_methods, reason = "tests read their fixtures")]

mod cases;
#[path = "../common/mod.rs"]
mod common;
mod exchange;
mod faults;
mod hostile;
mod languages;
mod preview;
mod project;
mod snapshots;
mod state;
mod status;
