//! References to messages and terms.

use super::select::key_name;
use super::{Lint, TermUse};
use crate::diagnostic::{Code, Diagnostic, nearest};
use crate::locale::part::key;
use crate::locale::walk::{Node, string, variable, walk};
use fluent_syntax::ast::{CallArguments, NamedArgument};
use std::collections::BTreeSet;

impl<'f> Lint<'_, 'f> {
    pub(super) fn check_message(&mut self, id: &'f str, attribute: Option<&'f str>) {
        let wanted = key(false, id, attribute);
        let known = self.names.parts.contains_key(&wanted) || self.in_source(&wanted);
        if !known && !self.names.broken.contains(id) {
            self.report_unknown(&wanted, id, attribute);
        }
        self.uses.sound &= known;
        self.uses.messages.push((wanted, attribute.unwrap_or(id)));
    }

    pub(super) fn check_term(
        &mut self,
        id: &'f str,
        attribute: Option<&'f str>,
        arguments: Option<&CallArguments<&'f str>>,
    ) {
        let wanted = key(true, id, attribute);
        let known = self.names.parts.contains_key(&wanted);
        if !known && !self.names.broken.contains(id) {
            self.report_unknown(&wanted, id, attribute);
        }
        self.uses.sound &= known;
        let given = arguments.iter().flat_map(|arguments| &arguments.named).map(|named| named.name.name).collect();
        if arguments.is_some_and(|arguments| !arguments.positional.is_empty()) {
            self.report_positional(id);
        }
        for (name, value) in arguments.iter().flat_map(|arguments| &arguments.named).filter_map(named_text) {
            self.check_case(&wanted, id, name, &value);
        }
        self.uses.terms.push(TermUse { key: wanted, at: id, given });
    }

    /// A term shows its variant with the asterisk for a case that it does not have.
    fn check_case(&mut self, wanted: &str, at: &'f str, name: &str, value: &str) {
        let Some(part) = self.names.parts.get(wanted) else { return };
        let mut keys = BTreeSet::new();
        walk(part.pattern, &mut |node| {
            if let Node::Select { selector, variants } = node
                && variable(selector) == Some(name)
            {
                keys.extend(variants.iter().map(key_name));
            }
        });
        if !keys.is_empty() && !keys.contains(value) {
            let message =
                format!("`{wanted}` has no variant `[{value}]` of `${name}`; the one with the asterisk shows");
            let fault = Diagnostic::warning(Code::MISSING_CASE, self.span(at), message);
            self.report(match nearest(value, keys) {
                Some(key) => fault.fix(format!("did you mean `{key}`?")),
                None => fault.fix(format!("add `[{value}] …` to the term")),
            });
        }
    }

    fn in_source(&self, key: &str) -> bool {
        self.names.source.is_some_and(|source| source.is_usable(key))
    }

    fn report_unknown(&mut self, wanted: &str, id: &str, attribute: Option<&str>) {
        let what = if wanted.starts_with('-') { "term" } else { "message" };
        let whole = wanted.split('.').next().unwrap_or(wanted);
        let names = self.names.parts.keys().map(String::as_str);
        let (fault, near) = if attribute.is_some() && self.has_any(whole) {
            let at = self.span(attribute.unwrap_or(id));
            let message = format!("`{whole}` has no attribute `{}`", attribute.unwrap_or_default());
            let near = nearest(wanted, names.filter(|name| name.starts_with(&format!("{whole}."))));
            (Diagnostic::error(Code::UNKNOWN_ATTRIBUTE, at, message), near)
        } else {
            let message = format!("there is no {what} `{whole}`");
            let near = nearest(whole, names.filter(|name| name.starts_with('-') == whole.starts_with('-')));
            (Diagnostic::error(Code::UNKNOWN_MESSAGE, self.span(id), message), near)
        };
        self.report(match near {
            Some(name) => fault.fix(format!("did you mean `{name}`?")),
            None => fault,
        });
    }

    /// There is a message or term of this name, with a value or with attributes only.
    fn has_any(&self, whole: &str) -> bool {
        self.names.parts.values().any(|part| key(part.is_term, part.id, None) == whole)
    }

    fn report_positional(&mut self, id: &str) {
        let message = format!("the term `-{id}` ignores an argument without a name");
        let fault = Diagnostic::error(Code::POSITIONAL_ARGUMENT, self.span(id), message);
        self.report(fault.fix("name the argument (`case: \"genitive\"`), or use a message instead of a term"));
    }

    /// Inside of a term, a reference to another term makes Fluent forget the arguments of the outer one.
    pub(super) fn check_leak(&mut self) {
        if let (true, Some(inner), false) = (self.part.is_term, self.uses.terms.first(), self.uses.numbers.is_empty()) {
            let message = self.of("has arguments and refers to another term, which would lose them");
            let fault = Diagnostic::error(Code::NESTED_TERM, self.span(inner.at), message);
            self.report(fault.fix("make one of the two a message"));
        }
    }
}

fn named_text<'s>(named: &NamedArgument<&'s str>) -> Option<(&'s str, String)> {
    Some((named.name.name, string(&named.value)?))
}
