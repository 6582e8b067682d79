//! A record with its badges and its children.

use super::super::resolve::{Record, Step};
use super::super::signals::Signal;
use super::super::text::Region;
use super::Builder;
use super::marks::hue;
use super::model::{CaptionView, NoteLink, RecordView, SignalView};
use crate::condition::Cond;
use crate::locale::Words;

/// Where a record stands.
#[derive(Clone, Copy)]
pub(super) struct Place<'p> {
    pub step: &'p Step,
    /// The words of the step's records.
    pub words: &'p [Words],
    /// The condition of the region that the record stands in.
    pub within: Cond,
}

impl Builder<'_> {
    /// When the record shows, all told: a legend waits for what it explains.
    pub(super) fn shows(&mut self, record: &Record) -> Cond {
        let legend = self.words.legend(record).unwrap_or(Cond::ALWAYS);
        self.catalogue.circuit.and([record.when, legend])
    }

    pub(super) fn record(&mut self, number: usize, place: Place) -> Option<RecordView> {
        let record = &place.step.records[number];
        let shows = self.shows(record);
        let when = Region::new(shows, place.within)?;
        let place = Place { within: shows, ..place };
        Some(RecordView {
            id: record.id.to_string(),
            kind: record.kind,
            when,
            text: self.writer.text(&place.words[number]),
            adapted: Region::new(record.marked, Cond::ALWAYS),
            deviation: record.deviation.iter().map(|p| self.writer.text(&self.names.publishers[*p])).collect(),
            signals: record.signals.iter().filter_map(|signal| self.signal(signal)).collect(),
            footnotes: record.footnotes.iter().filter_map(|note| self.note_link(*note, record, place.step)).collect(),
            repeat: record.repeat.and_then(|repeat| self.caption(repeat)),
            list: self.list(&record.children, place),
        })
    }

    fn signal(&self, signal: &Signal) -> Option<SignalView> {
        let named = &self.catalogue.signals[signal.signal];
        Some(SignalView {
            when: Region::new(signal.when, Cond::ALWAYS)?,
            id: named.id.to_string(),
            hue: hue(signal.signal),
            name: self.writer.text(self.names.signal(signal)),
        })
    }

    fn note_link(&self, note: usize, record: &Record, step: &Step) -> Option<NoteLink> {
        let when = Region::new(self.page.footnotes[note].own, Cond::ALWAYS)?;
        Some(self.link(note, record, step, when))
    }

    fn caption(&self, repeat: usize) -> Option<CaptionView> {
        let when = Region::new(self.page.repeats[repeat].when, Cond::ALWAYS)?;
        Some(CaptionView { when, words: self.writer.text(&self.words.repeats[repeat]) })
    }
}
