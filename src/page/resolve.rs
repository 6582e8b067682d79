//! From what the records say to what they mean, still without words: when each of them really shows, where it
//! is an adaptation or a deviation, which signals it raises, when a step is empty.

use super::adaptation;
use super::links::Link;
use super::signals::{self, Signal};
use crate::catalogue::{Catalogue, Id};
use crate::condition::Cond;
use crate::content::{self, Kind, Legend, Points};
use std::collections::BTreeMap;

/// A page whose conditions are complete.
#[derive(Clone, Debug)]
pub struct Resolved {
    pub id: Id,
    pub sections: Vec<Section>,
    pub repeats: Vec<Repeat>,
    pub footnotes: Vec<Footnote>,
    /// The page shows a deviation.
    pub deviates: Cond,
    /// The page shows an adapted record; adapted parts of sentences come on top, and depend on the words.
    pub adapts: Cond,
}

#[derive(Clone, Debug)]
pub struct Section {
    pub id: Id,
    /// The message of its heading.
    pub title: String,
    pub label: Option<String>,
    /// Any of its steps shows.
    pub when: Cond,
    pub steps: Vec<Step>,
}

#[derive(Clone, Debug)]
pub struct Step {
    pub id: Id,
    /// The message of its heading.
    pub title: String,
    pub label: Option<String>,
    /// Something that is scored: see [`content::Step::is_subject`].
    pub is_subject: bool,
    pub when: Cond,
    /// The step shows, but there is nothing to do in it.
    pub empty: Cond,
    pub records: Vec<Record>,
    /// To the records of the turn that give the points; filled by [`super::link`].
    pub links: Vec<Link>,
}

#[derive(Clone, Debug)]
pub struct Record {
    pub id: Id,
    /// The message of its words.
    pub message: String,
    pub kind: Kind,
    /// The record shows: with all that its place asks for.
    pub when: Cond,
    pub parent: Option<usize>,
    /// Indices of [`Step::records`], in the order of the page.
    pub children: Vec<usize>,
    pub depth: usize,
    /// The record belongs to another edition than the preferred one. Says nothing where it does not show.
    pub adapted: Cond,
    /// It is adapted and its parent is not: the mark stands here, for all that follows from it.
    pub marked: Cond,
    /// The publishers that alone print the rule, where the official one is not among them; else empty.
    pub deviation: Vec<usize>,
    pub signals: Vec<Signal>,
    pub numbers: BTreeMap<Id, i64>,
    pub repeat: Option<usize>,
    /// Indices of [`Resolved::footnotes`].
    pub footnotes: Vec<usize>,
    pub legend: Option<Legend>,
    /// Present for a row of points.
    pub points: Option<Points>,
    /// From a record that awards points to what is scored, and from there to a record; see [`super::link`].
    pub links: Vec<Link>,
}

/// A range of steps or the children of a record, gone through more than once.
#[derive(Clone, Debug)]
pub struct Repeat {
    pub id: Id,
    pub when: Cond,
    /// The first and the last step, counted through all sections.
    pub range: Option<(usize, usize)>,
}

#[derive(Clone, Debug)]
pub struct Footnote {
    pub id: Id,
    /// A record that refers to it shows, and its own condition holds.
    pub when: Cond,
    /// Its own condition: a reference shows then, if its record does.
    pub own: Cond,
}

impl Resolved {
    pub fn steps(&self) -> impl Iterator<Item = &Step> {
        self.sections.iter().flat_map(|section| &section.steps)
    }

    pub fn records(&self) -> impl Iterator<Item = &Record> {
        self.steps().flat_map(|step| &step.records)
    }
}

impl Step {
    /// Its heading is its own, not that of the whole section.
    #[must_use]
    pub fn is_titled(&self) -> bool {
        self.is_subject || self.label.is_some()
    }

    /// The records that no other record stands over.
    pub fn top(&self) -> impl Iterator<Item = usize> {
        (0..self.records.len()).filter(|n| self.records[*n].parent.is_none())
    }
}

/// Works out all conditions of a page. Afterwards, the catalogue's circuit knows them.
pub fn resolve(page: &content::Page, catalogue: &mut Catalogue) -> Resolved {
    let sections: Vec<Section> = page.sections.iter().map(|section| resolve_section(section, catalogue)).collect();
    let mut resolved = Resolved {
        id: page.id.clone(),
        sections,
        repeats: Vec::new(),
        footnotes: Vec::new(),
        deviates: Cond::NEVER,
        adapts: Cond::NEVER,
    };
    resolved.repeats = page.repeats.iter().map(|repeat| resolve_repeat(repeat, &resolved, catalogue)).collect();
    resolved.footnotes = resolve_footnotes(page, &resolved, catalogue);
    resolved.deviates = catalogue.circuit.or(resolved
        .records()
        .filter(|r| !r.deviation.is_empty())
        .map(|r| r.when)
        .collect::<Vec<_>>());
    let adapted: Vec<Cond> =
        resolved.records().map(|r| (r.when, r.adapted)).map(|(w, a)| catalogue.circuit.and([w, a])).collect();
    resolved.adapts = catalogue.circuit.or(adapted);
    resolved
}

