//! The legend of the badges.

use super::super::text::Region;
use super::Builder;
use super::model::{DeviationView, MarkView, MarksView};
use crate::condition::Cond;

/// As many as the stylesheet has colours for signals.
const HUES: usize = 10;

/// The colour of a signal.
pub(super) fn hue(signal: usize) -> usize {
    signal % HUES + 1
}

impl Builder<'_> {
    /// `None` for a page that can show no badge.
    pub(super) fn marks(&mut self) -> Option<MarksView> {
        let shown: Vec<Cond> = (0..self.catalogue.signals.len()).map(|signal| self.raised(signal)).collect();
        let (adapted, deviation) = (self.words.adapts, self.words.deviates);
        let any = self.catalogue.circuit.or(shown.iter().copied().chain([adapted, deviation]));
        let deviations = self.deviations(any);
        let mark = |(signal, when): (usize, &Cond)| {
            let (name, help) = (&self.names.signals[signal], &self.names.signal_helps[signal]);
            let when = Region::new(*when, any)?;
            Some(MarkView { when, hue: hue(signal), name: self.writer.text(name), help: self.writer.text(help) })
        };
        Some(MarksView {
            when: Region::new(any, Cond::ALWAYS)?,
            adapted: Region::new(adapted, any),
            deviations,
            signals: shown.iter().enumerate().filter_map(mark).collect(),
        })
    }

    /// The publishers whose rules deviate on this page.
    fn deviations(&mut self, within: Cond) -> Vec<DeviationView> {
        let mut views = Vec::new();
        for publisher in 0..self.catalogue.publishers.len() {
            let records = self.page.records().filter(|record| record.deviation.contains(&publisher));
            let any = self.catalogue.circuit.or(records.map(|record| record.when).collect::<Vec<_>>());
            let (short, name) = (&self.names.publishers[publisher], &self.names.publisher_names[publisher]);
            let view = |when| DeviationView { when, short: self.writer.text(short), name: self.writer.text(name) };
            views.extend(Region::new(any, within).map(view));
        }
        views
    }

    /// When any record that shows raises the signal.
    fn raised(&mut self, signal: usize) -> Cond {
        let raises = |record: &&super::super::resolve::Record| record.signals.iter().any(|s| s.signal == signal);
        let records: Vec<Cond> = self.page.records().filter(raises).map(|record| record.when).collect();
        let any = self.catalogue.circuit.or(records);
        let when = self.catalogue.signals[signal].when;
        self.catalogue.circuit.and([any, when])
    }
}
