//! Where messages show on the pages.

use crate::content::{Content, Page, Section, Step};
use crate::locale::Locales;
use std::collections::{BTreeMap, BTreeSet};

/// A place on a page.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, serde::Serialize)]
pub struct Place {
    /// The page's id.
    pub page: String,
    /// The label of the step, or its id; of the phase for a phase; empty for the page as a whole.
    pub step: String,
    /// The anchor on the page; empty for its top.
    pub anchor: String,
}

/// The places of messages, by the ids of what pages name.
pub struct Places<'l> {
    locales: &'l Locales,
    named: BTreeMap<String, Place>,
    /// The ids that insert an id, in the source language.
    inserting: BTreeMap<String, BTreeSet<String>>,
}

impl<'l> Places<'l> {
    #[must_use]
    pub fn new(content: &Content, locales: &'l Locales) -> Self {
        let mut named = BTreeMap::new();
        content.pages.iter().for_each(|page| add_page(page, &mut named));
        let mut places = Self { locales, named, inserting: BTreeMap::new() };
        for unit in places.locales.units(0).iter() {
            for inserted in places.locales.references(0, &unit.id) {
                places.inserting.entry(inserted.to_owned()).or_default().insert(unit.id.clone());
            }
        }
        places
    }

    /// Where a message shows: by itself, or by what inserts it. In the order of the pages' steps.
    #[must_use]
    pub fn of(&self, id: &str) -> Vec<&Place> {
        let (mut seen, mut open) = (BTreeSet::from([id]), vec![id]);
        let mut places = BTreeSet::new();
        while let Some(id) = open.pop() {
            places.extend(self.named.get(id));
            let more = self.inserting.get(id).into_iter().flatten().map(String::as_str);
            open.extend(more.filter(|id| seen.insert(id)));
        }
        places.into_iter().collect()
    }
}

fn add_page(page: &Page, named: &mut BTreeMap<String, Place>) {
    let place = |step: &str, anchor: String| Place { page: page.id.to_string(), step: step.to_owned(), anchor };
    named.insert(format!("page-{}", page.id), place("", String::new()));
    for repeat in &page.repeats {
        named.insert(format!("repeat-{}", repeat.id), place("", format!("_repeat-{}", repeat.id)));
    }
    for footnote in &page.footnotes {
        named.insert(footnote.id.to_string(), place("", footnote.id.to_string()));
    }
    for section in &page.sections {
        let phase = place(section.label.as_deref().unwrap_or_default(), format!("_phase-{}", section.id));
        named.entry(section.title.clone()).or_insert(phase);
        for step in &section.steps {
            add_step(section, step, &place, named);
        }
    }
}

fn add_step(
    section: &Section,
    step: &Step,
    place: &dyn Fn(&str, String) -> Place,
    named: &mut BTreeMap<String, Place>,
) {
    let label = step.label.as_ref().or(section.label.as_ref()).map_or_else(|| step.id.to_string(), Clone::clone);
    named.entry(step.title.clone()).or_insert_with(|| place(&label, step.id.to_string()));
    for record in &step.records {
        let own = place(&label, record.id.to_string());
        named.entry(record.message.clone()).or_insert(own);
    }
}
