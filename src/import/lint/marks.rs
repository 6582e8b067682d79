//! Marks of editions, held against the editions that the components were published for.

use super::Found;
use super::question::{Question, Tell};
use crate::condition::{Cond, Node};
use crate::diagnostic::Code;

pub fn lint(found: &mut Found<'_>) {
    let marked = inherited(found);
    for (node, marked) in marked.iter().enumerate() {
        let Some(needed) = needed(node, found) else { continue };
        superfluous(node, &needed, found);
        missing(node, &needed, marked, found);
    }
}

/// The components that an element needs by its own class, all of them; where it asks for one of several, nothing
/// follows from their editions.
fn needed(node: usize, found: &Found<'_>) -> Option<Vec<usize>> {
    let (page, catalogue) = (found.page, &*found.catalogue);
    if page.own[node] == Cond::ALWAYS || page.is_aside[node] || is_guessed(node, found) {
        return None;
    }
    let component = |part: Cond| catalogue.components.iter().position(|component| component.cond == part);
    let is_choice = |part: &Cond| {
        let variables = || catalogue.variables_of(&[*part]);
        matches!(catalogue.circuit.look(*part), Node::Or(_))
            && catalogue.components.iter().any(|component| variables().contains(&component.var))
    };
    let needed: Vec<usize> = match catalogue.circuit.look(page.own[node]) {
        Node::And(parts) if parts.iter().any(is_choice) => return None,
        Node::And(parts) => parts.iter().filter_map(|part| component(*part)).collect(),
        _ => component(page.own[node]).into_iter().collect(),
    };
    (!needed.is_empty()).then_some(needed)
}

/// Whether a class of the element is misspelt: what it means is then a guess.
fn is_guessed(node: usize, found: &Found<'_>) -> bool {
    let (at, classes) = (&found.page.tree.nodes[node].at, &found.page.slips.classes);
    let first = classes.partition_point(|(place, _)| place.start < at.start);
    classes.get(first).is_some_and(|(place, _)| place.end <= at.end)
}

/// For each node: the editions that it is highlighted for, by itself or by what it stands in.
fn inherited(found: &Found<'_>) -> Vec<Vec<usize>> {
    let page = found.page;
    let mut marked: Vec<Vec<usize>> = Vec::with_capacity(page.tree.nodes.len());
    for (node, own) in page.marks.iter().enumerate() {
        let mut all = if node == 0 { Vec::new() } else { marked[page.tree.nodes[node].parent].clone() };
        all.extend(own);
        all.sort_unstable();
        all.dedup();
        marked.push(all);
    }
    marked
}

/// A mark for an edition that all was published for.
fn superfluous(node: usize, needed: &[usize], found: &mut Found<'_>) {
    let components = &found.catalogue.components;
    let marks = found.page.marks[node].iter().copied();
    let wrong: Vec<usize> =
        marks.filter(|edition| needed.iter().all(|n| components[*n].editions.contains(edition))).collect();
    if wrong.is_empty() || tells_apart(node, found) {
        return;
    }
    let names = names(&wrong, found);
    let message = format!("{names} highlights this for an edition that it was published for");
    let report = found.warning(Code::WRONG_MARK, found.tag(node), message).fix(format!("remove {names}"));
    found.reports.push(report);
}

/// An item that nothing highlights for an edition that none of its components was published for.
fn missing(node: usize, needed: &[usize], marked: &[usize], found: &mut Found<'_>) {
    let catalogue = &mut *found.catalogue;
    let is_item = found.page.tree.element(node).is_some_and(|element| element.name == "li");
    let components = &catalogue.components;
    let editions: Vec<usize> = (0..catalogue.editions.len())
        .filter(|edition| is_item && !marked.contains(edition))
        .filter(|edition| needed.iter().all(|n| !components[*n].editions.contains(edition)))
        .collect();
    let Some(first) = editions.first() else { return };
    let shows = [catalogue.editions[*first].preferred, found.page.shown[node]];
    let holds = catalogue.circuit.and(shows);
    let names = names(&editions, found);
    let message = format!("this lacks {names}: it was not published for that edition, and shows there with");
    let report = found.warning(Code::WRONG_MARK, found.tag(node), message).fix(format!("add {names}"));
    found.questions.push(Question { holds, tell: Tell::With, report });
}

/// Things of one component that editions have or lack are told apart by marks alone.
fn tells_apart(node: usize, found: &Found<'_>) -> bool {
    let page = found.page;
    let parent = |other: usize| page.tree.nodes[other].parent;
    let mut near = node.saturating_sub(NEAR)..(node + NEAR).min(page.tree.nodes.len());
    near.any(|other| {
        parent(other) == parent(node) && page.own[other] == page.own[node] && page.marks[other] != page.marks[node]
    })
}

/// So many nodes further, it is another matter.
const NEAR: usize = 40;

fn names(editions: &[usize], found: &Found<'_>) -> String {
    let name = |edition: &usize| format!("`mark{}`", found.catalogue.editions[*edition].wica.as_deref().unwrap_or("?"));
    editions.iter().map(name).collect::<Vec<_>>().join(" and ")
}
