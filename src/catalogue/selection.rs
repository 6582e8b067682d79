//! What lies on the table.

use super::Catalogue;
use crate::condition::{Values, Var};

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

impl Selection {
    /// Nothing but the game itself.
    #[must_use]
    pub fn base_game(catalogue: &Catalogue, edition: usize) -> Self {
        let components = vec![false; catalogue.components.len()];
        Self { edition, components, variants: vec![false; catalogue.variants.len()] }
    }

    /// The selection in which just these variables are set, one edition among them.
    #[must_use]
    pub fn setting(set: &[Var], catalogue: &Catalogue) -> Self {
        let edition = catalogue.editions.iter().position(|edition| set.contains(&edition.var)).unwrap_or(0);
        let components = catalogue.components.iter().map(|component| set.contains(&component.var)).collect();
        let variants = catalogue.variants.iter().map(|variant| set.contains(&variant.var)).collect();
        Self { edition, components, variants }
    }

    /// Whether a variable of the catalogue's circuit is set.
    #[must_use]
    pub fn sets(&self, catalogue: &Catalogue, var: Var) -> bool {
        self.variables(catalogue).any(|set| set == var)
    }

    /// The value of every condition of the catalogue's circuit.
    #[must_use]
    pub fn evaluate(&self, catalogue: &Catalogue) -> Values {
        let mut set = vec![false; self.variables(catalogue).map(|var| usize::from(var.0) + 1).max().unwrap_or(0)];
        self.variables(catalogue).for_each(|var| set[usize::from(var.0)] = true);
        catalogue.circuit.evaluate(|var| set.get(usize::from(var.0)).copied().unwrap_or(false))
    }

    /// Those that are set.
    fn variables<'c>(&'c self, catalogue: &'c Catalogue) -> impl Iterator<Item = Var> + 'c {
        let edition = catalogue.editions.get(self.edition).map(|edition| edition.var);
        let components = catalogue.components.iter().zip(&self.components);
        let variants = catalogue.variants.iter().zip(&self.variants);
        let components = components.filter(|(_, chosen)| **chosen).map(|(component, _)| component.var);
        let variants = variants.filter(|(_, chosen)| **chosen).map(|(variant, _)| variant.var);
        edition.into_iter().chain(components).chain(variants)
    }
}
