//! Inline enumerations.

use super::super::{List, ListItem, ListStyle};
use super::Loader;
use crate::diagnostic::{Code, Diagnostic};
use crate::id::Id;
use crate::reader::{At, Fields, choose};

const STYLES: [(&str, ListStyle); 3] = [("and", ListStyle::And), ("or", ListStyle::Or), ("plus", ListStyle::Plus)];

impl Loader<'_> {
    pub fn load_lists(&mut self, section: &mut Fields<'_>) {
        for mut fields in section.take_tables("list", self.found) {
            let id = fields.need_id("id", self.found);
            let style = fields.need_text("style", self.found);
            let tables = fields.take_tables("item", self.found);
            let header = fields.at();
            fields.finish(self.found);
            let style = style.and_then(|text| choose(&text, &STYLES, self.found)).unwrap_or(ListStyle::And);
            let Some(At { value: id, at }) = id.filter(|id| self.define_list(id)) else { continue };
            if tables.is_empty() {
                let message = "a list has at least one `[[list.item]]`";
                self.found.push(Diagnostic::error(Code::MISSING_KEY, header, message));
            }
            let items = tables.into_iter().filter_map(|item| self.load_item(item, &id)).collect();
            self.lists.insert(id.clone(), List { id, style, items, at });
        }
    }

    fn define_list(&mut self, id: &At<Id>) -> bool {
        let known = self.lists.get(&id.value).map(|list| list.at.clone());
        if let Some(first) = &known {
            let message = format!("`{}` is already the id of a list", id.value);
            let diagnostic = Diagnostic::error(Code::DUPLICATE_ID, id.at.clone(), message);
            self.found.push(diagnostic.also(first.clone(), "first defined here").fix("choose another id"));
        }
        known.is_none() && self.is_free(id)
    }

    fn load_item(&mut self, mut fields: Fields<'_>, list: &Id) -> Option<ListItem> {
        let id = fields.need_id("id", self.found);
        let when = self.take_when(&mut fields);
        let editions = self.take_editions(&mut fields);
        fields.finish(self.found);
        let At { value: id, at } = id.filter(|id| self.define_item(list, id))?;
        Some(ListItem { id, when, editions, at })
    }
}
