//! Small projects for tests, and what their files say is wrong with them.
#![allow(clippy::disallowed_methods, dead_code, reason = "tests read their fixtures; not every test uses all of this")]

use rulesheet::catalogue::{self, Catalogue};
use rulesheet::content::{self, Content};
use rulesheet::diagnostic::{Diagnostic, render};
use rulesheet::tree::InputTree;
use std::collections::BTreeMap;
use std::path::Path;

/// What a fixture expects, or what was found: file, line, severity and code, and of the text what is expected.
pub type Row = (String, usize, String, String);

pub fn fixture(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures/content").join(name);
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The names of the fixtures, sorted.
pub fn fixtures() -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures/content");
    let entries = std::fs::read_dir(folder).expect("the fixtures are there");
    let mut names: Vec<String> =
        entries.map(|e| e.expect("an entry").file_name().into_string().expect("UTF-8")).collect();
    names.sort();
    names
}

/// The project of `base.toml`, with the files of the fixture in place of its own. A file begins behind a line
/// `#== path`; `#-- path` takes one away.
pub fn tree(fixture_text: &str) -> InputTree {
    let mut files = BTreeMap::new();
    add_files(&fixture("base.toml"), &mut files);
    add_files(fixture_text, &mut files);
    InputTree(files.into_iter().map(|(path, text)| (path, text.into_bytes())).collect())
}

fn add_files(text: &str, files: &mut BTreeMap<String, String>) {
    let mut path = None;
    for line in text.lines() {
        if let Some(named) = line.strip_prefix("#== ") {
            files.insert(named.to_owned(), String::new());
            path = Some(named.to_owned());
        } else if let Some(gone) = line.strip_prefix("#-- ") {
            files.remove(gone);
        } else if let Some(path) = &path {
            files.get_mut(path).expect("it was begun").extend([line, "\n"]);
        }
    }
}

/// The comments `#~ error code: text` of a fixture: they stand on the line of the fault, or below it as `#~^`, or
/// above it as `#~v`, each sign for a line. In Fluent's files, where comments begin with a space, `# ~`.
pub fn expected(tree: &InputTree) -> Vec<Row> {
    let mut rows = Vec::new();
    for (path, bytes) in &tree.0 {
        for (line, number) in String::from_utf8_lossy(bytes).lines().zip(1..) {
            for comment in line.replace("# ~", "#~").split("#~").skip(1) {
                let fault = comment.trim_start_matches(['^', 'v']);
                let away = |sign| comment[..comment.len() - fault.len()].matches(sign).count();
                let (fault, text) = fault.split_once(':').expect("a comment is `severity code: text`");
                let line: usize = number + away('v') - away('^');
                rows.push((path.clone(), line, fault.trim().to_owned(), text.trim().to_owned()));
            }
        }
    }
    rows
}

/// What was found, as rows; the text is message and fix.
pub fn rows(found: &[Diagnostic], tree: &InputTree) -> Vec<Row> {
    let json: Vec<serde_json::Value> = serde_json::from_str(&render::json(found, tree)).expect("JSON");
    let text = |value: &serde_json::Value| value.as_str().unwrap_or_default().to_owned();
    let row = |row: &serde_json::Value| {
        let line = usize::try_from(row["line"].as_u64().expect("a number")).expect("a small one");
        let fault = format!("{} {}", text(&row["severity"]), text(&row["code"]));
        (text(&row["file"]), line, fault, format!("{}; {}", text(&row["message"]), text(&row["fix"])))
    };
    json.iter().map(row).collect()
}

pub fn load(tree: &InputTree) -> (Catalogue, Content, Vec<Diagnostic>) {
    let mut found = Vec::new();
    let mut catalogue = catalogue::load(tree, &mut found);
    let content = content::load(tree, &mut catalogue, &mut found);
    (catalogue, content, found)
}

/// The project's own content.
pub fn real_tree() -> InputTree {
    real_folder("content")
}

/// The project's own content and words.
pub fn real_words() -> InputTree {
    let mut tree = real_folder("content");
    tree.0.extend(real_folder("locales").0);
    tree
}

fn real_folder(folder: &str) -> InputTree {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let files = walkdir::WalkDir::new(root.join(folder)).into_iter().map(|entry| entry.expect("readable"));
    let files = files.filter(|entry| entry.file_type().is_file());
    let read = files.map(|entry| {
        let path = entry.path().strip_prefix(root).expect("below the root").to_str().expect("UTF-8").to_owned();
        (path, std::fs::read(entry.path()).expect("readable"))
    });
    InputTree(read.collect())
}

/// All Rust sources below some folders.
pub fn sources(folders: &[&str]) -> String {
    let roots = folders.iter().map(|folder| Path::new(env!("CARGO_MANIFEST_DIR")).join(folder));
    let files = roots.flat_map(|root| walkdir::WalkDir::new(root).into_iter().map(|entry| entry.expect("readable")));
    let sources = files.filter(|entry| entry.path().extension().is_some_and(|extension| extension == "rs"));
    sources.map(|entry| std::fs::read_to_string(entry.path()).expect("readable")).collect()
}
