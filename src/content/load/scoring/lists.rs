//! What formulas count, where rules were read, what stands at the head of the pages.

use super::{Loader, QUANTITIES, SOURCES};
use crate::catalogue::Id;
use crate::content::scoring::{FEATURES, FINAL, Introduction, Quantity, Source as RuleSource, TURN};
use crate::diagnostic::{Code, Diagnostic};
use crate::reader::{At, Fields, Names, Source, choose};
use crate::tree::InputTree;

const PAGES: [(&str, &str); 3] = [("turn", TURN), ("features", FEATURES), ("final", FINAL)];
/// What a formula calls the points of the feature so far.
pub const VALUE: &str = "value";

impl Loader<'_> {
    pub fn load_quantities(&mut self, tree: &InputTree) -> Vec<Quantity> {
        let (mut names, mut quantities) = (Names::default(), Vec::new());
        self.each_table(tree, QUANTITIES, "quantity", |loader, mut fields| {
            let id = fields.need_id("id", loader.found);
            let when = loader.take_when(&mut fields);
            let flag = fields.take_bool("flag", loader.found).unwrap_or(false);
            fields.finish(loader.found);
            let id = id.filter(|id| loader.is_no_value(id) && names.define(id, loader.found));
            quantities.extend(id.map(|At { value: id, at }| Quantity { id, when, flag, at }));
        });
        quantities
    }

    /// In formulas, one name means something already.
    fn is_no_value(&mut self, id: &At<Id>) -> bool {
        let is_value = id.value.as_str() == VALUE;
        if is_value {
            let message = "`value` is what the feature is worth so far, and no quantity";
            self.found.push(Diagnostic::error(Code::RESERVED_ID, id.at.clone(), message).fix("choose another id"));
        }
        !is_value
    }

    pub fn load_sources(&mut self, tree: &InputTree) -> Vec<RuleSource> {
        let (mut names, mut sources) = (Names::default(), Vec::new());
        self.each_table(tree, SOURCES, "source", |loader, mut fields| {
            let id = fields.need_id("id", loader.found);
            let title = fields.need_text("title", loader.found);
            let address = fields.need_text("address", loader.found);
            fields.finish(loader.found);
            let id = id.filter(|id| names.define(id, loader.found));
            if let (Some(At { value: id, at }), Some(title), Some(address)) = (id, title, address) {
                sources.push(RuleSource { id, title: title.value, address: address.value, at });
            }
        });
        sources
    }

    /// The tables of a file that may be absent.
    fn each_table(
        &mut self,
        tree: &InputTree,
        path: &'static str,
        key: &'static str,
        mut read: impl FnMut(&mut Self, Fields<'_>),
    ) {
        let Some(source) = tree.0.get(path).and_then(|bytes| Source::open(path, bytes, self.found)) else { return };
        let mut top = source.table(self.found);
        let tables = top.take_tables(key, self.found);
        top.finish(self.found);
        for fields in tables {
            read(self, fields);
        }
    }

    pub fn load_introduction(&mut self, index: &mut Fields<'_>) -> Vec<Introduction> {
        let mut sentences = Vec::new();
        for mut fields in index.take_tables("introduction", self.found) {
            let id = fields.need_id("id", self.found);
            let when = self.take_when(&mut fields);
            let names = fields.take_texts("pages", self.found);
            let pages: Vec<&'static str> = names.iter().filter_map(|name| choose(name, &PAGES, self.found)).collect();
            let legend = self.take_legend(&mut fields);
            if names.is_empty() {
                let fault = Diagnostic::error(Code::MISSING_KEY, fields.at(), "the key `pages` is missing");
                self.found.push(fault.fix("name the pages: `pages = [\"turn\", \"features\", \"final\"]`"));
            }
            fields.finish(self.found);
            let Some(At { value: id, at }) = id.filter(|id| self.define_record(id)) else { continue };
            sentences.push(Introduction { id, when, pages, legend, at });
        }
        sentences
    }
}
