//! What one selection shows of a page, as a plain sequence: for the formats that are not HTML.

use super::blocks::{Block, blocks};
use super::resolve::{Record, Resolved, Section, Step};
use super::signals::Signal;
use super::vocabulary::Vocabulary;
use super::words::PageWords;
use crate::condition::{Cond, Values};
use crate::content::Kind;
use crate::content::scoring::Stage;
use crate::locale::Words;
use crate::marked::Conditional;

/// An entry of the sequence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Entry {
    /// The heading of a section.
    Phase(Heading),
    /// The heading of a step that is not a section by itself.
    Step(Heading),
    Item(Item),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Heading {
    /// Of the section or step.
    pub id: String,
    pub label: Option<String>,
    pub text: Words,
}

/// Something to read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Item {
    pub id: String,
    /// The label of the phase or its id; empty for a footnote.
    pub phase: String,
    /// The label of the step or its id; empty for a footnote.
    pub step: String,
    pub depth: usize,
    pub kind: ItemKind,
    /// Pruned, but still Markdown.
    pub text: Words,
    pub adapted: bool,
    /// It is the place where the adaptation is marked.
    pub marked: bool,
    /// Indices into the catalogue's publishers.
    pub deviation: Vec<usize>,
    pub signals: Vec<Signal>,
    /// Its place among the actions of a step; a footnote's number.
    pub number: Option<usize>,
    /// The numbers of the footnotes that it refers to.
    pub notes: Vec<usize>,
    /// What a row of points says besides.
    pub points: Option<Box<ItemPoints>>,
}

/// The formula, pruned, but still Markdown, and what stands beside it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ItemPoints {
    pub formula: Words,
    pub receives: Words,
    pub kind: Words,
    pub stage: Stage,
    /// The same in the words of files.
    pub receives_id: &'static str,
    pub kind_id: &'static str,
    pub below_zero: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ItemKind {
    Record(Kind),
    /// There is nothing to do in the step.
    Empty,
    /// The caption of what is gone through more than once.
    Repeat,
    Footnote,
}

/// Everything that shows under the values, in the order of the page; then the footnotes.
pub fn outline(page: &Resolved, words: &PageWords, names: &Vocabulary, values: &Values) -> Vec<Entry> {
    let mut walk = Walk { page, words, names, values, numbers: note_numbers(page, values), entries: Vec::new() };
    walk.blocks(&blocks(page));
    walk.footnotes();
    walk.entries
}

/// The number of each footnote that shows.
pub fn note_numbers(page: &Resolved, values: &Values) -> Vec<Option<usize>> {
    let mut last = 0;
    let mut number = |shows: bool| {
        last += usize::from(shows);
        shows.then_some(last)
    };
    page.footnotes.iter().map(|note| number(values.holds(note.when))).collect()
}

struct Walk<'w> {
    page: &'w Resolved,
    words: &'w PageWords,
    names: &'w Vocabulary,
    values: &'w Values,
    numbers: Vec<Option<usize>>,
    entries: Vec<Entry>,
}

/// A step and where it stands.
#[derive(Clone, Copy)]
struct Place<'w> {
    section: &'w Section,
    step: &'w Step,
    /// Counted through all sections.
    number: usize,
}

impl<'w> Walk<'w> {
    fn blocks(&mut self, blocks: &[Block]) {
        for block in blocks {
            match block {
                Block::Phase(section) => self.phase(*section),
                Block::Step(step) => self.step(self.place(*step)),
                Block::Repeat(repeat, inner) => {
                    if let Some((first, _)) = self.page.repeats[*repeat].range {
                        self.caption(*repeat, 0, self.place(first));
                    }
                    self.blocks(inner);
                }
            }
        }
    }

