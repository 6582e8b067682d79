//! `rulesheet engine`: what the engine says.

use super::args::{EngineCommand, EngineFormat, TableArguments};
use super::failure::Failure;
use super::project::{self, Finder};
use super::{Outcome, play, replay, sheet, terminal};
use crate::catalogue;
use crate::engine::Chosen;
use crate::engine::score::{list, render_list};
use crate::engine::turn::{plan, render_table};
use serde::Serialize;
use std::path::Path;

pub fn run(root: &Path, command: &EngineCommand) -> Result<Outcome, Failure> {
    match command {
        EngineCommand::Turn(arguments) => {
            say(root, arguments, |table, format| shown(&plan(table), format, render_table))
        }
        EngineCommand::Scores(arguments) => {
            say(root, arguments, |table, format| shown(&list(table), format, |listed| render_list(listed)))
        }
        EngineCommand::Replay(arguments) => replay::run(arguments),
        EngineCommand::Play(arguments) => play::run(root, arguments),
    }
}

/// What the engine says about a table.
fn say(
    root: &Path,
    arguments: &TableArguments,
    text: impl FnOnce(&mut Chosen, EngineFormat) -> String,
) -> Result<Outcome, Failure> {
    let (tree, mut found) = project::read(root)?;
    let catalogue = catalogue::load(&tree, &mut found);
    let mut finder = Finder::default();
    let Some((selection, _)) = sheet::on_the_table(&arguments.table, &catalogue, &mut finder) else {
        return finder.finish(&found, &tree);
    };
    terminal::say(&text(&mut Chosen::of(&catalogue, &selection), arguments.format))?;
    Ok(Outcome::Fine)
}

fn shown<T: Serialize>(value: &T, format: EngineFormat, table: impl FnOnce(&T) -> String) -> String {
    match format {
        EngineFormat::Json => serde_json::to_string_pretty(value).expect("plain data becomes JSON") + "\n",
        EngineFormat::Table => table(value),
    }
}
