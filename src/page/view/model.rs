//! What the templates can name. Everything that is shown conditionally stands beside its region.

use super::super::summary::SummaryView;
use super::super::text::{Region, Text};
use crate::content::Kind;
use serde::Serialize;

/// A page.
#[derive(Clone, Debug, Serialize)]
pub struct View {
    pub id: String,
    pub title: Text,
    /// It is about points.
    pub scored: bool,
    /// What is to be known of the translation.
    pub notice: Option<NoticeView>,
    pub summary: SummaryView,
    pub marks: Option<MarksView>,
    /// For the table of contents.
    pub phases: Vec<PhaseView>,
    pub blocks: Vec<BlockView>,
    pub footnotes: Option<FootnotesView>,
}

/// At least one of the two is there.
#[derive(Clone, Debug, Serialize)]
pub struct NoticeView {
    /// Where it shows.
    pub when: Region,
    /// No native speaker has reviewed all of the page.
    pub draft: bool,
    /// Where outdated words show.
    pub outdated: Option<Region>,
}

#[derive(Clone, Debug, Serialize)]
pub struct PhaseView {
    pub id: String,
    pub when: Region,
    pub label: Option<String>,
    pub title: Text,
    /// None of its steps has a label: the phase's heading is theirs.
    pub alone: bool,
    pub steps: Vec<StepHead>,
}

#[derive(Clone, Debug, Serialize)]
pub struct StepHead {
    pub id: String,
    pub when: Region,
    pub label: Option<String>,
    /// It has a heading of its own.
    pub titled: bool,
    pub title: Text,
    pub links: Vec<LinkView>,
}

/// A link to an element of another page of the same table.
#[derive(Clone, Debug, Serialize)]
pub struct LinkView {
    pub when: Region,
    pub page: String,
    pub anchor: String,
    /// The label or the heading of the step that it leads to.
    pub text: Text,
}

/// What a row of points says besides its words.
#[derive(Clone, Debug, Serialize)]
pub struct PointsView {
    pub formula: Text,
    pub receives: Text,
    /// `tile`, `figure` …, and its name.
    pub kind: &'static str,
    pub kind_name: Text,
    pub below_zero: bool,
}

/// Exactly one of the three is there.
#[derive(Clone, Debug, Default, Serialize)]
pub struct BlockView {
    pub phase: Option<PhaseView>,
    pub step: Option<StepView>,
    pub repeat: Option<RepeatView>,
}

#[derive(Clone, Debug, Serialize)]
pub struct StepView {
    pub head: StepHead,
    /// Where there is nothing to do.
    pub empty: Option<Region>,
    /// The actions have numbers.
    pub numbered: bool,
    /// Sentences before the list.
    pub leads: Vec<RecordView>,
    pub list: Option<ListView>,
}

/// What is gone through more than once.
#[derive(Clone, Debug, Serialize)]
pub struct RepeatView {
    pub id: String,
    /// Where the caption shows; the blocks show all the same.
    pub caption: Option<Region>,
    pub words: Text,
    pub blocks: Vec<BlockView>,
}

#[derive(Clone, Debug, Serialize)]
pub struct ListView {
    pub when: Region,
    pub records: Vec<RecordView>,
}

#[derive(Clone, Debug, Serialize)]
pub struct RecordView {
    pub id: String,
    pub kind: Kind,
    pub when: Region,
    pub text: Text,
    /// Where the record is an adaptation and its parent is none.
    pub adapted: Option<Region>,
    /// The publishers that alone print the rule.
    pub deviation: Vec<Text>,
    pub signals: Vec<SignalView>,
    pub footnotes: Vec<NoteLink>,
    /// The children are gone through more than once.
    pub repeat: Option<CaptionView>,
    pub points: Option<PointsView>,
    pub links: Vec<LinkView>,
    pub list: Option<ListView>,
}

/// A badge at a record.
#[derive(Clone, Debug, Serialize)]
pub struct SignalView {
    pub when: Region,
    pub id: String,
    /// 1 to 10, a colour.
    pub hue: usize,
    pub name: Text,
}

/// What the badges mean; only those that the page can show.
#[derive(Clone, Debug, Serialize)]
pub struct MarksView {
    pub when: Region,
    pub adapted: Option<Region>,
    pub deviations: Vec<DeviationView>,
    pub signals: Vec<MarkView>,
}

/// A publisher that prints deviating rules.
#[derive(Clone, Debug, Serialize)]
pub struct DeviationView {
    pub when: Region,
    /// As the badges call it.
    pub short: Text,
    pub name: Text,
}

#[derive(Clone, Debug, Serialize)]
pub struct MarkView {
    pub when: Region,
    pub hue: usize,
    pub name: Text,
    pub help: Text,
}

#[derive(Clone, Debug, Serialize)]
pub struct CaptionView {
    pub when: Region,
    pub words: Text,
}

/// From a record to a footnote, or back.
#[derive(Clone, Debug, Serialize)]
pub struct NoteLink {
    pub when: Region,
    /// The footnote's id.
    pub note: String,
    /// The record's id.
    pub record: String,
    /// The footnote's number, a slot.
    pub number: String,
    /// The label or title of the step that the record stands in.
    pub step: Text,
}

#[derive(Clone, Debug, Serialize)]
pub struct FootnotesView {
    pub when: Region,
    pub notes: Vec<FootnoteView>,
}

#[derive(Clone, Debug, Serialize)]
pub struct FootnoteView {
    pub when: Region,
    pub id: String,
    pub number: String,
    pub text: Text,
    pub references: Vec<NoteLink>,
}
