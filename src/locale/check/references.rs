//! `lost-reference`: a list, a badge or another name of the content that the source language's message inserts and
//! the translation does not. Links to steps are compared where they show, see `marks`.

use super::{Checked, Pair, fault_in};
use crate::diagnostic::{Code, Diagnostic};
use crate::locale::messages::whole;
use std::collections::BTreeSet;

impl Checked<'_> {
    pub fn lost_references(&self, language: usize, found: &mut Vec<Diagnostic>) {
        for Pair { id, source, own: translation, .. } in self.pairs(language) {
            let (wanted, own) = (self.inserted(0, id), self.inserted(language, id));
            let lost: Vec<&str> = wanted.difference(&own).map(String::as_str).collect();
            if !lost.is_empty() {
                let message = format!("`{id}` does not insert {}, as the source language does", lost.join(" and "));
                let fault = fault_in(language, Code::LOST_REFERENCE, &translation.at, message);
                let fault = fault.also(source.at.clone(), "the source language");
                found.push(fault.fix("insert it where it belongs, with its name in braces as in the source"));
            }
        }
    }

    /// The lists and the names of the content that a message inserts, as one writes them.
    fn inserted(&self, language: usize, id: &str) -> BTreeSet<String> {
        let mut inserted = BTreeSet::new();
        for key in self.with_references(language, id) {
            let whole = self.locales.word_of(whole(&key));
            if whole != id && self.needs.contains_key(whole) {
                inserted.insert(format!("`{{ {whole} }}`"));
            }
            let defined = self.usable(language, &key).or_else(|| self.usable(0, &key));
            let lists = defined.into_iter().flat_map(|defined| &defined.lists);
            inserted.extend(lists.map(|(list, _)| format!("`{{ LIST(\"{list}\") }}`")));
        }
        inserted
    }
}
