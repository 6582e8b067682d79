//! What is outdated in a language, by itself or by what it inserts.

use super::facts::Facts;
use super::hash::Hash;
use super::lock::{Lock, Record};
use super::messages::{Defined, Messages, whole};
use super::outline::Fragment;
use super::unit::{Unit, literal_words};
use std::collections::BTreeSet;

/// What is outdated in a language.
#[derive(Clone, Debug, Default)]
pub(super) struct Stale {
    /// The ids of the units whose source has changed since.
    pub outdated: BTreeSet<String>,
    /// Those of them that may speak of something else: the source language stands in for them.
    pub replaced: BTreeSet<String>,
    /// The ids of all that shows outdated words: those that are outdated and not replaced, and what inserts them.
    pub shown: BTreeSet<String>,
}

impl Stale {
    /// `former` knows the source texts of former times.
    pub fn find<'u, 'f>(
        pairs: impl Iterator<Item = (&'u Unit, &'u Unit)>,
        lock: &Lock,
        former: impl Fn(Hash) -> Option<&'f str>,
    ) -> Self {
        let mut stale = Self::default();
        for (source, own) in pairs.filter(|(source, own)| is_outdated(source, own, lock)) {
            stale.outdated.insert(own.id.clone());
            let before = lock.get(&own.id).and_then(|record| former(record.source));
            if !own.id.starts_with('-') && before.is_none_or(|before| !is_alike(before, &source.text)) {
                stale.replaced.insert(own.id.clone());
            }
        }
        stale
    }

    /// The forms of a word are as old as the word. They come with it.
    pub fn add_forms<'u>(&mut self, forms: impl Iterator<Item = (&'u str, &'u str)>) {
        for (form, word) in forms {
            for stale in [&mut self.outdated, &mut self.replaced] {
                if stale.contains(word) {
                    stale.insert(form.to_owned());
                }
            }
        }
    }

    /// Follows the references of the language's messages.
    pub fn spread(&mut self, messages: &Messages, facts: &Facts) {
        self.shown = self.outdated.difference(&self.replaced).cloned().collect();
        let mut last = usize::MAX;
        while !self.shown.is_empty() && self.shown.len() != last {
            last = self.shown.len();
            for (key, defined) in messages.defined.iter().filter(|(_, defined)| defined.usable) {
                if inserted(defined, facts).any(|id| self.shown.contains(id)) {
                    self.shown.insert(whole(key).to_owned());
                }
            }
        }
    }
}

/// A plain edit of the translation settles it.
fn is_outdated(source: &Unit, own: &Unit, lock: &Lock) -> bool {
    let changed = |record: &Record| record.source != source.hash && record.translation == own.hash;
    lock.get(&own.id).map_or(lock.is_lost(&own.id), changed)
}

/// At least half of the words of the former text stand in today's, in the same order.
fn is_alike(former: &str, today: &str) -> bool {
    let (former, today) = (literal_words(former), literal_words(today));
    let operations = similar::capture_diff_slices(similar::Algorithm::Myers, &former, &today);
    let equal = operations.iter().filter(|operation| operation.tag() == similar::DiffTag::Equal);
    2 * equal.map(|operation| operation.old_range().len()).sum::<usize>() >= former.len()
}

/// The ids of the messages whose words stand in this one: references, items of lists, names of steps.
fn inserted<'d>(defined: &'d Defined, facts: &'d Facts) -> impl Iterator<Item = &'d str> {
    let lists = defined.lists.iter().filter_map(|(list, _)| facts.lists.get(list));
    let items = lists.flat_map(|list| &list.items).map(|item| item.key.as_str());
    let mut steps = Vec::new();
    add_steps(&defined.outline, facts, &mut steps);
    defined.references.iter().map(|key| whole(key)).chain(items).chain(steps)
}

/// Steps without a label are called by their messages.
fn add_steps<'d>(fragments: &'d [Fragment], facts: &'d Facts, steps: &mut Vec<&'d str>) {
    for fragment in fragments {
        match fragment {
            Fragment::Step { id, .. } => steps.extend(facts.steps.get(id).and_then(|step| step.message.as_deref())),
            Fragment::Select(select) => select.branches.iter().for_each(|b| add_steps(&b.inner, facts, steps)),
            Fragment::Words | Fragment::Message(_) => {}
        }
    }
}
