//! The sections of the pages, and which subject stands in which.

use super::Loader;
use crate::catalogue::Id;
use crate::content::scoring::{Moment, Part, Scoring, Subject};
use crate::diagnostic::{Code, Diagnostic};
use crate::reader::{At, Fields, Names, find};
use std::collections::BTreeMap;

impl Loader<'_> {
    /// The subjects in the order of the features' parts.
    pub fn load_parts(&mut self, index: &mut Fields<'_>, subjects: Vec<Subject>, scoring: &mut Scoring) {
        let features = self.take_parts(index, "features", &subjects, Moment::During);
        let after = self.take_parts(index, "final", &subjects, Moment::Final);
        let mut order: Vec<usize> = features.iter().flat_map(|part| part.subjects.iter().copied()).collect();
        order.extend((0..subjects.len()).filter(|n| !order.contains(n)).collect::<Vec<_>>());
        let places: BTreeMap<usize, usize> = order.iter().enumerate().map(|(new, old)| (*old, new)).collect();
        let moved = |part: Part| Part { subjects: part.subjects.iter().map(|old| places[old]).collect(), ..part };
        scoring.features = features.into_iter().map(moved).collect();
        scoring.after = after.into_iter().map(moved).collect();
        let mut slots: Vec<Option<Subject>> = subjects.into_iter().map(Some).collect();
        scoring.subjects = order.into_iter().filter_map(|n| slots[n].take()).collect();
    }

    fn take_parts(
        &mut self,
        index: &mut Fields<'_>,
        key: &'static str,
        subjects: &[Subject],
        moment: Moment,
    ) -> Vec<Part> {
        let mut names = Names::default();
        let mut parts = Vec::new();
        for mut fields in index.take_tables(key, self.found) {
            let id = fields.need_id("id", self.found);
            let listed = fields.take_ids("subjects", self.found);
            fields.finish(self.found);
            let own = self.find_subjects(listed, subjects, moment, &mut names);
            let Some(At { value: id, at }) = id.filter(|id| self.define_section(id)) else { continue };
            parts.push(Part { id, subjects: own, at });
        }
        self.report_unlisted(key, subjects, moment, &parts);
        parts
    }

    fn find_subjects(
        &mut self,
        listed: Vec<At<Id>>,
        subjects: &[Subject],
        moment: Moment,
        names: &mut Names,
    ) -> Vec<usize> {
        let mut own = Vec::new();
        for name in listed {
            let known = subjects.iter().map(|subject| subject.id.as_str());
            let found = find(&name, known, (Code::UNKNOWN_SUBJECT, "file of something scored"), self.found);
            let Some(subject) = found.filter(|_| names.define(&name, self.found)) else { continue };
            if !subjects[subject].is_scored(moment) {
                let message = format!("`{}` has no row of this moment of the game", name.value);
                let fault = Diagnostic::error(Code::MISPLACED_SUBJECT, name.at.clone(), message);
                self.found.push(fault.fix("remove it here, or write a row"));
            }
            own.push(subject);
        }
        own
    }

    fn report_unlisted(&mut self, key: &str, subjects: &[Subject], moment: Moment, parts: &[Part]) {
        let is_listed = |n: usize| parts.iter().any(|part| part.subjects.contains(&n));
        for (_, subject) in subjects.iter().enumerate().filter(|(n, s)| s.is_scored(moment) && !is_listed(*n)) {
            let message = format!("no section of `{key}` lists `{}`", subject.id);
            let fault = Diagnostic::error(Code::MISPLACED_SUBJECT, subject.at.clone(), message);
            self.found.push(fault.fix(format!("add it to the `subjects` of a `[[{key}]]` in content/scoring.toml")));
        }
        for subject in subjects.iter().filter(|subject| moment == Moment::During && has_no_step(subject)) {
            let message = format!("nothing tells by which record of the turn `{}` is scored", subject.id);
            let fault = Diagnostic::error(Code::MISPLACED_SUBJECT, subject.at.clone(), message);
            self.found.push(fault.fix("name the records: `records = [\"…\"]`"));
        }
    }
}

/// It would be missing on the page that follows the turn.
fn has_no_step(subject: &Subject) -> bool {
    subject.is_scored(Moment::During) && subject.records.is_empty()
}
