//! TOML files as the loaders read them: table by table, key by key, with a place for everything and all faults
//! of a file reported at once. Start at [`Source::open`].
//! May name: `condition`, `diagnostic`, `id`.

mod fields;
mod names;
mod source;
mod text;

pub use fields::Fields;
pub use names::{Names, is_folder_name};
pub use source::Source;
pub use text::{At, Text};

use crate::diagnostic::{Code, Diagnostic};

/// The place of a name among the known ones; an unknown one is reported with the nearest that is known.
///
/// `what` is the kind of thing in the reader's terms: "edition".
pub fn find<'k>(
    name: &At<impl AsRef<str>>,
    known: impl Iterator<Item = &'k str> + Clone,
    (code, what): (Code, &str),
    found: &mut Vec<Diagnostic>,
) -> Option<usize> {
    let text = name.value.as_ref();
    let at = known.clone().position(|one| one == text);
    if at.is_none() {
        let message = format!("there is no {what} `{}`", shorten(text));
        found.push(Diagnostic::error(code, name.at.clone(), message).suggest(text, known));
    }
    at
}

/// One of a few words that a key allows.
pub fn choose<T: Copy>(text: &Text, choices: &[(&str, T)], found: &mut Vec<Diagnostic>) -> Option<T> {
    let choice = choices.iter().find(|(word, _)| *word == text.value);
    if choice.is_none() {
        let words: Vec<&str> = choices.iter().map(|(word, _)| *word).collect();
        let message = format!("`{}` is none of: {}", shorten(&text.value), words.join(", "));
        found.push(Diagnostic::error(Code::UNKNOWN_VALUE, text.at.clone(), message).suggest(&text.value, words));
    }
    choice.map(|(_, value)| *value)
}

/// A text of the input as it can stand in a one-line message.
#[must_use]
pub fn shorten(text: &str) -> String {
    const MOST: usize = 60;
    let line: String = text.chars().take(MOST).map(|c| if c.is_control() { ' ' } else { c }).collect();
    if text.chars().nth(MOST).is_some() { line + "…" } else { line }
}
