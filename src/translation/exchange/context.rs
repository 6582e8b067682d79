//! What a translator has to know of a message: where it shows, and what its variables are.

use crate::catalogue::Catalogue;
use crate::content::Content;
use crate::locale::unit::{Unit, variables};
use crate::locale::{Locales, markdown};
use crate::translation::{Place, Places};

pub(super) struct Context<'c> {
    pub catalogue: &'c Catalogue,
    pub content: &'c Content,
    pub locales: &'c Locales,
    pub places: &'c Places<'c>,
}

impl Context<'_> {
    /// A paragraph each: the comment of the source, the places, and a line for each variable.
    pub fn notes(&self, unit: &Unit) -> Vec<String> {
        let mut notes: Vec<String> = unit.comment.clone().into_iter().collect();
        notes.extend(self.shows(unit));
        notes.extend(variables(&unit.text).iter().map(|name| self.variable(unit, name)));
        notes
    }

    /// Of many places the first few are enough.
    fn shows(&self, unit: &Unit) -> Option<String> {
        const MOST: usize = 3;
        let places = self.places.of(&unit.id);
        let mut told: Vec<String> = places.iter().take(MOST).map(|place| told(place)).collect();
        if places.len() > MOST {
            told.push(format!("{} more places", places.len() - MOST));
        }
        (!told.is_empty()).then(|| format!("Shows in {}", told.join(", ")))
    }

    fn variable(&self, unit: &Unit, name: &str) -> String {
        let meaning = if name == "edition" {
            self.editions()
        } else if let Some(variant) = name.strip_prefix("variant-") {
            format!("yes if the rule variant “{}” is played, no if not", self.name("variant-", variant))
        } else if self.catalogue.components.iter().any(|component| component.id.as_str() == name) {
            format!("yes if “{}” lies on the table, no if not", self.name("component-", name))
        } else if self.catalogue.named.iter().any(|named| named.id.as_str() == name) {
            format!("yes or no, by the condition `{name}` of what lies on the table")
        } else {
            self.number(unit, name)
        };
        format!("${name}: {meaning}")
    }

    fn editions(&self) -> String {
        let editions = self.catalogue.editions.iter().enumerate().filter(|(n, edition)| edition.follows == *n);
        let told =
            editions.map(|(_, edition)| format!("{} is “{}”", edition.id, self.name("edition-", edition.id.as_str())));
        format!("whose words are used; {}", told.collect::<Vec<_>>().join(", "))
    }

    fn number(&self, unit: &Unit, name: &str) -> String {
        let steps = self.content.pages.iter().flat_map(|page| &page.sections).flat_map(|section| &section.steps);
        let record = steps.flat_map(|step| &step.records).find(|record| record.message == unit.id);
        let value = record.and_then(|record| record.numbers.iter().find(|(own, _)| own.as_str() == name));
        value.map_or_else(|| "a value that is put in".to_owned(), |(_, value)| format!("a number, {value}"))
    }

    /// The English name; the id where the name depends on the edition.
    fn name(&self, prefix: &str, id: &str) -> String {
        let name = markdown::plain(&self.locales.words(0, &format!("{prefix}{id}"), &[]).marked);
        let depends = |c: char| matches!(c, '\u{E000}'..='\u{F8FF}' | '\u{F0000}'..='\u{10FFFF}');
        if name.is_empty() || name.contains(depends) { id.to_owned() } else { name }
    }
}

fn told(place: &Place) -> String {
    let Place { page, step, anchor } = place;
    match (step.as_str(), anchor.as_str()) {
        ("", "") => page.clone(),
        ("", anchor) => format!("{page}#{anchor}"),
        (step, anchor) => format!("{page} {step} (#{anchor})"),
    }
}
