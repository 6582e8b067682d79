//! The order in which the parts of a language can be judged: what a part refers to comes before it.

use crate::locale::lint::Uses;
use std::collections::{BTreeMap, BTreeSet, VecDeque};

/// The parts of a language in an order that can be gone through once.
pub(super) struct Order<'k> {
    /// Every part behind all those that it refers to.
    pub sorted: Vec<&'k str>,
    /// The parts that refer to themselves, by way of others or directly.
    pub cyclic: BTreeSet<&'k str>,
}

type Edges<'k> = BTreeMap<&'k str, BTreeSet<&'k str>>;

/// Sorts parts. References that lead out of the language do not count.
pub(super) fn order<'k>(uses: &'k BTreeMap<String, Uses<'_>>) -> Order<'k> {
    let forth: Edges<'k> = uses.iter().map(|(key, uses_of)| (key.as_str(), targets(uses_of, uses))).collect();
    let back = reversed(&forth);
    let sorted = peel(&forth, &back);
    let done: BTreeSet<&str> = sorted.iter().copied().collect();
    // What remains is in a cycle or behind one; peeled from the other side, what is in front of one goes as well.
    let forth = without(&forth, &done);
    let back = reversed(&forth);
    let behind: BTreeSet<&str> = peel(&back, &forth).into_iter().collect();
    let cyclic = forth.keys().copied().filter(|key| !behind.contains(key)).collect();
    Order { sorted, cyclic }
}

fn targets<'k>(uses: &'k Uses<'_>, all: &'k BTreeMap<String, Uses<'_>>) -> BTreeSet<&'k str> {
    let messages = uses.messages.iter().map(|(key, _)| key);
    let terms = uses.terms.iter().map(|term| &term.key);
    messages.chain(terms).filter_map(|key| all.get_key_value(key)).map(|(key, _)| key.as_str()).collect()
}

fn reversed<'k>(forth: &Edges<'k>) -> Edges<'k> {
    let mut back: Edges<'k> = forth.keys().map(|key| (*key, BTreeSet::new())).collect();
    for (from, to) in forth.iter().flat_map(|(from, targets)| targets.iter().map(move |to| (*from, *to))) {
        back.entry(to).or_default().insert(from);
    }
    back
}

/// Takes away, one after the other, what leads nowhere any more.
fn peel<'k>(forth: &Edges<'k>, back: &Edges<'k>) -> Vec<&'k str> {
    let mut open: BTreeMap<&str, usize> = forth.iter().map(|(key, targets)| (*key, targets.len())).collect();
    let mut ready: VecDeque<&str> =
        forth.iter().filter(|(_, targets)| targets.is_empty()).map(|(key, _)| *key).collect();
    let mut peeled = Vec::new();
    while let Some(key) = ready.pop_front() {
        peeled.push(key);
        for from in back.get(key).into_iter().flatten() {
            let left = open.entry(from).or_default();
            *left = left.saturating_sub(1);
            if *left == 0 {
                ready.push_back(from);
            }
        }
    }
    peeled
}

fn without<'k>(edges: &Edges<'k>, done: &BTreeSet<&str>) -> Edges<'k> {
    let rest = edges.iter().filter(|(key, _)| !done.contains(*key));
    rest.map(|(key, targets)| (*key, targets.iter().copied().filter(|to| !done.contains(to)).collect())).collect()
}
