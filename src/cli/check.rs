//! `rulesheet check`: every fault of the project, as the command's result.

use super::args::{CheckArguments, CheckFormat};
use super::failure::Failure;
use super::terminal::{Progress, counted};
use super::{Outcome, project, terminal};
use crate::check;
use crate::diagnostic::{Diagnostic, any_error, render};
use crate::tree::InputTree;
use std::path::Path;

pub fn run(root: &Path, arguments: &CheckArguments) -> Result<Outcome, Failure> {
    let progress = Progress::new();
    progress.step("Checking");
    let (tree, mut found) = project::read(root)?;
    found.extend(check::check(&tree));
    progress.step("Playing");
    found.extend(check::games(&tree));
    drop(progress);
    terminal::say(&rendered(&found, &tree, arguments))?;
    let passes = if arguments.lenient { !any_error(&found) } else { found.is_empty() };
    Ok(if passes { Outcome::Fine } else { Outcome::Problems })
}

fn rendered(found: &[Diagnostic], tree: &InputTree, arguments: &CheckArguments) -> String {
    match arguments.format {
        CheckFormat::Json => render::json(found, tree),
        CheckFormat::Human if found.is_empty() => {
            format!("Nothing is wrong in {}\n", counted(tree.0.len(), "file"))
        }
        CheckFormat::Human if arguments.all => render::people_all(found, tree),
        CheckFormat::Human => render::people(found, tree),
    }
}
