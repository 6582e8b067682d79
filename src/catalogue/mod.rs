//! What can lie on the table: editions, expansions and their components, presets, variants, signals,
//! named conditions; and a [`Selection`] of it.
//! May name: `condition`, `diagnostic`, `id`, `reader`, `tree`.

mod conditions;
mod describe;
mod editions;
mod listing;
mod load;
mod lookup;
mod selection;
mod selection_link;
mod selection_text;

pub use crate::id::Id;
pub use listing::Listing;
pub use load::load;
pub use selection::Selection;
pub use selection_text::SelectionError;

use crate::condition::{Circuit, Cond, Decider, Var};
use crate::diagnostic::Span;
use std::collections::{BTreeMap, BTreeSet};

/// An edition of the game.
#[derive(Clone, Debug)]
pub struct Edition {
    pub id: Id,
    pub wica: Option<String>,
    /// Other names of the same edition, by which people may ask for it; they are suggestions only.
    pub also: Vec<String>,
    /// The edition whose words and rules this one follows; itself, if it has its own.
    pub follows: usize,
    /// This edition is the preferred one: exactly one edition's variable is set in any selection.
    pub var: Var,
    /// `edition:<id>`: exactly this edition is preferred.
    pub preferred: Cond,
    /// `rules:<id>`: the words and rules of this edition apply; never, for an edition that follows another.
    pub rules: Cond,
}

/// A part of an expansion that can be chosen by itself.
#[derive(Clone, Debug)]
pub struct Component {
    pub id: Id,
    /// The token of the wiki's conditional classes.
    pub wica: Option<String>,
    /// Index into [`Catalogue::expansions`].
    pub expansion: usize,
    /// The editions that it was published for, as indices into [`Catalogue::editions`], sorted.
    pub editions: Vec<usize>,
    pub var: Var,
    pub cond: Cond,
    pub at: Span,
}

#[derive(Clone, Debug)]
pub struct Expansion {
    pub id: Id,
    pub group: Group,
    /// The publisher's number, as it is printed: "1", "11".
    pub number: Option<String>,
    /// Indices into [`Catalogue::components`], at least one.
    pub components: Vec<usize>,
    pub at: Span,
}

/// The four groups in which expansions are shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, serde::Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Group {
    Major,
    Minor,
    Other,
    Fan,
}

/// A named selection: what is in a box.
#[derive(Clone, Debug)]
pub struct Preset {
    pub id: Id,
    /// A heading on the home page: `quick`, `big-box`, `limited`.
    pub group: Id,
    pub selection: Selection,
    pub sources: Vec<String>,
    pub at: Span,
}

/// A rule variant that players can agree on.
#[derive(Clone, Debug)]
pub struct Variant {
    pub id: Id,
    /// What must lie on the table for the variant to mean anything.
    pub needs: Cond,
    /// The same as it was written.
    pub needs_text: String,
    pub var: Var,
    pub cond: Cond,
    pub at: Span,
}

/// A publisher whose printed rules may deviate.
#[derive(Clone, Debug)]
pub struct Publisher {
    pub id: Id,
    /// Rules of others are shown as deviations.
    pub official: bool,
}

/// A badge that tells the table to check for something.
#[derive(Clone, Debug)]
pub struct Signal {
    pub id: Id,
    pub when: Cond,
    /// Every record that awards points raises it, without naming it.
    pub by_points: bool,
    /// If not empty, only records of these steps raise it by points.
    pub only_steps: Vec<Id>,
    /// Records of these steps do not raise it by points.
    pub except_steps: Vec<Id>,
    /// The rounds that a record may name behind the colon (`messages:1A`); empty for a signal without rounds.
    pub rounds: Vec<String>,
    pub at: Span,
}

impl Signal {
    /// Whether every record of the step raises it that awards points.
    #[must_use]
    pub fn follows_from_points(&self, step: &Id) -> bool {
        let is_step = self.only_steps.is_empty() || self.only_steps.contains(step);
        self.by_points && is_step && !self.except_steps.contains(step)
    }
}

/// A condition with a name.
#[derive(Clone, Debug)]
pub struct NamedCondition {
    pub id: Id,
    pub wica: Option<String>,
    pub is: Cond,
    pub at: Span,
}

/// Everything that conditions and selections can speak of, in the order of the files.
#[derive(Clone, Debug, Default)]
pub struct Catalogue {
    pub editions: Vec<Edition>,
    pub expansions: Vec<Expansion>,
    pub components: Vec<Component>,
    pub presets: Vec<Preset>,
    pub variants: Vec<Variant>,
    pub publishers: Vec<Publisher>,
    pub signals: Vec<Signal>,
    pub named: Vec<NamedCondition>,
    /// All conditions of the project; loading and compiling add to it.
    pub circuit: Circuit,
    /// What each name in a condition stands for: `fairy`, `edition:c1`, `rules:c1`, `variant:x`, named conditions.
    pub atoms: BTreeMap<String, Cond>,
    /// The names that some condition in a file speaks of.
    pub asked: BTreeSet<String>,
}

impl Catalogue {
    /// Decides conditions over all selections that there can be.
    #[must_use]
    pub fn decider(&self) -> Decider<'_> {
        let editions: Vec<Var> = self.editions.iter().map(|edition| edition.var).collect();
        let last = self
            .components
            .iter()
            .map(|c| c.var)
            .chain(self.variants.iter().map(|v| v.var))
            .chain(editions.iter().copied())
            .max();
        Decider::new(&self.circuit, last.map_or(0, |var| var.0 + 1), &editions)
    }
}
