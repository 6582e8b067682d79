//! `rulesheet engine play`: games that are played at random.

use super::args::{PlayArguments, Table};
use super::failure::Failure;
use super::project::{self, Finder};
use super::{Outcome, sheet, terminal};
use crate::catalogue;
use crate::engine::Chosen;
use crate::simulation::{Request, render, simulate};
use crate::tiles::TileSets;
use std::path::Path;

/// The set without which nothing is played.
const BASE: &str = "base";

pub fn run(root: &Path, arguments: &PlayArguments) -> Result<Outcome, Failure> {
    let (tree, mut found) = project::read(root)?;
    let catalogue = catalogue::load(&tree, &mut found);
    let sets = TileSets::load(&tree, &mut found);
    let mut finder = Finder::default();
    let table = Table { select: arguments.select.clone(), preset: arguments.preset.clone() };
    let asked = table.select.is_some() || table.preset.is_some();
    let selection = if asked { sheet::on_the_table(&table, &catalogue, &mut finder) } else { None };
    let base = sets.0.get(BASE).and_then(|set| Some((set.pile(), set.start.clone()?)));
    let Some((pile, start)) = base.filter(|_| !asked || selection.is_some()) else {
        if !asked || selection.is_some() {
            let message = "there are no tiles of the base game with one that lies there at the beginning";
            return Err(Failure::misuse(message.to_owned(), "write them to `content/tiles/base.toml`"));
        }
        return finder.finish(&found, &tree);
    };
    let request = Request {
        table: selection.map(|(selection, _)| Chosen::of(&catalogue, &selection)),
        players: arguments.players.clone(),
        games: arguments.games,
        seed: arguments.seed,
        pile,
        start,
    };
    let report = simulate(&request);
    terminal::say(&render(&report))?;
    Ok(if report.broken.is_none() { Outcome::Fine } else { Outcome::Problems })
}
