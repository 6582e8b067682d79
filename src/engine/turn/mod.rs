//! The course of a turn. Start at [`plan()`] for what a turn consists of at a table, at [`walk()`] for how one
//! turn is played, at [`expansion`] for what an expansion has to say about either.

pub mod action;
pub mod event;
pub mod expansion;
pub mod moment;
pub mod plan;
pub mod registry;
mod render;
pub mod signal;
pub mod step;
pub mod walk;

pub use action::{Action, Chooser, Publisher};
pub use plan::{Plan, plan};
pub use registry::{actions, applies, condition, find};
pub use render::render_table;
pub use signal::Signal;
pub use step::{Phase, Round, Step};
pub use walk::{Course, Entry, Open, Setup, walk};
