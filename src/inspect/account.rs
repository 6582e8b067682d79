//! What a condition means, over all selections.

use crate::catalogue::{Catalogue, Selection};
use crate::condition::{Cond, Count, Witness};
use crate::diagnostic::Diagnostic;
use crate::reader::Text;

/// What can be said of one condition.
#[derive(Clone, Debug, PartialEq)]
pub struct Account {
    /// In its shortest form.
    pub simplified: String,
    /// Unknown where the condition is too hard to count.
    pub count: Option<Count>,
    /// The smallest selection in which it holds; `None`, if there is none.
    pub smallest: Option<String>,
}

/// How two conditions stand to each other: selections in which only one of them holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Comparison {
    pub only_first: Option<String>,
    pub only_second: Option<String>,
}

impl Comparison {
    /// They hold in the same selections.
    #[must_use]
    pub fn are_same(&self) -> bool {
        self.only_first.is_none() && self.only_second.is_none()
    }
}

/// Reads a condition that stands in no file. Places in the faults are bytes of the text.
///
/// # Errors
/// Every fault of it.
pub fn read_condition(text: &str, catalogue: &mut Catalogue) -> Result<Cond, Vec<Diagnostic>> {
    let mut found = Vec::new();
    let condition = catalogue.read_condition(&Text::bare(text), &mut found);
    condition.filter(|_| found.is_empty()).ok_or(found)
}

/// Looks at one condition.
pub fn account(condition: Cond, catalogue: &mut Catalogue) -> Account {
    let sound = catalogue.without_idle_variants(&[condition]);
    let chosen = catalogue.circuit.and([condition, sound]);
    let mut decider = catalogue.decider();
    let smallest = decider.witness(chosen).map(|witness| text(&witness, catalogue));
    let count = decider.count(condition);
    Account { simplified: catalogue.simplified(condition, &mut decider), count, smallest }
}

/// Looks at two conditions.
pub fn compare([one, other]: [Cond; 2], catalogue: &mut Catalogue) -> Comparison {
    let sound = catalogue.without_idle_variants(&[one, other]);
    let [one, other] = [one, other].map(|condition| catalogue.circuit.and([condition, sound]));
    let mut decider = catalogue.decider();
    let mut only = |one, other| decider.exceeds(one, other).map(|witness| text(&witness, catalogue));
    Comparison { only_first: only(one, other), only_second: only(other, one) }
}

fn text(witness: &Witness, catalogue: &Catalogue) -> String {
    Selection::setting(witness, catalogue).to_text(catalogue)
}
