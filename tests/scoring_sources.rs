//! `docs/scoring-sources.md` tells of every row where its rule was read: the same rows, formulas and sources as the data.
#![expect(clippy::disallowed_methods, reason = "a test reads the document and the data")]

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use toml::{Table, Value};

#[test]
fn the_rows_of_the_document_are_those_of_the_data() {
    let wanted: BTreeSet<String> = subjects().iter().flat_map(rows).map(|row| row_line(&row)).collect();
    let written: BTreeSet<String> = lines("| row |").collect();
    assert_eq!(written.difference(&wanted).collect::<Vec<_>>(), Vec::<&String>::new(), "not in content/scoring");
    assert_eq!(wanted.difference(&written).collect::<Vec<_>>(), Vec::<&String>::new(), "not in the document");
}

#[test]
fn the_sources_of_the_document_are_those_of_the_data() {
    let sources = file(&root().join("content/scoring/sources.toml"));
    let wanted: Vec<String> = list(&sources, "source").iter().map(source_line).collect();
    assert_eq!(lines("| id |").collect::<Vec<_>>(), wanted);
}

#[test]
fn every_source_says_something() {
    let sources = file(&root().join("content/scoring/sources.toml"));
    let known: BTreeSet<String> = list(&sources, "source").iter().map(|source| text(source, "id")).collect();
    let named: BTreeSet<String> = subjects().iter().flat_map(rows).flat_map(|row| names(&row)).collect();
    assert_eq!(named, known);
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// The lines of all tables of the document whose head begins so, without the head.
fn lines(head: &'static str) -> impl Iterator<Item = String> {
    let document = fs::read_to_string(root().join("docs/scoring-sources.md")).expect("the document is there");
    let paragraphs: Vec<String> = document.split("\n\n").map(str::to_owned).collect();
    let tables = paragraphs.into_iter().filter(move |paragraph| paragraph.starts_with(head));
    tables.flat_map(|table| table.lines().skip(2).map(str::to_owned).collect::<Vec<_>>())
}

/// The files of what is scored.
fn subjects() -> Vec<Table> {
    let folder = fs::read_dir(root().join("content/scoring")).expect("the folder is there");
    let files = folder.map(|entry| file(&entry.expect("it can be read").path()));
    files.filter(|file| file.contains_key("row")).collect()
}

fn file(path: &Path) -> Table {
    fs::read_to_string(path).expect("it can be read").parse().expect("it is TOML")
}

fn rows(subject: &Table) -> Vec<Table> {
    list(subject, "row")
}

fn list(of: &Table, key: &str) -> Vec<Table> {
    let values = of[key].as_array().expect("an array").iter();
    values.map(|value| value.as_table().expect("tables").clone()).collect()
}

fn row_line(row: &Table) -> String {
    let formula = |key| row.get(key).and_then(Value::as_str).map_or("—".to_owned(), |formula| format!("`{formula}`"));
    let sources: Vec<String> = names(row).iter().map(|source| format!("`{source}`")).collect();
    let [during, after] = ["during", "final"].map(formula);
    format!("| `{}` | {during} | {after} | {} |", text(row, "id"), sources.join(", "))
}

fn source_line(source: &Table) -> String {
    let [id, title, address] = ["id", "title", "address"].map(|key| text(source, key));
    format!("| `{id}` | [{title}]({address}) |")
}

fn names(row: &Table) -> Vec<String> {
    let sources = row["sources"].as_array().expect("an array").iter();
    sources.map(|source| source.as_str().expect("strings").to_owned()).collect()
}

fn text(of: &Table, key: &str) -> String {
    of[key].as_str().expect("a string").to_owned()
}
