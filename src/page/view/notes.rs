//! Footnotes: numbered by what shows, linked both ways.

use super::super::resolve::{Record, Step};
use super::super::text::{Region, Text};
use super::Builder;
use super::model::{FootnoteView, FootnotesView, NoteLink};
use crate::condition::Cond;
use crate::marked;

/// The slots below are the site's own.
const NOTE_SLOTS: u32 = 16;

/// The slot that holds the number of a footnote, an index of [`Resolved::footnotes`](super::Resolved::footnotes).
/// `None` for the four-thousandth footnote and those behind it: they are marked without a number.
pub fn note_slot(footnote: usize) -> Option<u32> {
    u32::try_from(footnote).ok().filter(|n| *n < 4000).map(|n| NOTE_SLOTS + n)
}

/// The footnote whose number a slot holds.
pub fn note_number(slot: u32) -> Option<usize> {
    slot.checked_sub(NOTE_SLOTS).and_then(|note| usize::try_from(note).ok())
}

fn number(footnote: usize) -> String {
    note_slot(footnote).map_or('*', marked::slot).to_string()
}

impl Builder<'_> {
    pub(super) fn footnotes(&mut self) -> Option<FootnotesView> {
        let shown: Vec<Cond> = self.page.footnotes.iter().map(|note| note.when).collect();
        let any = self.catalogue.circuit.or(shown);
        let when = Region::new(any, Cond::ALWAYS)?;
        let notes = (0..self.page.footnotes.len()).filter_map(|note| self.footnote(note, any)).collect();
        Some(FootnotesView { when, notes })
    }

    fn footnote(&self, number: usize, within: Cond) -> Option<FootnoteView> {
        let note = &self.page.footnotes[number];
        Some(FootnoteView {
            when: Region::new(note.when, within)?,
            id: note.id.to_string(),
            number: self::number(number),
            text: self.writer.text(&self.words.footnotes[number]),
            references: self.references(number, note.when),
        })
    }

    /// The way back to each record that refers to the footnote.
    fn references(&self, note: usize, within: Cond) -> Vec<NoteLink> {
        let records = self.page.steps().flat_map(|step| step.records.iter().map(move |record| (step, record)));
        let referring = records.filter(|(_, record)| record.footnotes.contains(&note));
        let back =
            |(step, record): (&Step, &Record)| Some(self.link(note, record, step, Region::new(record.when, within)?));
        referring.filter_map(back).collect()
    }

    pub(super) fn link(&self, note: usize, record: &Record, step: &Step, when: Region) -> NoteLink {
        NoteLink {
            when,
            note: self.page.footnotes[note].id.to_string(),
            record: record.id.to_string(),
            number: number(note),
            step: self.step_name(step),
        }
    }

    fn step_name(&self, step: &Step) -> Text {
        let number = self.page.steps().position(|other| other.id == step.id);
        match (&step.label, number) {
            (Some(label), _) => Text::bare(label),
            (None, Some(number)) => self.writer.text(&self.words.steps[number]),
            (None, None) => Text::default(),
        }
    }
}
