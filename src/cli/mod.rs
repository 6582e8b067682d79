//! The command line: arguments, reading, progress, exit codes. It prints what the library returns, and it alone
//! touches the disk, the terminal and the clock. Start at [`run`].
//! May name: every module.

mod args;
mod catalogue;
mod explain;
mod failure;
pub mod read;
mod terminal;
pub mod write;

use args::{Arguments, Command};
use clap::Parser as _;
use failure::Failure;
use std::process::ExitCode;

/// How a command ended; its number is the exit code. Misuse is 2.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Outcome {
    Fine = 0,
    Problems = 1,
    Misuse = 2,
}

/// Carries out what the program's arguments ask for.
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
    match &arguments.command {
        Command::Explain(explain) => {
            terminal::say(&explain::explain(explain.code.as_deref())?)?;
            Ok(Outcome::Fine)
        }
        _ => Ok(Outcome::Misuse),
    }
}
