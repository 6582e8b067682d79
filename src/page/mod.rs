//! Pages between content and templates: [`resolve()`] works out what the records mean.
//! May name: `catalogue`, `condition`, `content`, `locale`, `marked`.

mod adaptation;
mod resolve;
mod signals;

pub use resolve::{Footnote, Record, Repeat, Resolved, Section, Step, resolve};
pub use signals::Signal;
