//! Other people's rules: pages of the wiki with conditional classes. A file becomes a [`document`], that [`token`]s, these
//! a [`tree`], and that a [`page`] of which is known where each part is shown; [`lint()`] says what is wrong with it.
//! May name: `catalogue`, `condition`, `content`, `diagnostic`, `page`, `reader`, `translation`, `tree`.

mod align;
mod attribute;
mod build;
mod document;
mod grammar;
mod language;
mod lint;
mod outline;
mod page;
mod table;
mod token;
mod tree;

pub use document::Document;
pub use lint::lint;
pub use page::{Page, read};
pub use table::{PATH as TABLE, Table};
pub use tree::{Kind, Node, Tree};
