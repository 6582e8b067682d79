//! Conditional text: a string whose parts are shown under conditions.
//!
//! While text goes through Fluent, Markdown and Tera, a region stands between two private-use markers
//! ([`open`], [`CLOSE`]). [`Conditional::parse`] takes the markers out once; [`Conditional::prune`] then
//! copies what a selection shows.
//! May name: `condition`.

mod prune;
mod texts;

pub use prune::{Conditional, Event, Unbalanced};
pub use texts::{Limit, Texts};

use crate::condition::Cond;

/// Ends the region that was opened last.
pub const CLOSE: char = '\u{10FFF0}';
/// Stands before the name of what `locale` inserts after formatting: a list, or a message of the source language.
pub const INSERT_OPEN: char = '\u{10FFF1}';
/// Stands behind the name of what is inserted.
pub const INSERT_CLOSE: char = '\u{10FFF2}';
/// Begins words that are an adaptation. Unlike regions these marks are gone after `locale::markdown`.
pub const ADAPTED_OPEN: char = '\u{10FFF3}';
/// Ends words that are an adaptation.
pub const ADAPTED_CLOSE: char = '\u{10FFF4}';
/// Begins words that are missing in the language and stand in the source language.
pub const SOURCE_OPEN: char = '\u{10FFF5}';
/// Ends words in the source language.
pub const SOURCE_CLOSE: char = '\u{10FFF6}';
/// Begins the target of a link that the program made; no other link gets through.
pub const LINK: char = '\u{10FFF7}';
/// Stands at both ends of a text while Markdown is read, so that nothing is taken for a list or a heading.
pub const EDGE: char = '\u{10FFF8}';
/// Stands behind an ampersand while Markdown is read, so that it begins no character reference.
pub const LITERAL: char = '\u{10FFF9}';

/// The two private-use planes: nothing that is read from a file may hold a character of them.
#[must_use]
pub fn is_marker(c: char) -> bool {
    c >= '\u{F0000}'
}

const LOW: u32 = 0xF_0000;
const HIGH: u32 = 0xF_8000;
const SLOT: u32 = 0x10_0000;
const SLOTS: u32 = 0x1000;
const HALF: u32 = 0x8000;

/// The two characters that open a region.
#[must_use]
pub fn open(condition: Cond) -> String {
    let number = u32::try_from(condition.index()).expect("a condition's number fits into 32 bits");
    [HIGH + number / HALF, LOW + number % HALF].into_iter().map(private).collect()
}

/// Whether the character is the first of two that open a region.
#[must_use]
pub fn is_opening(c: char) -> bool {
    matches!(marker(c), Some(Marker::High(_)))
}

/// Whether the character belongs to the markers of regions.
#[must_use]
pub fn is_border(c: char) -> bool {
    matches!(marker(c), Some(Marker::High(_) | Marker::Low(_) | Marker::Close))
}

/// A region around a text; the bare text, where the condition always holds, and nothing, where it never does.
#[must_use]
pub fn region(condition: Cond, text: &str) -> String {
    match condition {
        Cond::ALWAYS => text.to_owned(),
        Cond::NEVER => String::new(),
        _ if text.is_empty() => String::new(),
        _ => format!("{}{text}{CLOSE}", open(condition)),
    }
}

/// A place that is filled in when the text is pruned: what differs from selection to selection without being
/// a matter of a condition, such as the preset's name.
///
/// # Panics
/// With a slot of 4,096 or more.
#[must_use]
pub fn slot(slot: u32) -> char {
    assert!(slot < SLOTS, "there are {SLOTS} slots");
    private(SLOT + slot)
}

fn private(number: u32) -> char {
    char::from_u32(number).expect("the private-use planes hold characters only")
}

/// What a character means as a marker.
enum Marker {
    High(u32),
    Low(u32),
    Slot(u32),
    Close,
}

fn marker(c: char) -> Option<Marker> {
    let number = u32::from(c);
    match number {
        LOW..HIGH => Some(Marker::Low(number - LOW)),
        HIGH..0xF_FFFE => Some(Marker::High(number - HIGH)),
        n if (SLOT..SLOT + SLOTS).contains(&n) => Some(Marker::Slot(number - SLOT)),
        _ if c == CLOSE => Some(Marker::Close),
        _ => None,
    }
}
