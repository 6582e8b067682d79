//! Which language words are in, learnt from the project's own sentences in each of its languages.

use crate::tree::InputTree;
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

/// Words of so many letters are recognized in longer ones.
const LONG: usize = 4;

/// The words of each language, in lower case.
#[derive(Clone, Debug, Default)]
pub struct Languages(BTreeMap<String, BTreeSet<String>>);

impl Languages {
    /// Reads the words of all messages of the project.
    #[must_use]
    pub fn load(tree: &InputTree) -> Self {
        let mut languages = Self::default();
        for (path, bytes) in &tree.0 {
            let language = path.strip_prefix("locales/").and_then(|rest| Some(rest.split_once('/')?.0));
            if let (Some(language), true) = (language, path.strip_suffix(".ftl").is_some()) {
                let known = languages.0.entry(language.to_owned()).or_default();
                known.extend(String::from_utf8_lossy(bytes).lines().flat_map(said_in));
            }
        }
        languages
    }

    /// The language of a text. A translation may have much of the source language left in it, so that another
    /// language counts for more than the source as soon as it has a fiftieth of the words for itself.
    #[must_use]
    pub fn of<'w>(&self, words: &(impl Iterator<Item = &'w str> + Clone), source: &str) -> Option<&str> {
        let own = |language: &str| {
            let is_own = |word: &&str| self.has(language, word) && !self.has(source, word);
            words.clone().filter(is_own).count()
        };
        let others = self.0.keys().filter(|language| *language != source);
        let best = others.map(|language| (own(language), language)).rev().max_by_key(|(count, _)| *count);
        let all = words.clone().count();
        let knows_source = || words.clone().any(|word| self.has(source, word));
        match best {
            Some((count, language)) if count > 0 && count * 50 >= all => Some(language),
            _ => self.0.get_key_value(source).map(|(language, _)| language.as_str()).filter(|_| knows_source()),
        }
    }

    /// Whether a language has the word, or a longer one with it.
    #[must_use]
    pub fn has_similar(&self, language: &str, word: &str) -> bool {
        let is_long = word.chars().count() >= LONG;
        let known = self.0.get(language);
        self.has(language, word) || is_long && known.is_some_and(|known| known.iter().any(|other| other.contains(word)))
    }

    /// Whether a language has the word.
    #[must_use]
    pub fn has(&self, language: &str, word: &str) -> bool {
        self.0.get(language).is_some_and(|known| known.contains(word))
    }
}

/// The words of a text with their places.
pub fn words(text: &str) -> impl Iterator<Item = (Range<usize>, &str)> {
    let mut at = 0;
    std::iter::from_fn(move || {
        let start = at + text[at..].find(char::is_alphanumeric)?;
        let length = text[start..].find(|c: char| !c.is_alphanumeric()).unwrap_or(text.len() - start);
        at = start + length;
        Some((start..at, &text[start..at]))
    })
}

/// The words that a line of a file of messages says: neither names nor comments.
fn said_in(line: &str) -> Vec<String> {
    let line = line.trim();
    if line.starts_with('#') {
        return Vec::new();
    }
    let is_name = |c: char| c.is_ascii_alphanumeric() || c == '-';
    let said = match line.split_once('=') {
        Some((name, said)) if name.trim().chars().all(is_name) => said,
        _ => line,
    };
    let said = match said.split_once(']') {
        Some((key, said)) if key.trim_start().trim_start_matches('*').starts_with('[') => said,
        _ => said,
    };
    let mut text = String::new();
    let mut outside = true;
    for c in said.chars() {
        match c {
            '{' => outside = false,
            '}' => outside = true,
            c if outside => text.push(c),
            _ => {}
        }
    }
    words(&text).map(|(_, word)| word.to_lowercase()).collect()
}
