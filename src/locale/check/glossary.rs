//! `avoided-word`: a word that the language's glossary has another one for.

use super::{Checked, fault_in};
use crate::diagnostic::{Code, Diagnostic};
use crate::locale::glossary::Term;
use crate::locale::messages::Defined;

impl Checked<'_> {
    pub fn glossary(&self, language: usize, found: &mut Vec<Diagnostic>) {
        let glossary = &self.locales.glossaries[language];
        self.unknown_ids(language, found);
        for (key, defined) in self.parts(language).filter(|(_, defined)| !defined.at.file.ends_with("/terms.ftl")) {
            let id = key.split('.').next().unwrap_or(key);
            for term in glossary.terms.iter().filter(|term| !term.allows(id)) {
                found.extend(avoided(language, key, defined, term));
            }
        }
    }

    /// Messages that the glossary names and the language does not have.
    fn unknown_ids(&self, language: usize, found: &mut Vec<Diagnostic>) {
        let messages = &self.locales.messages[language];
        for id in self.locales.glossaries[language].ids() {
            let is_known = messages.defined.contains_key(&id.value)
                || messages.broken.contains(&id.value)
                || self.needs.contains_key(&id.value);
            if !is_known {
                let message = format!("there is no message `{}`", crate::reader::shorten(&id.value));
                let fault = fault_in(language, Code::UNKNOWN_MESSAGE, &id.at, message);
                found.push(fault.suggest(&id.value, messages.defined.keys().map(String::as_str)));
            }
        }
    }
}

fn avoided(language: usize, key: &str, defined: &Defined, term: &Term) -> Option<Diagnostic> {
    defined.literals.iter().find_map(|literal| {
        let at = term.find(&literal.text)?;
        let message =
            format!("`{key}` says “{}”, for which the glossary has “{}”", &literal.text[at.clone()], term.word);
        let fault = fault_in(language, Code::AVOIDED_WORD, &literal.part(at), message);
        let note = term.note.as_ref().map_or_else(String::new, |note| format!(" ({note})"));
        Some(fault.also(term.at.clone(), "the glossary").fix(format!("write “{}”{note}", term.word)))
    })
}
