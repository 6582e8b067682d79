//! What players are told beside the actions of a turn: which features there are and what makes up their value, how
//! much a figure counts, what is an exception where two expansions meet. Start at [`remarks()`].
//!
//! The rules are sorted by what they are about; a page tells them at the step where they matter.

mod features;
mod figures;
mod frame;
mod headings;
mod meetings;
mod values;

pub use headings::heading_of;

use super::oracle::{Tree, decide};
use super::table::{Edition, Table};
use super::turn::{Publisher, action, applies, find};

/// Something that is told, and where.
#[derive(Clone, Debug)]
pub struct Remark {
    /// Language-free and stable.
    pub id: String,
    /// The action at which it is told.
    pub at: Option<&'static str>,
    /// When it means something, given that the action does.
    pub applies: action::Applies,
    pub numbers: &'static [(&'static str, u32)],
    /// Only in the rules of these publishers; empty for all.
    pub publishers: &'static [Publisher],
    /// The editions of which it tells, where these are not those of the components that it needs.
    pub editions: Option<&'static [Edition]>,
}

/// All of them; their order has no meaning.
#[must_use]
pub fn remarks() -> Vec<Remark> {
    [frame::remarks(), figures::remarks(), features::remarks(), values::remarks(), meetings::remarks()].concat()
}

/// The exact condition under which it is told.
#[must_use]
pub fn condition(remark: &Remark) -> Tree {
    let at = remark.at.and_then(find);
    decide(|table| at.is_none_or(|action| applies(action, table)) && (remark.applies)(table))
}

impl Remark {
    fn new(id: impl Into<String>, applies: action::Applies) -> Self {
        Self { id: id.into(), at: None, applies, numbers: &[], publishers: &[], editions: None }
    }

    /// Told at an action, where that is part of the game.
    fn at(action: &'static str, id: impl Into<String>, applies: action::Applies) -> Self {
        Self { at: Some(action), ..Self::new(id, applies) }
    }

    fn numbers(self, numbers: &'static [(&'static str, u32)]) -> Self {
        Self { numbers, ..self }
    }

    fn printed_by(self, publishers: &'static [Publisher]) -> Self {
        Self { publishers, ..self }
    }

    fn of_editions(self, editions: &'static [Edition]) -> Self {
        Self { editions: Some(editions), ..self }
    }
}

/// At every table.
fn always(_: &mut Table) -> bool {
    true
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn ids_are_unique_and_actions_exist() {
        let all = remarks();
        let ids: BTreeSet<&str> = all.iter().map(|remark| remark.id.as_str()).collect();
        assert_eq!(ids.len(), all.len());
        for remark in &all {
            assert!(remark.at.is_none_or(|action| find(action).is_some()), "{remark:?}");
            assert_ne!(condition(remark), Tree::Leaf(false), "{}", remark.id);
        }
    }
}
