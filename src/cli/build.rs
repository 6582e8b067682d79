//! `rulesheet build`: the whole site, into a folder.
#![expect(clippy::disallowed_methods, reason = "the summary tells how long it took")]

use super::args::BuildArguments;
use super::failure::Failure;
use super::project::{self, Finder};
use super::terminal::{self, Progress, counted};
use super::{Outcome, read, write};
use crate::build::{self, BuildOptions, Project};
use crate::diagnostic::Diagnostic;
use crate::site;
use crate::translation::pseudo;
use crate::tree::{InputTree, OutputTree};
use std::path::{Path, PathBuf};
use std::time::Instant;

pub fn run(root: &Path, arguments: &BuildArguments) -> Result<Outcome, Failure> {
    let started = Instant::now();
    let out = arguments.out.clone().unwrap_or_else(|| root.join("output"));
    check_place(root, &out)?;
    let progress = Progress::new();
    progress.step("Reading");
    let (mut tree, mut found) = project::read(root)?;
    progress.step("Building");
    if arguments.pseudo {
        tree.0.extend(pseudo::pseudo(&tree));
    }
    let mut project = build::load(&tree, &mut found);
    if let Outcome::Problems = check_words(arguments, &project, &found, &tree)? {
        return Ok(Outcome::Problems);
    }
    let mut output = site::render(&mut project, &options(arguments), &mut found);
    if arguments.pseudo {
        pseudo::turn_round(&mut output);
    }
    drop(progress);
    if let Outcome::Problems = project::report(&found, &tree) {
        return Ok(Outcome::Problems);
    }
    let progress = Progress::new();
    write::write_folder(&output, &out, &|done| progress.part("Writing", done, output.0.len()))?;
    drop(progress);
    tell_success(&summary(&output, &out, started));
    Ok(Outcome::Fine)
}

/// The output must not become input, and must be ours to replace.
fn check_place(root: &Path, out: &Path) -> Result<(), Failure> {
    check_apart(root, out, "name a folder of its own with `--out DIR`")?;
    Ok(write::check_ours(out)?)
}

/// What is written must not stand among what is read, nor around it.
pub fn check_apart(root: &Path, out: &Path, fix: &str) -> Result<(), Failure> {
    let (real_root, real_out) = (real(root), real(out));
    let holds = |folder: &str| {
        let input = real_root.join(folder);
        real_out.starts_with(&input) || input.starts_with(&real_out)
    };
    if read::FOLDERS.into_iter().any(holds) {
        let message = format!("`{}` would mix the output with the project's own files", out.display());
        return Err(Failure::misuse(message, fix));
    }
    Ok(())
}

/// The path without links and dots, as far as it exists.
fn real(path: &Path) -> PathBuf {
    let absolute = std::path::absolute(path).unwrap_or_else(|_| path.to_owned());
    let existing = absolute.ancestors().find_map(|above| Some((above, above.canonicalize().ok()?)));
    let Some((above, real)) = existing else { return absolute };
    let rest = absolute.strip_prefix(above).unwrap_or(Path::new(""));
    rest.components().fold(real, |mut path, part| {
        match part {
            std::path::Component::ParentDir => drop(path.pop()),
            part => path.push(part),
        }
        path
    })
}

fn check_words(
    arguments: &BuildArguments,
    project: &Project,
    found: &[Diagnostic],
    tree: &InputTree,
) -> Result<Outcome, Failure> {
    let mut finder = Finder::default();
    let languages = project.locales.languages.iter().map(|language| language.code.as_str());
    let presets = project.catalogue.presets.iter().map(|preset| preset.id.as_str());
    for word in &arguments.languages {
        finder.find("language", word, languages.clone());
    }
    for word in &arguments.presets {
        finder.find("preset", word, presets.clone());
    }
    finder.finish(found, tree)
}

fn options(arguments: &BuildArguments) -> BuildOptions {
    let BuildArguments { languages, presets, base_url, repository_url, .. } = arguments.clone();
    BuildOptions { languages, presets, base_url, repository_url }
}

/// The site is there, as a whole: that the summary cannot be printed makes no failure of it.
fn tell_success(summary: &str) {
    if let Err(error) = terminal::say(summary) {
        terminal::tell(&format!("warning: the site is written, but its summary cannot be printed: {error}\n"));
    }
}

fn summary(output: &OutputTree, out: &Path, started: Instant) -> String {
    let is_page = |path: &&String| Path::new(path.as_str()).extension().is_some_and(|e| e == "html");
    let pages = output.0.keys().filter(is_page).count();
    let bytes: usize = output.0.values().map(Vec::len).sum();
    let megabytes = (bytes + 50_000) / 100_000;
    format!(
        "Wrote {} ({}, {}.{} MB) to {} in {}\n",
        counted(pages, "page"),
        counted(output.0.len(), "file"),
        megabytes / 10,
        megabytes % 10,
        out.strip_prefix(".").unwrap_or(out).display(),
        terminal::seconds(started.elapsed())
    )
}
