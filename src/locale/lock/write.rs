//! Lock files as text.

use super::{Ledger, Lock, SOURCES, path};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

const TRANSLATIONS_HEAD: &str = "\
# Which source text each translation was made from. Written by `rulesheet locales`; never edit it by hand.
";
const SOURCES_HEAD: &str = "\
# The source texts that translations were made from. Written by `rulesheet locales`; never edit it by hand.
";

impl Ledger {
    /// All files, by path. Source texts that no language refers to any more are left out.
    pub(super) fn written(&self) -> BTreeMap<String, Vec<u8>> {
        let mut files: BTreeMap<String, Vec<u8>> =
            self.locks.iter().map(|(code, lock)| (path(code), lock.to_toml().into_bytes())).collect();
        files.insert(SOURCES.to_owned(), self.sources_toml().into_bytes());
        files
    }

    fn sources_toml(&self) -> String {
        let records = self.locks.values().flat_map(|lock| lock.records.values());
        let used: BTreeSet<_> = records.map(|record| record.source).collect();
        let mut toml = SOURCES_HEAD.to_owned();
        for (hash, text) in self.sources.iter().filter(|(hash, _)| used.contains(hash)) {
            _ = writeln!(toml, "{} = {}", quoted(&hash.to_string()), quoted(text));
        }
        toml
    }
}

impl Lock {
    fn to_toml(&self) -> String {
        let mut toml = TRANSLATIONS_HEAD.to_owned();
        for (id, record) in &self.records {
            let chooser = record.chooser.map_or(String::new(), |one| format!(", chooser = \"{}\"", one.name()));
            let reviewed = if record.reviewed { ", reviewed = true" } else { "" };
            let (source, translation) = (record.source, record.translation);
            _ = writeln!(
                toml,
                "{} = {{ source = \"{source}\", translation = \"{translation}\"{chooser}{reviewed} }}",
                quoted(id)
            );
        }
        toml
    }
}

/// A basic string of TOML, on one line.
fn quoted(text: &str) -> String {
    let mut quoted = String::from("\"");
    for c in text.chars() {
        match c {
            '"' | '\\' => quoted.extend(['\\', c]),
            '\n' => quoted.push_str("\\n"),
            '\t' => quoted.push_str("\\t"),
            c if c.is_control() => _ = write!(quoted, "\\u{:04X}", u32::from(c)),
            c => quoted.push(c),
        }
    }
    quoted.push('"');
    quoted
}
