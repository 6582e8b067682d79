//! Lock files from text. Whatever is wrong with them, the rest is used.

use super::{Ledger, Lock, Record, SOURCES, path};
use crate::content::Chooser;
use crate::diagnostic::{Code, Diagnostic, Severity, conflicts};
use crate::locale::hash::Hash;
use crate::reader::{At, Fields, Source, Text};
use crate::tree::InputTree;
use std::collections::BTreeMap;

/// There is a line for each message of a language, or a text for each of the source language.
const MOST_BYTES: usize = 4 << 20;

/// What mends a lock file that was not merged.
const MERGE: &str = "delete the three lines of marks; of two lines for one message keep one, and after comparing its \
                     translation with the source run `rulesheet locales accept LANG ID`";

impl Ledger {
    pub(super) fn read_sources(&mut self, tree: &InputTree, found: &mut Vec<Diagnostic>) {
        let before = found.len();
        let texts = self.open(tree, SOURCES, found, &mut |mut top, found| {
            let mut texts = BTreeMap::new();
            for (name, text) in top.take_all_texts(found) {
                match Hash::parse(&name.value).filter(|hash| *hash == Hash::of(&text.value)) {
                    Some(hash) => _ = texts.insert(hash, text.value),
                    None => found.push(no_hash(&name, "the text is not the one that this number stands for")),
                }
            }
            texts
        });
        self.sources = texts.unwrap_or_default();
        demote(&mut found[before..]);
    }

    pub(super) fn read_lock(&mut self, tree: &InputTree, code: &str, found: &mut Vec<Diagnostic>) {
        let (before, path) = (found.len(), path(code));
        let records = self.open(tree, &path, found, &mut |mut top, found| {
            let tables = top.take_all_tables(found).into_iter();
            tables.filter_map(|(name, fields)| Some((name.value, record(fields, found)?))).collect()
        });
        let is_damaged = self.damaged.contains(&path);
        if let Some(records) = records {
            self.locks.insert(code.to_owned(), Lock { records, is_damaged });
        } else if is_damaged {
            self.locks.insert(code.to_owned(), Lock { records: BTreeMap::new(), is_damaged });
        }
        demote(&mut found[before..]);
    }

    /// `None` for a file that is not there or far too large.
    fn open<T>(
        &mut self,
        tree: &InputTree,
        path: &str,
        found: &mut Vec<Diagnostic>,
        read: &mut dyn FnMut(Fields<'_>, &mut Vec<Diagnostic>) -> T,
    ) -> Option<T> {
        let (bytes, before) = (tree.0.get(path)?, found.len());
        self.read.insert(path.to_owned(), bytes.clone());
        let bytes = without_conflicts(path, bytes, found);
        let source = Source::open_up_to(MOST_BYTES, path, &bytes, found);
        let value = source.map(|source| read(source.table(found), found));
        if found.len() > before {
            self.damaged.insert(path.to_owned());
        }
        value
    }
}

fn record(mut fields: Fields<'_>, found: &mut Vec<Diagnostic>) -> Option<Record> {
    let source = hash(&mut fields, "source", found);
    let translation = hash(&mut fields, "translation", found);
    let chooser = fields.take_text("chooser", found).map(|text| chooser(text, found));
    let reviewed = fields.take_bool("reviewed", found).unwrap_or_default();
    fields.finish(found);
    Some(Record { source: source?, translation: translation?, chooser: chooser.unwrap_or_default(), reviewed })
}

fn chooser(text: Text, found: &mut Vec<Diagnostic>) -> Option<Chooser> {
    let chooser = Chooser::ALL.into_iter().find(|chooser| chooser.name() == text.value);
    if chooser.is_none() {
        found.push(no_hash(&At { value: text.value, at: text.at }, "`each` or `owner` is expected here"));
    }
    chooser
}

fn hash(fields: &mut Fields<'_>, key: &'static str, found: &mut Vec<Diagnostic>) -> Option<Hash> {
    let text = fields.need_text(key, found)?;
    let hash = Hash::parse(&text.value);
    if hash.is_none() {
        found.push(no_hash(&At { value: text.value, at: text.at }, "sixteen hexadecimal digits are expected here"));
    }
    hash
}

fn no_hash(name: &At<String>, message: &str) -> Diagnostic {
    let fault = Diagnostic::warning(Code::BAD_LOCK, name.at.clone(), message);
    fault.fix("put back the line as version control has it, or delete it and run `rulesheet locales accept`")
}

/// The bytes, with spaces in place of what versions could not be merged of.
fn without_conflicts(path: &str, bytes: &[u8], found: &mut Vec<Diagnostic>) -> Vec<u8> {
    let mut kept = bytes.to_vec();
    for part in conflicts(bytes) {
        found.push(Diagnostic::conflict(&path.into(), &part, MERGE));
        kept[part].iter_mut().filter(|byte| **byte != b'\n').for_each(|byte| *byte = b' ');
    }
    kept
}

/// No fault of a lock file hinders a build.
fn demote(found: &mut [Diagnostic]) {
    for fault in found {
        fault.severity = Severity::Warning;
    }
}
