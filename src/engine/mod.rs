//! The rules of the game as code, written from the published rules. Start at [`turn`]: what a turn consists of
//! for what lies on the table, and how one turn is played.
//! May name: `catalogue` (what is selected, by id). Never `content`, `locale`, `page`: the records say the same
//! things independently, and only `check` holds the two against each other.
//!
//! The engine is decomposed by expansion (each file of [`expansions`] brings its actions, bans and allowances and
//! knows no other file), the records by step: their agreement is worth something. [`game`] plays whole games on a
//! [`board`].

mod bits;
pub mod board;
pub mod component;
pub mod expansions;
pub mod game;
pub mod oracle;
pub mod published;
pub mod remarks;
pub mod score;
pub mod table;
pub mod turn;

pub use component::Component;
pub use oracle::{Tree, decide};
pub use table::{Answers, Chosen, Edition, Question, Rules, Table, Variant};
