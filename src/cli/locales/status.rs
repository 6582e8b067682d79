//! `rulesheet locales status`: how far each language is, and what is to be done.

mod prose;

use crate::build::{self, Project};
use crate::cli::Outcome;
use crate::cli::args::{StatusArguments, StatusFormat};
use crate::cli::failure::Failure;
use crate::cli::project::{self, Finder};
use crate::cli::terminal;
use crate::translation::{self, Places, Status};
use std::path::Path;

pub fn run(root: &Path, arguments: &StatusArguments) -> Result<Outcome, Failure> {
    let (tree, mut found) = project::read(root)?;
    let project = build::load(&tree, &mut found);
    let mut finder = Finder::default();
    for code in &arguments.languages {
        finder.find("translation", code, codes(&project));
    }
    if let Outcome::Problems = finder.finish(&found, &tree)? {
        return Ok(Outcome::Problems);
    }
    let all = statuses(&project, &arguments.languages);
    terminal::say(&rendered(&all, arguments.format))?;
    Ok(judged(&all, arguments.fail_under))
}

/// Every language but the source language.
fn codes(project: &Project) -> impl Iterator<Item = &str> + Clone {
    project.locales.languages.iter().skip(1).map(|language| language.code.as_str())
}

fn statuses(project: &Project, wanted: &[String]) -> Vec<Status> {
    let places = Places::new(&project.content, &project.locales);
    let languages = (1..).zip(codes(project));
    let wanted = languages.filter(|(_, code)| wanted.is_empty() || wanted.iter().any(|one| one == code));
    wanted.map(|(language, _)| translation::status(&project.locales, &places, language)).collect()
}

fn rendered(all: &[Status], format: StatusFormat) -> String {
    match format {
        StatusFormat::Table => prose::table(all),
        StatusFormat::Markdown => prose::markdown(all),
        StatusFormat::Json => serde_json::to_string_pretty(all).expect("a status becomes JSON") + "\n",
    }
}

/// Tells which languages are below the percentage.
fn judged(all: &[Status], least: Option<u8>) -> Outcome {
    let least = usize::from(least.unwrap_or_default()) * 10;
    let mut outcome = Outcome::Fine;
    for status in all {
        let reached = status.total.messages.per_mille(status.total.messages.current());
        if reached < least {
            let (language, reached) = (&status.language, prose::percent(reached));
            terminal::tell(&format!("`{language}` is translated to {reached} %, less than {} %\n", least / 10));
            outcome = Outcome::Problems;
        }
    }
    outcome
}
