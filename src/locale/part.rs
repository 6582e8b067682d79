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
    let mut seen: BTreeMap<String, Span> = BTreeMap::new();
    let mut parts = Parts::new();
    for (file, entries) in files {
        for entry in entries {
            let Some((is_term, id, value, attributes)) = fields(entry) else { continue };
            if is_first(&mut seen, key(is_term, id, None), file.span(id), found) {
                let new = |attribute, pattern| Part { file, id, attribute, is_term, pattern };
                let values = value.into_iter().map(|pattern| new(None, pattern));
                add(values, &mut parts);
                let named = |attribute: &'f Attribute<&'f str>| new(Some(attribute.id.name), &attribute.value);
                let attributes = attributes.iter().map(named);
                let first = |part: &Part<'f>| is_first(&mut seen, part.key(), part.at(), found);
                add(attributes.filter(first).collect::<Vec<_>>(), &mut parts);
            }
        }
    }
    parts
}

fn add<'f>(new: impl IntoIterator<Item = Part<'f>>, parts: &mut Parts<'f>) {
    parts.extend(new.into_iter().map(|part| (part.key(), part)));
}

type Fields<'f> = (bool, &'f str, Option<&'f Pattern<&'f str>>, &'f [Attribute<&'f str>]);

fn fields<'f>(entry: &'f Entry<&'f str>) -> Option<Fields<'f>> {
    match entry {
        Entry::Message(message) => Some((false, message.id.name, message.value.as_ref(), &message.attributes)),
        Entry::Term(term) => Some((true, term.id.name, Some(&term.value), &term.attributes)),
        _ => None,
    }
}

fn is_first(seen: &mut BTreeMap<String, Span>, key: String, at: Span, found: &mut Vec<Diagnostic>) -> bool {
    if let Some(first) = seen.get(&key) {
        let fault = Diagnostic::error(Code::DUPLICATE_MESSAGE, at, format!("there are two `{key}` in this language"));
        found.push(fault.also(first.clone(), "first defined here").fix("remove or rename one of them"));
        return false;
    }
    seen.insert(key, at);
    true
}
