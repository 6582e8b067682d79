//! Recorded games, where their folder lies beside the project or `RULESHEET_CASES` names it: they are no part of it.
#![expect(clippy::disallowed_methods, reason = "a test that reads the disk")]

use rulesheet::replay::{Outcomes, Recording, Report, Tiles, render, verify};
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// The recordings that the engine plays as they were recorded, by folder and name.
const PLAYED: &str = include_str!("fixtures/replays/played.txt");

fn folder() -> Option<PathBuf> {
    let beside = Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared/cases");
    let named = std::env::var("RULESHEET_CASES").map_or(beside, PathBuf::from);
    let there = named.join("replays").is_dir();
    if !there {
        eprintln!("there are no recorded games: nothing was tested");
    }
    there.then_some(named)
}

fn files(folder: &Path, extension: &str) -> Vec<PathBuf> {
    let entries = walkdir::WalkDir::new(folder).sort_by_file_name().into_iter().flatten();
    let fits = |path: &PathBuf| path.extension().is_some_and(|found| found == extension);
    entries.map(walkdir::DirEntry::into_path).filter(fits).collect()
}

fn reports(cases: &Path) -> Vec<Report> {
    let mut found = Vec::new();
    let mut tiles = Tiles::default();
    for path in files(&cases.join("tiles"), "xml") {
        tiles.read(&path.to_string_lossy(), &fs::read(&path).unwrap(), &mut found);
    }
    assert!(found.is_empty(), "all tiles are read: {found:?}");
    let outcomes = Outcomes::read("outcomes", &fs::read(cases.join("random-outcomes.json")).unwrap(), &mut found);
    let replays = cases.join("replays");
    let played = files(&replays, "jcz").into_iter().filter_map(|path| {
        let name = path.strip_prefix(&replays).unwrap().to_string_lossy().into_owned();
        let recording = Recording::read(&name, &fs::read(&path).unwrap(), &mut found)?;
        Some(verify(&recording, &tiles, outcomes.of(&name), &mut found))
    });
    let reports = played.collect();
    for diagnostic in &found {
        eprintln!("{}: {} {:?}", diagnostic.at.file, diagnostic.message, diagnostic.at.bytes);
    }
    reports
}

#[test]
fn recorded_games_end_as_they_were_recorded() {
    let Some(cases) = folder() else { return };
    let reports = reports(&cases);
    let (fine, wrong): (Vec<Report>, Vec<Report>) = reports.into_iter().partition(Report::is_fine);
    let fine: BTreeSet<&str> = fine.iter().map(|report| report.name.as_str()).collect();
    let expected: BTreeSet<&str> = PLAYED.lines().filter(|line| !line.starts_with('#')).collect();
    eprint!("{}", render(&wrong));
    let lost: Vec<_> = expected.difference(&fine).collect();
    let new: Vec<_> = fine.difference(&expected).collect();
    assert!(lost.is_empty(), "these were played rightly before: {lost:?}");
    assert!(new.is_empty(), "these are played rightly now, so add them to the list: {new:#?}");
}
