//! `rulesheet engine`: what the engine says.

use super::args::{EngineCommand, TurnArguments, TurnFormat};
use super::failure::Failure;
use super::project::{self, Finder};
use super::{Outcome, sheet, terminal};
use crate::catalogue;
use crate::engine::Chosen;
use crate::engine::turn::{Plan, plan, render_table};
use std::path::Path;

pub fn run(root: &Path, command: &EngineCommand) -> Result<Outcome, Failure> {
    match command {
        EngineCommand::Turn(arguments) => turn(root, arguments),
    }
}

/// What a turn consists of at a table.
fn turn(root: &Path, arguments: &TurnArguments) -> Result<Outcome, Failure> {
    let (tree, mut found) = project::read(root)?;
    let catalogue = catalogue::load(&tree, &mut found);
    let mut finder = Finder::default();
    let Some((selection, _)) = sheet::on_the_table(&arguments.table, &catalogue, &mut finder) else {
        return finder.finish(&found, &tree);
    };
    let plan = plan(&mut Chosen::of(&catalogue, &selection));
    terminal::say(&render(&plan, arguments.format))?;
    Ok(Outcome::Fine)
}

fn render(plan: &Plan, format: TurnFormat) -> String {
    match format {
        TurnFormat::Json => serde_json::to_string_pretty(plan).expect("a plan becomes JSON") + "\n",
        TurnFormat::Table => render_table(plan),
    }
}
