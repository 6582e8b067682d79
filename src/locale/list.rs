//! Inline enumerations: the language's own list pattern joins the items that show.
//!
//! Which items show differs from selection to selection, and with it the joiners, so each joiner is a region as
//! well: before an item stands one where an earlier item shows, the pair's where it is the second and last, the
//! closing one where it is the last of more, the one of a list's start or middle where a later one shows.

mod joiner;

use super::facts::{Facts, ItemFacts, ListFacts};
use super::form::case_key;
use super::messages::{Messages, split_insertion};
use super::rewrite::{REFERENCE, list_name};
use super::unit::TERMS;
use crate::condition::Circuit;
use crate::diagnostic::{Code, Diagnostic};
use crate::marked::{ADAPTED_CLOSE, ADAPTED_OPEN, Conditional, SOURCE_CLOSE, SOURCE_OPEN, region};
use fluent_bundle::FluentArgs;
use joiner::{Joiner, Shown, joined};
use std::collections::BTreeSet;

/// Lists in lists in lists end here.
const MAX_DEPTH: usize = 8;

/// Writes the lists of one language.
pub(super) struct Lister<'l> {
    pub code: &'l str,
    pub messages: &'l mut Messages,
    /// The source language; none, when that is the language.
    pub source: Option<&'l Messages>,
    pub facts: &'l Facts,
    pub circuit: &'l mut Circuit,
    pub found: &'l mut Vec<Diagnostic>,
}

impl Lister<'_> {
    /// Adds every list that a message of the language inserts.
    pub fn all(&mut self) {
        let used = self.messages.defined.values().filter(|defined| defined.usable);
        let lists: BTreeSet<(String, Option<String>)> = used.flat_map(|defined| defined.lists.clone()).collect();
        for (list, case) in lists {
            self.add(&list, case.as_deref(), &mut Vec::new());
        }
    }

    /// `within` are the lists whose items insert this one.
    fn add(&mut self, list: &str, case: Option<&str>, within: &mut Vec<String>) {
        let name = list_name(list, case);
        let (false, Some(facts)) = (self.messages.lists.contains_key(&name), self.facts.lists.get(list)) else {
            return;
        };
        if within.contains(&name) || within.len() == MAX_DEPTH {
            let message = format!("the list `{list}` is nested in itself or too deeply");
            self.found.push(Diagnostic::error(Code::CYCLIC_REFERENCE, facts.at.clone(), message));
            self.messages.lists.insert(name, String::new());
            return;
        }
        within.push(name.clone());
        let text = self.write(facts, case, within);
        within.pop();
        self.messages.lists.insert(name, text);
    }

    fn write(&mut self, list: &ListFacts, case: Option<&str>, within: &mut Vec<String>) -> String {
        let mut items = Vec::new();
        for item in &list.items {
            let Some(words) = self.words(&item.key, case, within) else { continue };
            items.extend(self.shown(item, &words));
        }
        let joiner = Joiner::new(list.style, self.code);
        joined(&items, &joiner, self.circuit)
    }

    /// An item's words, in the source language where they are missing.
    fn words(&mut self, key: &str, case: Option<&str>, within: &mut Vec<String>) -> Option<String> {
        let own = self.inflected(key, case);
        let numbers = FluentArgs::new();
        if let Ok(raw) = self.messages.format_raw(&own, &numbers) {
            self.add_nested(&raw, within);
            return self.messages.insert(&raw, &numbers, self.source);
        }
        let text = self.source?.format(key, &numbers, None)?;
        Some(format!("{SOURCE_OPEN}{text}{SOURCE_CLOSE}"))
    }

    /// The key of the case, a message of the language's own vocabulary; of the bare word where the language lacks it.
    fn inflected(&mut self, key: &str, case: Option<&str>) -> String {
        let Some(case) = case else { return key.to_owned() };
        let wanted = case_key(key, case);
        let bare = self.messages.defined.get(key).filter(|_| !self.messages.defined.contains_key(&wanted));
        let Some(bare) = bare else { return wanted };
        let fault = Diagnostic::warning(
            Code::MISSING_CASE,
            bare.at.clone(),
            format!("the item `{key}` has no message `{wanted}`"),
        );
        self.found.push(fault.fix(format!("add `{wanted} = …` to the language's {TERMS}")));
        key.to_owned()
    }

    fn add_nested(&mut self, mut raw: &str, within: &mut Vec<String>) {
        while let Some((_, name, rest)) = split_insertion(raw) {
            if !name.starts_with(REFERENCE) {
                let (list, case) = name.split_once('|').map_or((name, None), |(list, case)| (list, Some(case)));
                self.add(list, case, within);
            }
            raw = rest;
        }
    }

    fn shown(&mut self, item: &ItemFacts, words: &str) -> Option<Shown> {
        let bare = words.replace([ADAPTED_OPEN, ADAPTED_CLOSE, SOURCE_OPEN, SOURCE_CLOSE], "");
        let text = Conditional::parse(&bare).ok()?;
        let any = text.shows(self.circuit);
        let when = self.circuit.and([item.when, any]);
        let [open, close] = [ADAPTED_OPEN, ADAPTED_CLOSE].map(|mark| region(item.adapted, &mark.to_string()));
        Some(Shown { when, words: format!("{open}{words}{close}"), text })
    }
}
