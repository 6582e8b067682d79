//! Missing and unused messages.

use super::Checked;
use crate::diagnostic::{Code, Diagnostic, Lack, Span};
use crate::locale::form::{case_key, word_of};
use crate::locale::messages::{Messages, whole};
use crate::locale::need::Need;
use crate::locale::{LANGUAGE_NAME, SOURCE};
use std::collections::BTreeSet;

impl Checked<'_> {
    /// What languages lack, of the content's messages or of the templates'.
    pub fn missing(&self, of_templates: bool, found: &mut Vec<Diagnostic>) {
        for (id, need) in self.needs.iter().filter(|(_, need)| need.is_of_template() == of_templates) {
            if !is_there(&self.locales.messages[0], id) {
                found.push(report_missing(id, need));
            }
            for language in self.translations().filter(|n| !is_there(&self.locales.messages[*n], id)) {
                found.push(self.untranslated(id, need, language));
            }
        }
    }

    /// What no needed message leads to, and what translations refer to without having it.
    pub fn references(&self, found: &mut Vec<Diagnostic>) {
        for language in 0..self.locales.languages.len() {
            self.borrowed(language, found);
            self.unused(language, found);
        }
    }

    fn untranslated(&self, id: &str, need: &Need<'_>, language: usize) -> Diagnostic {
        let code = &self.locales.languages[language].code;
        let source = self.locales.messages[0].defined.get(id).map(|defined| defined.at.clone());
        let file = source.as_ref().map(|at| at.file.replacen(&format!("/{SOURCE}/"), &format!("/{code}/"), 1));
        let at = source.or_else(|| need.at.clone()).unwrap_or_else(|| nowhere(code));
        let fault = Diagnostic::warning(Code::MISSING_MESSAGE, at, format!("`{code}` has no message `{id}`"));
        let fix =
            format!("add `{id} = …` to {}", file.as_ref().map_or(format!("a file in locales/{code}"), Clone::clone));
        let file = file.unwrap_or_else(|| format!("locales/{code}"));
        Diagnostic { lack: Some(Lack { language: code.clone(), file, id: id.to_owned() }), ..fault.fix(fix) }
    }

    /// References to what only the source language has.
    fn borrowed(&self, language: usize, found: &mut Vec<Diagnostic>) {
        let messages = &self.locales.messages[language];
        let mut reported = BTreeSet::new();
        for (key, at) in messages.defined.values().flat_map(|defined| &defined.borrowed) {
            if reported.insert(key) && !is_there(messages, key) && !self.needs.contains_key(key) {
                let code = &self.locales.languages[language].code;
                let message = format!("`{code}` has no message `{key}`, to which this refers");
                let fault = Diagnostic::warning(Code::MISSING_MESSAGE, at.clone(), message);
                found.push(fault.fix(format!("add `{key} = …` to the files of the language")));
            }
        }
    }

    /// Messages that nothing on the way from a needed message refers to, nor will, once everything is translated.
    fn unused(&self, language: usize, found: &mut Vec<Diagnostic>) {
        let messages = &self.locales.messages[language];
        let used = self.used(messages);
        let mut unused: Vec<(&str, &Span)> = Vec::new();
        for (key, defined) in &messages.defined {
            let id = whole(key);
            let is_used = used.contains(id) || self.locales.may_be_inserted(language, id);
            if !is_used && unused.last().is_none_or(|(last, _)| *last != id) {
                unused.push((id, &defined.at));
            }
        }
        for (id, at) in unused {
            let message = format!("nothing uses `{id}`: no record, no template and no other message");
            let fault = Diagnostic::warning(Code::UNUSED_MESSAGE, at.clone(), message);
            found.push(fault.suggest(id, self.needs.keys().map(String::as_str).filter(|id| !is_there(messages, id))));
        }
    }

    /// The messages that give the items of lists their cases.
    fn cases<'m>(&'m self, messages: &'m Messages) -> impl Iterator<Item = &'m str> {
        let lists = messages.defined.values().flat_map(|defined| &defined.lists);
        let cased = lists.filter_map(|(list, case)| Some((format!("{list}-"), case.as_ref()?)));
        let keys = cased.flat_map(|(list, case)| {
            let items = self.needs.iter().filter(move |(id, need)| need.what == "list item" && id.starts_with(&list));
            items.map(move |(item, _)| case_key(item, case))
        });
        keys.filter_map(|key| messages.defined.get_key_value(&key).map(|(key, _)| key.as_str()))
    }

    /// A word is in use where one of its forms is.
    fn used<'m>(&'m self, messages: &'m Messages) -> BTreeSet<&'m str> {
        let mut used: BTreeSet<&str> = BTreeSet::from([LANGUAGE_NAME]);
        let mut open: Vec<&str> = self.needs.keys().map(String::as_str).collect();
        open.extend(self.cases(messages));
        while let Some(id) = open.pop() {
            if used.insert(id) {
                open.extend(self.word(messages, id));
                open.extend(messages.parts(id).flat_map(|(_, part)| &part.references).map(|key| whole(key)));
            }
        }
        used
    }

    /// The word of which a language's own word is a form, if it is one.
    fn word<'m>(&self, messages: &Messages, id: &'m str) -> Option<&'m str> {
        let is_own = self.locales.units[0].get(id).is_none();
        if is_own { word_of(id, |word| messages.defined.contains_key(word)) } else { None }
    }
}

/// It has a value, or one that cannot be read, which is reported as such.
fn is_there(messages: &Messages, id: &str) -> bool {
    messages.defined.contains_key(id) || messages.broken.contains(id)
}

fn report_missing(id: &str, need: &Need<'_>) -> Diagnostic {
    let at = need.at.clone().unwrap_or_else(|| nowhere(SOURCE));
    let message = format!("this {} needs a message `{id}`, which `{SOURCE}` does not have", need.what);
    Diagnostic::error(Code::MISSING_MESSAGE, at, message).fix(format!("add `{id} = …` to a file in locales/{SOURCE}"))
}

/// What templates need stands in no file that is known here.
fn nowhere(code: &str) -> Span {
    Span::new(&format!("locales/{code}/ui.ftl").into(), 0..0)
}
