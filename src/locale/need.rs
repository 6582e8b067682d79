//! Which messages the content, the catalogue and the templates need.

use super::Argument;
use crate::catalogue::{Catalogue, Group, Signal};
use crate::condition::Cond;
use crate::content::scoring::{Scoring, Subject, Worth};
use crate::content::{Content, Page, Record, Step};
use crate::diagnostic::Span;
use crate::formula::FUNCTIONS;
use std::collections::BTreeMap;
use std::collections::btree_map::Entry;

/// A message that every language should have.
#[derive(Clone, Debug)]
pub(super) struct Need<'c> {
    /// What needs it, where that stands in a file.
    pub at: Option<Span>,
    /// "record", "step", …
    pub what: &'static str,
    /// All of these hold where the message is shown.
    pub when: Vec<Cond>,
    /// The arguments that it is given; unknown for the templates' messages.
    pub arguments: Option<BTreeMap<&'c str, Argument<'c>>>,
}

impl Need<'_> {
    /// Which messages the templates need is not known while the languages are loaded.
    pub fn is_of_template(&self) -> bool {
        self.arguments.is_none()
    }
}

/// The needed messages by their ids.
pub(super) type Needs<'c> = BTreeMap<String, Need<'c>>;

/// `templates` are the ids that the templates name.
pub(super) fn needs<'c, 't>(
    catalogue: &'c Catalogue,
    content: &'c Content,
    templates: impl Iterator<Item = &'t str>,
) -> Needs<'c> {
    let mut needs = Gathered::default();
    needs.of_catalogue(catalogue);
    content.pages.iter().for_each(|page| needs.of_page(page));
    needs.of_scoring(&content.scoring);
    for (list, item) in content.lists.iter().flat_map(|(id, list)| list.items.iter().map(move |item| (id, item))) {
        needs.placed("list item", format!("{list}-{}", item.id), &item.at);
    }
    for id in templates {
        let need = Need { at: None, what: "template", when: Vec::new(), arguments: None };
        needs.0.insert(id.to_owned(), need);
    }
    needs.0
}

#[derive(Default)]
struct Gathered<'c>(Needs<'c>);

impl<'c> Gathered<'c> {
    fn placed(&mut self, what: &'static str, id: String, at: &Span) {
        self.add(what, id, Some(at.clone()));
    }

    fn add(&mut self, what: &'static str, id: String, at: Option<Span>) {
        let need = Need { at, what, when: Vec::new(), arguments: Some(BTreeMap::new()) };
        self.0.insert(id, need);
    }

    fn shown(&mut self, what: &'static str, id: String, at: &Span, when: Cond) {
        self.also(id, Need { at: Some(at.clone()), what, when: vec![when], arguments: Some(BTreeMap::new()) });
    }

    /// What is scored stands on several pages: only what holds on all of them is known of its words.
    fn also(&mut self, id: String, need: Need<'c>) {
        match self.0.entry(id) {
            Entry::Vacant(slot) => _ = slot.insert(need),
            Entry::Occupied(mut slot) => slot.get_mut().when.retain(|when| need.when.contains(when)),
        }
    }

    /// The words of formulas and of what stands beside them.
    fn of_scoring(&mut self, scoring: &'c Scoring) {
        for quantity in &scoring.quantities {
            self.placed("quantity", format!("quantity-{}", quantity.id), &quantity.at);
        }
        let rows = || scoring.subjects.iter().flat_map(Subject::rows);
        for (line, row) in rows() {
            self.placed("receiver", format!("receives-{}", row.receives.word()), &line.at);
            self.placed("kind of points", format!("kind-{}", row.points.word()), &line.at);
        }
        let formulas = || rows().flat_map(|(_, row)| row.worth.iter().flatten());
        formulas().take(1).for_each(|worth| self.functions(worth));
        formulas().for_each(|worth| self.of_formula(worth));
    }

