//! Selections as the end of an address: `v1=c2,fairy,tower,+some-variant`. The live pages write and read the same
//! form (`templates/assets/live/`); [`Selection::parse`] reads it as well.

use super::{Catalogue, Expansion, Selection};
use std::fmt::Write;

/// Begins the form, and tells which one it is. What it means may never change: people keep such addresses.
pub const VERSION: &str = "v1=";
/// Stands for all components; others can be taken away from it with [`WITHOUT`].
pub const EVERYTHING: &str = "everything";
/// Before a component or an expansion that is not there.
pub const WITHOUT: char = '-';

impl Selection {
    /// The shortest way to say it: whole expansions by their own name, and what is missing where that is less.
    #[must_use]
    pub fn to_link(&self, catalogue: &Catalogue) -> String {
        let mut link = format!("{VERSION}{}", catalogue.editions[self.edition].id);
        let chosen = self.components.iter().filter(|chosen| **chosen).count();
        let mostly = chosen * 2 > self.components.len();
        if mostly {
            let _ = write!(link, ",{EVERYTHING}");
        }
        for id in self.words(catalogue, !mostly) {
            let _ = if mostly { write!(link, ",{WITHOUT}{id}") } else { write!(link, ",{id}") };
        }
        for (variant, _) in catalogue.variants.iter().zip(&self.variants).filter(|(_, chosen)| **chosen) {
            let _ = write!(link, ",+{}", variant.id);
        }
        link
    }

    /// What is there, or what is not, in the order of the catalogue.
    fn words<'c>(&self, catalogue: &'c Catalogue, there: bool) -> Vec<&'c str> {
        let is = |component: &usize| self.components[*component] == there;
        let of = |expansion: &'c Expansion| -> Vec<&'c str> {
            let is_whole = expansion.components.len() > 1 && expansion.components.iter().all(is);
            if is_whole && !catalogue.components.iter().any(|component| component.id == expansion.id) {
                return vec![expansion.id.as_str()];
            }
            expansion.components.iter().filter(|n| is(n)).map(|n| catalogue.components[*n].id.as_str()).collect()
        };
        catalogue.expansions.iter().flat_map(of).collect()
    }
}
