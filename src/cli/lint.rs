//! `rulesheet lint`: what is wrong with other people's files.

use super::args::{CheckFormat, LintCommand, WicaArguments};
use super::failure::Failure;
use super::terminal::{self, Progress, counted};
use super::{Outcome, project, read};
use crate::diagnostic::render;
use crate::import;
use std::path::Path;

pub fn run(root: &Path, command: &LintCommand) -> Result<Outcome, Failure> {
    let LintCommand::Wica(arguments) = command;
    wica(root, arguments)
}

fn wica(root: &Path, arguments: &WicaArguments) -> Result<Outcome, Failure> {
    let (mut tree, mut found) = project::read(root)?;
    let files: Vec<_> = arguments.files.iter().map(|file| read::read_exchange(file)).collect::<Result<_, _>>()?;
    let progress = Progress::new();
    progress.step("Reading");
    found.extend(import::lint(&files, &tree));
    drop(progress);
    tree.0.extend(files);
    let text = match arguments.format {
        CheckFormat::Json => render::json(&found, &tree),
        CheckFormat::Human if found.is_empty() => nothing(arguments),
        CheckFormat::Human => render::people(&found, &tree),
    };
    terminal::say(&text)?;
    Ok(if found.is_empty() { Outcome::Fine } else { Outcome::Problems })
}

fn nothing(arguments: &WicaArguments) -> String {
    format!("Nothing is wrong in {}\n", counted(arguments.files.len(), "file"))
}
