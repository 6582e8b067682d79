//! A package as one file in Fluent's syntax, the source text above each message.

use super::{Entry, Incoming, Package, STAMP, Stamp};
use crate::diagnostic::Diagnostic;
use crate::locale::unit::{Unit, Units, entry};
use std::fmt::Write as _;
use std::sync::Arc;

/// Above a message whose source has changed. Whoever takes the line away, or changes the text, says that it is right.
const FUZZY: &str = "to be looked at again: the English has changed";
const UNTRANSLATED: &str =
    "not translated yet: put your words in place of the English ones; if these are right, take this line away";

pub fn write(package: &Package) -> String {
    let mut ftl = format!("### {} ({}).\n", package.language.own_name, package.language.code);
    ftl.push_str("### What stands in braces is kept, and words are put in place of words.\n");
    let mut file = None;
    for entry in &package.entries {
        if file != Some(&entry.file) {
            _ = write!(ftl, "\n## {}\n", entry.file);
            file = Some(&entry.file);
        }
        write_entry(&mut ftl, entry);
    }
    ftl
}

fn write_entry(ftl: &mut String, one: &Entry) {
    ftl.push('\n');
    let mut comment: Vec<String> = one.notes.iter().flat_map(|note| note.lines()).map(str::to_owned).collect();
    if let Some(former) = &one.former {
        comment.extend(quoted("English, before", former));
    }
    match &one.translation {
        Some(_) => comment.extend(quoted("English", &one.source)),
        None => comment.push(UNTRANSLATED.to_owned()),
    }
    if one.is_fuzzy() {
        comment.push(FUZZY.to_owned());
    }
    comment.push(format!("{STAMP}{}", one.stamp()));
    for line in comment {
        _ = writeln!(ftl, "{}", format!("# {line}").trim_end());
    }
    ftl.push_str(&entry(&one.id, one.translation.as_ref().unwrap_or(&one.source)));
    ftl.push('\n');
}

fn quoted(title: &str, text: &str) -> Vec<String> {
    match text.split_once('\n') {
        None => vec![format!("{title}: {text}")],
        Some(_) => std::iter::once(format!("{title}:")).chain(text.lines().map(|line| format!("  {line}"))).collect(),
    }
}

pub fn read(path: &Arc<str>, text: &str, found: &mut Vec<Diagnostic>) -> Vec<Incoming> {
    Units::read(path, text.as_bytes(), found).iter().map(incoming).collect()
}

fn incoming(unit: &Unit) -> Incoming {
    let lines = || unit.comment.iter().flat_map(|comment| comment.lines());
    let stamp = lines().find_map(|line| line.trim().strip_prefix(STAMP)).map_or(Stamp::Unknown, Stamp::parse);
    let is_as_exported = stamp == Stamp::Text(unit.hash);
    Incoming {
        id: unit.id.clone(),
        source: None,
        translation: unit.text.clone(),
        is_placeholder: lines().any(|line| line.trim() == UNTRANSLATED),
        is_fuzzy: is_as_exported && lines().any(|line| line.trim() == FUZZY),
        stamp,
        at: unit.at.clone(),
    }
}
