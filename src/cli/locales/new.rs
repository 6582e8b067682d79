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
    terminal::say(&format!(
        "Wrote {files} for {} into locales/{code}. Translate in them, or in one file: `rulesheet locales export {code} -o {code}.po`\n",
        language.own_name
    ))?;
    Ok(Outcome::Fine)
}
