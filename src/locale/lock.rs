//! What each translation was made from: `locales/<lang>/translations.lock` and `locales/sources.lock`.
//!
//! Both are written by `rulesheet locales` only, one line for each message, so that versions can be merged line by
//! line. A translator who edits a message never has to touch them.

mod read;
mod write;

use super::hash::Hash;
use crate::content::Chooser;
use crate::diagnostic::Diagnostic;
use crate::tree::InputTree;
use std::collections::{BTreeMap, BTreeSet};

/// The file of a language.
const TRANSLATIONS: &str = "translations.lock";
/// The source texts that the languages' files refer to.
const SOURCES: &str = "locales/sources.lock";

/// What is known of one translation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Record {
    /// The source text that it was made from.
    pub source: Hash,
    /// The translation as it then was.
    pub translation: Hash,
    /// Who chose by the record that it tells; none for the player whose turn it was.
    pub chooser: Option<Chooser>,
    /// A native speaker has reviewed it.
    pub reviewed: bool,
}

/// A translation that says what the source says, as it is to be recorded.
#[derive(Clone, Copy, Debug)]
pub struct Made<'m> {
    pub source: &'m str,
    pub translation: &'m str,
    pub chooser: Option<Chooser>,
    pub reviewed: bool,
}

/// What is known of the translations of one language.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Lock {
    /// By the ids of the units.
    records: BTreeMap<String, Record>,
    /// Parts of the file cannot be read, so nothing is known of the messages that are not in it.
    is_damaged: bool,
}

/// All lock files.
#[derive(Clone, Debug, Default)]
pub struct Ledger {
    locks: BTreeMap<String, Lock>,
    sources: BTreeMap<Hash, String>,
    /// The files as they were read.
    read: BTreeMap<String, Vec<u8>>,
    damaged: BTreeSet<String>,
}

impl Lock {
    #[must_use]
    pub fn get(&self, id: &str) -> Option<&Record> {
        self.records.get(id)
    }

    pub fn iter(&self) -> impl Iterator<Item = (&str, &Record)> {
        self.records.iter().map(|(id, record)| (id.as_str(), record))
    }

    /// There may have been a record of this message: the file is damaged.
    #[must_use]
    pub fn is_lost(&self, id: &str) -> bool {
        self.is_damaged && !self.records.contains_key(id)
    }
}

impl Ledger {
    /// Reads the lock files of some languages, named by their codes. What cannot be read is reported.
    pub(super) fn load<'c>(
        tree: &InputTree,
        codes: impl Iterator<Item = &'c str>,
        found: &mut Vec<Diagnostic>,
    ) -> Self {
        let mut ledger = Self::default();
        ledger.read_sources(tree, found);
        codes.for_each(|code| ledger.read_lock(tree, code, found));
        ledger
    }

    #[must_use]
    pub fn lock(&self, code: &str) -> &Lock {
        static NOTHING: Lock = Lock { records: BTreeMap::new(), is_damaged: false };
        self.locks.get(code).unwrap_or(&NOTHING)
    }

    /// A source text of former times, laid out as in [`super::Unit::text`].
    #[must_use]
    pub fn source(&self, hash: Hash) -> Option<&str> {
        self.sources.get(&hash).map(String::as_str)
    }

    /// The files that cannot be read as a whole. Nothing should be written before they are mended.
    pub fn damaged(&self) -> impl Iterator<Item = &str> {
        self.damaged.iter().map(String::as_str)
    }

    /// Records that a translation says what the source text says.
    pub fn record(&mut self, code: &str, id: &str, made: Made<'_>) {
        let Made { source, translation, chooser, reviewed } = made;
        let record = Record { source: Hash::of(source), translation: Hash::of(translation), chooser, reviewed };
        self.sources.insert(record.source, source.to_owned());
        self.locks.entry(code.to_owned()).or_default().records.insert(id.to_owned(), record);
    }

    /// Forgets what is known of a language's messages, but for some.
    pub fn retain(&mut self, code: &str, keep: impl Fn(&str) -> bool) {
        if let Some(lock) = self.locks.get_mut(code) {
            lock.records.retain(|id, _| keep(id));
        }
    }

    /// The lock files that are to be written since they are not as they were read, by path.
    #[must_use]
    pub fn changes(&self) -> BTreeMap<String, Vec<u8>> {
        let mut files = self.written();
        files.retain(|path, bytes| self.read.get(path) != Some(bytes));
        files
    }
}

/// Where the lock file of a language stands.
fn path(code: &str) -> String {
    format!("locales/{code}/{TRANSLATIONS}")
}

#[cfg(test)]
mod tests;
