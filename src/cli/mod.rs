//! The command line: arguments, reading, progress, exit codes. It prints what the library returns, and it alone
//! touches the disk, the terminal and the clock. Start at [`run`].
//! May name: every module.

mod args;
mod build;
mod catalogue;
mod check;
mod condition;
mod diff;
mod engine;
mod explain;
mod failure;
mod lint;
mod locales;
mod play;
mod project;
pub mod read;
mod replay;
mod score;
mod sheet;
mod terminal;
mod where_used;
pub mod write;

use args::{Arguments, Command};
use clap::Parser as _;
use failure::Failure;
use std::process::ExitCode;

/// How a command ended; its number is the exit code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Outcome {
    Fine = 0,
    Problems = 1,
    Misuse = 2,
}

/// Carries out what the program's arguments ask for. Misuse that clap finds ends the program with 2 as well.
pub fn run() -> ExitCode {
    let arguments = Arguments::parse();
    terminal::set_color(arguments.common.color);
    let outcome = dispatch(&arguments).unwrap_or_else(|failure| {
        terminal::tell(&failure.render());
        if matches!(failure, Failure::Misuse(_)) { Outcome::Misuse } else { Outcome::Problems }
    });
    ExitCode::from(outcome as u8)
}

fn dispatch(arguments: &Arguments) -> Result<Outcome, Failure> {
    let root = &arguments.common.root;
    match &arguments.command {
        Command::Build(arguments) => build::run(root, arguments),
        Command::Sheet(arguments) => sheet::run(root, arguments),
        Command::Diff(arguments) => diff::run(root, arguments),
        Command::Catalogue(arguments) => catalogue::run(root, arguments.format),
        Command::Check(arguments) => check::run(root, arguments),
        Command::Condition(arguments) => condition::run(root, arguments),
        Command::Where(arguments) => where_used::run(root, arguments),
        Command::Engine(arguments) => engine::run(root, &arguments.command),
        Command::Score(arguments) => score::run(root, arguments),
        Command::Locales(arguments) => locales::run(root, &arguments.command),
        Command::Lint(arguments) => lint::run(root, &arguments.command),
        Command::Explain(arguments) => explain::run(arguments.code.as_deref()),
    }
}
