//! A language's glossary: the established word for each thing of the game, and the words that stand for it wrongly.
//!
//! ```toml
//! same = ["expansion-porxada"]    # messages that read as in the source language, and are right so
//!
//! [[term]]
//! word = "meeple"
//! avoid = ["pawn", "figurine*"]   # whole words; with an asterisk all that begin so
//! unless = ["publisher-hig-name"] # messages that may say them
//! note = "as in the rule book"
//! ```

use crate::diagnostic::{Diagnostic, Span};
use crate::reader::{Fields, Source, Text};
use crate::tree::InputTree;
use std::ops::Range;

const FILE: &str = "glossary.toml";

/// The glossary of one language.
#[derive(Clone, Debug, Default)]
pub(super) struct Glossary {
    pub terms: Vec<Term>,
    same: Vec<Text>,
}

/// An established word.
#[derive(Clone, Debug)]
pub(super) struct Term {
    pub word: String,
    pub note: Option<String>,
    pub at: Span,
    avoid: Vec<Vec<char>>,
    unless: Vec<Text>,
}

impl Glossary {
    /// Reads `locales/<code>/glossary.toml`, if there is one.
    pub fn load(tree: &InputTree, code: &str, found: &mut Vec<Diagnostic>) -> Self {
        let path = format!("locales/{code}/{FILE}");
        let bytes = tree.0.get(&path);
        let source = bytes.and_then(|bytes| Source::open(&path, bytes, found));
        source.map_or_else(Self::default, |source| Self::read(source.table(found), found))
    }

    fn read(mut top: Fields<'_>, found: &mut Vec<Diagnostic>) -> Self {
        let same = top.take_texts("same", found);
        let terms = top.take_tables("term", found);
        let terms = terms.into_iter().filter_map(|fields| Term::read(fields, found)).collect();
        top.finish(found);
        Self { terms, same }
    }

    /// Whether a message reads as in the source language on purpose.
    pub fn keeps(&self, id: &str) -> bool {
        self.same.iter().any(|text| text.value == id)
    }

    /// Every message that it names.
    pub fn ids(&self) -> impl Iterator<Item = &Text> {
        self.same.iter().chain(self.terms.iter().flat_map(|term| &term.unless))
    }
}

impl Term {
    fn read(mut fields: Fields<'_>, found: &mut Vec<Diagnostic>) -> Option<Self> {
        let word = fields.need_text("word", found);
        let avoid = fields.take_texts("avoid", found);
        let unless = fields.take_texts("unless", found);
        let note = fields.take_text("note", found).map(|note| note.value);
        fields.finish(found);
        let avoid = avoid.iter().map(|word| word.value.to_lowercase().chars().collect()).collect();
        let Text { value: word, at, .. } = word?;
        Some(Self { word, note, at, avoid, unless })
    }

    pub fn allows(&self, id: &str) -> bool {
        self.unless.iter().any(|text| text.value == id)
    }

    /// Where a text has one of the words to avoid.
    pub fn find(&self, text: &str) -> Option<Range<usize>> {
        self.avoid.iter().find_map(|word| find(text, word))
    }
}

/// Whole words only, whatever their capitals.
fn find(text: &str, word: &[char]) -> Option<Range<usize>> {
    let (word, is_stem) = match word {
        [stem @ .., '*'] => (stem, true),
        _ => (word, false),
    };
    let starts = text.char_indices().filter(|(at, _)| !text[..*at].ends_with(char::is_alphanumeric));
    starts.filter(|_| !word.is_empty()).find_map(|(start, _)| {
        let length = matching(&text[start..], word)?;
        let rest = &text[start + length..];
        let more = rest.find(|c: char| !c.is_alphanumeric()).unwrap_or(rest.len());
        let end = start + length + more;
        (more == 0 || is_stem).then_some(start..end)
    })
}

/// The bytes that the text has in common with the word, if it begins with all of it.
fn matching(text: &str, word: &[char]) -> Option<usize> {
    let mut wanted = word.iter().copied().peekable();
    for (at, c) in text.char_indices() {
        if wanted.peek().is_none() {
            return Some(at);
        }
        let folded = |c: char| if c.is_whitespace() { ' ' } else { c };
        if !c.to_lowercase().all(|c| wanted.next().map(folded) == Some(folded(c))) {
            return None;
        }
    }
    wanted.peek().is_none().then_some(text.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, word: &str, expected: Option<&str>) {
        let word: Vec<char> = word.to_lowercase().chars().collect();
        assert_eq!(find(text, &word).map(|at| &text[at]), expected, "{text}");
    }

    #[test]
    fn whole_words_are_found() {
        check("The farm.", "farm", Some("farm"));
        check("Farms and a FARM", "farm", Some("FARM"));
        check("farmer, subfarm", "farm", None);
        check("Farmers", "farm*", Some("Farmers"));
        check("counting\nfigure", "counting figure", Some("counting\nfigure"));
        check("На ПОЛЕ", "поле", Some("ПОЛЕ"));
        check("İstanbul", "i\u{307}stanbul", Some("İstanbul"));
        check("any", "", None);
        check("any", "*", None);
    }
}
