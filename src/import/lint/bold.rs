//! Bold and italics that do not end where their paragraph does.

use super::Found;
use crate::diagnostic::Code;
use crate::import::tree::{Kind, Tree};
use std::ops::Range;

pub fn lint(found: &mut Found<'_>) {
    for (bold, italics) in unclosed(&found.page.tree) {
        let (message, fix) = match (&bold, &italics) {
            (Some(_), Some(_)) => ("this begins with three apostrophes and ends with two", "write three at both ends"),
            (Some(_), None) => ("bold begins here and does not end in this paragraph", "write `'''` where it ends"),
            (None, _) => ("italics begin here and do not end in this paragraph", "write `''` where they end"),
        };
        let Some(at) = bold.or(italics) else { continue };
        found.error(Code::UNCLOSED_BOLD, at, message, fix);
    }
}

type Open = (Option<Range<usize>>, Option<Range<usize>>);

/// For each paragraph in which bold, italics or both are open in the end: where they began.
fn unclosed(tree: &Tree) -> Vec<Open> {
    let mut paragraphs: Vec<(usize, Open)> = vec![(tree.nodes.len(), (None, None))];
    let mut unclosed = Vec::new();
    for (n, node) in tree.nodes.iter().enumerate() {
        while paragraphs.len() > 1 && paragraphs.last().is_some_and(|(end, _)| *end <= n) {
            unclosed.extend(paragraphs.pop().map(|(_, open)| open));
        }
        let Some((_, open)) = paragraphs.last_mut() else { break };
        match &node.kind {
            Kind::Element(element) if element.is_block() => {
                unclosed.push(std::mem::take(open));
                paragraphs.push((node.end, (None, None)));
            }
            Kind::Argument(_) => paragraphs.push((node.end, (None, None))),
            Kind::Quote(marks) => toggle(open, *marks, &node.at),
            _ => {}
        }
    }
    unclosed.extend(paragraphs.into_iter().map(|(_, open)| open));
    unclosed.retain(|(bold, italics)| bold.is_some() || italics.is_some());
    unclosed
}

fn toggle((bold, italics): &mut Open, marks: usize, at: &Range<usize>) {
    let flip = |place: &mut Option<Range<usize>>| *place = if place.is_some() { None } else { Some(at.clone()) };
    if marks != 2 {
        flip(bold);
    }
    if marks != 3 {
        flip(italics);
    }
}
