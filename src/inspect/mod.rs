//! What editors ask: what a condition means ([`account`], [`compare`]), and where a thing is used ([`find`]).
//! May name: `build`, `catalogue`, `condition`, `content`, `diagnostic`, `locale`, `marked`, `page`, `reader`, `tree`.

mod account;
mod asked;
mod card;
mod find;
mod messages;
mod records;

pub use account::{Account, Comparison, account, compare, read_condition};
pub use card::Card;
pub use find::{Question, find, names};
