//! `editions.toml` and `publishers.toml`.

use super::super::{Edition, Publisher};
use super::{Loader, files};
use crate::condition::Cond;
use crate::diagnostic::{Code, Diagnostic, Span};
use crate::id::Id;
use crate::reader::{At, Names, find};
use crate::tree::InputTree;

/// An edition and the name of the one that it follows.
struct Raw {
    id: At<Id>,
    wica: Option<String>,
    also: Vec<String>,
    follows: Option<At<Id>>,
}

impl Loader<'_> {
    pub fn load_editions(&mut self, tree: &InputTree) {
        let raw = self.read_editions(tree);
        if raw.is_empty() && self.found.is_empty() {
            let at = Span::new(&files::EDITIONS.into(), 0..0);
            let message = "there is no edition: a selection prefers exactly one";
            self.found.push(Diagnostic::error(Code::MISSING_FILE, at, message).fix("add an `[[edition]]`"));
        }
        let follows: Vec<usize> = (0..raw.len()).map(|own| self.follows(&raw, own)).collect();
        for (raw, follows) in raw.into_iter().zip(&follows) {
            self.add_edition(raw, *follows);
        }
        self.add_rules();
    }

    fn read_editions(&mut self, tree: &InputTree) -> Vec<Raw> {
        let Some(source) = files::open(tree, files::EDITIONS, self.found) else { return Vec::new() };
        let mut top = source.table(self.found);
        let (mut editions, mut names) = (Vec::new(), Names::default());
        for mut fields in top.take_tables("edition", self.found) {
            let id = fields.need_id("id", self.found);
            let wica = self.take_wica(&mut fields);
            let also = fields.take_texts("also", self.found).into_iter().map(|name| name.value).collect();
            let follows = fields.take_id("follows", self.found);
            fields.finish(self.found);
            let Some(id) = id else { continue };
            if names.define(&id, self.found) && self.has_room(editions.len(), "editions", &id.at) {
                editions.push(Raw { id, wica, also, follows });
            }
        }
        top.finish(self.found);
        editions
    }

    /// The edition that one follows; itself for none, and for one that follows another in its turn.
    fn follows(&mut self, editions: &[Raw], own: usize) -> usize {
        let Some(name) = &editions[own].follows else { return own };
        let known = editions.iter().map(|edition| edition.id.value.as_str());
        let Some(followed) = find(name, known, (Code::UNKNOWN_EDITION, "edition"), self.found) else { return own };
        if let Some(next) = &editions[followed].follows {
            let message = format!("`{}` itself follows another edition", name.value);
            let fix = format!("follow `{}`, or no edition", next.value);
            self.found.push(Diagnostic::error(Code::UNKNOWN_EDITION, name.at.clone(), message).fix(fix));
            return own;
        }
        followed
    }

    fn add_edition(&mut self, raw: Raw, follows: usize) {
        let var = self.next_var();
        let preferred = self.catalogue.circuit.var(var);
        let Raw { id: At { value: id, .. }, wica, also, .. } = raw;
        self.catalogue.atoms.insert(format!("edition:{id}"), preferred);
        self.catalogue.editions.push(Edition { id, wica, also, follows, var, preferred, rules: Cond::NEVER });
    }

    /// The rules of an edition apply for itself and for all that follow it.
    fn add_rules(&mut self) {
        let catalogue = &mut self.catalogue;
        for own in 0..catalogue.editions.len() {
            if catalogue.editions[own].follows != own {
                continue;
            }
            let all = catalogue.editions.iter().filter(|edition| edition.follows == own);
            let preferred: Vec<Cond> = all.map(|edition| edition.preferred).collect();
            let rules = catalogue.circuit.or(preferred);
            catalogue.editions[own].rules = rules;
            catalogue.atoms.insert(format!("rules:{}", catalogue.editions[own].id), rules);
        }
    }

    pub fn load_publishers(&mut self, tree: &InputTree) {
        let Some(source) = files::open(tree, files::PUBLISHERS, self.found) else { return };
        let mut top = source.table(self.found);
        let mut names = Names::default();
        for mut fields in top.take_tables("publisher", self.found) {
            let id = fields.need_id("id", self.found);
            let official = fields.take_bool("official", self.found).unwrap_or(false);
            fields.finish(self.found);
            let Some(id) = id else { continue };
            if names.define(&id, self.found) && self.has_room(self.catalogue.publishers.len(), "publishers", &id.at) {
                self.catalogue.publishers.push(Publisher { id: id.value, official });
            }
        }
        top.finish(self.found);
    }
}
