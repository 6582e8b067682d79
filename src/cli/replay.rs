//! `rulesheet engine replay`: recorded games are played.

use super::args::{CatalogueFormat, ReplayArguments};
use super::failure::Failure;
use super::{Outcome, project, read, terminal};
use crate::diagnostic::Diagnostic;
use crate::replay::{Outcomes, Recording, Report, Tiles, render, render_json, verify};
use crate::tree::InputTree;

pub fn run(arguments: &ReplayArguments) -> Result<Outcome, Failure> {
    let mut found = Vec::new();
    let tile_files = read::read_named(&arguments.tiles, "xml")?;
    let mut tiles = Tiles::default();
    for (name, bytes) in &tile_files.0 {
        tiles.read(name, bytes, &mut found);
    }
    let outcome_files =
        arguments.outcomes.iter().map(|path| read::read_named(path, "json")).collect::<Result<Vec<_>, _>>()?;
    let mut outcomes = Outcomes::default();
    for (name, bytes) in outcome_files.iter().flat_map(|files| &files.0) {
        outcomes = Outcomes::read(name, bytes, &mut found);
    }
    let mut recordings = InputTree::default();
    for path in &arguments.files {
        recordings.0.extend(read::read_named(path, "jcz")?.0);
    }
    let reports = play(&recordings, &tiles, &outcomes, &mut found);
    let all_read = reports.len() == recordings.0.len();
    let mut tree = recordings;
    tree.0.extend(tile_files.0);
    tree.0.extend(outcome_files.into_iter().flat_map(|files| files.0));
    let outcome = project::report(&found, &tree);
    terminal::say(&match arguments.format {
        CatalogueFormat::Table => render(&reports),
        CatalogueFormat::Json => render_json(&reports),
    })?;
    let fine = all_read && reports.iter().all(Report::is_fine);
    Ok(if fine { outcome } else { Outcome::Problems })
}

fn play(recordings: &InputTree, tiles: &Tiles, outcomes: &Outcomes, found: &mut Vec<Diagnostic>) -> Vec<Report> {
    let mut reports = Vec::new();
    for (name, bytes) in &recordings.0 {
        if let Some(recording) = Recording::read(name, bytes, found) {
            reports.push(verify(&recording, tiles, outcomes.of(name), found));
        }
    }
    reports
}
