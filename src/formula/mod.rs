//! Formulas: how many points something brings, over named quantities. Start at [`parse`].
//! May name: `condition`. What a name means is the business of whoever asks.
//!
//! `2 * tiles + 2 * pennants`, `half-up(value)`, `table(tokens; 3, 6, 10, 15)`, `if(inns; 2; 1) * tiles`.

mod evaluate;
mod expr;
mod parse;
mod print;
mod shown;

pub use evaluate::{Fault, Values};
pub use expr::{FUNCTIONS, Formula, Name, Sign, Table, Term};
pub use parse::{ParseError, parse};

#[cfg(test)]
mod tests;
