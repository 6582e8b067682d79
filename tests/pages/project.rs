//! The small game and the real one.

use rulesheet::build::{self, BuildOptions, Format, Request};
use rulesheet::catalogue::Selection;
use rulesheet::diagnostic::{Diagnostic, render};
use rulesheet::site::Project;
use rulesheet::tree::InputTree;
use serde_json::Value;
use std::collections::BTreeMap;
use std::path::Path;

pub const ROOT: &str = env!("CARGO_MANIFEST_DIR");

pub fn read(path: &str) -> String {
    std::fs::read_to_string(Path::new(ROOT).join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// The project that lies in the repository.
pub fn real() -> InputTree {
    let folders = ["content", "locales", "templates"];
    InputTree(folders.into_iter().flat_map(below).collect())
}

fn below(folder: &str) -> BTreeMap<String, Vec<u8>> {
    let files = walkdir::WalkDir::new(Path::new(ROOT).join(folder)).into_iter().map(|entry| entry.expect("an entry"));
    let files = files.filter(|entry| entry.file_type().is_file());
    let name = |path: &Path| path.strip_prefix(ROOT).expect("below").to_str().expect("UTF-8").replace('\\', "/");
    files.map(|entry| (name(entry.path()), std::fs::read(entry.path()).expect("readable"))).collect()
}

/// The small game with the real templates and the site's real words; `files` replace some or come on top, each
/// behind a line `#== path`.
pub fn small(files: &str) -> InputTree {
    let mut tree = InputTree(below("templates"));
    for language in ["en", "nl"] {
        let path = format!("locales/{language}/ui.ftl");
        tree.0.insert(path.clone(), read(&path).into_bytes());
    }
    for text in [read("tests/fixtures/pages/game.txt").as_str(), files] {
        for file in text.split("#== ").skip(1) {
            let (path, text) = file.split_once('\n').expect("a path");
            tree.0.insert(path.to_owned(), text.as_bytes().to_vec());
        }
    }
    tree
}

/// The small game with a text of one file replaced.
pub fn edited(path: &str, from: &str, to: &str) -> InputTree {
    let mut tree = small("");
    let text = String::from_utf8(tree.0[path].clone()).expect("text");
    assert!(text.contains(from), "{path} holds {from}");
    tree.0.insert(path.to_owned(), text.replacen(from, to, 1).into_bytes());
    tree
}

/// All files as text.
#[track_caller]
pub fn site(tree: &InputTree, options: &BuildOptions) -> BTreeMap<String, String> {
    let (output, found) = build::build(tree, options);
    fine(&found, tree);
    output.0.into_iter().map(|(path, bytes)| (path, String::from_utf8(bytes).expect("text"))).collect()
}

/// Nothing worse than a missing translation.
#[track_caller]
pub fn fine(found: &[Diagnostic], tree: &InputTree) {
    let bad: Vec<Diagnostic> = found.iter().filter(|d| d.code.as_str() != "missing-message").cloned().collect();
    assert!(bad.is_empty(), "{}", render::people(&bad, tree));
}

pub struct Sheets(pub Project);

impl Sheets {
    #[track_caller]
    pub fn of(tree: &InputTree) -> Self {
        let mut found = Vec::new();
        let project = build::load(tree, &mut found);
        fine(&found, tree);
        Self(project)
    }

    pub fn selection(&self, text: &str) -> Selection {
        Selection::parse(text, &self.0.catalogue).unwrap_or_else(|errors| panic!("{text}: {errors:?}"))
    }

    #[track_caller]
    pub fn write(&mut self, language: &str, selection: &str, format: Format) -> String {
        let selection = self.selection(selection);
        self.write_for(language, selection, format)
    }

    #[track_caller]
    pub fn write_for(&mut self, language: &str, selection: Selection, format: Format) -> String {
        let language = self.0.locales.languages.iter().position(|l| l.code == language).expect("a language");
        let request = Request { page: 0, language, selection, preset: None, format };
        let mut found = Vec::new();
        let text = build::sheet(&mut self.0, &request, &mut found);
        assert!(found.is_empty(), "{found:?}");
        text
    }

    #[track_caller]
    pub fn items(&mut self, selection: &str) -> Vec<Value> {
        let json: Value = serde_json::from_str(&self.write("en", selection, Format::Json)).expect("JSON");
        json["items"].as_array().expect("items").clone()
    }

    #[track_caller]
    pub fn ids(&mut self, selection: &str) -> Vec<String> {
        self.items(selection).iter().map(|item| item["id"].as_str().expect("an id").to_owned()).collect()
    }

    #[track_caller]
    pub fn item(&mut self, selection: &str, id: &str) -> Value {
        let items = self.items(selection);
        items.into_iter().find(|item| item["id"] == id).unwrap_or_else(|| panic!("{selection} shows {id}"))
    }
}

/// A repeatable choice of components.
pub fn random_selections(project: &Project, count: usize, mut seed: u64) -> Vec<Selection> {
    let mut next = move || {
        // SplitMix64
        seed = seed.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = seed;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    };
    let catalogue = &project.catalogue;
    let mut selection = || {
        let edition = usize::try_from(next()).unwrap_or(usize::MAX) % catalogue.editions.len();
        let share = next() % 8;
        let components = catalogue.components.iter().map(|_| next() % 8 < share).collect();
        let variants = catalogue.variants.iter().map(|_| next() % 4 == 0).collect();
        Selection { edition, components, variants }
    };
    (0..count).map(|_| selection()).collect()
}

impl Sheets {
    /// Whatever is wrong with it.
    pub fn of_any(tree: &InputTree) -> Self {
        Self(build::load(tree, &mut Vec::new()))
    }
}
