//! `content/pages/<page>/<section>.toml`: steps and their records.

use super::super::{Section, Step};
use super::record::Place;
use super::{Loader, Shared};
use crate::diagnostic::{Code, Diagnostic};
use crate::id::Id;
use crate::reader::{At, Fields, Names, Source};
use crate::tree::InputTree;

impl Loader<'_> {
    pub fn load_sections(&mut self, tree: &InputTree, folder: &str, names: &[Id], shared: &mut Shared) -> Vec<Section> {
        let paths = names.iter().map(|name| format!("{folder}/{name}.toml"));
        let sources: Vec<(String, Source<'_>)> = paths
            .filter_map(|path| Some((Source::open(&path, tree.0.get(&path)?, self.found)?, path)))
            .map(|(source, path)| (path, source))
            .collect();
        let mut tops: Vec<Fields<'_>> = sources.iter().map(|(_, source)| source.table(self.found)).collect();
        for top in &mut tops {
            self.load_footnotes(top, shared);
            self.load_lists(top);
        }
        let mut labels = Names::default();
        let read = sources.iter().zip(tops);
        read.filter_map(|((path, _), top)| self.load_section(path, top, &mut labels, shared)).collect()
    }

    fn load_section(
        &mut self,
        path: &str,
        mut fields: Fields<'_>,
        labels: &mut Names,
        shared: &mut Shared,
    ) -> Option<Section> {
        let id = self.take_file_id(&mut fields, path);
        let label = self.take_label(&mut fields).map(|label| label.value);
        let mut steps = Vec::new();
        let tables = fields.take_tables("step", self.found);
        if tables.is_empty() {
            let message = "a section has at least one `[[step]]`";
            self.found.push(Diagnostic::error(Code::MISSING_KEY, fields.at(), message));
        }
        fields.finish(self.found);
        for step in tables {
            steps.extend(self.load_step(step, labels, shared));
        }
        let At { value: id, at } = id.filter(|id| self.define_section(id))?;
        let title = format!("phase-{id}");
        Some(Section { id, title, label, steps, at })
    }

    fn load_step(&mut self, mut fields: Fields<'_>, labels: &mut Names, shared: &mut Shared) -> Option<Step> {
        let id = fields.need_id("id", self.found);
        let label = self.take_label(&mut fields);
        let when = self.take_when(&mut fields);
        let tables = fields.take_tables("record", self.found);
        fields.finish(self.found);
        let id = id.filter(|id| self.define_step(id));
        if let Some(label) = &label {
            labels.define_as(&label.value, &label.at, self.found);
        }
        let mut place = Place::new(id.as_ref().map(|id| &id.value), shared);
        for record in tables {
            self.load_record(record, &mut place);
        }
        self.report_childless(&place);
        let records = place.records();
        let At { value: id, at } = id?;
        let (title, label) = (format!("step-{id}"), label.map(|label| label.value));
        Some(Step { id, title, label, is_subject: false, when, records, givers: Vec::new(), at })
    }
}
