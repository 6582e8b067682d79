//! What the commands share: reading the project, finding what the arguments name, reporting what was found.

use super::failure::{Complaint, Failure};
use super::terminal::{self, counted};
use super::{Outcome, read};
use crate::diagnostic::{Diagnostic, any_error, render};
use crate::tree::InputTree;
use std::path::Path;

/// The project's files, and what was wrong with them as files.
pub fn read(root: &Path) -> Result<(InputTree, Vec<Diagnostic>), Failure> {
    let no_project = |error: read::NotAProject| {
        Failure::misuse(error.to_string(), "name the project's folder with `--root DIR`, or change to it")
    };
    read::read(root).map_err(no_project)
}

/// Reports everything on the standard error. A command goes on if there are warnings only.
pub fn report(found: &[Diagnostic], tree: &InputTree) -> Outcome {
    terminal::tell(&render::people(found, tree));
    if any_error(found) { Outcome::Problems } else { Outcome::Fine }
}

/// Reports the errors in full and the warnings by their number: they are not what the command was asked for.
pub fn report_errors(found: &[Diagnostic], tree: &InputTree) -> Outcome {
    if any_error(found) {
        return report(found, tree);
    }
    if !found.is_empty() {
        terminal::tell(&format!("{}: see `rulesheet check`\n", counted(found.len(), "warning")));
    }
    Outcome::Fine
}

/// Finds what the arguments name, and collects what there is not.
#[derive(Default)]
pub struct Finder {
    complaints: Vec<Complaint>,
}

impl Finder {
    /// The place of a word among the known ones. `what` is its kind: "language".
    pub fn find<'k>(&mut self, what: &str, word: &str, known: impl Iterator<Item = &'k str> + Clone) -> Option<usize> {
        let place = known.clone().position(|one| one == word);
        if place.is_none() {
            self.complaints.push(Complaint::unknown(what, word, known));
        }
        place
    }

    pub fn complain(&mut self, complaints: impl IntoIterator<Item = Complaint>) {
        self.complaints.extend(complaints);
    }

    /// Whether everything was found. A faulty project is reported first: what is missing may be missing for that.
    pub fn finish(self, found: &[Diagnostic], tree: &InputTree) -> Result<Outcome, Failure> {
        match (self.complaints.is_empty(), any_error(found)) {
            (true, _) => Ok(Outcome::Fine),
            (false, true) => Ok(report(found, tree)),
            (false, false) => Err(Failure::Misuse(self.complaints)),
        }
    }
}
