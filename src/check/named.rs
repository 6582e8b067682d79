//! `unused-condition` and `equal-conditions`: named conditions that say nothing of their own.

use super::question::{Question, answer};
use crate::catalogue::{Catalogue, NamedCondition};
use crate::diagnostic::{Code, Diagnostic};
use crate::locale::{Fragment, Locales};
use std::collections::BTreeSet;

pub fn check(locales: &Locales, catalogue: &Catalogue) -> Vec<Diagnostic> {
    let used = used(locales, catalogue);
    let unused = catalogue.named.iter().filter(|named| !used.contains(named.id.as_str()));
    let mut found: Vec<Diagnostic> = unused.map(report_unused).collect();
    let mut questions = Vec::new();
    for (n, named) in catalogue.named.iter().enumerate() {
        questions.extend(catalogue.named[..n].iter().map(|first| equal(first, named)));
    }
    found.extend(answer(questions, catalogue));
    found
}

fn report_unused(named: &NamedCondition) -> Diagnostic {
    let message = format!("no condition and no message speaks of `{}`", named.id);
    Diagnostic::warning(Code::UNUSED_CONDITION, named.at.clone(), message).fix("remove it")
}

fn equal(first: &NamedCondition, second: &NamedCondition) -> Question {
    let message = format!("`{}` means the same as `{}`", second.id, first.id);
    let fault = Diagnostic::warning(Code::EQUAL_CONDITIONS, second.at.clone(), message);
    let fault = fault.also(first.at.clone(), "the other one").fix("use one of them everywhere");
    Question::different([first.is, second.is], move |_| fault)
}

/// The names that conditions and messages speak of.
fn used<'u>(locales: &'u Locales, catalogue: &'u Catalogue) -> BTreeSet<&'u str> {
    let mut used: BTreeSet<&str> = catalogue.asked.iter().map(String::as_str).collect();
    for language in 0..locales.languages.len() {
        for (fragments, _) in locales.keys(language).filter_map(|key| locales.outline(language, key)) {
            add_selected(fragments, &mut used);
        }
    }
    used
}

fn add_selected<'u>(fragments: &'u [Fragment], used: &mut BTreeSet<&'u str>) {
    for fragment in fragments {
        if let Fragment::Select(select) = fragment {
            used.insert(&select.variable);
            select.branches.iter().for_each(|branch| add_selected(&branch.inner, used));
        }
    }
}
