//! `rulesheet locales`: the translators' commands, one file each.

mod accept;
mod status;

use super::Outcome;
use super::args::LocalesCommand;
use super::failure::Failure;
use std::path::Path;

pub fn run(root: &Path, command: &LocalesCommand) -> Result<Outcome, Failure> {
    match command {
        LocalesCommand::Status(arguments) => status::run(root, arguments),
        LocalesCommand::Accept(arguments) => accept::run(root, arguments),
    }
}
