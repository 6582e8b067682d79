//! Sheets as plain text, Markdown and JSON: the same sequence of headings and items, written three ways.

mod json;
mod prose;

pub use json::{Row, json, row};
pub use prose::{markdown, sentence, text, titled};

use super::Project;
use crate::catalogue::Selection;
use crate::condition::Values;
use crate::locale::Words;
use crate::page::{PageWords, Resolved, Summary, Vocabulary};

/// A page, a language and a selection.
pub struct Sources<'s> {
    pub project: &'s Project,
    pub names: &'s Vocabulary,
    pub page: &'s Resolved,
    pub words: &'s PageWords,
    pub summary: &'s Summary,
    pub values: &'s Values,
    pub selection: &'s Selection,
    /// What the selection is called.
    pub name: Words,
}
