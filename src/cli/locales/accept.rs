//! `rulesheet locales accept`: the translation says what the source says.

use super::{complaint, language};
use crate::build;
use crate::cli::args::AcceptArguments;
use crate::cli::failure::Failure;
use crate::cli::project::{self, Finder};
use crate::cli::terminal::{self, counted};
use crate::cli::{Outcome, write};
use crate::translation;
use std::path::Path;

pub fn run(root: &Path, arguments: &AcceptArguments) -> Result<Outcome, Failure> {
    let (tree, mut found) = project::read(root)?;
    let project = build::load(&tree, &mut found);
    let mut finder = Finder::default();
    let Some(language) = language(&project, &arguments.lang, &mut finder) else { return finder.finish(&found, &tree) };
    let accepted = translation::accept(&project.locales, language, &arguments.ids, arguments.reviewed);
    let accepted = accepted.map_err(|refusals| Failure::Misuse(refusals.into_iter().map(complaint).collect()))?;
    write::write_changes(root, &accepted.files)?;
    let what = if arguments.reviewed { "reviewed" } else { "current" };
    terminal::say(&format!("Recorded {} of `{}` as {what}\n", counted(accepted.ids.len(), "message"), arguments.lang))?;
    Ok(Outcome::Fine)
}
