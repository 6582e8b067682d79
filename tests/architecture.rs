//! The shape of the source: who may name whom, and a map that shows every part.
#![expect(clippy::disallowed_methods, reason = "a test that reads the source")]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

const ROOT: &str = env!("CARGO_MANIFEST_DIR");

/// A module directly below the crate's root, and all files of it.
struct Module {
    name: String,
    /// Path and text without unit tests, the module's root first.
    files: Vec<(String, String)>,
}

fn modules() -> Vec<Module> {
    let lib = read("src/lib.rs");
    let names = lib.lines().filter_map(|line| line.strip_prefix("pub mod ")?.strip_suffix(';'));
    let modules: Vec<Module> = names.map(|name| Module { name: name.to_owned(), files: sources_of(name) }).collect();
    assert!(modules.len() > 8, "the modules of src/lib.rs are found");
    modules
}

fn read(path: &str) -> String {
    fs::read_to_string(Path::new(ROOT).join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

fn sources_of(module: &str) -> Vec<(String, String)> {
    let folder = Path::new(ROOT).join("src").join(module);
    let single = format!("src/{module}.rs");
    let mut paths: Vec<String> = walkdir::WalkDir::new(&folder)
        .sort_by_file_name()
        .into_iter()
        .flatten()
        .map(|entry| entry.path().strip_prefix(ROOT).unwrap().to_str().unwrap().replace('\\', "/"))
        .filter(|path| Path::new(path).extension().is_some_and(|e| e == "rs"))
        .filter(|path| !path.ends_with("tests.rs") && !path.contains("/tests/"))
        .collect();
    paths.sort_by_key(|path| !path.ends_with(&format!("src/{module}/mod.rs")));
    if Path::new(ROOT).join(&single).exists() {
        paths.insert(0, single);
    }
    paths.into_iter().map(|path| (path.clone(), without_tests(&read(&path)))).collect()
}

fn without_tests(text: &str) -> String {
    text.split("#[cfg(test)]\nmod ").next().unwrap_or_default().to_owned()
}

/// What the module's documentation allows: `//! May name: `catalogue`, `condition`.`
fn may_name(module: &Module, all: &BTreeSet<String>) -> BTreeSet<String> {
    let (path, text) = module.files.first().unwrap_or_else(|| panic!("{} has a file", module.name));
    let docs: String = text.lines().map_while(|line| line.strip_prefix("//!")).collect();
    let said = docs.split_once("May name:").unwrap_or_else(|| panic!("{path} says what it may name")).1;
    let said = said.split_once('.').unwrap_or_else(|| panic!("{path}: the sentence has an end")).0.trim();
    match said {
        "every module" => all.clone(),
        "nothing of this crate" => BTreeSet::new(),
        listed => listed.split('`').skip(1).step_by(2).map(str::to_owned).collect(),
    }
}

fn allowed() -> BTreeMap<String, BTreeSet<String>> {
    let modules = modules();
    let all = modules.iter().map(|module| module.name.clone()).collect();
    modules.iter().map(|module| (module.name.clone(), may_name(module, &all))).collect()
}

#[test]
fn modules_look_down_only() {
    let allowed = allowed();
    for module in modules() {
        for (path, text) in &module.files {
            assert!(!text.contains("crate::{"), "{path}: one module a `use`, so that this test can read it");
            for rest in text.split("crate::").skip(1) {
                let named = rest.split(|c: char| !c.is_alphanumeric() && c != '_').next().unwrap_or_default();
                let fine = named == module.name || allowed[&module.name].contains(named);
                assert!(fine, "{path}: `{}` names `{named}`, which its documentation does not allow", module.name);
            }
        }
    }
}

#[test]
fn what_may_be_named_has_no_circle() {
    let mut rest = allowed();
    while !rest.is_empty() {
        let done: Vec<String> = rest
            .iter()
            .filter(|(name, below)| below.iter().all(|b| b == *name || !rest.contains_key(b)))
            .map(|(name, _)| name.clone())
            .collect();
        assert!(!done.is_empty(), "these may name each other in a circle: {:?}", rest.keys());
        rest.retain(|name, _| !done.contains(name));
    }
}

#[test]
fn modules_name_what_exists() {
    let allowed = allowed();
    for (module, below) in &allowed {
        let unknown: Vec<_> = below.iter().filter(|name| !allowed.contains_key(*name)).collect();
        assert!(unknown.is_empty(), "`{module}` may name {unknown:?}, which do not exist");
    }
}

/// The line of the map that ARCHITECTURE.md has for a folder begins with its name in backticks.
#[test]
fn every_module_and_folder_is_on_the_map() {
    let map = read("ARCHITECTURE.md");
    for module in modules() {
        assert!(map.contains(&format!("`{}`", module.name)), "ARCHITECTURE.md does not show `{}`", module.name);
    }
    for folder in ["content/", "locales/", "templates/", "tests/", "benches/", "docs/"] {
        assert!(map.contains(&format!("`{folder}`")), "ARCHITECTURE.md does not show `{folder}`");
    }
}

/// A row of the map: what a module may name is what its documentation says, and stands in a row above.
#[test]
fn the_map_looks_down_only() {
    let map = read("ARCHITECTURE.md");
    let allowed = allowed();
    let mut above = BTreeSet::new();
    for row in map.lines().filter_map(|line| line.strip_prefix("| `")?.strip_suffix(" |")) {
        let (name, rest) = row.split_once("` | ").expect("a module and what it is for");
        let Some((_, said)) = rest.rsplit_once(" | ") else { continue };
        let said: BTreeSet<String> = match said {
            "everything" => allowed.keys().cloned().collect(),
            said => said.split('`').skip(1).step_by(2).map(str::to_owned).collect(),
        };
        assert_eq!(said, allowed[name], "ARCHITECTURE.md on `{name}`");
        let higher: Vec<_> = said.iter().filter(|below| !above.contains(*below) && *below != name).collect();
        assert!(higher.is_empty(), "ARCHITECTURE.md shows {higher:?} below `{name}`, which may name them");
        above.insert(name.to_owned());
    }
    assert_eq!(above.len(), allowed.len());
}

/// Every test that ARCHITECTURE.md says an invariant is held by exists.
#[test]
fn the_tests_that_hold_the_invariants_exist() {
    let map = read("ARCHITECTURE.md");
    let rust = all_text(&["src", "tests", "benches"], "rs");
    let browser = all_text(&["tests/browser"], "mjs");
    let named = map.split("held by").skip(1).filter_map(|rest| rest.split('\n').next());
    let mut seen = 0;
    for name in named.flat_map(|line| line.split('`').skip(1).step_by(2)) {
        let found = rust.contains(&format!("fn {name}(")) || (name.contains('.') && browser.contains_key(name));
        assert!(found, "ARCHITECTURE.md names `{name}`, and there is no such test");
        seen += 1;
    }
    assert!(seen >= 8, "each invariant names the test that holds it");
}

struct Texts(BTreeMap<String, String>);

impl Texts {
    fn contains(&self, needle: &str) -> bool {
        self.0.values().any(|text| text.contains(needle))
    }

    fn contains_key(&self, name: &str) -> bool {
        self.0.keys().any(|path| path.ends_with(name))
    }
}

fn all_text(folders: &[&str], extension: &str) -> Texts {
    let entries = folders.iter().flat_map(|folder| {
        let walk = walkdir::WalkDir::new(Path::new(ROOT).join(folder)).into_iter();
        walk.filter_entry(|entry| entry.file_name() != "node_modules").flatten()
    });
    let wanted = entries.filter(|entry| entry.path().extension().is_some_and(|e| e == extension));
    Texts(wanted.map(|e| (e.path().display().to_string(), fs::read_to_string(e.path()).unwrap())).collect())
}
