//! A page of its own.

use super::{Change, Comparison, Counts, Part};
use crate::diagnostic::Diagnostic;
use crate::locale::difference::{Change as Run, difference};
use crate::page::{Heading, Text, Writer};
use crate::site::context::Frame;
use crate::site::formats::{Sources, sentence};
use crate::site::pages::{conditional, keep};
use crate::site::sheet::frame_alone;
use serde::Serialize;

const TEMPLATE: &str = "comparison.html";

#[derive(Serialize)]
struct View {
    #[serde(flatten)]
    frame: Frame,
    title: Text,
    from: String,
    to: String,
    counts: Counts,
    parts: Vec<PartView>,
}

#[derive(Serialize)]
struct PartView {
    label: Option<String>,
    title: Option<Text>,
    changes: Vec<ChangeView>,
}

#[derive(Serialize)]
struct ChangeView {
    /// `added`, `removed` or `changed`.
    kind: &'static str,
    /// Runs of words, each alike, out or in.
    runs: Vec<Run>,
}

/// `None`, if a fault of the template is in the way.
pub fn html(comparison: &Comparison, found: &mut Vec<Diagnostic>) -> Option<String> {
    let (sheet, [from, to]) = (&comparison.after, comparison.selections());
    let writer = writer(sheet);
    let title = sheet.words.title.clone();
    let view = View {
        frame: frame_alone(sheet.project, sheet.names),
        title: writer.text(&title),
        from,
        to,
        counts: comparison.counts(),
        parts: comparison.parts.iter().map(|part| part_view(part, comparison)).collect(),
    };
    let page = keep(conditional(sheet.project, TEMPLATE, &view), found)?;
    Some(page.prune(sheet.values, &[]))
}

fn writer<'s>(sheet: &'s Sources) -> Writer<'s> {
    Writer { locales: &sheet.project.locales, language: sheet.names.language }
}

fn part_view(part: &Part, comparison: &Comparison) -> PartView {
    let heading: Option<&Heading> = part.heading();
    PartView {
        label: heading.and_then(|heading| heading.label.clone()),
        title: heading.map(|heading| writer(&comparison.after).text(&heading.text)),
        changes: part.changes.iter().map(|change| change_view(change, comparison)).collect(),
    }
}

fn change_view(change: &Change, comparison: &Comparison) -> ChangeView {
    let (before, after) = (&comparison.before, &comparison.after);
    match change {
        Change::Added(item) => ChangeView { kind: "added", runs: vec![Run::In(sentence(item, after))] },
        Change::Removed(item) => ChangeView { kind: "removed", runs: vec![Run::Out(sentence(item, before))] },
        Change::Changed(one, other) => {
            ChangeView { kind: "changed", runs: difference(&sentence(one, before), &sentence(other, after)) }
        }
    }
}
