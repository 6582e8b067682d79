//! What differs from preset to preset without being a matter of a condition.

use crate::marked;
use crate::page::note_slot;
use serde::Serialize;

const PRESET: u32 = 0;
const NAME_HTML: u32 = 1;
const NAME_PLAIN: u32 = 2;
const SELECTION: u32 = 3;

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
}

impl Slots {
    pub fn new() -> Self {
        let slot = |number| marked::slot(number).to_string();
        Self {
            preset: slot(PRESET),
            name_html: slot(NAME_HTML),
            name_plain: slot(NAME_PLAIN),
            selection: slot(SELECTION),
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
}

impl Filling {
    /// By slot: its own texts, then the numbers of the footnotes that show.
    pub fn slots(&self, notes: &[Option<usize>]) -> Vec<String> {
        let mut slots = vec![String::new(); note_slot(notes.len()) as usize];
        slots[PRESET as usize].clone_from(&self.preset);
        slots[NAME_HTML as usize].clone_from(&self.name_html);
        slots[NAME_PLAIN as usize].clone_from(&self.name_plain);
        slots[SELECTION as usize].clone_from(&self.selection);
        for (note, number) in notes.iter().enumerate() {
            slots[note_slot(note) as usize] = number.map(|number| number.to_string()).unwrap_or_default();
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
