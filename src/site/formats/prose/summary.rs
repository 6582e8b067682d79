//! What lies on the table, and what the marks mean.

use super::Writer;
use crate::page::{Entry, Expansions, Item};
use std::collections::BTreeSet;

impl Writer<'_> {
    pub(super) fn summary(&mut self) {
        let title = self.ui("table");
        self.heading(2, &title);
        let sources = self.sources;
        let editions = sources.project.catalogue.editions.iter().zip(&sources.names.editions);
        let shown = editions.filter(|(edition, _)| self.holds(edition.preferred));
        let editions: Vec<String> = shown.map(|(_, words)| self.words(words)).collect();
        self.named(&self.ui("edition"), &editions);
        if self.holds(sources.summary.base_only) {
            self.named(&self.ui("expansions"), &[self.ui("base-only")]);
        }
        for group in sources.summary.groups.iter().filter(|group| sources.values.holds(group.some)) {
            self.named(&self.words(&sources.names.groups[&group.group]), &self.expansions(group));
        }
        let variants = sources.project.catalogue.variants.iter().zip(&sources.names.variants);
        let agreed = variants.filter(|(variant, _)| self.holds(variant.cond));
        let variants: Vec<String> = agreed.map(|(_, words)| self.words(words)).collect();
        self.named(&self.ui("variants"), &variants);
    }

    /// Nothing, for an empty list.
    fn named(&mut self, name: &str, list: &[String]) {
        if !list.is_empty() {
            self.line(&format!("- {name}{} {}", self.ui("colon"), list.join("; ")));
        }
    }

    /// Each expansion on the table, with its parts where some are missing.
    fn expansions(&self, group: &Expansions) -> Vec<String> {
        let shown = group.expansions.iter().filter(|expansion| self.holds(expansion.some));
        let named = shown.map(|expansion| {
            let number = self.sources.project.catalogue.expansions[expansion.index].number.as_ref();
            let number = number.map(|number| format!("{number}. ")).unwrap_or_default();
            let name = self.words(&self.sources.names.expansions[expansion.index]);
            let parts = expansion.parts.iter().filter(|part| self.holds(expansion.partly) && self.holds(part.when));
            let parts: Vec<String> =
                parts.map(|part| self.words(&self.sources.names.components[part.component])).collect();
            let parts = if parts.is_empty() { String::new() } else { format!(" ({})", parts.join(", ")) };
            format!("{number}{name}{parts}")
        });
        named.collect()
    }

    /// What the marks and badges of these entries mean.
    pub(super) fn marks(&mut self, entries: &[Entry]) {
        let items = || entries.iter().filter_map(|entry| if let Entry::Item(item) = entry { Some(item) } else { None });
        let adapted = self.holds(self.sources.words.adapts);
        let publishers: BTreeSet<usize> = items().flat_map(|item: &Item| item.deviation.clone()).collect();
        let signals: BTreeSet<usize> = items().flat_map(|item| item.signals.iter().map(|s| s.signal)).collect();
        if !adapted && publishers.is_empty() && signals.is_empty() {
            return;
        }
        let title = self.ui("marks");
        self.heading(2, &title);
        if adapted {
            self.line(&format!("- ({}) {}", self.ui("adapted"), self.ui("adapted-help")));
        }
        let names = self.sources.names;
        for publisher in publishers {
            let (short, name) =
                (self.words(&names.publishers[publisher]), self.words(&names.publisher_names[publisher]));
            self.line(&format!(
                "- ({}{} {short}) {name}. {}",
                self.ui("deviation"),
                self.ui("colon"),
                self.ui("deviation-help")
            ));
        }
        for signal in signals {
            let (name, help) = (self.words(&names.signals[signal]), self.words(&names.signal_helps[signal]));
            self.line(&format!("- {} {help}", self.bracketed(&name)));
        }
    }
}
