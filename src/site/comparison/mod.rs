//! What another selection changes in a sheet, in any format.

mod html;
mod json;
mod text;

use super::Project;
use super::formats::Sources;
use super::sheet::Parts;
use crate::catalogue::Selection;
use crate::diagnostic::Diagnostic;
use crate::page::{Change, Part, changes, outline};

/// Which sheets to compare. The indices are the project's.
#[derive(Clone, Debug)]
pub struct ComparisonRequest {
    /// Index into the content's pages.
    pub page: usize,
    /// Index into the languages.
    pub language: usize,
    pub from: Selection,
    pub to: Selection,
    pub format: ComparisonFormat,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ComparisonFormat {
    /// A page that needs no other file.
    Html,
    Text,
    Json,
}

/// Both sheets, and what differs.
struct Comparison<'c> {
    before: Sources<'c>,
    after: Sources<'c>,
    parts: Vec<Part<'c>>,
}

/// The comparison; empty, if a fault of a template is in the way.
pub fn comparison(project: &mut Project, request: &ComparisonRequest, found: &mut Vec<Diagnostic>) -> String {
    let parts = Parts::new(project, request.page, request.language);
    let values = [&request.from, &request.to].map(|selection| selection.evaluate(&project.catalogue));
    let before = parts.sources(project, &request.from, &values[0], None);
    let after = parts.sources(project, &request.to, &values[1], None);
    let shown = [&before, &after].map(|sheet| outline(sheet.page, sheet.words, sheet.names, sheet.values));
    let comparison = Comparison { before, after, parts: changes(&shown[0], &shown[1]) };
    match request.format {
        ComparisonFormat::Html => html::html(&comparison, found).unwrap_or_default(),
        ComparisonFormat::Text => text::text(&comparison),
        ComparisonFormat::Json => json::json(&comparison),
    }
}

/// How many rules come, go and change.
#[derive(Clone, Copy, Default, serde::Serialize)]
struct Counts {
    added: usize,
    removed: usize,
    changed: usize,
}

impl Comparison<'_> {
    fn counts(&self) -> Counts {
        let mut counts = Counts::default();
        for change in self.parts.iter().flat_map(|part| &part.changes) {
            *match change {
                Change::Added(_) => &mut counts.added,
                Change::Removed(_) => &mut counts.removed,
                Change::Changed(..) => &mut counts.changed,
            } += 1;
        }
        counts
    }

    /// Both selections, as they are written behind `--select`.
    fn selections(&self) -> [String; 2] {
        [&self.before, &self.after].map(|sheet| sheet.selection.to_text(&sheet.project.catalogue))
    }
}
