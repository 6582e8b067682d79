//! The pages' records as typed values. Words never stand here: a record's id is its message id.
//! May name: `catalogue`, `condition`, `diagnostic`, `formula`, `id`, `reader`, `tree`.

mod load;
pub mod scoring;

pub use load::load;
pub use scoring::{Moment, Scoring};

use crate::catalogue::Id;
use crate::condition::Cond;
use crate::diagnostic::Span;
use scoring::{Giver, PointsKind, Receives, Row, Stage, Worth};
use std::collections::BTreeMap;

/// All pages and what they share.
#[derive(Clone, Debug, Default)]
pub struct Content {
    /// Those that are written, then those that are made from rows of points.
    pub pages: Vec<Page>,
    pub scoring: Scoring,
    /// Inline enumerations, usable from every message.
    pub lists: BTreeMap<Id, List>,
}

#[derive(Clone, Debug)]
pub struct Page {
    pub id: Id,
    pub sections: Vec<Section>,
    pub repeats: Vec<Repeat>,
    pub footnotes: Vec<Footnote>,
    /// Present for a page that is made from rows of points: those of this moment.
    pub moment: Option<Moment>,
    pub at: Span,
}

/// A phase of the turn, or another part of a page; one file.
#[derive(Clone, Debug)]
pub struct Section {
    pub id: Id,
    /// The message of its heading.
    pub title: String,
    /// The shown number of the phase: "1", "2B".
    pub label: Option<String>,
    pub steps: Vec<Step>,
    pub at: Span,
}

#[derive(Clone, Debug)]
pub struct Step {
    /// Never changes, whatever the label says.
    pub id: Id,
    /// The message of its heading.
    pub title: String,
    /// "1A"; absent where the step is the whole section.
    pub label: Option<String>,
    /// Something that is scored: it has a heading without a label, too, and never says that there is nothing to do.
    pub is_subject: bool,
    /// The step is there at all; one that is there and has nothing to do says so.
    pub when: Cond,
    /// In the order of the page, depth first: a record follows its parent or a descendant of it.
    pub records: Vec<Record>,
    /// The records of the turn that give the points of a subject.
    pub givers: Vec<Giver>,
    pub at: Span,
}

/// A range of steps, or the children of a record, that a player goes through more than once.
#[derive(Clone, Debug)]
pub struct Repeat {
    pub id: Id,
    /// The caption is shown, and the range marked, only then.
    pub when: Cond,
    /// First and last step, both included; absent for a repeat that only records name.
    pub range: Option<(Id, Id)>,
    pub at: Span,
}

#[derive(Clone, Debug)]
pub struct Record {
    pub id: Id,
    /// The message of its words.
    pub message: String,
    pub kind: Kind,
    /// As written. A record shows when this holds and its parent shows;
    /// a group shows when its parent and one of its children do.
    pub when: Cond,
    /// Index of the parent in [`Step::records`].
    pub parent: Option<usize>,
    /// 0 at the top of the step.
    pub depth: usize,
    /// The engine's action; present exactly for actions and options.
    pub does: Option<Id>,
    pub awards: bool,
    /// Signals that points would raise but this record does not (indices into the catalogue's signals).
    pub without: Vec<usize>,
    pub signals: Vec<RaisedSignal>,
    /// The message's arguments.
    pub numbers: BTreeMap<Id, i64>,
    /// Who chooses or acts, where it is not the player whose turn it is.
    pub chooser: Option<Chooser>,
    /// Indices into the catalogue's publishers; empty: all of them print the rule.
    pub publishers: Vec<usize>,
    /// Instead of the derived editions (indices into the catalogue's editions).
    pub editions: Option<Vec<usize>>,
    /// Index into [`Page::repeats`].
    pub repeat: Option<usize>,
    /// Indices into [`Page::footnotes`].
    pub footnotes: Vec<usize>,
    /// Shown only where the page shows something that it explains.
    pub legend: Option<Legend>,
    /// Present for a row of points.
    pub points: Option<Points>,
    pub at: Span,
}

/// What a row of points says besides its words.
#[derive(Clone, Debug)]
pub struct Points {
    pub worth: Worth,
    pub stage: Stage,
    pub kind: PointsKind,
    pub receives: Receives,
    /// A player may have less than nothing after it.
    pub below_zero: bool,
    /// The record of the turn that gives them, where it is not the subject's.
    pub giver: Option<Giver>,
}

impl Points {
    /// `None` for a row that brings nothing at this moment.
    fn of(row: &Row, moment: Moment) -> Option<Self> {
        let giver = row.giver.clone().filter(|_| moment == Moment::During);
        let &Row { stage, points: kind, receives, below_zero, .. } = row;
        Some(Self { worth: row.worth[moment as usize].clone()?, stage, kind, receives, below_zero, giver })
    }
}

/// A signal named by a record, with its round where the signal has rounds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RaisedSignal {
    /// Index into the catalogue's signals.
    pub signal: usize,
    pub round: Option<String>,
}

/// What a record is to the reader.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, serde::Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// Something that is done in the turn.
    Action,
    /// One of the ways or choices under an action.
    Option,
    /// A heading over its children.
    Group,
    /// An entry of an enumeration.
    Item,
    /// A sentence before the numbered list of the step.
    Lead,
    /// Mere explanation.
    Note,
    /// An exception to the parent.
    Exception,
    /// A line of a sum of points; only on pages that are made from such rows.
    Row,
}

impl Kind {
    /// Something that players do, as opposed to what they read.
    #[must_use]
    pub fn is_done(self) -> bool {
        matches!(self, Self::Action | Self::Option | Self::Group)
    }
}

/// Who chooses or acts, other than the player whose turn it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Chooser {
    /// Whoever owns or holds the figure that the rule is about.
    Owner,
    /// Every player whom the rule concerns, each for themselves.
    Each,
}

impl Chooser {
    pub const ALL: [Self; 2] = [Self::Each, Self::Owner];

    /// As files write it.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Owner => "owner",
            Self::Each => "each",
        }
    }
}

/// What a legend explains.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Legend {
    Deviation,
    Adaptation,
}

#[derive(Clone, Debug)]
pub struct Footnote {
    pub id: Id,
    pub when: Cond,
    pub at: Span,
}

/// An inline enumeration: a language's own list pattern joins the items that show.
#[derive(Clone, Debug)]
pub struct List {
    pub id: Id,
    pub style: ListStyle,
    pub items: Vec<ListItem>,
    pub at: Span,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ListStyle {
    And,
    Or,
    /// Joined by plus signs in every language: "tiles + inns + mage".
    Plus,
}

#[derive(Clone, Debug)]
pub struct ListItem {
    /// The message is `<list>-<item>`.
    pub id: Id,
    pub when: Cond,
    pub editions: Option<Vec<usize>>,
    pub at: Span,
}
