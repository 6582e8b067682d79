//! `rulesheet locales accept`: the translation says what the source says.

use crate::build;
use crate::cli::args::AcceptArguments;
use crate::cli::failure::{Complaint, Failure};
use crate::cli::project::{self, Finder};
use crate::cli::terminal::{self, counted};
use crate::cli::{Outcome, write};
use crate::translation::{self, Refusal};
use std::path::Path;

pub fn run(root: &Path, arguments: &AcceptArguments) -> Result<Outcome, Failure> {
    let (tree, mut found) = project::read(root)?;
    let project = build::load(&tree, &mut found);
    let mut finder = Finder::default();
    let codes = project.locales.languages.iter().skip(1).map(|language| language.code.as_str());
    let Some(place) = finder.find("translation", &arguments.lang, codes) else { return finder.finish(&found, &tree) };
    let accepted = translation::accept(&project.locales, place + 1, &arguments.ids, arguments.reviewed);
    let accepted = accepted.map_err(|refusals| Failure::Misuse(refusals.into_iter().map(complaint).collect()))?;
    write::write_changes(root, &accepted.files)?;
    let what = if arguments.reviewed { "reviewed" } else { "current" };
    terminal::say(&format!("Recorded {} of `{}` as {what}\n", counted(accepted.ids.len(), "message"), arguments.lang))?;
    Ok(Outcome::Fine)
}

fn complaint(refusal: Refusal) -> Complaint {
    Complaint { fix: Some(refusal.fix), ..Complaint::new(refusal.message) }
}
