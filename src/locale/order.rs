//! The order in which the parts of a language can be judged: what a part refers to comes before it.

use super::lint::Uses;
use std::collections::BTreeMap;

/// The parts of a language in an order that can be gone through once.
pub(super) struct Order<'k> {
    /// Every part behind all those that it refers to.
    pub sorted: Vec<&'k str>,
    /// The parts that refer to themselves, by way of others or directly.
    pub cyclic: Vec<&'k str>,
}

/// For each part, by number, the numbers of others.
type Edges = Vec<Vec<usize>>;

/// Sorts parts. References that lead out of the language do not count.
pub(super) fn order<'k>(uses: &'k BTreeMap<String, Uses<'_>>) -> Order<'k> {
    let keys: Vec<&str> = uses.keys().map(String::as_str).collect();
    let forth: Edges = uses.values().map(|one| targets(one, &keys)).collect();
    let back = reversed(&forth);
    let sorted = peel(&forth, &back, &vec![true; keys.len()]);
    // What remains is in a cycle or behind one; peeled from the other side, what is in front of one goes as well.
    let remains = without(vec![true; keys.len()], &sorted);
    let in_front = peel(&back, &forth, &remains);
    let remains = without(remains, &in_front);
    Order {
        sorted: sorted.into_iter().map(|part| keys[part]).collect(),
        cyclic: keys.iter().zip(remains).filter(|(_, remains)| *remains).map(|(key, _)| *key).collect(),
    }
}

fn without(mut parts: Vec<bool>, gone: &[usize]) -> Vec<bool> {
    for part in gone {
        parts[*part] = false;
    }
    parts
}

fn targets(uses: &Uses<'_>, keys: &[&str]) -> Vec<usize> {
    let messages = uses.messages.iter().map(|(key, _)| key);
    let all = messages.chain(uses.terms.iter().map(|term| &term.key));
    let mut targets: Vec<usize> = all.filter_map(|key| keys.binary_search(&key.as_str()).ok()).collect();
    targets.sort_unstable();
    targets.dedup();
    targets
}

fn reversed(forth: &Edges) -> Edges {
    let mut back = vec![Vec::new(); forth.len()];
    for (from, targets) in forth.iter().enumerate() {
        for to in targets {
            back[*to].push(from);
        }
    }
    back
}

/// Takes away, one after the other, the parts that lead to none of those that are `there` any more.
fn peel(forth: &Edges, back: &Edges, there: &[bool]) -> Vec<usize> {
    let mut left: Vec<usize> = forth.iter().map(|to| to.iter().filter(|to| there[**to]).count()).collect();
    let mut peeled: Vec<usize> = (0..forth.len()).filter(|part| there[*part] && left[*part] == 0).collect();
    let mut next = 0;
    while let Some(part) = peeled.get(next).copied() {
        next += 1;
        for from in back[part].iter().filter(|from| there[**from]) {
            left[*from] -= 1;
            if left[*from] == 0 {
                peeled.push(*from);
            }
        }
    }
    peeled
}
