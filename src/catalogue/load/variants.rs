//! `variants.toml`.

use super::super::Variant;
use super::{Loader, files};
use crate::condition::Cond;
use crate::reader::{At, Fields, Names, Text};
use crate::tree::InputTree;

/// A variant by its index, and what it needs: that can name what is read later.
pub type Needs = Vec<(usize, Text)>;

impl Loader<'_> {
    pub fn load_variants(&mut self, tree: &InputTree) -> Needs {
        let Some(source) = files::open(tree, files::VARIANTS, self.found) else { return Needs::new() };
        let mut top = source.table(self.found);
        let (mut needs, mut names) = (Needs::new(), Names::default());
        for fields in top.take_tables("variant", self.found) {
            let need = self.load_variant(fields, &mut names);
            needs.extend(need);
        }
        top.finish(self.found);
        needs
    }

    fn load_variant(&mut self, mut fields: Fields<'_>, names: &mut Names) -> Option<(usize, Text)> {
        let id = fields.need_id("id", self.found);
        let needs = fields.need_text("needs", self.found);
        fields.finish(self.found);
        let At { value: id, at } = id.filter(|id| names.define(id, self.found))?;
        let index = self.catalogue.variants.len();
        if !self.has_room(index, "variants", &at) {
            return None;
        }
        let var = self.next_var();
        let cond = self.catalogue.circuit.var(var);
        self.catalogue.atoms.insert(format!("variant:{id}"), cond);
        self.catalogue.variants.push(Variant { id, needs: Cond::ALWAYS, needs_text: String::new(), var, cond, at });
        needs.map(|needs| (index, needs))
    }

    pub fn load_needs(&mut self, needs: Needs) {
        for (variant, text) in needs {
            if let Some(cond) = self.catalogue.read_condition(&text, self.found) {
                let variant = &mut self.catalogue.variants[variant];
                (variant.needs, variant.needs_text) = (cond, text.value);
            }
        }
    }
}
