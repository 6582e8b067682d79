//! Parts of a page that stand there twice and are shown together.

use super::Found;
use super::question::{Question, Tell};
use crate::condition::Cond;
use crate::diagnostic::Code;
use crate::import::outline;
use crate::import::tree::Kind;
use std::collections::BTreeMap;

/// Shorter ones say the same by chance, in one list and in different ones.
const LEAST: [usize; 2] = [12, 20];
/// Of longer ones the beginning is compared.
const MOST: usize = 300;
/// So many words at the beginning are the same.
const BEGINNING: usize = 6;

pub fn lint(found: &mut Found<'_>) {
    let page = found.page;
    let mut known: BTreeMap<(usize, Vec<String>), (usize, Vec<String>)> = BTreeMap::new();
    let steps: Vec<usize> = outline::steps(page, found.table).iter().map(|step| step.heading).collect();
    let mut reported = 0;
    for node in 1..page.tree.nodes.len() {
        // What begins with a block is as that block.
        if node < reported || !is_block(node, found) || is_block(node + 1, found) || page.shown[node] == Cond::NEVER {
            continue;
        }
        let words = words(node, found);
        if words.len() < LEAST[0] {
            continue;
        }
        let key = (steps.partition_point(|heading| *heading <= node), words[..BEGINNING].to_vec());
        let Some((other, before)) = known.insert(key, (node, words.clone())) else { continue };
        // The first words of what holds a block are those of the block.
        let is_inside = page.tree.nodes[other].end > node && begins_with(other, node, found);
        let least = LEAST[usize::from(page.tree.nodes[other].parent != page.tree.nodes[node].parent)];
        if !is_inside && words.len() >= least && are_alike(&before, &words) {
            reported = page.tree.nodes[node].end;
            report(other, node, found);
        }
    }
}

fn is_block(node: usize, found: &Found<'_>) -> bool {
    let tree = &found.page.tree;
    let element = if node < tree.nodes.len() { tree.element(node) } else { None };
    element.is_some_and(|element| matches!(element.name.as_str(), "li" | "div"))
}

/// Whether nothing but space stands between the beginnings of both.
fn begins_with(outer: usize, inner: usize, found: &Found<'_>) -> bool {
    let nodes = &found.page.tree.nodes;
    (outer + 1..inner).all(|n| nodes[n].kind != Kind::Text || found.page.text(&nodes[n].at).trim().is_empty())
}

fn words(node: usize, found: &Found<'_>) -> Vec<String> {
    let page = found.page;
    let texts = page.tree.inside(node).take(MOST * 2).filter(|n| page.tree.nodes[*n].kind == Kind::Text);
    let texts = texts.filter(|n| !page.is_aside[*n]).map(|n| page.text(&page.tree.nodes[n].at));
    let words = texts.flat_map(|text| text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()));
    words.take(MOST).map(str::to_lowercase).collect()
}

/// At least four of five words of the shorter one are in the other, which is at most half as long again.
fn are_alike(one: &[String], other: &[String]) -> bool {
    let mut count: BTreeMap<&str, usize> = BTreeMap::new();
    for word in one {
        *count.entry(word).or_default() += 1;
    }
    let common = other.iter().filter(|word| match count.get_mut(word.as_str()) {
        Some(left) if *left > 0 => {
            *left -= 1;
            true
        }
        _ => false,
    });
    let (shorter, longer) = (one.len().min(other.len()), one.len().max(other.len()));
    common.count() * 5 >= shorter * 4 && longer * 2 <= shorter * 3
}

fn report(first: usize, second: usize, found: &mut Found<'_>) {
    let both = found.catalogue.circuit.and([found.page.shown[first], found.page.shown[second]]);
    let report = found
        .warning(
            Code::REPEATED_BLOCK,
            found.tag(second),
            "nearly the same stands here a second time, and both show with",
        )
        .fix("remove one of the two, or give them conditions that exclude each other")
        .also(found.span(found.tag(first)), "the first one");
    found.questions.push(Question { holds: both, tell: Tell::With, report });
}