    /// All of them, so that no language lacks one that a formula uses one day.
    fn functions(&mut self, worth: &'c Worth) {
        for function in FUNCTIONS {
            let arguments = Some(BTreeMap::from([("value", Argument::Text("…"))]));
            let need = Need { at: Some(worth.at.clone()), what: "formula", when: Vec::new(), arguments };
            self.0.insert(format!("formula-{function}"), need);
        }
    }

    fn of_formula(&mut self, worth: &'c Worth) {
        if worth.shown.quantities().iter().any(|name| name.text == "value") {
            self.placed("formula", "quantity-value".to_owned(), &worth.at);
        }
    }

    fn of_catalogue(&mut self, catalogue: &'c Catalogue) {
        for expansion in &catalogue.expansions {
            self.placed("expansion", format!("expansion-{}", expansion.id), &expansion.at);
            self.add("group", format!("group-{}", group_id(expansion.group)), None);
        }
        for component in &catalogue.components {
            self.placed("component", format!("component-{}", component.id), &component.at);
        }
        for preset in &catalogue.presets {
            self.placed("preset", format!("preset-{}", preset.id), &preset.at);
            self.placed("preset", format!("preset-group-{}", preset.group), &preset.at);
        }
        for variant in &catalogue.variants {
            self.placed("variant", format!("variant-{}", variant.id), &variant.at);
        }
        for edition in &catalogue.editions {
            self.add("edition", format!("edition-{}", edition.id), None);
            self.add("edition", format!("edition-{}-short", edition.id), None);
        }
        for publisher in &catalogue.publishers {
            self.add("publisher", format!("publisher-{}", publisher.id), None);
            self.add("publisher", format!("publisher-{}-name", publisher.id), None);
        }
        catalogue.signals.iter().for_each(|signal| self.of_signal(signal));
    }

    /// The name of a signal with rounds tells the round.
    fn of_signal(&mut self, signal: &'c Signal) {
        let round = signal.rounds.first().map(|round| ("round", Argument::Text(round)));
        let (at, arguments) = (Some(signal.at.clone()), Some(round.into_iter().collect()));
        self.0.insert(format!("signal-{}", signal.id), Need { at, what: "signal", when: Vec::new(), arguments });
        self.placed("signal", format!("signal-{}-help", signal.id), &signal.at);
    }

    fn of_page(&mut self, page: &'c Page) {
        self.placed("page", format!("page-{}", page.id), &page.at);
        for repeat in &page.repeats {
            self.shown("repeat", format!("repeat-{}", repeat.id), &repeat.at, repeat.when);
        }
        for footnote in &page.footnotes {
            self.shown("footnote", footnote.id.to_string(), &footnote.at, footnote.when);
        }
        for section in &page.sections {
            self.placed("phase", section.title.clone(), &section.at);
            section.steps.iter().for_each(|step| self.of_step(step));
        }
    }

    fn of_step(&mut self, step: &'c Step) {
        self.shown("step", step.title.clone(), &step.at, step.when);
        for record in &step.records {
            let numbers = record.numbers.iter().map(|(name, number)| (name.as_str(), Argument::Number(*number)));
            let need = Need {
                at: Some(record.at.clone()),
                what: "record",
                when: conditions(step, record),
                arguments: Some(numbers.collect()),
            };
            self.also(record.message.clone(), need);
        }
    }
}

/// Of the step, the record and all that it stands under.
fn conditions(step: &Step, record: &Record) -> Vec<Cond> {
    let above = |record: &&Record| record.parent.and_then(|parent| step.records.get(parent));
    let line = std::iter::successors(Some(record), above);
    line.take(step.records.len()).map(|record| record.when).chain([step.when]).collect()
}

fn group_id(group: Group) -> &'static str {
    match group {
        Group::Major => "major",
        Group::Minor => "minor",
        Group::Other => "other",
        Group::Fan => "fan",
    }
}
