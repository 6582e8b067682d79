//! Selects and their variants.

use super::Lint;
use crate::diagnostic::{Code, Diagnostic};
use crate::locale::facts::Choice;
use crate::locale::walk::variable;
use fluent_syntax::ast::{InlineExpression, Variant, VariantKey};
use std::collections::BTreeSet;

const PLURALS: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

impl<'f> Lint<'_, 'f> {
    pub(super) fn check_select(&mut self, selector: &InlineExpression<&'f str>, variants: &[Variant<&'f str>]) {
        self.check_repeated(variants);
        match (variable(selector), selector) {
            (Some(name), _) => match self.names.facts.choices.get(name) {
                Some(choice) => self.check_choice(name, choice, variants),
                None => self.check_other(name, variants),
            },
            (None, InlineExpression::FunctionReference { id, .. }) if id.name != "NUMBER" => {
                let message = format!("`{}` gives words, which cannot be selected on", id.name);
                self.report(Diagnostic::error(Code::BAD_ARGUMENT, self.span(id.name), message));
            }
            (None, InlineExpression::FunctionReference { .. }) => self.check_plural(variants),
            _ => {}
        }
    }

    fn check_repeated(&mut self, variants: &[Variant<&'f str>]) {
        let mut seen = BTreeSet::new();
        for name in variants.iter().map(key_name) {
            if !seen.insert(name) {
                let message = format!("the variant `[{name}]` stands here for the second time and is never shown");
                self.report(Diagnostic::warning(Code::UNREACHABLE_VARIANT, self.span(name), message));
            }
        }
    }

    fn check_choice(&mut self, name: &'f str, choice: &Choice, variants: &[Variant<&'f str>]) {
        self.uses.selects = true;
        if self.part.is_term {
            let message = format!("a term cannot see the selection, so `${name}` is never set here");
            let fault = Diagnostic::error(Code::SELECTION_IN_TERM, self.span(name), message);
            self.report(fault.fix("make it a message: an id without the hyphen"));
        }
        let keys = || choice.keys.iter().map(|key| key.name.as_str());
        for variant in variants {
            let key = key_name(variant);
            if !keys().any(|known| known == key) {
                let all: Vec<String> = keys().map(|known| format!("`[{known}]`")).collect();
                let message = format!("`${name}` is never `{key}`");
                // The variant with the asterisk applies otherwise, whatever its name.
                let new = if variant.default { Diagnostic::warning } else { Diagnostic::error };
                let fault = new(Code::IMPOSSIBLE_VARIANT, self.span(key), message);
                self.report(fault.fix(format!("its variants are {}", all.join(" and "))));
            }
        }
    }

    /// A variable that is a number, or the argument of a term.
    fn check_other(&mut self, name: &'f str, variants: &[Variant<&'f str>]) {
        self.uses.numbers.insert(name, name);
        if self.part.is_term {
            return;
        }
        if variants.iter().all(|variant| self.is_choice_key(key_name(variant))) {
            let fault = Diagnostic::error(Code::UNKNOWN_VARIABLE, self.span(name), format!("there is no `${name}`"));
            self.report(fault.suggest(name, self.names.facts.choices.keys().map(String::as_str)));
        } else {
            self.check_plural(variants);
        }
    }

    fn is_choice_key(&self, name: &str) -> bool {
        self.names.facts.choices.values().flat_map(|choice| &choice.keys).any(|key| key.name == name)
    }

    fn check_plural(&mut self, variants: &[Variant<&'f str>]) {
        for variant in variants {
            if let VariantKey::Identifier { name } = variant.key
                && !PLURALS.contains(&name)
            {
                let message = format!("a number is never `{name}`");
                let fault = Diagnostic::warning(Code::IMPOSSIBLE_VARIANT, self.span(name), message);
                self.report(fault.fix("a number is one of zero, one, two, few, many, other, or written in digits"));
            }
        }
    }
}

pub(super) fn key_name<'s>(variant: &Variant<&'s str>) -> &'s str {
    match variant.key {
        VariantKey::Identifier { name } => name,
        VariantKey::NumberLiteral { value } => value,
    }
}
