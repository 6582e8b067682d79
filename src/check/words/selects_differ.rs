//! `selects-differ`: a translation depends on other things on the table than the source language.

use crate::condition::Cond;
use crate::diagnostic::{Code, Diagnostic};
use crate::locale::{Fragment, Locales};
use std::collections::BTreeSet;

/// `shown` are the messages that pages show.
pub fn check(locales: &Locales, shown: &[(String, Cond)], found: &mut Vec<Diagnostic>) {
    let ids: BTreeSet<&str> = shown.iter().map(|(id, _)| id.as_str()).collect();
    for language in 1..locales.languages.len() {
        found.extend(ids.iter().filter_map(|id| compare(locales, language, id)));
    }
}

fn compare(locales: &Locales, language: usize, id: &str) -> Option<Diagnostic> {
    let ((source, first), (own, at)) = (locales.outline(0, id)?, locales.outline(language, id)?);
    let source = asked(locales, 0, source, 0);
    let own = asked(locales, language, own, 0);
    let list = |one: &BTreeSet<String>, other| {
        one.difference(other).map(|name| format!("`${name}`")).collect::<Vec<_>>().join(", ")
    };
    let (more, less) = (list(&own, &source), list(&source, &own));
    let code = &locales.languages[language].code;
    let message = match (more.is_empty(), less.is_empty()) {
        (true, true) => return None,
        (true, false) => format!("`{id}` of `{code}` does not depend on {less}, but the source language does"),
        (false, true) => format!("`{id}` of `{code}` depends on {more}, but the source language does not"),
        (false, false) => format!("`{id}` of `{code}` depends on {more} instead of {less}"),
    };
    Some(Diagnostic::warning(Code::SELECTS_DIFFER, at.clone(), message).also(first.clone(), "the source language"))
}

/// The variables that a message selects on, itself or by what it inserts. Which words an edition uses is a matter of
/// each language.
fn asked(locales: &Locales, language: usize, fragments: &[Fragment], depth: usize) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    for fragment in fragments {
        match fragment {
            Fragment::Message(key) if depth < 20 => {
                let inner = locales.outline(language, key).or_else(|| locales.outline(0, key));
                names.extend(inner.into_iter().flat_map(|(inner, _)| asked(locales, language, inner, depth + 1)));
            }
            Fragment::Select(select) => {
                names.extend(select.branches.iter().flat_map(|branch| asked(locales, language, &branch.inner, depth)));
                names.extend((select.variable != "edition").then(|| select.variable.clone()));
            }
            _ => {}
        }
    }
    names
}
