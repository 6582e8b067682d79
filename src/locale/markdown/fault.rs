//! What in a message looks like markup but is none, or does not hold for every selection.

use super::events::{Part, guarded, is_nested, keeps_markers, own_target, raw_parts};
use pulldown_cmark::{Event, Parser, Tag};

/// A fault of a message's markup, with the words that it concerns.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Fault {
    /// Raw HTML: it is shown as text.
    Html(String),
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

fn fault(event: Event<'_>) -> Option<Fault> {
    match event {
        Event::Html(html) | Event::InlineHtml(html) => Some(Fault::Html(html.to_string())),
        Event::Code(code) => Some(Fault::Code(code.to_string())),
        Event::Start(Tag::Link { dest_url, .. }) if own_target(&dest_url).is_none() => {
            Some(Fault::Link(dest_url.to_string()))
        }
        Event::Start(Tag::Image { dest_url, .. }) => Some(Fault::Link(dest_url.to_string())),
        _ => None,
    }
}
