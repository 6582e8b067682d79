//! The messages and terms of a language, taken apart into what can be referred to.

use super::file::File;
use crate::diagnostic::{Code, Diagnostic, Span};
use fluent_syntax::ast::{Attribute, Entry, Pattern};
use std::collections::BTreeMap;

/// The value or an attribute of a message or a term.
pub(super) struct Part<'f> {
    pub file: &'f File,
    /// The id of the message or term, without a term's hyphen.
    pub id: &'f str,
    pub attribute: Option<&'f str>,
    pub is_term: bool,
    pub pattern: &'f Pattern<&'f str>,
}

/// The parts of a language by their keys: `fairy-point`, `fairy-point.genitive`, `-term`, `-term.genitive`.
pub(super) type Parts<'f> = BTreeMap<String, Part<'f>>;

/// How a part is called in the program.
pub(super) fn key(is_term: bool, id: &str, attribute: Option<&str>) -> String {
    let hyphen = if is_term { "-" } else { "" };
    attribute.map_or_else(|| format!("{hyphen}{id}"), |attribute| format!("{hyphen}{id}.{attribute}"))
}

impl Part<'_> {
    pub fn key(&self) -> String {
        key(self.is_term, self.id, self.attribute)
    }

    /// Where its name stands.
    pub fn at(&self) -> Span {
        self.file.span(self.attribute.unwrap_or(self.id))
    }
}

/// Takes entries apart. Of two with the same name the first counts.
pub(super) fn collect<'f>(
    files: impl IntoIterator<Item = (&'f File, &'f [Entry<&'f str>])>,
    found: &mut Vec<Diagnostic>,
) -> Parts<'f> {
    let mut seen = Seen::default();
    let mut parts = Parts::new();
    for (file, entries) in files {
        for (is_term, id, value, attributes) in entries.iter().filter_map(fields) {
            if seen.is_first((is_term, id, None), file, found) {
                let new = |attribute, pattern| Part { file, id, attribute, is_term, pattern };
                let named = |attribute: &'f Attribute<&'f str>| new(Some(attribute.id.name), &attribute.value);
                let first = |part: &Part<'f>| seen.is_first((is_term, id, part.attribute), file, found);
                let attributes = attributes.iter().map(named).filter(first);
                let values = value.map(|pattern| new(None, pattern)).into_iter();
                parts.extend(values.chain(attributes).map(|part| (part.key(), part)));
            }
        }
    }
    parts
}

type Fields<'f> = (bool, &'f str, Option<&'f Pattern<&'f str>>, &'f [Attribute<&'f str>]);

fn fields<'f>(entry: &'f Entry<&'f str>) -> Option<Fields<'f>> {
    match entry {
        Entry::Message(message) => Some((false, message.id.name, message.value.as_ref(), &message.attributes)),
        Entry::Term(term) => Some((true, term.id.name, Some(&term.value), &term.attributes)),
        _ => None,
    }
}

/// Where each name was first defined: whether it is a term's, the id, the attribute.
#[derive(Default)]
struct Seen<'f>(BTreeMap<Name<'f>, Span>);

type Name<'f> = (bool, &'f str, Option<&'f str>);

impl<'f> Seen<'f> {
    /// Reports a name that is there already.
    fn is_first(&mut self, name: Name<'f>, file: &File, found: &mut Vec<Diagnostic>) -> bool {
        let (is_term, id, attribute) = name;
        let at = file.span(attribute.unwrap_or(id));
        let Some(first) = self.0.get(&name).cloned() else {
            self.0.insert(name, at);
            return true;
        };
        let message = format!("there are two `{}` in this language", key(is_term, id, attribute));
        let fault = Diagnostic::error(Code::DUPLICATE_MESSAGE, at, message);
        found.push(fault.also(first, "first defined here").fix("remove or rename one of them"));
        false
    }
}
