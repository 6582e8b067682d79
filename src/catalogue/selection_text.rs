//! Selections as text: `c2: fairy tower +some-variant`.

use super::selection_link::{EVERYTHING, VERSION, WITHOUT};
use super::{Catalogue, Selection};
use crate::diagnostic::nearest;
use crate::reader::shorten;
use std::fmt::Write;
use std::ops::Range;

/// A word of a selection's text that means nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SelectionError {
    /// Bytes of the selection's text.
    pub at: Range<usize>,
    /// One line, without a full stop.
    pub message: String,
    /// "did you mean `fairy`?"
    pub fix: Option<String>,
}

impl Selection {
    /// Reads `edition: word word …`. A word is a component, an expansion (all its components), `everything`, any of
    /// these behind a minus, which takes it away, or a variant behind a plus. Without words it is the base game; the
    /// edition is never left out. The address of a live page is read as well.
    ///
    /// # Errors
    /// Every word that means nothing, in the order of the text.
    pub fn parse(text: &str, catalogue: &Catalogue) -> Result<Self, Vec<SelectionError>> {
        let mut errors = Vec::new();
        let (edition, words_at) = read_edition(text, catalogue).unwrap_or_else(|error| {
            errors.push(error);
            let border = if text.contains(VERSION) { ',' } else { ':' };
            (0, text.find(border).map_or(text.len(), |border| border + 1))
        });
        let mut selection = Self::base_game(catalogue, edition);
        for word in words(text, words_at) {
            errors.extend(selection.add(&word, catalogue).err());
        }
        if errors.is_empty() {
            errors = selection.idle_variants(text, words_at, catalogue);
        }
        if errors.is_empty() { Ok(selection) } else { Err(errors) }
    }

    fn add(&mut self, word: &Word<'_>, catalogue: &Catalogue) -> Result<(), SelectionError> {
        if let Some(variant) = word.text.strip_prefix('+') {
            let known = catalogue.variants.iter().map(|variant| variant.id.as_str());
            let place = known.clone().position(|id| id == variant);
            self.variants[place.ok_or_else(|| word.unknown("variant", variant, known))?] = true;
            return Ok(());
        }
        let name = word.text.strip_prefix(WITHOUT).unwrap_or(word.text);
        for component in named(name, catalogue).ok_or_else(|| unknown_word(word, catalogue))? {
            self.components[component] = name == word.text;
        }
        Ok(())
    }

    /// Variants that change nothing, because what they need is not there.
    fn idle_variants(&self, text: &str, words_at: usize, catalogue: &Catalogue) -> Vec<SelectionError> {
        let values = self.evaluate(catalogue);
        let idle = |word: &Word<'_>| {
            let variant = catalogue.variants.iter().find(|v| word.text.strip_prefix('+') == Some(v.id.as_str()))?;
            let message = format!("the variant `{}` changes nothing in this selection", variant.id);
            let fix = format!("it needs: {}", variant.needs_text);
            (!values.holds(variant.needs)).then(|| word.error(message, Some(fix)))
        };
        words(text, words_at).filter_map(|word| idle(&word)).collect()
    }

    /// The text that [`Selection::parse`] reads: components and variants in the order of the catalogue.
    #[must_use]
    pub fn to_text(&self, catalogue: &Catalogue) -> String {
        let mut text = format!("{}:", catalogue.editions[self.edition].id);
        for (component, _) in catalogue.components.iter().zip(&self.components).filter(|(_, chosen)| **chosen) {
            let _ = write!(text, " {}", component.id);
        }
        for (variant, _) in catalogue.variants.iter().zip(&self.variants).filter(|(_, chosen)| **chosen) {
            let _ = write!(text, " +{}", variant.id);
        }
        text
    }
}

/// The edition, and where the words begin.
fn read_edition(text: &str, catalogue: &Catalogue) -> Result<(usize, usize), SelectionError> {
    if let Some(link) = text.find(VERSION) {
        return read_link_edition(text, link + VERSION.len(), catalogue);
    }
    let Some((before, _)) = text.split_once(':') else {
        let message = "a selection begins with an edition and a colon".to_owned();
        return Err(SelectionError { at: 0..0, message, fix: Some(with_edition(text, catalogue)) });
    };
    let name = before.trim();
    let start = before.len() - before.trim_start().len();
    let edition = find_edition(&Word { text: name, at: start..start + name.len() }, catalogue)?;
    Ok((edition, before.len() + 1))
}

