//! `rulesheet locales import`: what a translator's file says goes into the language's files.

use super::language;
use crate::build::{self, Project};
use crate::cli::args::{ExchangeFormat, ImportArguments};
use crate::cli::failure::Failure;
use crate::cli::project::{self, Finder};
use crate::cli::terminal::{self, counted};
use crate::cli::{Outcome, read, write};
use crate::diagnostic::{Diagnostic, render};
use crate::locale::Locales;
use crate::translation::exchange::Format;
use crate::translation::{self, ImportOptions, Imported};
use crate::tree::InputTree;
use std::fmt::Write as _;
use std::path::Path;

pub fn run(root: &Path, arguments: &ImportArguments) -> Result<Outcome, Failure> {
    let (tree, mut found) = project::read(root)?;
    let project = build::load(&tree, &mut found);
    let mut finder = Finder::default();
    let Some(language) = language(&project, &arguments.lang, &mut finder) else { return finder.finish(&found, &tree) };
    let (name, bytes) = read::read_exchange(&arguments.file)?;
    let format = format(arguments, &name)?;
    let mut found = Vec::new();
    let imported = take_in(&tree, &project, language, (&name, &bytes, format), arguments, &mut found)?;
    tell(&tree, &name, bytes, &found);
    if !arguments.dry_run {
        write::write_changes(root, &imported.files)?;
    }
    terminal::say(&report(&imported, arguments))?;
    Ok(if found.is_empty() { Outcome::Fine } else { Outcome::Problems })
}

fn format(arguments: &ImportArguments, name: &str) -> Result<Format, Failure> {
    let format = arguments.format.map(ExchangeFormat::format).or_else(|| Format::of_name(name));
    let message = format!("the name of `{name}` does not tell what kind of file it is");
    format.ok_or_else(|| Failure::misuse(message, "add `--format po`, `ftl` or `xliff`"))
}

fn take_in(
    tree: &InputTree,
    project: &Project,
    language: usize,
    (name, bytes, format): (&str, &[u8], Format),
    arguments: &ImportArguments,
    found: &mut Vec<Diagnostic>,
) -> Result<Imported, Failure> {
    let no_text = || Failure::misuse(format!("`{name}` is no text in UTF-8"), "save it in the encoding UTF-8");
    let text = str::from_utf8(bytes).map_err(|_| no_text())?;
    let incoming = format.read(name, text, found);
    let options = ImportOptions { overwrite: arguments.overwrite, reviewed: arguments.reviewed };
    let imported = translation::import(tree, &project.locales, language, &incoming, options, &load, found);
    imported.map_err(|refusals| Failure::Misuse(refusals.into_iter().map(super::complaint).collect()))
}

fn load(tree: &InputTree) -> (Locales, Vec<Diagnostic>) {
    let mut found = Vec::new();
    let Project { catalogue, content, locales, templates } = build::load(tree, &mut found);
    let ids = templates.messages();
    locales.check(&catalogue, &content, ids.iter().map(String::as_str), &mut found);
    (locales, found)
}

/// Reports with the lines of the file, which is none of the project's.
fn tell(tree: &InputTree, name: &str, bytes: Vec<u8>, found: &[Diagnostic]) {
    let mut tree = tree.clone();
    tree.0.insert(name.to_owned(), bytes);
    let mut found = found.to_vec();
    found.sort_by_key(|fault| fault.at.bytes.start);
    terminal::tell(&render::people(&found, &tree));
}

fn report(imported: &Imported, arguments: &ImportArguments) -> String {
    let Imported { taken, confirmed, unchanged, untranslated, left_out, refused, .. } = imported;
    let mut report = String::new();
    for (id, why) in left_out {
        _ = writeln!(report, "left out `{id}`: {why}");
    }
    let verb = if arguments.dry_run { "Would take" } else { "Took" };
    _ = write!(report, "{verb} {} into `{}`", counted(taken.len(), "message"), arguments.lang);
    let counts = [
        (confirmed.len(), "confirmed"),
        (*unchanged, "as they were"),
        (*untranslated, "not translated"),
        (left_out.len(), "left out"),
        (*refused, "refused"),
    ];
    for (count, what) in counts.into_iter().filter(|(count, _)| *count > 0) {
        _ = write!(report, ", {count} {what}");
    }
    report + "\n"
}
