//! To read in a terminal: `+` before what comes, `-` before what goes, `~` before what reads differently.

use super::{Change, Comparison, Part};
use crate::locale::difference::{difference, line};
use crate::locale::markdown;
use crate::page::Item;
use crate::site::formats::{sentence, titled};

/// Ends in a line break.
pub fn text(comparison: &Comparison) -> String {
    let [from, to] = comparison.selections();
    let mut lines = vec![format!("{} {}", word(comparison, "compare"), format_args!("({from} → {to})")), String::new()];
    lines.extend(counts(comparison));
    for part in &comparison.parts {
        lines.extend(self::part(part, comparison));
    }
    lines.join("\n") + "\n"
}

fn word(comparison: &Comparison, id: &str) -> String {
    comparison.after.names.ui.get(id).map(|words| markdown::plain(&words.marked)).unwrap_or_default()
}

fn counts(comparison: &Comparison) -> Vec<String> {
    if comparison.parts.is_empty() {
        return vec![word(comparison, "compare-nothing")];
    }
    let counts = comparison.counts();
    let all = [("rules-added", counts.added), ("rules-removed", counts.removed), ("rules-changed", counts.changed)];
    let colon = word(comparison, "colon");
    all.iter().map(|(id, count)| format!("{}{colon} {count}", word(comparison, id))).collect()
}

fn part(part: &Part, comparison: &Comparison) -> Vec<String> {
    let mut lines = vec![String::new()];
    lines.extend(part.heading().map(|_| heading(part, comparison)));
    lines.extend(part.changes.iter().map(|change| written(change, comparison)));
    lines
}

fn heading(part: &Part, comparison: &Comparison) -> String {
    let before = part.before.map(|heading| titled(heading, &comparison.before));
    let after = part.after.map(|heading| titled(heading, &comparison.after));
    match (before, after) {
        (Some(before), Some(after)) => line(&difference(&before, &after)),
        (before, after) => after.or(before).unwrap_or_default(),
    }
}

fn written(change: &Change, comparison: &Comparison) -> String {
    let (before, after) = (&comparison.before, &comparison.after);
    match change {
        Change::Added(item) => bullet('+', item, &sentence(item, after)),
        Change::Removed(item) => bullet('-', item, &sentence(item, before)),
        Change::Changed(one, other) => {
            bullet('~', other, &line(&difference(&sentence(one, before), &sentence(other, after))))
        }
    }
}

/// What stands under something else is indented.
fn bullet(sign: char, item: &Item, sentence: &str) -> String {
    format!("{sign} {}{sentence}", "  ".repeat(item.depth))
}
