//! The messages of one language, ready to be formatted.

use super::literal::{Count, Literal};
use super::number;
use super::outline::Fragment;
use super::rewrite::REFERENCE;
use crate::diagnostic::Span;
use crate::marked::{INSERT_CLOSE, INSERT_OPEN, SOURCE_CLOSE, SOURCE_OPEN};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentError, FluentResource};
use std::collections::{BTreeMap, BTreeSet};
use unic_langid::LanguageIdentifier;

/// All messages and terms of a language.
pub(super) struct Messages {
    bundle: FluentBundle<FluentResource>,
    /// What the files define, by key, usable or not.
    pub defined: BTreeMap<String, Defined>,
    /// The ids of what could not be read.
    pub broken: BTreeSet<String>,
    /// The lists that messages insert, as marked text: `monastery-like`, `monastery-like|genitive`.
    pub lists: BTreeMap<String, String>,
}

/// A value or an attribute that a file defines.
#[derive(Clone)]
pub(super) struct Defined {
    /// Its name.
    pub at: Span,
    /// No fault keeps it from being shown.
    pub sound: bool,
    /// It is sound, and not so outdated that the source language stands in for it.
    pub usable: bool,
    /// Keys of the messages and terms that it refers to.
    pub references: BTreeSet<String>,
    /// What it is made of.
    pub outline: Vec<Fragment>,
    /// The lists that it inserts, with the case of their items.
    pub lists: BTreeSet<(String, Option<String>)>,
    /// Those of them that are taken from the source language, with the place of the reference.
    pub borrowed: BTreeMap<String, Span>,
    /// The numbers that it needs, its own with their place, those of what it refers to without one.
    pub numbers: BTreeMap<String, Option<Span>>,
    /// It depends on variables or on the selection, by itself or by what it refers to.
    pub speaks: bool,
    /// How many placeables Fluent counts, at most.
    pub placeables: usize,
    /// The variables that it prints itself.
    pub printed: BTreeSet<String>,
    /// The words that stand in it.
    pub literals: Vec<Literal>,
    /// The words that it can begin with.
    pub openings: Vec<Literal>,
    /// Its selects on numbers.
    pub counts: Vec<Count>,
}

impl Messages {
    /// `ftl` is what the rewriting wrote.
    pub fn new(
        tag: &LanguageIdentifier,
        ftl: String,
        defined: BTreeMap<String, Defined>,
        broken: BTreeSet<String>,
    ) -> Self {
        let mut bundle = FluentBundle::new_concurrent(vec![tag.clone()]);
        bundle.set_use_isolating(false);
        bundle.set_formatter(Some(number::format));
        bundle.add_builtins().expect("an empty bundle has no function NUMBER");
        let resource = FluentResource::try_new(ftl).unwrap_or_else(|(resource, errors)| {
            debug_assert!(errors.is_empty(), "{errors:?} in {}", resource.source());
            resource
        });
        bundle.add_resource_overriding(resource);
        Self { bundle, defined, broken, lists: BTreeMap::new() }
    }

    /// Value and attributes of a message or term, by their keys.
    pub fn parts<'m>(&'m self, id: &'m str) -> impl Iterator<Item = (&'m str, &'m Defined)> {
        let parts = self.defined.range(id.to_owned()..).take_while(move |(key, _)| key.starts_with(id));
        parts.filter(move |(key, _)| whole(key) == id).map(|(key, part)| (key.as_str(), part))
    }

    pub fn is_usable(&self, key: &str) -> bool {
        self.defined.get(key).is_some_and(|defined| defined.usable)
    }

    /// The marked text of a message or attribute, with everything inserted. `source` is where words of the source
    /// language come from; absent, this is that language.
    pub fn format(&self, key: &str, numbers: &FluentArgs<'_>, source: Option<&Self>) -> Option<String> {
        let raw = self.format_raw(key, numbers).ok()?;
        self.insert(&raw, numbers, source)
    }

    /// The marked text with the names of what is to be inserted.
    pub fn format_raw(&self, key: &str, numbers: &FluentArgs<'_>) -> Result<String, Vec<FluentError>> {
        let (id, attribute) = key.split_once('.').map_or((key, None), |(id, attribute)| (id, Some(attribute)));
        let message = self.bundle.get_message(id);
        let pattern = message.and_then(|message| match attribute {
            Some(name) => message.get_attribute(name).map(|attribute| attribute.value()),
            None => message.value(),
        });
        let Some(pattern) = pattern else { return Err(Vec::new()) };
        let mut errors = Vec::new();
        let mut text = String::new();
        self.bundle.write_pattern(&mut text, pattern, Some(numbers), &mut errors).expect("a String takes everything");
        if errors.is_empty() { Ok(text) } else { Err(errors) }
    }

    /// Puts lists and words of the source language in place of their names; `None` where one is missing.
    pub fn insert(&self, raw: &str, numbers: &FluentArgs<'_>, source: Option<&Self>) -> Option<String> {
        let mut text = String::with_capacity(raw.len());
        let mut rest = raw;
        while let Some((before, name, after)) = split_insertion(rest) {
            text.push_str(before);
            match name.strip_prefix(REFERENCE) {
                Some(key) => {
                    text.push(SOURCE_OPEN);
                    text.push_str(&source?.format(key, numbers, None)?);
                    text.push(SOURCE_CLOSE);
                }
                None => text.push_str(self.lists.get(name)?),
            }
            rest = after;
        }
        text.push_str(rest);
        Some(text)
    }
}

/// The message or term of a key, without the attribute.
pub(super) fn whole(key: &str) -> &str {
    key.split_once('.').map_or(key, |(id, _)| id)
}

/// What stands before the first insertion, its name, and what stands behind it.
pub(super) fn split_insertion(text: &str) -> Option<(&str, &str, &str)> {
    let (before, rest) = text.split_once(INSERT_OPEN)?;
    let (name, after) = rest.split_once(INSERT_CLOSE)?;
    Some((before, name, after))
}
