//! What translators read of each rule about words, as one file.

use super::common;
use super::project::{Project, tree};
use rulesheet::diagnostic::render;
use std::path::Path;

/// `UPDATE_SNAPSHOTS=1` writes it anew.
#[test]
fn reports_speak_to_translators() {
    let text: String = ["spelling.ftl", "difference.ftl"].map(reports).concat();
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/snapshots/words.txt");
    if std::env::var("UPDATE_SNAPSHOTS").is_ok() {
        std::fs::write(&path, &text).expect("the folder is there");
    }
    let expected = std::fs::read_to_string(&path).unwrap_or_default();
    assert_eq!(text, expected, "see {}", path.display());
}

fn reports(fixture: &str) -> String {
    let tree = tree(&common::fixture(&format!("../locales/{fixture}")));
    anstream::adapter::strip_str(&render::people(&Project::load(&tree).found, &tree)).to_string()
}
