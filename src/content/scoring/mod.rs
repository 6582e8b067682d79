//! What brings points: subjects, each with its rows, from which three pages are made. See [`pages()`].

mod pages;

pub use pages::{FEATURES, FINAL, TURN, pages};

use crate::catalogue::Id;
use crate::condition::Cond;
use crate::diagnostic::Span;
use crate::formula::Formula;
use std::collections::BTreeMap;

/// When points are counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Moment {
    /// While the game goes on.
    During,
    /// After the game.
    Final,
}

/// Everything that brings points.
#[derive(Clone, Debug, Default)]
pub struct Scoring {
    /// In the order of the features' parts; what stands in none of them is behind.
    pub subjects: Vec<Subject>,
    pub quantities: Vec<Quantity>,
    pub sources: Vec<Source>,
    /// The sections of scoring by feature, and of scoring after the game.
    pub features: Vec<Part>,
    pub after: Vec<Part>,
    pub introduction: Vec<Introduction>,
    /// Where the project lists the parts; absent, if it has no rows at all.
    pub at: Option<Span>,
}

/// A feature, or an occasion on which somebody receives or pays points.
#[derive(Clone, Debug)]
pub struct Subject {
    pub id: Id,
    /// By moment.
    pub when: [Cond; 2],
    /// The records of the turn by which its points are given, in the order in which the file names them.
    pub records: Vec<Giver>,
    /// Rows and notes in the order of the page: a note follows what it stands under.
    pub lines: Vec<Line>,
    pub at: Span,
}

/// A record of the page that the turn is on, and where it stands there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Giver {
    pub record: Id,
    pub section: usize,
    /// Counted within the section.
    pub step: usize,
    pub step_id: Id,
    pub label: Option<String>,
}

/// A row or a note.
#[derive(Clone, Debug)]
pub struct Line {
    pub id: Id,
    /// Index into [`Subject::lines`].
    pub parent: Option<usize>,
    /// By moment: as written, without the subject's and the parent's; `None` where it is not told.
    pub when: [Option<Cond>; 2],
    /// Present for a row.
    pub row: Option<Row>,
    /// The message's arguments.
    pub numbers: BTreeMap<Id, i64>,
    pub publishers: Vec<usize>,
    pub editions: Option<Vec<usize>>,
    pub at: Span,
}

/// A line of a sum.
#[derive(Clone, Debug)]
pub struct Row {
    pub stage: Stage,
    pub points: PointsKind,
    pub receives: Receives,
    /// By moment.
    pub worth: [Option<Worth>; 2],
    /// What follows while the game goes on: indices into the catalogue's signals.
    pub triggers: Vec<usize>,
    pub below_zero: bool,
    /// After the game its words are another message: its id, then `-final`.
    pub final_words: bool,
    /// The record of the turn, where it is not one of the subject's.
    pub giver: Option<Giver>,
    /// Indices into [`Scoring::sources`].
    pub sources: Vec<usize>,
}

/// How many points a row brings.
#[derive(Clone, Debug)]
pub struct Worth {
    pub formula: Formula,
    /// The same for readers: without factors that only tell whether something is there.
    pub shown: Formula,
    /// What the conditions of the shown formula mean, in their order.
    pub conditions: Vec<Cond>,
    /// Where there can be any of the shown quantities, if not always.
    pub counted: BTreeMap<String, Cond>,
    pub at: Span,
}

/// Where in a sum a row stands. The core and its modifiers are the value of the feature.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, serde::Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Stage {
    Prologue,
    Core,
    Modifier,
    Total,
    Epilogue,
}

/// Where the points of a row come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, serde::Serialize)]
#[serde(rename_all = "lowercase")]
pub enum PointsKind {
    Tile,
    Figure,
    Additional,
    Core,
    Surveyor,
}

/// Who receives the points of a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, serde::Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Receives {
    Majority,
    Each,
    Owner,
    Active,
    All,
}

/// Something that is counted; a name in formulas.
#[derive(Clone, Debug)]
pub struct Quantity {
    pub id: Id,
    /// There can be any of it.
    pub when: Cond,
    /// It is there or not.
    pub flag: bool,
    pub at: Span,
}

/// Where rules were read.
#[derive(Clone, Debug)]
pub struct Source {
    pub id: Id,
    pub title: String,
    pub address: String,
    pub at: Span,
}

/// A section of a page, with the indices of its subjects.
#[derive(Clone, Debug)]
pub struct Part {
    pub id: Id,
    pub subjects: Vec<usize>,
    pub at: Span,
}

/// A sentence at the head of pages.
#[derive(Clone, Debug)]
pub struct Introduction {
    pub id: Id,
    pub when: Cond,
    /// Among [`TURN`], [`FEATURES`] and [`FINAL`].
    pub pages: Vec<&'static str>,
    pub legend: Option<super::Legend>,
    pub at: Span,
}

impl Moment {
    pub const ALL: [Self; 2] = [Self::During, Self::Final];
}

impl Subject {
    /// The message of its name.
    #[must_use]
    pub fn title(&self) -> String {
        format!("scoring-{}", self.id)
    }

    /// The rows, with their lines.
    pub fn rows(&self) -> impl Iterator<Item = (&Line, &Row)> {
        self.lines.iter().filter_map(|line| Some((line, line.row.as_ref()?)))
    }

    /// It has rows at this moment.
    #[must_use]
    pub fn is_scored(&self, moment: Moment) -> bool {
        self.rows().any(|(line, _)| line.when[moment as usize].is_some())
    }
}

impl Line {
    /// The message of its words.
    #[must_use]
    pub fn message(&self, moment: Moment) -> String {
        let is_other = moment == Moment::Final && self.row.as_ref().is_some_and(|row| row.final_words);
        if is_other { format!("{}-final", self.id) } else { self.id.to_string() }
    }
}

macro_rules! words {
    ($($kind:ident: $($name:ident = $word:literal),+;)+) => {$(
        impl $kind {
            /// As files write them.
            pub const WORDS: &[(&'static str, Self)] = &[$(($word, Self::$name)),+];

            /// As files write it.
            #[must_use]
            pub fn word(self) -> &'static str {
                match self { $(Self::$name => $word),+ }
            }
        }
    )+};
}

words! {
    Stage: Prologue = "prologue", Core = "core", Modifier = "modifier", Total = "total", Epilogue = "epilogue";
    PointsKind: Tile = "tile", Figure = "figure", Additional = "additional", Core = "core", Surveyor = "surveyor";
    Receives: Majority = "majority", Each = "each", Owner = "owner", Active = "active", All = "all";
}
