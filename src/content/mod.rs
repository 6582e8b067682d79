//! The pages' records as typed values. Words never stand here: a record's id is its message id.
//! May name: `catalogue`, `condition`, `diagnostic`, `id`, `reader`, `tree`.

mod load;

pub use load::load;

use crate::catalogue::Id;
use crate::condition::Cond;
use crate::diagnostic::Span;
use std::collections::BTreeMap;

/// All pages and what they share.
#[derive(Clone, Debug, Default)]
pub struct Content {
    pub pages: Vec<Page>,
    /// Inline enumerations, usable from every message.
    pub lists: BTreeMap<Id, List>,
}

#[derive(Clone, Debug)]
pub struct Page {
    pub id: Id,
    pub sections: Vec<Section>,
    pub repeats: Vec<Repeat>,
    pub footnotes: Vec<Footnote>,
    pub at: Span,
}

/// A phase of the turn, or another part of a page; one file.
#[derive(Clone, Debug)]
pub struct Section {
    pub id: Id,
    /// The shown number of the phase: "1", "2B".
    pub label: Option<String>,
    pub steps: Vec<Step>,
    pub at: Span,
}

#[derive(Clone, Debug)]
pub struct Step {
    /// Never changes, whatever the label says.
    pub id: Id,
    /// "1A"; absent where the step is the whole section.
    pub label: Option<String>,
    /// The step is there at all; one that is there and has nothing to do says so.
    pub when: Cond,
    /// In the order of the page, depth first: a record follows its parent or a descendant of it.
    pub records: Vec<Record>,
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
    pub at: Span,
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
