//! Rule sheets of a board game, generated from condition-tagged records and Fluent translations.
//!
//! The data goes one way: load ([`content`], [`locale`]) → resolve and compile ([`page`]) → prune and
//! render ([`site`]) → write. [`check`] looks at all of it, and [`engine`] says the same rules as
//! code, independently. Start at [`build::build`]; the map of the modules and what each may name is
//! ARCHITECTURE.md.

pub mod build;
pub mod catalogue;
pub mod check;
pub mod cli;
pub mod condition;
pub mod content;
pub mod diagnostic;
pub mod engine;
pub mod formula;
pub mod id;
pub mod import;
pub mod inspect;
pub mod locale;
pub mod marked;
pub mod page;
pub mod reader;
pub mod replay;
pub mod simulation;
pub mod site;
pub mod tiles;
pub mod translation;
pub mod tree;
