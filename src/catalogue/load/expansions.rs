//! `expansions/<group>.toml`.

use super::super::{Component, Expansion, Group};
use super::{Loader, files};
use crate::diagnostic::{Code, Diagnostic, Span};
use crate::id::Id;
use crate::reader::{At, Fields, Names, choose};
use crate::tree::InputTree;

const GROUPS: [(&str, Group); 4] =
    [("major", Group::Major), ("minor", Group::Minor), ("other", Group::Other), ("fan", Group::Fan)];

impl Loader<'_> {
    pub fn load_expansions(&mut self, tree: &InputTree) {
        let mut names = Names::default();
        for (path, group) in files::EXPANSIONS {
            let Some(source) = files::open(tree, path, self.found) else { continue };
            let mut top = source.table(self.found);
            for fields in top.take_tables("expansion", self.found) {
                self.load_expansion(fields, group, &mut names);
            }
            top.finish(self.found);
        }
        self.report_ambiguous();
    }

    fn load_expansion(&mut self, mut fields: Fields<'_>, group: Group, names: &mut Names) {
        let id = fields.need_id("id", self.found);
        let group =
            fields.take_text("group", self.found).and_then(|text| choose(&text, &GROUPS, self.found)).unwrap_or(group);
        let number = fields.take_text("number", self.found).map(|text| text.value);
        let editions = self.take_editions(&mut fields).unwrap_or_else(|| (0..self.catalogue.editions.len()).collect());
        let components = fields.take_tables("component", self.found);
        let at = fields.at();
        fields.finish(self.found);
        let first = self.catalogue.components.len();
        for component in components {
            self.load_component(component, &editions);
        }
        self.add_expansion(id, (first..self.catalogue.components.len()).collect(), at, names, |id, components, at| {
            Expansion { id, group, number, components, at }
        });
    }

    /// An expansion without components is left out. One without a fit id takes that of its first component, so that
    /// its components are not unknown as well.
    fn add_expansion(
        &mut self,
        id: Option<At<Id>>,
        components: Vec<usize>,
        at: Span,
        names: &mut Names,
        make: impl FnOnce(Id, Vec<usize>, Span) -> Expansion,
    ) {
        let Some(first) = components.first() else {
            let message = "an expansion has at least one `[[expansion.component]]`";
            self.found.push(Diagnostic::error(Code::MISSING_KEY, at, message));
            return;
        };
        if let Some(id) = &id {
            names.define(id, self.found);
        }
        let first = &self.catalogue.components[*first];
        let At { value, at } = id.unwrap_or_else(|| At { value: first.id.clone(), at: first.at.clone() });
        self.catalogue.expansions.push(make(value, components, at));
    }

    fn load_component(&mut self, mut fields: Fields<'_>, inherited: &[usize]) {
        let id = fields.need_id("id", self.found);
        let wica = self.take_wica(&mut fields);
        let editions = self.take_editions(&mut fields).unwrap_or_else(|| inherited.to_vec());
        fields.finish(self.found);
        let Some(id) = id else { return };
        if self.define_word(&id) && self.has_room(self.catalogue.components.len(), "components", &id.at) {
            self.add_component(id, wica, editions);
        }
    }

    /// To the expansion that will be added next.
    fn add_component(&mut self, id: At<Id>, wica: Option<String>, editions: Vec<usize>) {
        let var = self.next_var();
        let cond = self.catalogue.circuit.var(var);
        let At { value: id, at } = id;
        self.catalogue.atoms.insert(id.to_string(), cond);
        let expansion = self.catalogue.expansions.len();
        self.catalogue.components.push(Component { id, wica, expansion, editions, var, cond, at });
    }

    fn take_editions(&mut self, fields: &mut Fields<'_>) -> Option<Vec<usize>> {
        let is_given = fields.has("editions");
        let names = fields.take_ids("editions", self.found);
        is_given.then(|| self.catalogue.find_editions(&names, self.found))
    }

    /// A word of a selection that is a component as well as an expansion must mean the same both ways.
    fn report_ambiguous(&mut self) {
        for expansion in &self.catalogue.expansions {
            let Some(same) = self.catalogue.components.iter().find(|component| component.id == expansion.id) else {
                continue;
            };
            let only = expansion.components.iter().map(|n| &self.catalogue.components[*n].id);
            if !only.eq([&expansion.id]) {
                let message = format!("`{}` is an expansion of other components and also a component", expansion.id);
                let diagnostic = Diagnostic::error(Code::DUPLICATE_ID, expansion.at.clone(), message);
                self.found.push(diagnostic.also(same.at.clone(), "the component").fix("choose another id"));
            }
        }
    }
}
