//! How far the translation of each message is.

use super::Locales;
use super::lock::Record;
use super::messages::whole;
use super::unit::{TERMS, Unit};
use crate::content::Chooser;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

/// The state of a message in a language: the first that fits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, serde::Serialize)]
#[serde(rename_all = "lowercase")]
pub enum State {
    /// It does not parse, or is left out for a fault.
    Broken,
    Missing,
    /// The source has changed since, and the translation has not.
    Outdated,
    /// No native speaker has reviewed it as it is.
    Draft,
    /// Of the source language, everything.
    Translated,
    /// The source language has no such message, and the file is not that of the language's own vocabulary.
    Superfluous,
}

/// Who chose once and who does today, as `chooser` of a record says it; none for the player whose turn it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
pub struct ChooserChange {
    pub former: Option<&'static str>,
    pub today: Option<&'static str>,
}

impl fmt::Display for ChooserChange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = |one: Option<&str>| one.map_or("the player whose turn it is".to_owned(), |name| format!("`{name}`"));
        write!(f, "{} then, {} now", name(self.former), name(self.today))
    }
}

impl Locales {
    /// The state of a message or term; `None` for what neither the language nor the source language has, and for a
    /// word of the source language's own vocabulary that the language can do without.
    #[must_use]
    pub fn state(&self, language: usize, id: &str) -> Option<State> {
        self.states[language].get(id).copied()
    }

    /// The states of all messages and terms of a language, by their ids.
    pub fn states(&self, language: usize) -> impl Iterator<Item = (&str, State)> {
        self.states[language].iter().map(|(id, state)| (id.as_str(), *state))
    }

    /// Whether the lock file tells of the translation as it is, and of the source text and who chooses as they are.
    #[must_use]
    pub fn is_recorded(&self, language: usize, id: &str) -> bool {
        self.recorded(language, id).is_some() && self.chooser_change(language, id).is_none()
    }

    /// The record of these very words.
    fn recorded(&self, language: usize, id: &str) -> Option<&Record> {
        let (source, own) = (self.units[0].get(id)?, self.units[language].get(id)?);
        let record = self.ledger.lock(&self.languages[language].code).get(id)?;
        (record.source == source.hash && record.translation == own.hash).then_some(record)
    }

    /// The source text that a translation was made from, where it is another one than today's and known.
    #[must_use]
    pub fn former_source(&self, language: usize, id: &str) -> Option<&str> {
        let record = self.ledger.lock(&self.languages[language].code).get(id)?;
        let today = self.units[0].get(id)?;
        self.ledger.source(record.source).filter(|_| record.source != today.hash)
    }

    /// Who chose by the record when it was translated, where it is somebody else today.
    #[must_use]
    pub fn chooser_change(&self, language: usize, id: &str) -> Option<ChooserChange> {
        let former = self.ledger.lock(&self.languages[language].code).get(id)?.chooser;
        let today = self.chooser(id);
        (former != today).then(|| ChooserChange { former: former.map(Chooser::name), today: today.map(Chooser::name) })
    }

    pub(super) fn find_states(&self, language: usize) -> BTreeMap<String, State> {
        let ids = self.units[0].iter().chain(self.units[language].iter()).map(|unit| unit.id.as_str());
        let broken = self.units[language].all_broken().map(|(id, _)| id);
        let ids: BTreeSet<&str> = ids.chain(broken).collect();
        let judged = ids.into_iter().filter_map(|id| Some((id.to_owned(), self.judge(language, id)?)));
        judged.collect()
    }

    fn judge(&self, language: usize, id: &str) -> Option<State> {
        let (source, own) = (self.units[0].get(id), self.units[language].get(id));
        match (source, own) {
            _ if self.is_faulty(language, id) => Some(State::Broken),
            (None, None) => None,
            (Some(_), Some(_)) if language == 0 => Some(State::Translated),
            (None, Some(_)) if self.units[0].broken(id).is_some() => Some(State::Draft),
            (None, Some(own)) if own.file == TERMS => Some(State::Translated),
            (None, Some(_)) => Some(State::Superfluous),
            (Some(source), None) => self.is_wanted(language, source).then_some(State::Missing),
            (Some(_), Some(_)) if self.stale[language].outdated.contains(id) => Some(State::Outdated),
            (Some(_), Some(_)) => Some(if self.is_reviewed(language, id) { State::Translated } else { State::Draft }),
        }
    }

    fn is_faulty(&self, language: usize, id: &str) -> bool {
        match self.units[language].get(id) {
            None => self.units[language].broken(id).is_some(),
            Some(_) => self.messages[language].parts(id).any(|(_, part)| !part.sound),
        }
    }

    /// A word of the source language's vocabulary that only other messages insert is wanted where the language's
    /// messages insert it, too, or may still come to do so.
    fn is_wanted(&self, language: usize, source: &Unit) -> bool {
        let is_inserted = |language: usize| self.inserting(language, &source.id).next().is_some();
        source.file != TERMS || !is_inserted(0) || is_inserted(language) || self.may_be_inserted(language, &source.id)
    }

    /// Whether the language has yet to translate a message that inserts this word of the source language's vocabulary.
    pub(super) fn may_be_inserted(&self, language: usize, word: &str) -> bool {
        self.inserting(0, word).any(|id| {
            let is_word = self.units[0].get(id).is_some_and(|unit| unit.file == TERMS);
            !is_word && self.units[language].get(id).is_none()
        })
    }

    /// The messages of a language that insert a word, or a form of it.
    fn inserting<'l>(&'l self, language: usize, word: &'l str) -> impl Iterator<Item = &'l str> {
        let inserts = move |key: &String| self.word_of(whole(key)) == word;
        let defined = self.messages[language].defined.iter();
        defined.filter(move |(_, one)| one.references.iter().any(inserts)).map(|(key, _)| whole(key))
    }

    fn is_reviewed(&self, language: usize, id: &str) -> bool {
        self.recorded(language, id).is_some_and(|record| record.reviewed)
    }
}
