//! From Markdown's events to the few kinds of parts that a sentence can have.

use crate::marked::{self, ADAPTED_CLOSE, ADAPTED_OPEN, EDGE, LINK, LITERAL, SOURCE_CLOSE, SOURCE_OPEN};
use pulldown_cmark::{Event, Parser, Tag as Mark, TagEnd};

/// A piece of a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Part {
    /// Words and the markers of regions and slots, not escaped.
    Text(String),
    Open(Tag),
    Close(Tag),
}

impl Part {
    fn is_text(&self) -> bool {
        matches!(self, Self::Text(_))
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Tag {
    Strong,
    Emphasis,
    /// A record's or step's id.
    Link(String),
    Adapted,
    Source,
}

/// The parts of a sentence; its markup pairs and crosses no border of a region, or there is none.
pub(super) fn parts(marked: &str) -> Vec<Part> {
    let parts = raw_parts(marked);
    if !keeps_markers(marked, &parts) {
        return literal_parts(marked);
    }
    if is_nested(&parts) { parts } else { parts.into_iter().filter(Part::is_text).collect() }
}

/// Markers in the target of a link go down with it; the rest would pair no longer.
pub(super) fn keeps_markers(marked: &str, parts: &[Part]) -> bool {
    let texts = parts.iter().filter_map(|part| if let Part::Text(text) = part { Some(text.as_str()) } else { None });
    texts.flat_map(region_markers).eq(region_markers(marked))
}

fn region_markers(text: &str) -> impl Iterator<Item = char> {
    text.chars().filter(|c| marked::is_marker(*c) && !is_tag(*c) && *c != LINK)
}

/// The text as it was typed, without any markup.
fn literal_parts(marked: &str) -> Vec<Part> {
    let mut parts = Vec::new();
    read_text(&marked.replace(LINK, ""), &mut parts);
    parts.retain(Part::is_text);
    parts
}

/// The parts as Markdown finds them, pairing or not.
pub(super) fn raw_parts(marked: &str) -> Vec<Part> {
    let mut parts = Vec::new();
    let mut links = Vec::new();
    for event in Parser::new(&guarded(marked)) {
        read(event, &mut links, &mut parts);
    }
    trim_edges(&mut parts);
    parts
}

/// One paragraph for certain: no character at its start or end can be taken for the markup of a block, and
/// spaces at its ends are kept. No character reference is in it either: one could stand for a marker.
pub(super) fn guarded(marked: &str) -> String {
    let mut text = format!("{EDGE} ");
    let mut chars = marked.chars().peekable();
    while let Some(c) = chars.next() {
        text.push(if matches!(c, '\n' | '\r') { ' ' } else { c });
        if c == '&' && chars.peek().is_some_and(|next| *next == '#' || next.is_ascii_alphabetic()) {
            text.push(LITERAL);
        }
    }
    text.extend([' ', EDGE]);
    text
}

/// What was guarded, as it was typed.
pub(super) fn typed(text: &str) -> String {
    text.replace(LITERAL, "")
}

/// The places of those of the characters that are shown as text, and are not escaped.
pub(super) fn literal(text: &str, of: impl Fn(char) -> bool) -> Vec<usize> {
    // As long as the text, and without references.
    let guarded = format!("{EDGE} {} {EDGE}", text.replace(['\n', '\r'], " ").replace('&', "+"));
    let before = EDGE.len_utf8() + 1;
    let is_escaped = |at: usize| text[..at].bytes().rev().take_while(|byte| *byte == b'\\').count() % 2 == 1;
    let mut places = Vec::new();
    for (event, range) in Parser::new(&guarded).into_offset_iter() {
        if let Event::Text(_) = event {
            let within = range.start.max(before) - before..(range.end - before).min(text.len());
            let found = text[within.clone()].char_indices().filter(|(_, c)| of(*c));
            places.extend(found.map(|(at, _)| within.start + at).filter(|at| !is_escaped(*at)));
        }
    }
    places
}

fn read(event: Event<'_>, links: &mut Vec<Option<Tag>>, parts: &mut Vec<Part>) {
    match event {
        Event::Text(text) | Event::Code(text) | Event::Html(text) | Event::InlineHtml(text) => {
            read_text(&typed(&text), parts);
        }
        Event::Start(Mark::Strong) => parts.push(Part::Open(Tag::Strong)),
        Event::End(TagEnd::Strong) => parts.push(Part::Close(Tag::Strong)),
        Event::Start(Mark::Emphasis) => parts.push(Part::Open(Tag::Emphasis)),
        Event::End(TagEnd::Emphasis) => parts.push(Part::Close(Tag::Emphasis)),
        Event::Start(Mark::Link { dest_url, .. }) => {
            let tag = own_target(&dest_url).map(|id| Tag::Link(typed(id)));
            parts.extend(tag.clone().map(Part::Open));
            links.push(tag);
        }
        Event::End(TagEnd::Link) => parts.extend(links.pop().flatten().map(Part::Close)),
        Event::SoftBreak | Event::HardBreak => read_text(" ", parts),
        _ => {}
    }
}

/// The id that a link made by the program leads to; `None` for any other link.
pub(super) fn own_target(url: &str) -> Option<&str> {
    url.strip_prefix(LINK)
}

fn read_text(text: &str, parts: &mut Vec<Part>) {
    for piece in text.split_inclusive(is_tag) {
        let tag = piece.chars().next_back().and_then(tag_part);
        let words = if tag.is_some() { &piece[..piece.len() - ADAPTED_OPEN.len_utf8()] } else { piece };
        match parts.last_mut() {
            _ if words.is_empty() => {}
            Some(Part::Text(last)) => last.push_str(words),
            _ => parts.push(Part::Text(words.to_owned())),
        }
        parts.extend(tag);
    }
}

fn is_tag(c: char) -> bool {
    tag_part(c).is_some()
}

fn tag_part(c: char) -> Option<Part> {
    match c {
        ADAPTED_OPEN => Some(Part::Open(Tag::Adapted)),
        ADAPTED_CLOSE => Some(Part::Close(Tag::Adapted)),
        SOURCE_OPEN => Some(Part::Open(Tag::Source)),
        SOURCE_CLOSE => Some(Part::Close(Tag::Source)),
        _ => None,
    }
}

fn trim_edges(parts: &mut Vec<Part>) {
    if let Some(Part::Text(first)) = parts.first_mut() {
        *first = first.trim_start_matches(EDGE).strip_prefix(' ').unwrap_or(first).to_owned();
    }
    if let Some(Part::Text(last)) = parts.last_mut() {
        *last = last.trim_end_matches(EDGE).strip_suffix(' ').unwrap_or(last).to_owned();
    }
    parts.retain(|part| !matches!(part, Part::Text(text) if text.is_empty()));
}

/// Whether every tag is closed inside of the region that it was opened in, the last opened first.
///
/// The marks of an adaptation and of the source language each stand in a region of their own, so for them the
/// order alone counts.
pub(super) fn is_nested(parts: &[Part]) -> bool {
    let mut regions = Regions::default();
    let mut open: Vec<(&Tag, usize)> = Vec::new();
    for part in parts {
        match part {
            Part::Text(text) => regions.pass(text),
            Part::Open(tag) => open.push((tag, regions.current())),
            Part::Close(tag) => {
                let fits = |(opened, region)| opened == tag && (tag.is_mark() || region == regions.current());
                if !open.pop().is_some_and(fits) {
                    return false;
                }
            }
        }
    }
    open.is_empty()
}

impl Tag {
    fn is_mark(&self) -> bool {
        matches!(self, Self::Adapted | Self::Source)
    }
}

/// The regions that are open at a place of the text.
#[derive(Default)]
struct Regions {
    open: Vec<usize>,
    count: usize,
}

impl Regions {
    fn pass(&mut self, text: &str) {
        for c in text.chars() {
            if marked::is_opening(c) {
                self.count += 1;
                self.open.push(self.count);
            } else if c == marked::CLOSE {
                self.open.pop();
            }
        }
    }

    /// A number of its own for each region; 0 outside of all.
    fn current(&self) -> usize {
        self.open.last().copied().unwrap_or_default()
    }
}
