//! `missing-plural`, and variants for plural categories that the language does not have.

use super::{Checked, fault_in};
use crate::diagnostic::{Code, Diagnostic, Span};
use crate::locale::literal::Count;
use crate::locale::number::Plurals;

/// So many numbers are named as examples of a category.
const EXAMPLES: usize = 4;
const CATEGORIES: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

impl Checked<'_> {
    pub fn plurals(&self, language: usize, found: &mut Vec<Diagnostic>) {
        let tag = &self.locales.languages[language].tag;
        let (Some(cardinal), Some(ordinal)) = (Plurals::of(tag, false), Plurals::of(tag, true)) else { return };
        for (key, defined) in self.parts(language) {
            for count in &defined.counts {
                let plurals = if count.is_ordinal { &ordinal } else { &cardinal };
                found.extend(self.impossible(language, count, plurals));
                found.extend(self.lacking(language, key, count, plurals));
            }
        }
    }

    fn impossible(&self, language: usize, count: &Count, plurals: &Plurals) -> Option<Diagnostic> {
        let is_foreign = |name: &str| CATEGORIES.contains(&name) && !plurals.known.contains(&name);
        let (name, at): &(String, Span) = count.categories.iter().find(|(name, _)| is_foreign(name))?;
        let message = format!("in `{}` no number is `{name}`", self.code(language));
        let fault = fault_in(language, Code::IMPOSSIBLE_VARIANT, at, message);
        let known: Vec<String> = plurals.known.iter().map(|name| format!("`[{name}]`")).collect();
        Some(fault.fix(format!("its variants are {}, or a number in digits", known.join(", "))))
    }

    fn lacking(&self, language: usize, key: &str, count: &Count, plurals: &Plurals) -> Option<Diagnostic> {
        let missing = missing(count, plurals);
        let first = missing.first()?;
        let names: Vec<String> = missing.iter().map(|name| told(name, count, plurals)).collect();
        let message = format!(
            "`{key}` has no variant of `${}` for {}, which `{}` tells apart",
            count.name,
            names.join(" and for "),
            self.code(language)
        );
        let fault = fault_in(language, Code::MISSING_PLURAL, &count.at, message);
        Some(fault.fix(format!("add `[{first}] …`, even if its words are those of another variant")))
    }
}

/// The categories that whole numbers have and the select does not. The variant with the asterisk stands for one
/// category: its own, or else the only one that is left.
fn missing(count: &Count, plurals: &Plurals) -> Vec<&'static str> {
    let is_needed = |name: &str| plurals.numbers(name).any(|number| !count.exact.contains(&number));
    let has = |name: &str| count.categories.iter().any(|(own, _)| own == name);
    let needed: Vec<&str> = plurals.known.iter().copied().filter(|name| is_needed(name)).collect();
    let missing: Vec<&str> = needed.iter().copied().filter(|name| !has(name)).collect();
    let is_spare = count.default.as_deref().is_none_or(|default| !needed.contains(&default));
    if is_spare && missing.len() == 1 { Vec::new() } else { missing }
}

fn told(category: &str, count: &Count, plurals: &Plurals) -> String {
    let numbers = plurals.numbers(category).filter(|number| !count.exact.contains(number));
    let numbers: Vec<String> = numbers.take(EXAMPLES + 1).map(|number| number.to_string()).collect();
    let more = if numbers.len() > EXAMPLES { ", …" } else { "" };
    format!("`[{category}]` ({}{more})", numbers[..numbers.len().min(EXAMPLES)].join(", "))
}
