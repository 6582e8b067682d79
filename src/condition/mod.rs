//! Boolean conditions: written form, canonical circuit, evaluation.
//! May name: nothing of this crate. What a name in an expression means is the catalogue's business.

mod circuit;
mod decide;
mod expr;
mod narrow;
mod simplify;

pub use circuit::{Circuit, Cond, Node, Values, Var};
pub use decide::{Count, Decider, Witness};
pub use expr::{Expr, Name, ParseError, parse};
pub use narrow::Narrowed;
