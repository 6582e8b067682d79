//! The translators' tools, as functions: they take what was loaded and give what is to be shown or written.
//! [`accept()`] records translations as current, [`status()`] tells how far each language is.
//! May name: `catalogue`, `condition`, `content`, `diagnostic`, `locale`, `marked`, `page`, `reader`, `tree`.

mod accept;
mod places;
mod status;

pub use accept::{Accepted, Refusal, accept};
pub use places::{Place, Places};
pub use status::{Count, FileStatus, Status, Tally, Task, status};
