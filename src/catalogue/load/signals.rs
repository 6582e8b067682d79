//! `signals.toml`.

use super::super::Signal;
use super::{Loader, files};
use crate::condition::Cond;
use crate::id::Id;
use crate::reader::{At, Fields, Names, choose};
use crate::tree::InputTree;

impl Loader<'_> {
    pub fn load_signals(&mut self, tree: &InputTree) {
        let Some(source) = files::open(tree, files::SIGNALS, self.found) else { return };
        let mut top = source.table(self.found);
        let mut names = Names::default();
        for fields in top.take_tables("signal", self.found) {
            let signal = self.read_signal(fields, &mut names);
            self.catalogue.signals.extend(signal);
        }
        top.finish(self.found);
    }

    fn read_signal(&mut self, mut fields: Fields<'_>, names: &mut Names) -> Option<Signal> {
        let id = fields.need_id("id", self.found);
        let when = fields.take_text("when", self.found);
        let raised = fields.take_text("raised", self.found);
        let only_steps = self.take_steps(&mut fields, "steps");
        let except_steps = self.take_steps(&mut fields, "except-steps");
        let rounds = fields.take_texts("rounds", self.found).into_iter().map(|text| text.value).collect();
        fields.finish(self.found);
        let when = when.and_then(|text| self.catalogue.read_condition(&text, self.found)).unwrap_or(Cond::ALWAYS);
        let by_points = raised.and_then(|text| choose(&text, &[("points", true)], self.found)).unwrap_or(false);
        let At { value: id, at } = id.filter(|id| names.define(id, self.found))?;
        let has_room = self.has_room(self.catalogue.signals.len(), "signals", &at);
        has_room.then_some(Signal { id, when, by_points, only_steps, except_steps, rounds, at })
    }

    /// Whether there are such steps is found out when the pages are read.
    fn take_steps(&mut self, fields: &mut Fields<'_>, key: &'static str) -> Vec<Id> {
        fields.take_ids(key, self.found).into_iter().map(|id| id.value).collect()
    }
}
