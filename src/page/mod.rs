//! Pages between content and templates: [`resolve()`] works out what the records mean, [`words()`] adds a
//! language, [`Builder`] makes of both what the templates get, [`outline()`] what one selection shows, and
//! [`changes()`] what another shows differently.
//! May name: `catalogue`, `condition`, `content`, `formula`, `locale`, `marked`.

mod adaptation;
mod blocks;
mod changes;
mod formula;
mod links;
mod outline;
mod resolve;
mod signals;
mod summary;
mod text;
mod view;
mod vocabulary;
mod words;

pub use changes::{Change, Part, changes};
pub use formula::formula;
pub use links::{Link, link};
pub use outline::{Entry, Heading, Item, ItemKind, ItemPoints, note_numbers, outline, prune};
pub use resolve::{Footnote, Record, Repeat, Resolved, Section, Step, resolve};
pub use signals::Signal;
pub use summary::{Expansions, Summary, summary};
pub use text::{Region, Text, Writer};
pub use view::{Builder, View, note_number, note_slot};
pub use vocabulary::{Vocabulary, vocabulary};
pub use words::{PageWords, PointsWords, words};
