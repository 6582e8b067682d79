//! All sums of a table, for people and programs.

use super::row::Row;
use super::rules::{Moment, Rules, rows};
use super::subject::Subject;
use super::trigger::{Trigger, triggers};
use crate::engine::table::{Answers, Table};
use serde::Serialize;
use std::fmt::Write;

/// What is scored at a table, in the order of a turn, then what is scored after the game alone.
#[derive(Clone, Debug, Serialize)]
pub struct Listed {
    pub subject: &'static str,
    /// The ids of the steps in which it is scored; none for what is scored after the game alone.
    pub steps: Vec<&'static str>,
    pub rows: Vec<ListedRow>,
}

/// A line of a sum.
#[derive(Clone, Debug, Serialize)]
pub struct ListedRow {
    pub id: String,
    pub stage: &'static str,
    pub kind: &'static str,
    pub receives: &'static str,
    /// What it is worth while the game goes on, and after it; as a sum or the quantities that it looks at.
    pub during: Option<String>,
    #[serde(rename = "final")]
    pub after: Option<String>,
    pub triggers: Vec<&'static str>,
    pub below_zero: bool,
}

/// The sums of a table.
#[must_use]
pub fn list(answers: &mut dyn Answers) -> Vec<Listed> {
    let mut table = Table::new(answers);
    let rules = Rules::at(&mut table);
    let listed = Subject::ALL.iter().map(|subject| Listed {
        subject: subject.id(),
        steps: subject.steps().iter().map(|step| step.id()).collect(),
        rows: listed_rows(*subject, &rules, &mut table),
    });
    let mut all: Vec<Listed> = listed.filter(|listed| !listed.rows.is_empty()).collect();
    all.sort_by_key(|listed| listed.steps.is_empty());
    all
}

/// A line for each row: stage, row, worth while the game goes on and after it, receivers, triggers.
#[must_use]
pub fn render_list(listed: &[Listed]) -> String {
    let mut text = String::new();
    for Listed { subject, steps, rows } in listed {
        let steps = if steps.is_empty() { "after the game".to_owned() } else { steps.join(", ") };
        writeln!(text, "{subject} ({steps})").expect("a string takes everything");
        for row in rows {
            writeln!(text, "{}", row.line().trim_end()).expect("a string takes everything");
        }
    }
    text
}

fn listed_rows(subject: Subject, rules: &Rules, table: &mut Table) -> Vec<ListedRow> {
    let all = rows().iter().filter(|(of, _)| *of == subject);
    all.filter_map(|(_, row)| listed_row(subject, row, rules, table)).collect()
}

fn listed_row(subject: Subject, row: &'static Row, rules: &Rules, table: &mut Table) -> Option<ListedRow> {
    let [during, after] = [Moment::During, Moment::Final]
        .map(|moment| rules.of(subject, moment).iter().find(|rule| rule.row.place == row.place).map(|rule| rule.worth));
    let raised = during.map(|worth| triggers(subject, row, worth)).unwrap_or_default();
    let triggers = raised.into_iter().filter(|trigger| trigger.applies(table)).map(Trigger::id).collect();
    (during.is_some() || after.is_some()).then(|| ListedRow {
        id: row.id(subject),
        stage: row.stage().id(),
        kind: row.kind.id(),
        receives: row.receives.id(),
        during: during.map(|worth| worth.to_string()),
        after: after.map(|worth| worth.to_string()),
        triggers,
        below_zero: row.below_zero,
    })
}

impl ListedRow {
    fn line(&self) -> String {
        let worth = |worth: &Option<String>| worth.clone().unwrap_or_else(|| "-".to_owned());
        let [during, after] = [worth(&self.during), worth(&self.after)];
        let worth = if during == after { during } else { format!("{during} / {after}") };
        let triggers: Vec<String> = self.triggers.iter().map(|trigger| format!("[{trigger}]")).collect();
        format!("  {:<8} {:<36} {worth} -> {} {}", self.stage, self.id, self.receives, triggers.join(" "))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::component::{CATHEDRALS, FAIRY, ROBBERS};
    use crate::engine::table::{Chosen, Edition};

    #[test]
    fn a_line_for_each_row() {
        let text = render_list(&list(&mut Chosen::new(Edition::New, [CATHEDRALS, FAIRY, ROBBERS])));
        let line = |start: &str| text.lines().find(|line| line.trim_start().starts_with(start)).expect("a line");
        assert_eq!(line("city ("), "city (score-feature)");
        let tiles = "  core     city-tiles                           2 * tiles / 1 * tiles -> majority [robber-choice]";
        assert_eq!(line("core     city-tiles"), tiles);
        assert!(
            line("modifier city-cathedral").contains("by cathedral, city-tiles-that-count, pennants / by cathedral")
        );
        assert!(line("epilogue city-fairy").ends_with("3 * fairy -> owner [robber-choice]"));
        assert_eq!(line("robber ("), "robber (after the game)");
        assert!(!text.contains("ghost"));
    }
}
