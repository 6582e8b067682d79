//! The law of the words: pruning the marked text for a selection gives what Fluent itself gives for the original
//! message with the selection's arguments; and Markdown and pruning can be done in either order.
#![allow(clippy::disallowed_methods, reason = "tests read the project and their fixtures")]

#[path = "../common/mod.rs"]
mod common;
mod generated;
mod plain;
mod real;
