//! `rulesheet locales accept`: the translation says what the source says.

use super::{complaint, language};
use crate::build;
use crate::cli::args::AcceptArguments;
use crate::cli::failure::Failure;
use crate::cli::project::{self, Finder};
use crate::cli::terminal::{self, counted};
use crate::cli::{Outcome, write};
use crate::translation::{self, Accepted, Which};
use std::path::Path;

pub fn run(root: &Path, arguments: &AcceptArguments) -> Result<Outcome, Failure> {
    let (tree, mut found) = project::read(root)?;
    let project = build::load(&tree, &mut found);
    let mut finder = Finder::default();
    let Some(language) = language(&project, &arguments.lang, &mut finder) else { return finder.finish(&found, &tree) };
    let accepted = translation::accept(&project.locales, language, which(arguments), arguments.reviewed);
    let accepted = accepted.map_err(|refusals| Failure::Misuse(refusals.into_iter().map(complaint).collect()))?;
    write::write_changes(root, &accepted.files)?;
    terminal::say(&report(&accepted, arguments))?;
    Ok(Outcome::Fine)
}

fn which(arguments: &AcceptArguments) -> Which<'_> {
    match &arguments.ids[..] {
        [] if arguments.all => Which::All,
        [] => Which::Current,
        ids => Which::Named(ids),
    }
}

fn report(accepted: &Accepted, arguments: &AcceptArguments) -> String {
    let (what, lang) = (if arguments.reviewed { "reviewed" } else { "current" }, &arguments.lang);
    let report = format!("Recorded {} of `{lang}` as {what}\n", counted(accepted.ids.len(), "message"));
    if accepted.outdated == 0 {
        return report;
    }
    let outdated = counted(accepted.outdated, "outdated message");
    format!(
        "{report}Left {outdated} as before: edit them, or name those that are still right. `rulesheet locales status \
         --lang {lang}` shows what has changed\n"
    )
}
