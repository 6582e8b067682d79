//! `rulesheet locales new`: the files of a new language.

use super::complaint;
use crate::build;
use crate::cli::args::NewArguments;
use crate::cli::failure::Failure;
use crate::cli::terminal::{self, counted};
use crate::cli::{Outcome, project, write};
use crate::translation;
use std::path::Path;

pub fn run(root: &Path, arguments: &NewArguments) -> Result<Outcome, Failure> {
    let (tree, mut found) = project::read(root)?;
    let project = build::load(&tree, &mut found);
    let started = translation::start(&project.locales, &arguments.lang);
    let (language, files) = started.map_err(|refusal| Failure::Misuse(vec![complaint(refusal)]))?;
    if let Some(path) = files.keys().find(|path| tree.0.contains_key(*path)) {
        return Err(Failure::misuse(format!("there is a file `{path}` already"), "move it out of the way"));
    }
    write::write_changes(root, &files)?;
    let (files, code) = (counted(files.len(), "file"), &language.code);
    terminal::say(&format!("Wrote {files} for {} into locales/{code}\n{}", language.own_name, next(code)))?;
    Ok(Outcome::Fine)
}

/// What comes next, a command a line.
fn next(code: &str) -> String {
    let steps = [
        (format!("export {code} -o {code}.po"), "to translate in one file, rather than in these"),
        (format!("import {code} {code}.po"), "to take it in"),
        (format!("status --lang {code}"), "what is left to do"),
        (format!("accept {code}"), "before you commit"),
    ];
    let width = steps.iter().map(|(step, _)| step.len()).max().unwrap_or_default();
    let lines = steps.iter().map(|(step, why)| format!("  rulesheet locales {step:width$}   {why}"));
    lines.collect::<Vec<_>>().join("\n") + "\n"
}
