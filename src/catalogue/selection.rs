//! What lies on the table.

use super::Catalogue;
use crate::condition::{Values, Var};
use std::ops::Range;

/// The components, the preferred edition and the variants of one table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Selection {
    /// Index into [`Catalogue::editions`].
    pub edition: usize,
    /// By index into [`Catalogue::components`].
    pub components: Vec<bool>,
    /// By index into [`Catalogue::variants`].
    pub variants: Vec<bool>,
}

/// A word of a selection's text that means nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SelectionError {
    /// Bytes of the selection's text.
    pub at: Range<usize>,
    /// One line, without a full stop.
    pub message: String,
    /// "did you mean `fairy`?"
    pub fix: Option<String>,
}

impl Selection {
    /// Whether a variable of the catalogue's circuit is set.
    #[must_use]
    pub fn sets(&self, catalogue: &Catalogue, var: Var) -> bool {
        let _ = (catalogue, var);
        unimplemented!()
    }

    /// The value of every condition of the catalogue's circuit.
    #[must_use]
    pub fn evaluate(&self, catalogue: &Catalogue) -> Values {
        catalogue.circuit.evaluate(|var| self.sets(catalogue, var))
    }
}
