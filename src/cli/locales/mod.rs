//! `rulesheet locales`: the translators' commands, one file each.

mod accept;
mod export;
mod import;
mod new;
mod preview;
mod status;

use super::Outcome;
use super::args::LocalesCommand;
use super::failure::{Complaint, Failure};
use super::project::Finder;
use crate::build::Project;
use crate::locale::{Language, SOURCE};
use crate::translation::Refusal;
use std::path::Path;

pub fn run(root: &Path, command: &LocalesCommand) -> Result<Outcome, Failure> {
    match command {
        LocalesCommand::Status(arguments) => status::run(root, arguments),
        LocalesCommand::Accept(arguments) => accept::run(root, arguments),
        LocalesCommand::Export(arguments) => export::run(root, arguments),
        LocalesCommand::Preview(arguments) => preview::run(root, arguments),
        LocalesCommand::New(arguments) => new::run(root, arguments),
        LocalesCommand::Import(arguments) => import::run(root, arguments),
    }
}

/// The place of a translation among the languages; the source language is none.
fn language(project: &Project, code: &str, finder: &mut Finder) -> Option<usize> {
    let codes = project.locales.languages.iter().skip(1).map(|language| language.code.as_str());
    if !codes.clone().any(|one| one == code) && code != SOURCE && Language::parse(code).is_some() {
        let fix =
            format!("`rulesheet locales new {code}` begins it; there are: {}", codes.collect::<Vec<_>>().join(", "));
        finder.complain([Complaint { fix: Some(fix), ..Complaint::new(format!("there is no translation `{code}`")) }]);
        return None;
    }
    finder.find("translation", code, codes).map(|place| place + 1)
}

fn complaint(refusal: Refusal) -> Complaint {
    Complaint { fix: Some(refusal.fix), ..Complaint::new(refusal.message) }
}