/// In an address the edition ends at the first comma, and what follows on `&` is no selection.
fn read_link_edition(text: &str, from: usize, catalogue: &Catalogue) -> Result<(usize, usize), SelectionError> {
    let end = text[from..].find([',', '&']).map_or(text.len(), |length| from + length);
    let edition = find_edition(&Word { text: &text[from..end], at: from..end }, catalogue)?;
    Ok((edition, end))
}

fn find_edition(word: &Word<'_>, catalogue: &Catalogue) -> Result<usize, SelectionError> {
    let known = catalogue.editions.iter().map(|edition| edition.id.as_str());
    known.clone().position(|id| id == word.text).ok_or_else(|| {
        let error = word.unknown("edition", word.text, known);
        let also = catalogue.edition_also_called(word.text).map(|id| format!("did you mean `{id}`?"));
        SelectionError { fix: also.or(error.fix), ..error }
    })
}

/// How a text without an edition could be written: with the one that it names, or else with the newest rules.
fn with_edition(text: &str, catalogue: &Catalogue) -> String {
    let named = |word: &str| catalogue.editions.iter().position(|edition| edition.id.as_str() == word);
    let own = |n: &usize| catalogue.editions[*n].follows == *n;
    let (first, rest) = text.trim().split_once(char::is_whitespace).unwrap_or((text.trim(), ""));
    let (edition, words) = named(first).map_or_else(
        || ((0..catalogue.editions.len()).rev().find(own).unwrap_or(0), text.trim()),
        |edition| (edition, rest.trim_start()),
    );
    let edition = catalogue.editions.get(edition).map_or("edition", |edition| edition.id.as_str());
    if words.is_empty() {
        format!("write `{edition}:` for the base game, `{edition}: …` with components behind it")
    } else {
        format!("write `{edition}: {}`", shorten(words).escape_debug())
    }
}

/// The components that a name stands for.
fn named(name: &str, catalogue: &Catalogue) -> Option<Vec<usize>> {
    if let Some(component) = catalogue.components.iter().position(|component| component.id.as_str() == name) {
        return Some(vec![component]);
    }
    let expansion = catalogue.expansions.iter().find(|expansion| expansion.id.as_str() == name);
    let all = || (name == EVERYTHING).then(|| (0..catalogue.components.len()).collect());
    expansion.map(|expansion| expansion.components.clone()).or_else(all)
}

struct Word<'t> {
    text: &'t str,
    at: Range<usize>,
}

fn words(text: &str, from: usize) -> impl Iterator<Item = Word<'_>> {
    let mut at = from;
    let end = if text.contains(VERSION) { text.find('&') } else { None };
    let text = &text[..end.unwrap_or(text.len()).max(from)];
    let is_border = |c: char| c.is_whitespace() || c == ',';
    text[from..].split_inclusive(is_border).filter_map(move |piece| {
        let word = piece.trim_end_matches(is_border);
        let start = at;
        at += piece.len();
        (!word.is_empty()).then(|| Word { text: word, at: start..start + word.len() })
    })
}

impl Word<'_> {
    fn error(&self, message: String, fix: Option<String>) -> SelectionError {
        SelectionError { at: self.at.clone(), message, fix }
    }

    fn unknown<'k>(&self, what: &str, name: &str, known: impl Iterator<Item = &'k str>) -> SelectionError {
        let fix = nearest(name, known).map(|name| format!("did you mean `{name}`?"));
        self.error(format!("there is no {what} `{}`", shorten(name).escape_debug()), fix)
    }
}

fn unknown_word(word: &Word<'_>, catalogue: &Catalogue) -> SelectionError {
    if catalogue.variants.iter().any(|variant| variant.id.as_str() == word.text) {
        let fix = format!("write `+{}`", word.text);
        return word.error(format!("`{}` is a variant", word.text), Some(fix));
    }
    let components = catalogue.components.iter().map(|component| component.id.as_str());
    let expansions = catalogue.expansions.iter().map(|expansion| expansion.id.as_str());
    let mut error = word.unknown("component or expansion", word.text, components.chain(expansions));
    if let Some(id) = catalogue.by_wica(word.text) {
        error.fix = Some(format!("did you mean `{id}`?"));
    }
    error
}
