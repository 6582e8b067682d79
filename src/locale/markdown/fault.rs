//! What in a message looks like markup but is none, or does not hold for every selection.

use super::events::{Part, guarded, is_nested, keeps_markers, own_target, raw_parts, typed};
use pulldown_cmark::{Event, Parser, Tag};

/// A fault of a message's markup, with the words that it concerns.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Fault {
    /// Raw HTML: it is shown as text.
    Html(String),
    /// A character reference such as `&nbsp;`: it is shown as text.
    Reference(String),
    /// A link or an image with this target: its words are shown without it.
    Link(String),
    /// Code between backticks: it is shown as plain words.
    Code(String),
    /// Bold or italics that begin on one side of a condition's border and end on the other.
    Crossing,
    /// An asterisk that neither begins nor ends bold or italics.
    StrayAsterisk,
}

/// The faults of a sentence, each once.
#[must_use]
pub fn faults(marked: &str) -> Vec<Fault> {
    let mut faults: Vec<Fault> = Parser::new(&guarded(marked)).filter_map(fault).collect();
    faults.extend(references(marked).map(|reference| Fault::Reference(reference.to_owned())));
    let parts = raw_parts(marked);
    if !is_nested(&parts) || !keeps_markers(marked, &parts) {
        faults.push(Fault::Crossing);
    }
    if parts.iter().any(|part| matches!(part, Part::Text(text) if text.contains('*'))) {
        faults.push(Fault::StrayAsterisk);
    }
    faults.sort();
    faults.dedup();
    faults
}

/// The character references of a text: `&amp;`, `&#38;`, `&#x26;`.
pub(in crate::locale) fn references(text: &str) -> impl Iterator<Item = &str> {
    text.match_indices('&').filter_map(|(start, _)| {
        let inner = text[start + 1..].split_once(';')?.0;
        let name = inner.strip_prefix('#').unwrap_or(inner);
        let is_name = !name.is_empty() && name.chars().all(|c| c.is_ascii_alphanumeric());
        is_name.then(|| &text[start..start + inner.len() + 2])
    })
}

fn fault(event: Event<'_>) -> Option<Fault> {
    match event {
        Event::Html(html) | Event::InlineHtml(html) => Some(Fault::Html(typed(&html))),
        Event::Code(code) => Some(Fault::Code(typed(&code))),
        Event::Start(Tag::Link { dest_url, .. }) if own_target(&dest_url).is_none() => {
            Some(Fault::Link(typed(&dest_url)))
        }
        Event::Start(Tag::Image { dest_url, .. }) => Some(Fault::Link(typed(&dest_url))),
        _ => None,
    }
}
