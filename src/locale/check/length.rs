//! `too-long`: names that do not fit into their badge on a small phone.

use super::{Checked, fault_in};
use crate::diagnostic::{Code, Diagnostic};
use crate::locale::markdown;
use crate::marked::Conditional;

/// Letters that a badge holds. Measured in Chromium on the real pages: on a screen of 320 pixels the sentences of the
/// deepest list are 160 wide, and a badge takes 14 beside its letters, which are 7.6 each in capitals of Cyrillic names.
const BADGE: usize = 19;
/// Letters of the word before a publisher's name, in one badge with it: "deviation: RGG".
const DEVIATION: usize = 12;
/// Letters of that name.
const PUBLISHER: usize = 5;
/// Letters of an edition's short name, which stands beside others.
const EDITION: usize = 8;

impl Checked<'_> {
    pub fn lengths(&self, language: usize, found: &mut Vec<Diagnostic>) {
        for (id, need) in self.needs {
            let (Some(most), Some(defined)) = (limit(id, need.what), self.usable(language, id)) else { continue };
            let marked = self.formatted_one(language, id, need, defined);
            let Some(text) = marked.and_then(|marked| Conditional::parse(&markdown::plain(&marked)).ok()) else {
                continue;
            };
            let length = width(text.text());
            if length > most {
                let message = format!("`{id}` is {length} letters long; its badge holds {most} on a small phone");
                found.push(fault_in(language, Code::TOO_LONG, &defined.at, message).fix("find a shorter name"));
            }
        }
    }
}

/// How long a name may be; `None` for what does not stand in a badge.
fn limit(id: &str, what: &str) -> Option<usize> {
    match what {
        "signal" if !id.ends_with("-help") => Some(BADGE),
        "edition" if id.ends_with("-short") => Some(EDITION),
        "publisher" if !id.ends_with("-name") => Some(PUBLISHER),
        _ if id == "ui-deviation" => Some(DEVIATION),
        _ if id == "ui-adapted" => Some(BADGE),
        _ => None,
    }
}

/// In letters of the Latin script: those of East Asia are twice as wide, marks above a letter have no width.
fn width(text: &str) -> usize {
    let width = |c: char| match c {
        '\u{300}'..='\u{36F}' | '\u{200B}'..='\u{200F}' | '\u{AD}' => 0,
        '\u{1100}'..='\u{115F}'
        | '\u{2E80}'..='\u{A4CF}'
        | '\u{AC00}'..='\u{D7A3}'
        | '\u{F900}'..='\u{FAFF}'
        | '\u{FF00}'..='\u{FF60}'
        | '\u{20000}'..='\u{3FFFD}' => 2,
        _ => 1,
    };
    text.chars().map(width).sum()
}
