//! Numbers to try a message with.

use super::Locales;
use super::literal::Count;
use super::messages::Defined;
use super::number::Plurals;
use std::collections::{BTreeMap, BTreeSet};

/// Where the language does not tell numbers apart.
const ANY: i64 = 2;

impl Locales {
    /// Numbers for a message: for each variable that it is given, one of each class that it tells apart. Of the
    /// language, or of the source language where the language lacks the message.
    #[must_use]
    pub fn examples(&self, language: usize, id: &str) -> BTreeMap<String, Vec<i64>> {
        let parts = self.parts_of(language, id);
        let names = parts.iter().flat_map(|(_, defined)| defined.numbers.keys());
        names.map(|name| (name.clone(), self.examples_of(name, &parts))).collect()
    }

    /// A message and all that it inserts, each with the language that it is taken from.
    fn parts_of(&self, language: usize, id: &str) -> Vec<(usize, &Defined)> {
        let (mut seen, mut parts, mut open) = (BTreeSet::new(), Vec::new(), vec![id]);
        while let Some(key) = open.pop() {
            let usable = |language: usize| self.messages[language].defined.get(key).filter(|defined| defined.usable);
            let part = usable(language).map(|defined| (language, defined)).or_else(|| Some((0, usable(0)?)));
            if let (true, Some((language, defined))) = (seen.insert(key), part) {
                parts.push((language, defined));
                open.extend(defined.references.iter().map(String::as_str));
            }
        }
        parts
    }

    fn examples_of(&self, name: &str, parts: &[(usize, &Defined)]) -> Vec<i64> {
        let counts = parts.iter().flat_map(|(language, part)| part.counts.iter().map(move |count| (*language, count)));
        let numbers = counts.filter(|(_, count)| count.name == name).flat_map(|(language, count)| {
            let plurals = Plurals::of(&self.languages[language].tag, count.is_ordinal);
            classes(count, plurals.as_ref())
        });
        let mut numbers: Vec<i64> = numbers.collect::<BTreeSet<_>>().into_iter().collect();
        if numbers.is_empty() {
            numbers.push(ANY);
        }
        numbers
    }
}

/// The numbers that have a variant of their own, and the first of each category; none is zero if it can be helped.
fn classes(count: &Count, plurals: Option<&Plurals>) -> Vec<i64> {
    let first = |category: &&'static str| {
        let numbers = plurals?.numbers(category).filter(|number| !count.exact.contains(number));
        let numbers: Vec<u64> = numbers.take(2).collect();
        numbers.iter().find(|number| **number > 0).or(numbers.first()).copied()
    };
    let known = plurals.map(|plurals| &plurals.known[..]).unwrap_or_default();
    let all = count.exact.iter().copied().chain(known.iter().filter_map(first));
    all.filter_map(|number| i64::try_from(number).ok()).collect()
}
