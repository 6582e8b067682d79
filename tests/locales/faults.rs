//! Every fault of messages, each where the fixture says it is.

use super::common::{self, Row, expected, rows};
use super::project::{Project, tree};
use rulesheet::diagnostic::Code;

const FIXTURES: [&str; 9] = [
    "source.ftl",
    "messages.ftl",
    "translation.ftl",
    "markup.ftl",
    "spelling.ftl",
    "difference.ftl",
    "locks.ftl",
    "outdated.ftl",
    "credits.ftl",
];

fn differences(name: &str) -> String {
    let tree = tree(&common::fixture(&format!("../locales/{name}")));
    let (found, mut expected) = (rows(&Project::load(&tree).found, &tree), expected(&tree));
    expected.retain(|row| row.0.starts_with("locales/"));
    let mut surprises = Vec::new();
    for row in found {
        match expected.iter().position(|one| answers(&row, one)) {
            Some(at) => drop(expected.remove(at)),
            None => surprises.push(row),
        }
    }
    let line = |what: &str, row: &Row| format!("{name}: {what}: {row:?}\n");
    let surprises = surprises.iter().map(|row| line("not expected", row));
    surprises.chain(expected.iter().map(|row| line("not found", row))).collect::<Vec<_>>().concat()
}

fn answers(found: &Row, expected: &Row) -> bool {
    (&found.0, found.1, &found.2) == (&expected.0, expected.1, &expected.2) && found.3.contains(&expected.3)
}

#[test]
fn faults_are_found_where_they_are() {
    let differences: String = FIXTURES.iter().map(|name| differences(name)).collect();
    assert!(differences.is_empty(), "{differences}");
}

#[test]
fn the_small_project_has_no_fault() {
    let tree = tree("");
    assert_eq!(rows(&Project::load(&tree).found, &tree), []);
}

/// Codes whose faults a text file cannot hold, or that stand in a test of their own.
const ELSEWHERE: [&str; 3] = ["bad-utf-8", "bad-toml", "format-fails"];

#[test]
fn every_code_of_the_words_has_a_fixture() {
    let fixtures: String = FIXTURES.iter().map(|name| common::fixture(&format!("../locales/{name}"))).collect();
    let sources = common::sources(&["src/locale"]);
    for (code, _) in Code::ALL {
        let name = format!("Code::{}", code.as_str().to_uppercase().replace('-', "_"));
        let is_named = sources.split(|c: char| !(c.is_alphanumeric() || c == '_' || c == ':')).any(|word| word == name);
        let is_shown = fixtures.contains(&format!(" {code}:")) || ELSEWHERE.contains(&code.as_str());
        assert!(!is_named || is_shown, "{code} stands in no fixture");
    }
}
