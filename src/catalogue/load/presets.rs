//! `presets.toml`.

use super::super::{Preset, Selection};
use super::{Loader, files};
use crate::diagnostic::{Code, Diagnostic};
use crate::reader::{At, Fields, Names, is_folder_name};
use crate::tree::InputTree;

impl Loader<'_> {
    pub fn load_presets(&mut self, tree: &InputTree) {
        let Some(source) = files::open(tree, files::PRESETS, self.found) else { return };
        let mut top = source.table(self.found);
        let mut names = Names::default();
        for fields in top.take_tables("preset", self.found) {
            let preset = self.read_preset(fields, &mut names);
            self.catalogue.presets.extend(preset);
        }
        top.finish(self.found);
    }

    fn read_preset(&mut self, mut fields: Fields<'_>, names: &mut Names) -> Option<Preset> {
        let id = fields.need_id("id", self.found);
        let group = fields.need_id("group", self.found);
        let edition = fields.need_id("edition", self.found);
        let edition = edition.and_then(|name| self.catalogue.find_edition(&name, self.found));
        let mut selection = Selection::base_game(&self.catalogue, edition.unwrap_or(0));
        self.take_components(&mut fields, &mut selection);
        self.take_variants(&mut fields, &mut selection);
        let sources = fields.take_texts("sources", self.found).into_iter().map(|text| text.value).collect();
        fields.finish(self.found);
        let At { value: id, at } = id.filter(|id| is_folder_name(id, self.found) && names.define(id, self.found))?;
        let has_room = self.has_room(self.catalogue.presets.len(), "presets", &at);
        // A preset with a fault is left out: it would show what was not meant.
        (has_room && edition.is_some()).then_some(Preset { id, group: group?.value, selection, sources, at })
    }

    fn take_components(&mut self, fields: &mut Fields<'_>, selection: &mut Selection) {
        let Self { catalogue, found, .. } = self;
        let components = fields.take_ids("components", found);
        let mut chosen: Vec<usize> = components.iter().filter_map(|id| catalogue.find_component(id, found)).collect();
        for id in fields.take_ids("expansions", found) {
            let expansion = catalogue.find_expansion(&id, found);
            chosen.extend(expansion.iter().flat_map(|n| &catalogue.expansions[*n].components));
        }
        let everything = fields.take_bool("everything", found).unwrap_or(false);
        let neutral = fields.take_bool("neutral", found).unwrap_or(false);
        let of = fields.take_id("everything-of", found).and_then(|id| catalogue.find_edition(&id, found));
        for (n, component) in catalogue.components.iter().enumerate() {
            let is_neutral = component.editions.len() == catalogue.editions.len();
            let is_of = of.is_some_and(|edition| component.editions.contains(&edition));
            if everything || (neutral && is_neutral) || is_of {
                chosen.push(n);
            }
        }
        for component in chosen {
            selection.components[component] = true;
        }
    }

    fn take_variants(&mut self, fields: &mut Fields<'_>, selection: &mut Selection) {
        let values = selection.evaluate(&self.catalogue);
        for id in fields.take_ids("variants", self.found) {
            let Some(variant) = self.catalogue.find_variant(&id, self.found) else { continue };
            selection.variants[variant] = true;
            let variant = &self.catalogue.variants[variant];
            if !values.holds(variant.needs) {
                let message = format!("the variant `{}` changes nothing in this preset", id.value);
                let fix = format!("it needs: {}", variant.needs_text);
                self.found.push(Diagnostic::error(Code::IDLE_VARIANT, id.at, message).fix(fix));
            }
        }
    }
}
