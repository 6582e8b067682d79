//! What differs from preset to preset without being a matter of a condition.

use crate::marked;
use crate::page::note_slot;
use serde::Serialize;

const PRESET: u32 = 0;
const NAME_HTML: u32 = 1;
const NAME_PLAIN: u32 = 2;
const SELECTION: u32 = 3;
const LINK: u32 = 4;
/// The conditions of a live page, which are known when all of it is there.
pub const CONDITIONS: u32 = 5;

/// The places for it, for templates.
#[derive(Clone, Debug, Serialize)]
pub struct Slots {
    /// The preset's id.
    pub preset: String,
    /// The preset's name, safe for text alone.
    pub name_html: String,
    /// The preset's name, safe everywhere.
    pub name_plain: String,
    /// The selection's written form.
    pub selection: String,
    /// The selection as the end of an address.
    pub link: String,
    /// The conditions of a live page.
    pub conditions: String,
}

impl Slots {
    pub fn new() -> Self {
        let slot = |number| marked::slot(number).to_string();
        Self {
            preset: slot(PRESET),
            name_html: slot(NAME_HTML),
            name_plain: slot(NAME_PLAIN),
            selection: slot(SELECTION),
            link: slot(LINK),
            conditions: slot(CONDITIONS),
        }
    }
}

/// What goes into the places for one preset. All of it is HTML.
#[derive(Clone, Debug)]
pub struct Filling {
    pub preset: String,
    pub name_html: String,
    pub name_plain: String,
    pub selection: String,
    pub link: String,
}

impl Filling {
    /// By slot: its own texts, then the numbers of the footnotes that show.
    pub fn slots(&self, notes: &[Option<usize>]) -> Vec<String> {
        let own = [
            (PRESET, &self.preset),
            (NAME_HTML, &self.name_html),
            (NAME_PLAIN, &self.name_plain),
            (SELECTION, &self.selection),
            (LINK, &self.link),
        ];
        let numbers = notes.iter().enumerate().filter_map(|(note, number)| Some((note_slot(note)?, (*number)?)));
        let numbers = numbers.map(|(slot, number)| (slot, number.to_string()));
        let mut slots = Vec::new();
        for (slot, text) in own.into_iter().map(|(slot, text)| (slot, text.clone())).chain(numbers) {
            let place = slot as usize;
            slots.resize_with(slots.len().max(place + 1), String::new);
            slots[place] = text;
        }
        slots
    }
}

/// Text as HTML, for elements and attributes alike.
pub fn escaped(text: &str) -> String {
    let mut html = Vec::with_capacity(text.len());
    tera::escape_html(text, &mut html).expect("writing to memory succeeds");
    String::from_utf8(html).expect("escaping text gives text")
}
