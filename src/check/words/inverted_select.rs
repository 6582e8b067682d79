//! `inverted-select`: the variants of a select stand in another order than everywhere else, so that a reader takes
//! one for the other.

use crate::catalogue::Catalogue;
use crate::diagnostic::{Code, Diagnostic};
use crate::locale::{Fragment, Locales, Select};

pub fn check(locales: &Locales, catalogue: &Catalogue, found: &mut Vec<Diagnostic>) {
    let own = catalogue.editions.iter().enumerate().filter(|(n, edition)| edition.follows == *n);
    let editions: Vec<&str> = own.map(|(_, edition)| edition.id.as_str()).collect();
    for language in 0..locales.languages.len() {
        for (fragments, _) in locales.keys(language).filter_map(|key| locales.outline(language, key)) {
            look(fragments, &editions, found);
        }
    }
}

fn look(fragments: &[Fragment], editions: &[&str], found: &mut Vec<Diagnostic>) {
    for fragment in fragments {
        if let Fragment::Select(select) = fragment {
            found.extend(judge(select, editions));
            select.branches.iter().for_each(|branch| look(&branch.inner, editions, found));
        }
    }
}

/// Every key stands in its order, and the asterisk at the last.
fn judge(select: &Select, editions: &[&str]) -> Option<Diagnostic> {
    let keys: &[&str] = if select.variable == "edition" { editions } else { &["yes", "no"] };
    let places = select.branches.iter().map(|branch| keys.iter().position(|key| *key == branch.key));
    let places: Vec<usize> = places.collect::<Option<_>>()?;
    let usual = places.is_sorted()
        && select.branches.iter().all(|branch| branch.default == (Some(branch.key.as_str()) == keys.last().copied()));
    let written: Vec<String> = keys.iter().map(|key| format!("[{key}]")).collect();
    let message = format!("the variants of `${}` stand in an unusual order", select.variable);
    let fault = Diagnostic::warning(Code::INVERTED_SELECT, select.at.clone(), message);
    (!usual).then(|| fault.fix(format!("write them as everywhere: {}, the last with the asterisk", written.join(", "))))
}