fn resolve_section(section: &content::Section, catalogue: &mut Catalogue) -> Section {
    let steps: Vec<Step> = section.steps.iter().map(|step| resolve_step(step, catalogue)).collect();
    let when = catalogue.circuit.or(steps.iter().map(|step| step.when));
    Section { id: section.id.clone(), title: section.title.clone(), label: section.label.clone(), when, steps }
}

fn resolve_step(step: &content::Step, catalogue: &mut Catalogue) -> Step {
    let whens = full_conditions(step, catalogue);
    let adapted = adaptation::of_step(step, catalogue);
    let children = children_of(step);
    let marked = adaptation::marks(step, &adapted, catalogue);
    let records: Vec<Record> = step
        .records
        .iter()
        .enumerate()
        .map(|(n, record)| Record {
            id: record.id.clone(),
            message: record.message.clone(),
            kind: record.kind,
            when: whens[n],
            parent: record.parent,
            children: children[n].clone(),
            depth: record.depth,
            adapted: adapted[n],
            marked: marked[n],
            deviation: deviation(record, catalogue),
            signals: signals::raised(record, &step.id, catalogue),
            numbers: record.numbers.clone(),
            repeat: record.repeat,
            footnotes: record.footnotes.clone(),
            legend: record.legend,
            points: record.points.clone(),
            links: Vec::new(),
        })
        .collect();
    let empty = empty_note(step, &records, catalogue);
    Step {
        id: step.id.clone(),
        title: step.title.clone(),
        label: step.label.clone(),
        is_subject: step.is_subject,
        when: step.when,
        empty,
        records,
        links: Vec::new(),
    }
}

fn children_of(step: &content::Step) -> Vec<Vec<usize>> {
    let mut children = vec![Vec::new(); step.records.len()];
    for (n, record) in step.records.iter().enumerate() {
        if let Some(parent) = record.parent {
            children[parent].push(n);
        }
    }
    children
}

/// A record shows when its condition holds and its parent shows; a group only if a child does, too.
fn full_conditions(step: &content::Step, catalogue: &mut Catalogue) -> Vec<Cond> {
    let circuit = &mut catalogue.circuit;
    let mut own: Vec<Cond> = step.records.iter().map(|record| record.when).collect();
    let mut below: Vec<Vec<Cond>> = vec![Vec::new(); own.len()];
    for (n, record) in step.records.iter().enumerate().rev() {
        if record.kind == Kind::Group {
            let any = circuit.or(std::mem::take(&mut below[n]));
            own[n] = circuit.and([own[n], any]);
        }
        if let Some(parent) = record.parent {
            below[parent].push(own[n]);
        }
    }
    let mut full: Vec<Cond> = Vec::with_capacity(own.len());
    for (record, own) in step.records.iter().zip(own) {
        let place = record.parent.map_or(step.when, |parent| full[parent]);
        full.push(circuit.and([own, place]));
    }
    full
}

/// Where only one publisher prints the rule, and not the official one.
fn deviation(record: &content::Record, catalogue: &Catalogue) -> Vec<usize> {
    let official = record.publishers.iter().any(|publisher| catalogue.publishers[*publisher].official);
    if official { Vec::new() } else { record.publishers.clone() }
}

/// A step that has a label is a station of the turn: it says so where nothing is to be done.
fn empty_note(step: &content::Step, records: &[Record], catalogue: &mut Catalogue) -> Cond {
    if step.label.is_none() || step.is_subject {
        return Cond::NEVER;
    }
    let explains = |kind| matches!(kind, Kind::Lead | Kind::Note | Kind::Exception);
    let tops = records.iter().filter(|record| record.parent.is_none() && !explains(record.kind));
    let any = catalogue.circuit.or(tops.map(|record| record.when));
    let none = catalogue.circuit.not(any);
    catalogue.circuit.and([step.when, none])
}

fn resolve_repeat(repeat: &content::Repeat, page: &Resolved, catalogue: &mut Catalogue) -> Repeat {
    let place = |id: &Id| page.steps().position(|step| step.id == *id);
    let range = repeat.range.as_ref().and_then(|(first, last)| place(first).zip(place(last)));
    let range = range.filter(|(first, last)| first <= last);
    let when = match range {
        Some((first, last)) => {
            let within = page.steps().skip(first).take(last - first + 1).map(|step| step.when);
            let any = catalogue.circuit.or(within);
            catalogue.circuit.and([repeat.when, any])
        }
        None => repeat.when,
    };
    Repeat { id: repeat.id.clone(), when, range }
}

fn resolve_footnotes(page: &content::Page, resolved: &Resolved, catalogue: &mut Catalogue) -> Vec<Footnote> {
    let resolve = |(n, footnote): (usize, &content::Footnote)| {
        let referring = resolved.records().filter(|record| record.footnotes.contains(&n)).map(|record| record.when);
        let any = catalogue.circuit.or(referring);
        Footnote { id: footnote.id.clone(), when: catalogue.circuit.and([footnote.when, any]), own: footnote.when }
    };
    page.footnotes.iter().enumerate().map(resolve).collect()
}
