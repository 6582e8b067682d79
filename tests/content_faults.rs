//! Every fault of the catalogue's and the pages' files, each where the fixture says it is.

mod common;

use common::{Row, expected, fixture, fixtures, load, rows, tree};
use rulesheet::diagnostic::Code;

/// What differs from what the fixture expects; empty for a fixture that is right.
fn differences(name: &str) -> String {
    let tree = tree(&fixture(name));
    let (_, _, found) = load(&tree);
    let (found, mut expected) = (rows(&found, &tree), expected(&tree));
    let mut surprises = Vec::new();
    for row in found {
        match expected.iter().position(|one| answers(&row, one)) {
            Some(at) => drop(expected.remove(at)),
            None => surprises.push(row),
        }
    }
    let line = |what, row: Row| format!("{name}: {what}: {row:?}\n");
    let surprises = surprises.into_iter().map(|row| line("not expected", row));
    surprises.chain(expected.into_iter().map(|row| line("not found", row))).collect()
}

fn answers(found: &Row, expected: &Row) -> bool {
    (&found.0, found.1, &found.2) == (&expected.0, expected.1, &expected.2) && found.3.contains(&expected.3)
}

#[test]
fn faults_are_found_where_they_are() {
    let differences: String = fixtures().iter().map(|name| differences(name)).collect();
    assert!(differences.is_empty(), "{differences}");
}

/// Codes of the loaders whose faults no file of text can hold: see `content_limits.rs`.
const ELSEWHERE: [&str; 4] = ["bad-utf-8", "file-too-large", "missing-file", "too-many"];

#[test]
fn every_code_of_the_loaders_has_a_fixture() {
    let fixtures: String = fixtures().iter().map(|name| fixture(name)).collect();
    for code in loaders_codes() {
        let is_shown = fixtures.contains(&format!(" {code}:")) || ELSEWHERE.contains(&code.as_str());
        assert!(is_shown, "{code} stands in no fixture");
    }
}

/// The codes that the loaders' sources name, as `Code::NAME`.
fn loaders_codes() -> Vec<Code> {
    let sources = common::sources(&["src/reader", "src/catalogue", "src/content"]);
    let named = |code: &Code| format!("Code::{}", code.as_str().to_uppercase().replace('-', "_"));
    let is_named = |code: &Code| sources.split(|c: char| !is_word(c)).any(|word| word == named(code));
    Code::ALL.iter().map(|(code, _)| *code).filter(is_named).collect()
}

fn is_word(c: char) -> bool {
    c.is_alphanumeric() || c == '_' || c == ':'
}

#[test]
fn codes_are_sorted_and_explained() {
    let codes: Vec<&str> = Code::ALL.iter().map(|(code, _)| code.as_str()).collect();
    assert!(codes.is_sorted_by(|one, next| one < next), "sort them: {codes:?}");
    for (code, help) in Code::ALL {
        assert!(help.ends_with('.') && help.len() > 20, "{code} is not explained");
        assert!(!code.as_str().starts_with("use-"), "{code} names a remedy");
    }
}
