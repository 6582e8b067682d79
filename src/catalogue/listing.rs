//! The catalogue as `rulesheet catalogue` prints it.

use super::{Catalogue, Group};
use serde::Serialize;
use std::fmt::Write;

/// What programs get: everything by its id.
#[derive(Clone, Debug, Serialize)]
pub struct Listing<'c> {
    pub editions: Vec<&'c str>,
    pub expansions: Vec<ListedExpansion<'c>>,
    pub components: Vec<ListedComponent<'c>>,
    pub presets: Vec<ListedPreset<'c>>,
    /// For people only: each variant and what it needs.
    #[serde(skip)]
    pub variants: Vec<(&'c str, &'c str)>,
}

#[derive(Clone, Debug, Serialize)]
pub struct ListedExpansion<'c> {
    pub id: &'c str,
    pub group: Group,
    pub components: Vec<&'c str>,
}

#[derive(Clone, Debug, Serialize)]
pub struct ListedComponent<'c> {
    pub id: &'c str,
    pub wica: Option<&'c str>,
    pub expansion: &'c str,
    pub group: Group,
    pub editions: Vec<&'c str>,
}

#[derive(Clone, Debug, Serialize)]
pub struct ListedPreset<'c> {
    pub id: &'c str,
    /// What [`super::Selection::parse`] reads.
    pub selection: String,
}

impl Catalogue {
    /// In the order of the catalogue.
    #[must_use]
    pub fn listing(&self) -> Listing<'_> {
        Listing {
            editions: self.editions.iter().map(|edition| edition.id.as_str()).collect(),
            expansions: self.expansions.iter().map(|expansion| self.listed_expansion(expansion)).collect(),
            components: self.components.iter().map(|component| self.listed_component(component)).collect(),
            presets: self.presets.iter().map(|preset| self.listed_preset(preset)).collect(),
            variants: self.variants.iter().map(|v| (v.id.as_str(), v.needs_text.as_str())).collect(),
        }
    }

    fn listed_expansion<'c>(&'c self, expansion: &'c super::Expansion) -> ListedExpansion<'c> {
        let components = expansion.components.iter().map(|n| self.components[*n].id.as_str()).collect();
        ListedExpansion { id: expansion.id.as_str(), group: expansion.group, components }
    }

    fn listed_component<'c>(&'c self, component: &'c super::Component) -> ListedComponent<'c> {
        let expansion = &self.expansions[component.expansion];
        ListedComponent {
            id: component.id.as_str(),
            wica: component.wica.as_deref(),
            expansion: expansion.id.as_str(),
            group: expansion.group,
            editions: component.editions.iter().map(|n| self.editions[*n].id.as_str()).collect(),
        }
    }

    fn listed_preset<'c>(&'c self, preset: &'c super::Preset) -> ListedPreset<'c> {
        ListedPreset { id: preset.id.as_str(), selection: preset.selection.to_text(self) }
    }
}

impl Listing<'_> {
    /// For people: a line for each expansion with its components, for each variant and for each preset.
    #[must_use]
    pub fn table(&self) -> String {
        let mut table = format!("Editions: {}\n", self.editions.join(", "));
        let width = self.expansions.iter().map(|expansion| expansion.id.len()).max().unwrap_or(0);
        for group in [Group::Major, Group::Minor, Group::Other, Group::Fan] {
            let _ = writeln!(table, "\n{}", heading(group));
            for expansion in self.expansions.iter().filter(|expansion| expansion.group == group) {
                let components = expansion.components.iter().map(|id| self.with_editions(id));
                let components = components.collect::<Vec<_>>().join(", ");
                let _ = writeln!(table, "  {:width$}  {components}", expansion.id);
            }
        }
        table.push_str("\nRule variants, and what must be there for them\n");
        let width = self.variants.iter().map(|(id, _)| id.len()).max().unwrap_or(0);
        for (id, needs) in &self.variants {
            let _ = writeln!(table, "  +{id:width$}  {needs}");
        }
        table.push_str("\nPresets\n");
        let width = self.presets.iter().map(|preset| preset.id.len()).max().unwrap_or(0);
        for preset in &self.presets {
            let _ = writeln!(table, "  {:width$}  {}", preset.id, preset.selection);
        }
        table
    }

    /// `inns (c1 c2)`; the mere id, for what was published for every edition.
    fn with_editions(&self, id: &str) -> String {
        let component = self.components.iter().find(|component| component.id == id);
        match component.map(|component| &component.editions) {
            Some(editions) if editions.len() < self.editions.len() => format!("{id} ({})", editions.join(" ")),
            _ => id.to_owned(),
        }
    }
}

fn heading(group: Group) -> &'static str {
    match group {
        Group::Major => "Major expansions",
        Group::Minor => "Minor expansions",
        Group::Other => "Other expansions",
        Group::Fan => "Fan expansions",
    }
}
