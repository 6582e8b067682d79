//! Exchange with other people's tools: a language as one file for a translator, and what such a file says.
//!
//! [`package`] gathers what a file holds, [`Format`] writes and reads it. What is read is [`Incoming`]: nothing of it
//! is believed before `import` has judged it.

mod context;
mod ftl;
mod po;
mod xliff;

use crate::catalogue::Catalogue;
use crate::content::Content;
use crate::diagnostic::{Diagnostic, Span};
use crate::locale::hash::Hash;
use crate::locale::state::State;
use crate::locale::unit::Unit;
use crate::locale::{Language, Locales};
use crate::translation::Places;
use context::Context;
use std::sync::Arc;

/// The forms of a file for translators.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// gettext's, for Poedit and its like.
    Po,
    /// One file in Fluent's syntax.
    Ftl,
    /// XLIFF 1.2, for the tools of translation agencies.
    Xliff,
}

/// A language as a translator gets it.
#[derive(Clone, Debug)]
pub struct Package {
    pub language: Language,
    /// In the order of the source language's files.
    pub entries: Vec<Entry>,
}

/// A message as a translator gets it.
#[derive(Clone, Debug)]
pub struct Entry {
    pub id: String,
    /// Below the language's folder.
    pub file: String,
    /// Where it shows, what its comment says, what its variables are: a paragraph each.
    pub notes: Vec<String>,
    pub source: String,
    /// The source text that the translation was made from, where the source has changed since.
    pub former: Option<String>,
    pub state: State,
    /// As it stands in the language's file, if it can be read.
    pub translation: Option<String>,
}

impl Entry {
    /// The translation has to be looked at again.
    fn is_fuzzy(&self) -> bool {
        matches!(self.state, State::Outdated | State::Broken) && self.translation.is_some()
    }

    /// Tells an import later what stood in the language's file when the file for the translator was made.
    fn stamp(&self) -> String {
        self.translation.as_ref().map_or_else(|| "nothing".to_owned(), |text| Hash::of(text).to_string())
    }
}

/// What a file says of one message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Incoming {
    pub id: String,
    /// The source text that the translation was made from; `None` where the file does not tell.
    pub source: Option<String>,
    /// Empty for what is not translated.
    pub translation: String,
    /// The file says that it is not translated, although there are words in its place: most likely the source's.
    pub is_placeholder: bool,
    /// The translator, or the tool, is not sure of it.
    pub is_fuzzy: bool,
    pub stamp: Stamp,
    /// Its id.
    pub at: Span,
}

/// What stood in the language's file when the file for the translator was made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stamp {
    /// The file does not tell.
    Unknown,
    Nothing,
    Text(Hash),
}

impl Stamp {
    fn parse(text: &str) -> Self {
        match text.trim() {
            "nothing" => Self::Nothing,
            hash => Hash::parse(hash).map_or(Self::Unknown, Self::Text),
        }
    }
}

/// The words before the stamp, in a comment.
const STAMP: &str = "as exported: ";

/// Everything that a language has or lacks; its own vocabulary is left out, since it has no source text.
#[must_use]
pub fn package(catalogue: &Catalogue, content: &Content, locales: &Locales, language: usize) -> Package {
    let places = Places::new(content, locales);
    let known = Context { catalogue, content, locales, places: &places };
    let wanted = locales.units(0).iter().filter(|unit| locales.state(language, &unit.id).is_some());
    Package {
        language: locales.languages[language].clone(),
        entries: wanted.map(|unit| entry(unit, &known, language)).collect(),
    }
}

fn entry(source: &Unit, known: &Context<'_>, language: usize) -> Entry {
    let locales = known.locales;
    let state = locales.state(language, &source.id).unwrap_or(State::Missing);
    let former = locales.former_source(language, &source.id).filter(|_| state == State::Outdated);
    Entry {
        id: source.id.clone(),
        file: source.file.clone(),
        notes: known.notes(source),
        source: source.text.clone(),
        former: former.map(str::to_owned),
        state,
        translation: locales.unit(language, &source.id).map(|own| own.text.clone()),
    }
}

impl Format {
    /// By the ending of a file's name.
    #[must_use]
    pub fn of_name(name: &str) -> Option<Self> {
        match name.rsplit_once('.')?.1.to_lowercase().as_str() {
            "po" | "pot" => Some(Self::Po),
            "ftl" => Some(Self::Ftl),
            "xlf" | "xliff" => Some(Self::Xliff),
            _ => None,
        }
    }

    /// The same package gives the same bytes: there are no dates and no line numbers in it.
    #[must_use]
    pub fn write(self, package: &Package) -> String {
        match self {
            Self::Po => po::write(package),
            Self::Ftl => ftl::write(package),
            Self::Xliff => xliff::write(package),
        }
    }

    /// Whatever is wrong with a file is reported, and the rest of it is used.
    pub fn read(self, path: &str, text: &str, found: &mut Vec<Diagnostic>) -> Vec<Incoming> {
        let path: Arc<str> = path.into();
        match self {
            Self::Po => po::read(&path, text, found),
            Self::Ftl => ftl::read(&path, text, found),
            Self::Xliff => xliff::read(&path, text, found),
        }
    }
}

#[cfg(test)]
mod tests;
