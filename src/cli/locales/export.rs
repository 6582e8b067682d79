//! `rulesheet locales export`: a language as one file for a translator.

use super::language;
use crate::build;
use crate::cli::args::{ExchangeFormat, ExportArguments};
use crate::cli::build::check_apart;
use crate::cli::failure::Failure;
use crate::cli::project::{self, Finder};
use crate::cli::terminal;
use crate::cli::{Outcome, write};
use crate::translation::exchange::{Format, package};
use std::path::Path;

pub fn run(root: &Path, arguments: &ExportArguments) -> Result<Outcome, Failure> {
    let file = arguments.output.as_deref().filter(|file| *file != Path::new("-"));
    if let Some(file) = file {
        check_apart(root, file, "name another file with `-o FILE`")?;
    }
    let (tree, mut found) = project::read(root)?;
    let project = build::load(&tree, &mut found);
    let mut finder = Finder::default();
    let Some(language) = language(&project, &arguments.lang, &mut finder) else { return finder.finish(&found, &tree) };
    let package = package(&project.catalogue, &project.content, &project.locales, language);
    let text = format(arguments, file).write(&package);
    match file {
        Some(file) => write::write_file(file, text.as_bytes())?,
        None => terminal::say_as_it_is(&text)?,
    }
    Ok(Outcome::Fine)
}

/// As named, or as the file's name ends, or PO.
fn format(arguments: &ExportArguments, file: Option<&Path>) -> Format {
    let by_name = || file.and_then(|file| Format::of_name(&file.to_string_lossy()));
    arguments.format.map(ExchangeFormat::format).or_else(by_name).unwrap_or(Format::Po)
}
