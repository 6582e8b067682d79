//! Which record stands under which.

use super::super::{Kind, Page, Record};
use super::Loader;
use super::record::Place;
use crate::diagnostic::{Code, Diagnostic};
use crate::id::Id;
use crate::reader::{At, Fields, find};
use std::collections::BTreeMap;

/// Records nested deeper than this cannot be read on a page either.
const DEEPEST: usize = 12;

impl Loader<'_> {
    /// `under`: an earlier record of the step, with nothing between the two that stands elsewhere.
    pub fn take_parent(&mut self, fields: &mut Fields<'_>, place: &Place<'_>) -> Option<usize> {
        let name = fields.take_id("under", self.found)?;
        let earlier = place.records.iter().map(|record| record.id.as_str());
        let before = self.found.len();
        let parent = find(&name, earlier, (Code::UNKNOWN_RECORD, "earlier record in this step"), self.found);
        if parent.is_none() {
            self.strays.extend(self.found.drain(before..).map(|fault| (name.value.clone(), fault)));
        }
        let parent = parent?;
        self.report_misplaced(&name, parent, &place.records);
        // What is too deep goes to the top: nothing that follows may meet a chain without an end.
        (place.records[parent].depth < DEEPEST).then_some(parent)
    }

    /// Where else the parents are that were sought in vain is known only when all records are.
    pub fn report_strays(&mut self, pages: &[Page]) {
        let steps = pages.iter().flat_map(|page| &page.sections).flat_map(|section| &section.steps);
        let places: BTreeMap<&Id, (&Id, &Record)> =
            steps.flat_map(|step| step.records.iter().map(move |record| (&record.id, (&step.id, record)))).collect();
        for (name, fault) in std::mem::take(&mut self.strays) {
            self.found.push(match places.get(&name) {
                Some((step, record)) => fault.also(record.at.clone(), "it stands here").fix(format!(
                    "it stands in the step `{step}`: put both into one step, the parent first, or name another record"
                )),
                None => fault,
            });
        }
    }

    fn report_misplaced(&mut self, name: &At<Id>, parent: usize, earlier: &[Record]) {
        if !lines_of(earlier).any(|record| record == parent) {
            let message =
                format!("`{}` is already closed: a child follows its parent or another child of it", name.value);
            let diagnostic = Diagnostic::error(Code::MISPLACED_RECORD, name.at.clone(), message);
            let diagnostic = diagnostic.also(earlier[parent].at.clone(), "the parent");
            self.found.push(diagnostic.fix("move the record up"));
        }
        if earlier[parent].depth == DEEPEST {
            let message = "records are nested too deeply";
            self.found.push(Diagnostic::error(Code::MISPLACED_RECORD, name.at.clone(), message));
        }
    }

    /// Groups without children never show; a repeat without children repeats nothing.
    pub fn report_childless(&mut self, place: &Place<'_>) {
        for (n, record) in place.records.iter().enumerate() {
            let needs_children = record.kind == Kind::Group || record.repeat.is_some();
            if needs_children && place.records.get(n + 1).is_none_or(|next| next.parent != Some(n)) {
                let message = format!("no record stands under `{}`", record.id);
                let fix = "write the records that stand `under` it behind it, or make it no group and no repeat";
                self.found.push(Diagnostic::error(Code::EMPTY_GROUP, record.at.clone(), message).fix(fix));
            }
        }
    }
}

/// The last record and all above it.
fn lines_of(records: &[Record]) -> impl Iterator<Item = usize> {
    let last = records.len().checked_sub(1);
    std::iter::successors(last, |record| records[*record].parent)
}
