//! Bold and italics that do not end where their paragraph does.

use super::Found;
use crate::diagnostic::Code;
use crate::import::page::Page;
use crate::import::tree::Kind;
use std::ops::Range;

pub fn lint(found: &mut Found<'_>) {
    for (bold, italics) in unclosed(found.page) {
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
fn unclosed(page: &Page) -> Vec<Open> {
    let tree = &page.tree;
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
            Kind::Quote(3) if open.0.is_some() && begins_words(page, &node.at) => {
                unclosed.push((open.0.replace(node.at.clone()), None));
            }
            Kind::Quote(marks) => toggle(open, *marks, &node.at),
            _ => {}
        }
    }
    unclosed.extend(paragraphs.into_iter().map(|(_, open)| open));
    unclosed.retain(|(bold, italics)| bold.is_some() || italics.is_some());
    unclosed
}

/// A space stands before the apostrophes and a word behind them: they mean to begin bold, though the wiki takes them
/// for the end of what was not closed before.
fn begins_words(page: &Page, at: &Range<usize>) -> bool {
    let before = page.text(&(0..at.start)).chars().next_back();
    let behind = page.document.text[at.end..].chars().next();
    before.is_none_or(char::is_whitespace) && behind.is_some_and(char::is_alphanumeric)
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
