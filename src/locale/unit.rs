//! Units: what is translated, recorded and exchanged as one piece. One message or term is one unit.

mod body;
mod mapped;
mod plural;
mod readable;

pub use body::{entry, literal_text, literal_words, normalized, variables};
pub use mapped::{length, mapped};
pub use plural::by_plural;
pub use readable::readable;

use super::file::{File, leading_id};
use super::hash::Hash;
use crate::diagnostic::{Diagnostic, Span};
use fluent_syntax::ast::{Attribute, Comment, Entry, Pattern};
use std::collections::BTreeMap;
use std::ops::Range;

/// The file that holds a language's own vocabulary.
pub const TERMS: &str = "terms.ftl";

/// A message or a term as it stands in a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unit {
    /// With a term's hyphen.
    pub id: String,
    /// Below the language's folder: `order-of-play/scoring.ftl`.
    pub file: String,
    /// The heading (`## …`) that it stands under.
    pub section: Option<String>,
    /// The comment above it, without the number signs.
    pub comment: Option<String>,
    /// Value and attributes in Fluent's syntax, laid out in one way: what [`entry`] makes a message of.
    pub text: String,
    /// Of the text; comments and layout do not count.
    pub hash: Hash,
    /// Its id.
    pub at: Span,
    /// The id's line, from 1.
    pub line: usize,
    /// The bytes of the file from its comment to its end, without the last line break.
    pub whole: Range<usize>,
    /// The same without the comment.
    pub body: Range<usize>,
}

/// The units of a language, in the order of its files.
#[derive(Clone, Debug, Default)]
pub struct Units {
    all: Vec<Unit>,
    places: BTreeMap<String, usize>,
    /// What begins with an id and cannot be read.
    broken: BTreeMap<String, Span>,
}

impl Units {
    /// Of two units with the same id the first counts, as it does on the pages.
    pub(super) fn collect(files: &[File]) -> Self {
        let mut units = Self::default();
        for file in files {
            units.add_file(file);
        }
        units
    }

    /// The units of a file that may lie anywhere. What cannot be read of it is reported.
    pub fn read(path: &str, bytes: &[u8], found: &mut Vec<Diagnostic>) -> Self {
        let file = File::read(path, bytes, found);
        file.parse(found);
        Self::collect(&[file])
    }

    pub fn iter(&self) -> impl Iterator<Item = &Unit> {
        self.all.iter()
    }

    #[must_use]
    pub fn get(&self, id: &str) -> Option<&Unit> {
        self.places.get(id).map(|place| &self.all[*place])
    }

    /// Where the entry of this id begins that cannot be read.
    #[must_use]
    pub fn broken(&self, id: &str) -> Option<&Span> {
        self.broken.get(id)
    }

    /// The ids of what cannot be read.
    pub fn all_broken(&self) -> impl Iterator<Item = (&str, &Span)> {
        self.broken.iter().map(|(id, at)| (id.as_str(), at))
    }

    fn add_file(&mut self, file: &File) {
        let parsed = file.parse(&mut Vec::new());
        let starts: Vec<usize> = parsed.entries.iter().map(|entry| start(entry, file)).collect();
        let mut section = None;
        for (n, entry) in parsed.entries.iter().enumerate() {
            let whole = starts[n]..starts.get(n + 1).copied().unwrap_or(file.text().len());
            match entry {
                Entry::GroupComment(comment) => section = joined(Some(comment)).filter(|text| !text.is_empty()),
                Entry::Junk { content } => self.add_broken(content, file),
                _ => {}
            }
            if let Some(fields) = Fields::of(entry) {
                let unit = fields.unit(file, whole, section.clone());
                if body::is_sound(&unit.text) { self.add(unit) } else { self.add_broken(fields.id, file) }
            }
        }
        for id in parsed.broken {
            self.broken.entry(id).or_insert_with(|| file.span(""));
        }
    }

    fn add(&mut self, unit: Unit) {
        if !self.places.contains_key(&unit.id) {
            self.places.insert(unit.id.clone(), self.all.len());
            self.all.push(unit);
        }
    }

    fn add_broken(&mut self, content: &str, file: &File) {
        if let Some(id) = leading_id(content) {
            let at = content.find(&id).map_or("", |start| &content[start..start + id.len()]);
            self.broken.entry(id).or_insert_with(|| file.span(at));
        }
    }
}

/// What messages and terms have in common.
struct Fields<'e, 'f> {
    hyphen: &'static str,
    id: &'f str,
    value: Option<&'e Pattern<&'f str>>,
    attributes: &'e [Attribute<&'f str>],
    comment: Option<&'e Comment<&'f str>>,
}

impl<'e, 'f> Fields<'e, 'f> {
    fn of(entry: &'e Entry<&'f str>) -> Option<Self> {
        let (hyphen, id, value, attributes, comment) = match entry {
            Entry::Message(m) => ("", m.id.name, m.value.as_ref(), &m.attributes, m.comment.as_ref()),
            Entry::Term(t) => ("-", t.id.name, Some(&t.value), &t.attributes, t.comment.as_ref()),
            _ => return None,
        };
        Some(Self { hyphen, id, value, attributes, comment })
    }

    fn unit(&self, file: &File, whole: Range<usize>, section: Option<String>) -> Unit {
        let at = file.span(self.id);
        let text = body::text(self.value, self.attributes);
        let end = whole.start + file.text()[whole.clone()].trim_end().len();
        let before = &file.text()[..at.bytes.start];
        Unit {
            id: format!("{}{}", self.hyphen, self.id),
            file: below_language(&at.file),
            section,
            comment: joined(self.comment),
            hash: Hash::of(&text),
            text,
            line: before.matches('\n').count() + 1,
            body: line_start(before)..end,
            whole: whole.start..end,
            at,
        }
    }
}

/// `locales/nl/ui.ftl` → `ui.ftl`
fn below_language(path: &str) -> String {
    path.splitn(3, '/').nth(2).unwrap_or(path).to_owned()
}

fn joined(comment: Option<&Comment<&str>>) -> Option<String> {
    comment.map(|comment| comment.content.join("\n").replace('\r', ""))
}

/// Where the line begins on which an entry begins.
fn start(entry: &Entry<&str>, file: &File) -> usize {
    let first = match entry {
        Entry::Junk { content } => content,
        Entry::Comment(comment) | Entry::GroupComment(comment) | Entry::ResourceComment(comment) => first(comment),
        Entry::Message(message) => message.comment.as_ref().map_or(message.id.name, first),
        Entry::Term(term) => term.comment.as_ref().map_or(term.id.name, first),
    };
    line_start(&file.text()[..file.span(first).bytes.start])
}

fn first<'f>(comment: &Comment<&'f str>) -> &'f str {
    comment.content.first().copied().unwrap_or_default()
}

fn line_start(before: &str) -> usize {
    before.rfind('\n').map_or(0, |at| at + 1)
}

#[cfg(test)]
mod tests;
