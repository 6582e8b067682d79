//! A record with its badges and its children.

use super::super::links::Link;
use super::super::resolve::{Record, Step};
use super::super::signals::Signal;
use super::super::text::{Region, Text};
use super::super::words::PointsWords;
use super::Builder;
use super::marks::hue;
use super::model::{CaptionView, LinkView, NoteLink, PointsView, RecordView, SignalView};
use crate::condition::Cond;
use crate::locale::Words;

/// Where a record stands.
#[derive(Clone, Copy)]
pub(super) struct Place<'p> {
    pub step: &'p Step,
    /// The words of the step's records.
    pub words: &'p [Words],
    /// What its rows of points say besides.
    pub points: &'p [Option<PointsWords>],
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
            points: self.points(number, record, place),
            links: record.links.iter().filter_map(|link| self.link_to(link)).collect(),
            list: self.list(&record.children, place),
        })
    }

    fn points(&self, number: usize, record: &Record, place: Place) -> Option<PointsView> {
        let (points, words) = (record.points.as_ref()?, place.points[number].as_ref()?);
        Some(PointsView {
            formula: self.writer.text(&words.formula),
            receives: self.writer.text(&words.receives),
            kind: points.kind.word(),
            kind_name: self.writer.text(&words.kind),
            below_zero: points.below_zero,
        })
    }

    pub(super) fn link_to(&self, link: &Link) -> Option<LinkView> {
        let title = || self.writer.text(&self.writer.locales.words(self.words.language, &link.title, &[]));
        Some(LinkView {
            when: Region::new(link.when, Cond::ALWAYS)?,
            page: link.page.to_string(),
            anchor: link.anchor.to_string(),
            text: link.label.as_ref().map_or_else(title, |label| Text::bare(label)),
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
