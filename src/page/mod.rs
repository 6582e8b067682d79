//! Pages between content and templates: [`resolve()`] works out what the records mean, [`words()`] adds a
//! language, [`Builder`] makes of both what the templates get, and [`outline()`] what one selection shows.
//! May name: `catalogue`, `condition`, `content`, `locale`, `marked`.

mod adaptation;
mod blocks;
mod outline;
mod resolve;
mod signals;
mod summary;
mod text;
mod view;
mod vocabulary;
mod words;

pub use outline::{Entry, Heading, Item, ItemKind, note_numbers, outline, prune};
pub use resolve::{Footnote, Record, Repeat, Resolved, Section, Step, resolve};
pub use signals::Signal;
pub use summary::{Expansions, Summary, summary};
pub use text::{Region, Text, Writer};
pub use view::{Builder, View, note_number, note_slot};
pub use vocabulary::{Vocabulary, vocabulary};
pub use words::{PageWords, words};
