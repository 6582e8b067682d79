//! Inline Markdown with markers in it, to HTML or to plain text with the same markers.
//!
//! Only bold, italics and the links that the program made become markup; whatever else looks like markup is
//! shown as it was typed. So nothing that a translator writes can become anything else.

mod events;
mod fault;
#[cfg(test)]
mod tests;

pub(super) use fault::references;
pub use fault::{Fault, faults};

use super::SOURCE;
use crate::marked;
use events::{Part, Tag, parts};

/// Marked HTML, escaped for use in text and in attributes' values alike.
///
/// Whatever is pruned from it, what remains is well-formed: where markup would cross the border of a region,
/// the text goes without markup.
#[must_use]
pub fn html(marked: &str) -> String {
    let mut html = String::with_capacity(marked.len() + marked.len() / 4);
    for part in parts(marked) {
        match part {
            Part::Text(text) => escape(&text, &mut html),
            Part::Open(tag) => open(&tag, &mut html),
            Part::Close(tag) => html.push_str(close(&tag)),
        }
    }
    html
}

/// Marked plain text: the words alone.
#[must_use]
pub fn plain(marked: &str) -> String {
    let words = |part| if let Part::Text(text) = part { Some(text) } else { None };
    parts(marked).into_iter().filter_map(words).collect()
}

/// Marked `CommonMark` for use elsewhere: bold and italics stay, and links, which would lead nowhere, go.
#[must_use]
pub fn commonmark(marked: &str) -> String {
    let mut text = String::with_capacity(marked.len());
    for part in parts(marked) {
        match part {
            Part::Text(words) => escape_marks(&words, &mut text),
            Part::Open(Tag::Strong) | Part::Close(Tag::Strong) => text.push_str("**"),
            Part::Open(Tag::Emphasis) | Part::Close(Tag::Emphasis) => text.push('*'),
            Part::Open(_) | Part::Close(_) => {}
        }
    }
    text
}

/// Marked signs without any words: `*` for bold, `/` for italics, `[id]` for a link.
pub(super) fn marks(marked: &str) -> String {
    let sign = |part| match part {
        Part::Text(text) => text.chars().filter(|c| marked::is_border(*c)).collect(),
        Part::Open(Tag::Strong) => "*".to_owned(),
        Part::Open(Tag::Emphasis) => "/".to_owned(),
        Part::Open(Tag::Link(target)) => format!("[{target}]"),
        Part::Open(Tag::Adapted | Tag::Source) | Part::Close(_) => String::new(),
    };
    parts(marked).into_iter().map(sign).collect()
}

/// Keeps characters from being read as markup.
fn escape_marks(words: &str, text: &mut String) {
    for c in words.chars() {
        if matches!(c, '\\' | '*' | '_' | '`' | '[' | ']' | '<' | '&') {
            text.push('\\');
        }
        text.push(c);
    }
}

/// The places of characters that could be markup but are none in this text.
pub(super) fn stray(text: &str) -> Vec<usize> {
    if text.contains(ACTIVE) { events::literal(text, |c| ACTIVE.contains(&c)) } else { Vec::new() }
}

/// What can begin or end markup.
const ACTIVE: [char; 6] = ['*', '_', '`', '[', ']', '<'];

/// Markdown that shows just this text.
pub(super) fn escaped(text: &str) -> String {
    let escape = |c: char| if "\\`*_[]<>&!".contains(c) { format!("\\{c}") } else { c.to_string() };
    text.chars().map(escape).collect()
}

fn open(tag: &Tag, html: &mut String) {
    match tag {
        Tag::Strong => html.push_str("<strong>"),
        Tag::Emphasis => html.push_str("<em>"),
        Tag::Link(target) => {
            html.push_str("<a href=\"#");
            escape(target, html);
            html.push_str("\">");
        }
        Tag::Adapted => html.push_str("<span class=\"adapted\">"),
        Tag::Source => {
            html.push_str("<span class=\"fallback\" lang=\"");
            html.push_str(SOURCE);
            html.push_str("\" dir=\"ltr\">");
        }
    }
}

fn close(tag: &Tag) -> &'static str {
    match tag {
        Tag::Strong => "</strong>",
        Tag::Emphasis => "</em>",
        Tag::Link(_) => "</a>",
        Tag::Adapted | Tag::Source => "</span>",
    }
}

fn escape(text: &str, html: &mut String) {
    for c in text.chars() {
        match c {
            '&' => html.push_str("&amp;"),
            '<' => html.push_str("&lt;"),
            '>' => html.push_str("&gt;"),
            '"' => html.push_str("&quot;"),
            '\'' => html.push_str("&#39;"),
            _ => html.push(c),
        }
    }
}
