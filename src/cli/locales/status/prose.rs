//! The status to read: as a table for the terminal, and as Markdown.

use crate::locale::difference;
use crate::locale::state::State;
use crate::translation::{Count, Place, Status, Tally, Task};
use std::collections::BTreeSet;
use std::fmt::Write as _;

const HEAD: [&str; 9] =
    ["file", "messages", "translated", "draft", "outdated", "missing", "broken", "done", "words done"];

/// Places that are named at a task.
const MOST_PLACES: usize = 4;

/// For a terminal.
pub fn table(all: &[Status]) -> String {
    let mut out = String::new();
    for status in all {
        _ = writeln!(out, "{}\n", status.language);
        let rows = rows(status);
        let widths: Vec<usize> =
            (0..HEAD.len()).map(|n| rows.iter().map(|row| row[n].chars().count()).max().unwrap_or_default()).collect();
        for row in rows {
            let cells = row.iter().zip(&widths).enumerate();
            let cells = cells
                .map(|(n, (cell, width))| if n == 0 { format!("{cell:width$}") } else { format!("{cell:>width$}") });
            _ = writeln!(out, "{}", cells.collect::<Vec<_>>().join("  "));
        }
        out.push('\n');
        for task in listed(status) {
            let lines = lines(task).into_iter().map(|line| format!("    {line}\n"));
            _ = writeln!(out, "{} {}\n{}", name(task.state), task.id, lines.collect::<String>());
        }
    }
    out
}

/// For a wiki or an issue.
pub fn markdown(all: &[Status]) -> String {
    let mut out = String::new();
    for status in all {
        _ = writeln!(out, "## {}\n", status.language);
        for (n, row) in rows(status).iter().enumerate() {
            _ = writeln!(out, "| {} |", row.join(" | "));
            if n == 0 {
                _ = writeln!(out, "| --- |{}", " ---: |".repeat(HEAD.len() - 1));
            }
        }
        out.push('\n');
        for task in listed(status) {
            _ = writeln!(out, "- **{}** `{}`", name(task.state), task.id);
            let lines = lines(task).into_iter();
            out.extend(lines.map(|line| format!("  - {}\n", line.replace(['*', '_', '<', '`'], ""))));
        }
        out.push('\n');
    }
    out
}

/// "95.3", rounded down.
pub fn percent(per_mille: usize) -> String {
    format!("{}.{}", per_mille / 10, per_mille % 10)
}

/// Drafts are counted only: there are many, and nothing is wrong with them.
fn listed(status: &Status) -> impl Iterator<Item = &Task> {
    status.work.iter().filter(|task| task.state != State::Draft)
}

fn rows(status: &Status) -> Vec<[String; 9]> {
    let mut rows = vec![HEAD.map(str::to_owned)];
    rows.extend(status.files.iter().map(|file| row(&file.file, &file.tally)));
    rows.push(row("all", &status.total));
    rows
}

fn row(name: &str, tally: &Tally) -> [String; 9] {
    let Count { translated, draft, outdated, missing, broken, .. } = tally.messages;
    let numbers = [tally.messages.total(), translated, draft, outdated, missing, broken].map(|n| n.to_string());
    let [total, translated, draft, outdated, missing, broken] = numbers;
    let done = |count: &Count| format!("{} %", percent(count.per_mille(count.current())));
    let (messages, words) = (done(&tally.messages), done(&tally.words));
    [name.to_owned(), total, translated, draft, outdated, missing, broken, messages, words]
}

fn name(state: State) -> &'static str {
    match state {
        State::Broken => "broken",
        State::Missing => "missing",
        State::Outdated => "outdated",
        State::Draft => "draft",
        State::Translated => "translated",
        State::Superfluous => "superfluous",
    }
}

fn lines(task: &Task) -> Vec<String> {
    let place = |(path, line): &(String, usize)| format!("{path}:{line}");
    let in_one = |text: &String| text.split_ascii_whitespace().collect::<Vec<_>>().join(" ");
    let mut lines: Vec<String> = task.own.iter().chain(&task.source_place).map(place).collect();
    if task.changes.is_empty() {
        lines.extend(task.source.as_ref().map(|text| format!("source: {}", in_one(text))));
    } else {
        lines.push(format!("source: {}", difference::line(&task.changes)));
    }
    lines.extend(task.chooser.map(|change| format!("chooser: {change}")));
    lines.extend(task.translation.as_ref().map(|text| format!("translation: {}", in_one(text))));
    if !task.shows.is_empty() {
        lines.push(format!("shows in: {}", places(&task.shows)));
    }
    lines
}

fn places(shows: &[Place]) -> String {
    let steps: BTreeSet<String> = shows.iter().map(|place| format!("{} {}", place.page, place.step)).collect();
    let more = steps.len().saturating_sub(MOST_PLACES);
    let mut listed: Vec<String> = steps.into_iter().take(MOST_PLACES).map(|step| step.trim().to_owned()).collect();
    listed.extend((more > 0).then(|| format!("{more} more")));
    listed.join(", ")
}
