//! The steps of a page: what stands between one heading such as `'''Step 1A: …'''` and the next.

use super::page::Page;
use super::table::Table;
use super::tree::Kind;
use std::ops::Range;

/// A step as it stands at one place; a page may have it twice, under different conditions.
#[derive(Clone, Debug)]
pub struct Step {
    /// "1A", "2B-1".
    pub label: String,
    /// The node of the apostrophes before the heading: it is shown where the step is.
    pub heading: usize,
    /// List items that stand in no other item.
    pub items: Vec<usize>,
    /// Notes that nothing is to be done.
    pub notes: Vec<usize>,
}

/// The steps of a page in their order.
#[must_use]
pub fn steps(page: &Page, table: &Table) -> Vec<Step> {
    let headings: Vec<(usize, String)> =
        (0..page.tree.nodes.len()).filter_map(|node| Some((node, label(page, node)?))).collect();
    let ends = headings.iter().skip(1).map(|(node, _)| *node).chain([page.tree.nodes.len()]);
    let step = |((heading, label), next): (&(usize, String), usize)| {
        let nodes = *heading..next.min(end_of_template(page, *heading));
        Step { label: label.clone(), heading: *heading, items: items(page, &nodes), notes: notes(page, &nodes, table) }
    };
    headings.iter().zip(ends).map(step).collect()
}

/// The label of a heading, if this node is the bold that begins one.
fn label(page: &Page, node: usize) -> Option<String> {
    let text = page.tree.nodes.get(node + 1).filter(|next| next.kind == Kind::Text)?;
    if page.tree.nodes[node].kind != Kind::Quote(3) || page.is_aside[node] {
        return None;
    }
    let before = page.text(&text.at).split_once(':')?.0;
    let last = before.split_whitespace().next_back()?;
    (before.split_whitespace().count() <= 3 && is_label(last)).then(|| last.to_owned())
}

/// `1A`, `2B-1`.
fn is_label(word: &str) -> bool {
    let (step, part) = word.split_once('-').unwrap_or((word, "1"));
    let is_number = |text: &str| matches!(text.as_bytes(), [b'0'..=b'9']);
    is_number(part) && step.is_ascii() && matches!(step.as_bytes(), [b'0'..=b'9', b'A'..=b'Z'])
}

fn end_of_template(page: &Page, node: usize) -> usize {
    let template = page.tree.around(node, |around| matches!(page.tree.nodes[around].kind, Kind::Template(_)));
    page.tree.nodes[template.unwrap_or(0)].end
}

fn items(page: &Page, nodes: &Range<usize>) -> Vec<usize> {
    let mut items = Vec::new();
    let mut node = nodes.start;
    while node < nodes.end {
        let is_item = page.tree.element(node).is_some_and(|element| element.name == "li");
        if is_item {
            items.push(node);
        }
        node = if is_item { page.tree.nodes[node].end } else { node + 1 };
    }
    items
}

fn notes(page: &Page, nodes: &Range<usize>, table: &Table) -> Vec<usize> {
    let Some(wanted) = table.empty_note.as_deref() else { return Vec::new() };
    let has_style = |node: &usize| {
        let style = page.tree.element(*node).and_then(|element| element.style.as_ref());
        style.is_some_and(|style| page.text(style).contains(wanted))
    };
    nodes.clone().filter(has_style).collect()
}
