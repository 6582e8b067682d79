//! What came out of simulated games: what was reached, and what never was.

use super::laws::{Broken, Watch};
use crate::engine::game::{Game, Setup};
use crate::engine::score::{Moment, Rules, Subject};
use crate::engine::table::{Chosen, Table};
use std::collections::BTreeSet;
use std::fmt::Write as _;

/// Games, and what came of them.
#[derive(Clone, Debug, Default)]
pub struct Report {
    pub games: u32,
    pub moves: u64,
    pub coverage: Coverage,
    /// The game in which a law does not hold, what lay on its table, and the law.
    pub broken: Option<(u32, Setup, Broken)>,
}

/// What there was at the tables, and what of it occurred.
#[derive(Clone, Debug, Default)]
pub struct Coverage {
    actions: BTreeSet<&'static str>,
    occurred: BTreeSet<&'static str>,
    rows: BTreeSet<(Subject, &'static str)>,
    scored: BTreeSet<(Subject, &'static str)>,
}

impl Coverage {
    /// All that can occur at a table.
    pub fn offer(&mut self, watch: &Watch, table: &Chosen) {
        self.actions.extend(watch.planned());
        let rules = Rules::at(&mut Table::new(&mut table.clone()));
        for subject in Subject::ALL {
            for moment in [Moment::During, Moment::Final] {
                self.rows.extend(rules.of(*subject, moment).iter().map(|rule| (*subject, rule.row.name)));
            }
        }
    }

    /// What occurred in a game.
    pub fn take(&mut self, watch: &Watch, game: &Game) {
        self.occurred.extend(watch.occurred.iter().copied());
        self.scored.extend(game.rows_used());
    }
}

/// In sentences.
#[must_use]
pub fn render(report: &Report) -> String {
    let mut text = format!("{} games, {} decisions\n", report.games, report.moves);
    let coverage = &report.coverage;
    let names = |rows: BTreeSet<(Subject, &'static str)>| -> Vec<String> {
        rows.into_iter().map(|(subject, row)| row_name(subject, row)).collect()
    };
    let actions = |ids: BTreeSet<&'static str>| -> Vec<String> { ids.into_iter().map(str::to_owned).collect() };
    list(&mut text, "actions that occurred", &actions(coverage.occurred.clone()));
    list(&mut text, "actions that never occurred", &actions(&coverage.actions - &coverage.occurred));
    list(&mut text, "rows that brought something", &names(coverage.scored.clone()));
    list(&mut text, "rows that never did", &names(&coverage.rows - &coverage.scored));
    match &report.broken {
        None => text.push_str("every law held\n"),
        Some((number, setup, Broken(law))) => {
            let table = &setup.table;
            let components = table.components.iter().chain(&table.variants).cloned().collect::<Vec<_>>().join(" ");
            let edition = table.edition.id();
            writeln!(text, "in game {number} ({} players, {edition}: {components}) {law}", setup.players)
                .expect("a string takes everything");
        }
    }
    text
}

fn row_name(subject: Subject, row: &str) -> String {
    if row.is_empty() { subject.id().to_owned() } else { format!("{}-{row}", subject.id()) }
}

fn list(text: &mut String, what: &str, names: &[String]) {
    writeln!(text, "{what} ({}): {}", names.len(), names.join(", ")).expect("a string takes everything");
}