    fn place(&self, number: usize) -> Place<'w> {
        let all = self.page.sections.iter().flat_map(|section| section.steps.iter().map(move |step| (section, step)));
        let (section, step) = all.into_iter().nth(number).expect("a block names a step of the page");
        Place { section, step, number }
    }

    fn phase(&mut self, number: usize) {
        let section = &self.page.sections[number];
        if self.values.holds(section.when) {
            let text = self.prune(&self.words.sections[number]);
            self.entries.push(Entry::Phase(Heading { id: section.id.to_string(), label: section.label.clone(), text }));
        }
    }

    fn step(&mut self, place: Place) {
        if !self.values.holds(place.step.when) {
            return;
        }
        if place.step.is_titled() {
            let text = self.prune(&self.words.steps[place.number]);
            self.entries.push(Entry::Step(Heading {
                id: place.step.id.to_string(),
                label: place.step.label.clone(),
                text,
            }));
        }
        if self.values.holds(place.step.empty) {
            let text = self.names.ui.get("empty-step").map(|words| self.prune(words)).unwrap_or_default();
            let id = format!("empty-{}", place.step.id);
            self.entries.push(Entry::Item(Item { text, ..bare(id, ItemKind::Empty, 0, place) }));
        }
        let mut actions = 0;
        for record in place.step.top() {
            self.record(record, &mut actions, place);
        }
    }

    fn record(&mut self, number: usize, actions: &mut usize, place: Place) {
        let record = &place.step.records[number];
        if !self.shows(record) {
            return;
        }
        let is_numbered = place.step.label.is_some() && !place.step.is_subject;
        *actions += usize::from(record.depth == 0 && record.kind.is_done() && is_numbered);
        let numbered = record.depth == 0 && record.kind.is_done() && *actions > 0;
        let item = Item {
            text: self.prune(&self.words.records[place.number][number]),
            adapted: self.values.holds(record.adapted),
            marked: self.values.holds(record.marked),
            deviation: record.deviation.clone(),
            signals: record.signals.iter().filter(|signal| self.values.holds(signal.when)).cloned().collect(),
            number: numbered.then_some(*actions),
            notes: self.notes(record),
            points: self.points(place.number, number, record).map(Box::new),
            ..bare(record.id.to_string(), ItemKind::Record(record.kind), record.depth, place)
        };
        self.entries.push(Entry::Item(item));
        let shown = record.children.iter().any(|child| self.shows(&place.step.records[*child]));
        if let Some(repeat) = record.repeat.filter(|_| shown) {
            self.caption(repeat, record.depth + 1, place);
        }
        for child in &record.children {
            self.record(*child, actions, place);
        }
    }

    fn points(&self, step: usize, number: usize, record: &Record) -> Option<ItemPoints> {
        let (points, words) = (record.points.as_ref()?, self.words.points[step][number].as_ref()?);
        Some(ItemPoints {
            formula: self.prune(&words.formula),
            receives: self.prune(&words.receives),
            kind: self.prune(&words.kind),
            stage: points.stage,
            receives_id: points.receives.word(),
            kind_id: points.kind.word(),
            below_zero: points.below_zero,
        })
    }

    fn shows(&self, record: &Record) -> bool {
        self.values.holds(record.when) && self.values.holds(self.words.legend(record).unwrap_or(Cond::ALWAYS))
    }

    fn notes(&self, record: &Record) -> Vec<usize> {
        let shown = |note: &&usize| self.values.holds(self.page.footnotes[**note].own);
        record.footnotes.iter().filter(shown).filter_map(|note| self.numbers[*note]).collect()
    }

    fn caption(&mut self, repeat: usize, depth: usize, place: Place) {
        let named = &self.page.repeats[repeat];
        if self.values.holds(named.when) {
            let text = self.prune(&self.words.repeats[repeat]);
            self.entries.push(Entry::Item(Item { text, ..bare(named.id.to_string(), ItemKind::Repeat, depth, place) }));
        }
    }

    fn footnotes(&mut self) {
        for (n, note) in self.page.footnotes.iter().enumerate() {
            if let Some(number) = self.numbers[n] {
                self.entries.push(Entry::Item(Item {
                    text: self.prune(&self.words.footnotes[n]),
                    number: Some(number),
                    ..Item::new(note.id.to_string(), ItemKind::Footnote)
                }));
            }
        }
    }

    fn prune(&self, words: &Words) -> Words {
        Words { marked: prune(&words.marked, self.values), ..words.clone() }
    }
}

/// A marked text without what does not show. Text whose markers do not pair shows nothing.
pub fn prune(marked: &str, values: &Values) -> String {
    Conditional::parse(marked).map(|text| text.prune(values, &[])).unwrap_or_default()
}

fn bare(id: String, kind: ItemKind, depth: usize, place: Place) -> Item {
    let name = |label: &Option<String>, id: &crate::catalogue::Id| label.clone().unwrap_or_else(|| id.to_string());
    Item {
        phase: name(&place.section.label, &place.section.id),
        step: name(&place.step.label, &place.step.id),
        depth,
        ..Item::new(id, kind)
    }
}

impl Item {
    fn new(id: String, kind: ItemKind) -> Self {
        Self {
            id,
            phase: String::new(),
            step: String::new(),
            depth: 0,
            kind,
            text: Words::default(),
            adapted: false,
            marked: false,
            deviation: Vec::new(),
            signals: Vec::new(),
            number: None,
            notes: Vec::new(),
            points: None,
        }
    }
}
