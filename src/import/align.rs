//! Two versions of a page side by side: the same items by their place and condition, whatever their words.

use super::outline;
use super::page::Page;
use super::table::Table;
use super::tree::Kind;
use crate::condition::Cond;

/// An entry of a list.
#[derive(Clone, Debug)]
pub struct Item {
    pub node: usize,
    /// Of the step; empty before the first.
    pub label: String,
    /// So many items are around it.
    pub depth: usize,
    pub shown: Cond,
    /// What parts of its own sentence ask for.
    pub inline: Vec<Cond>,
    /// The numbers in its own sentence, sorted.
    pub numbers: Vec<String>,
}

/// What corresponds to what, by indices.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pair {
    Both(usize, usize),
    /// At the same place, under another condition.
    Changed(usize, usize),
    First(usize),
    Second(usize),
}

/// Pages with more items are not compared.
const MOST: usize = 3000;

/// The items of a page in their order.
#[must_use]
pub fn items(page: &Page, table: &Table) -> Vec<Item> {
    let steps = outline::steps(page, table);
    let mut inside: Vec<Option<usize>> = vec![None; page.tree.nodes.len()];
    let mut items: Vec<Item> = Vec::new();
    for (n, node) in page.tree.nodes.iter().enumerate() {
        inside[n] = if n == 0 { None } else { inside[node.parent] };
        let element = page.tree.element(n);
        if page.is_aside[n] {
            continue;
        }
        if element.is_some_and(|element| element.name == "li") && items.len() < MOST {
            let step = steps.partition_point(|step| step.heading <= n);
            let label = step.checked_sub(1).map_or_else(String::new, |before| steps[before].label.clone());
            let depth = inside[n].map_or(0, |around| items[around].depth + 1);
            let (inline, numbers) = (Vec::new(), Vec::new());
            inside[n] = Some(items.len());
            items.push(Item { node: n, label, depth, shown: page.shown[n], inline, numbers });
        } else if let Some(item) = inside[n].and_then(|item| items.get_mut(item)) {
            if element.is_some() && page.own[n] != Cond::ALWAYS {
                item.inline.push(page.own[n]);
            } else if node.kind == Kind::Text {
                item.numbers.extend(numbers(page.text(&node.at)));
            }
        }
    }
    for item in &mut items {
        item.numbers.sort();
    }
    items
}

/// Numbers that are no part of the label of a step.
fn numbers(text: &str) -> impl Iterator<Item = String> + '_ {
    let words = text.split(|c: char| !c.is_alphanumeric() && c != '-' && c != '#');
    words.filter(|word| !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_digit())).map(str::to_owned)
}

/// Whether half of the shorter one's items are in the other.
#[must_use]
pub fn is_same_page(one: &[Item], other: &[Item]) -> bool {
    let common = pairs(one, other).into_iter().filter(|pair| matches!(pair, Pair::Both(..))).count();
    common > 0 && common * 2 >= one.len().min(other.len())
}

/// What corresponds: as many items as possible under the same condition in the same step, in the same order.
#[must_use]
pub fn pairs(one: &[Item], other: &[Item]) -> Vec<Pair> {
    let mut pairs = Vec::new();
    let (mut first, mut second) = (0, 0);
    for (next, opposite) in common(one, other).into_iter().chain([(one.len(), other.len())]) {
        gap(&one[first..next], &other[second..opposite], (first, second), &mut pairs);
        if next < one.len() {
            pairs.push(Pair::Both(next, opposite));
        }
        (first, second) = (next + 1, opposite + 1);
    }
    pairs
}

/// Between two that correspond. As many items on both sides are taken for the same ones. What stands in something
/// that the other side lacks is not told again.
fn gap(one: &[Item], other: &[Item], at: (usize, usize), pairs: &mut Vec<Pair>) {
    let alike = |(a, b): (&Item, &Item)| a.depth == b.depth && a.label == b.label;
    if one.len() == other.len() && one.iter().zip(other).all(alike) {
        return pairs.extend((0..one.len()).map(|n| Pair::Changed(at.0 + n, at.1 + n)));
    }
    pairs.extend(outermost(one).map(|n| Pair::First(at.0 + n)));
    pairs.extend(outermost(other).map(|n| Pair::Second(at.1 + n)));
}

fn outermost(items: &[Item]) -> impl Iterator<Item = usize> + '_ {
    let mut around: Option<usize> = None;
    items.iter().enumerate().filter_map(move |(n, item)| {
        if around.is_some_and(|depth| item.depth > depth) {
            return None;
        }
        around = Some(item.depth);
        Some(n)
    })
}

/// The longest row of items that both have.
fn common(one: &[Item], other: &[Item]) -> Vec<(usize, usize)> {
    let same = |a: &Item, b: &Item| a.shown == b.shown && a.depth == b.depth && a.label == b.label;
    let width = other.len() + 1;
    let mut longest = vec![0_u16; (one.len() + 1) * width];
    for (a, item) in one.iter().enumerate().rev() {
        for (b, opposite) in other.iter().enumerate().rev() {
            longest[a * width + b] = if same(item, opposite) {
                longest[(a + 1) * width + b + 1] + 1
            } else {
                longest[(a + 1) * width + b].max(longest[a * width + b + 1])
            };
        }
    }
    let (mut a, mut b, mut row) = (0, 0, Vec::new());
    while a < one.len() && b < other.len() {
        if same(&one[a], &other[b]) {
            row.push((a, b));
            (a, b) = (a + 1, b + 1);
        } else if longest[(a + 1) * width + b] >= longest[a * width + b + 1] {
            a += 1;
        } else {
            b += 1;
        }
    }
    row
}

impl Item {
    /// The label of the step, or a dash before the first.
    #[must_use]
    pub fn step_name(&self) -> &str {
        if self.label.is_empty() { "–" } else { &self.label }
    }

    /// The other's numbers against these: "`2`, not `3`".
    #[must_use]
    pub fn list_against(&self, other: &Self) -> String {
        format!("{}, not {}", other.numbers.join(" and "), self.numbers.join(" and "))
    }
}
