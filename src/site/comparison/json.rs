//! For programs.

use super::{Change, Comparison, Counts};
use crate::site::formats::{Row, row};
use serde::Serialize;

#[derive(Serialize)]
struct Report<'c> {
    page: &'c str,
    lang: &'c str,
    from: &'c str,
    to: &'c str,
    #[serde(flatten)]
    counts: Counts,
    changes: Vec<Written<'c>>,
}

#[derive(Serialize)]
struct Written<'c> {
    change: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    before: Option<Row<'c>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    after: Option<Row<'c>>,
}

/// Ends in a line break.
pub fn json(comparison: &Comparison) -> String {
    let [from, to] = comparison.selections();
    let sheet = &comparison.after;
    let report = Report {
        page: sheet.page.id.as_str(),
        lang: &sheet.project.locales.languages[sheet.names.language].code,
        from: &from,
        to: &to,
        counts: comparison.counts(),
        changes: changes(comparison),
    };
    serde_json::to_string_pretty(&report).expect("strings and numbers are JSON") + "\n"
}

fn changes<'c>(comparison: &'c Comparison) -> Vec<Written<'c>> {
    let (before, after) = (|item| Some(row(item, &comparison.before)), |item| Some(row(item, &comparison.after)));
    let all = comparison.parts.iter().flat_map(|part| &part.changes);
    let written = all.map(|change| match change {
        Change::Added(item) => Written { change: "added", before: None, after: after(*item) },
        Change::Removed(item) => Written { change: "removed", before: before(*item), after: None },
        Change::Changed(one, other) => Written { change: "changed", before: before(*one), after: after(*other) },
    });
    written.collect()
}
