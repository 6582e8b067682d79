//! The translators' tools, as functions: they take what was loaded and give what is to be shown or written.
//! [`exchange`] makes files for other people's tools, [`import()`] takes them in, [`start()`] begins a language,
//! [`accept()`] records translations as current, [`status()`] tells how far each language is, [`preview()`] shows what
//! a message can become, [`pseudo`] makes languages to try the pages with.
//! May name: `catalogue`, `condition`, `content`, `diagnostic`, `locale`, `marked`, `page`, `reader`, `tree`.

mod accept;
pub mod exchange;
mod import;
mod places;
mod preview;
pub mod pseudo;
mod start;
mod status;

pub use accept::{Accepted, Refusal, Which, accept};
pub use import::{ImportOptions, Imported, import};
pub use places::{Place, Places};
pub use preview::{Preview, Sentence, preview};
pub use start::start;
pub use status::{Count, FileStatus, Status, Tally, Task, status};
