//! The project that pages are held against, and one page in it.

use rulesheet::cli::read;
use rulesheet::diagnostic::Diagnostic;
use rulesheet::import;
use rulesheet::tree::InputTree;
use std::path::Path;

/// The files of this project.
pub fn tree() -> InputTree {
    let (tree, found) = read::read(Path::new(env!("CARGO_MANIFEST_DIR"))).expect("this is a project");
    assert_eq!(found, []);
    tree
}

/// The findings on one page.
pub fn lint(page: &str) -> Vec<Diagnostic> {
    import::lint(&[("page.txt".to_owned(), page.into())], &tree())
}

/// Each finding as its code, what of the page it is about, and what mends it.
pub fn told(page: &str) -> Vec<(String, String, String)> {
    let mut found = lint(page);
    found.sort_by_key(|fault| fault.at.bytes.start);
    let tell = |fault: Diagnostic| {
        let text = page.get(fault.at.bytes.clone()).unwrap_or("?").to_owned();
        (fault.code.as_str().to_owned(), text, fault.fix.unwrap_or_default())
    };
    found.into_iter().map(tell).collect()
}

/// Checks that a page has just these findings: code, place, and the beginning of what mends it.
#[track_caller]
pub fn finds(page: &str, expected: &[(&str, &str, &str)]) {
    let found = told(page);
    let short: Vec<(&str, &str, &str)> =
        found.iter().map(|(code, text, fix)| (code.as_str(), text.as_str(), fix.as_str())).collect();
    let fits = short.len() == expected.len()
        && short
            .iter()
            .zip(expected)
            .all(|(is, wanted)| is.0 == wanted.0 && is.1 == wanted.1 && is.2.contains(wanted.2));
    assert!(fits, "{page}\nfound    {short:#?}\nexpected {expected:#?}");
}
