//! Links between pages: from what is scored to the records of the turn that give the points, and back.

use super::resolve::{Record, Resolved};
use crate::catalogue::{Catalogue, Id};
use crate::condition::Cond;
use crate::content::scoring::{Giver, TURN};
use crate::content::{Content, Moment};
use std::collections::BTreeMap;

/// A link to an element of another page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Link {
    pub page: Id,
    pub anchor: Id,
    /// Both ends show.
    pub when: Cond,
    /// The label of the step that it leads to; without one, the message of its heading.
    pub label: Option<String>,
    pub title: String,
}

/// Fills in the links of all pages; `pages` are those of the content, in its order.
pub fn link(pages: &mut [Resolved], content: &Content, catalogue: &mut Catalogue) {
    let Some(targets) = targets(pages, content) else { return };
    let mut backs: BTreeMap<Id, Vec<Link>> = BTreeMap::new();
    for (page, written) in pages.iter_mut().zip(&content.pages).filter(|(_, page)| page.moment == Some(Moment::During))
    {
        let is_turn = page.id.as_str() == TURN;
        let own = page.id.clone();
        let sources = written.sections.iter().flat_map(|section| &section.steps);
        for (step, source) in page.sections.iter_mut().flat_map(|section| &mut section.steps).zip(sources) {
            let to = |giver: &Giver, when: Cond, catalogue: &mut Catalogue| targets.link(giver, when, catalogue);
            step.links = source.givers.iter().filter_map(|giver| to(giver, step.when, catalogue)).collect();
            for giver in source.givers.iter().filter(|_| is_turn) {
                let back = back(&own, &step.id, &step.title, step.when);
                backs.entry(giver.record.clone()).or_default().push(back);
            }
            for record in &mut step.records {
                let Some(giver) = record.points.as_ref().and_then(|points| points.giver.clone()) else { continue };
                record.links = to(&giver, record.when, catalogue).into_iter().collect();
                if is_turn {
                    let back = back(&own, &record.id, &step.title, record.when);
                    backs.entry(giver.record).or_default().push(back);
                }
            }
        }
    }
    targets.link_back(pages, &backs, catalogue);
}

fn back(page: &Id, anchor: &Id, title: &str, when: Cond) -> Link {
    Link { page: page.clone(), anchor: anchor.clone(), when, label: None, title: title.to_owned() }
}

/// The page that the turn is on.
struct Targets {
    place: usize,
    page: Id,
    /// By record: when it shows.
    records: BTreeMap<Id, Cond>,
    /// By step: the message of its heading.
    titles: BTreeMap<Id, String>,
}

fn targets(pages: &[Resolved], content: &Content) -> Option<Targets> {
    let givers = content.scoring.subjects.iter().flat_map(|subject| &subject.records);
    let first = &givers.into_iter().next()?.record;
    let written = content.pages.iter().map(|page| page.moment.is_none());
    let place = pages.iter().zip(written).position(|(page, is_written)| is_written && has(page, first))?;
    let page = &pages[place];
    Some(Targets {
        place,
        page: page.id.clone(),
        records: page.records().map(|record| (record.id.clone(), record.when)).collect(),
        titles: page.steps().map(|step| (step.id.clone(), step.title.clone())).collect(),
    })
}

fn has(page: &Resolved, id: &Id) -> bool {
    page.records().any(|record| record.id == *id)
}

impl Targets {
    fn link(&self, giver: &Giver, when: Cond, catalogue: &mut Catalogue) -> Option<Link> {
        let when = catalogue.circuit.and([when, *self.records.get(&giver.record)?]);
        let title = self.titles.get(&giver.step_id).cloned().unwrap_or_default();
        let anchor = giver.record.clone();
        Some(Link { page: self.page.clone(), anchor, when, label: giver.label.clone(), title })
    }

    /// A record leads to the first of what it gives points for that shows.
    fn link_back(&self, pages: &mut [Resolved], backs: &BTreeMap<Id, Vec<Link>>, catalogue: &mut Catalogue) {
        let steps = pages[self.place].sections.iter_mut().flat_map(|section| &mut section.steps);
        for record in steps.flat_map(|step| &mut step.records) {
            let Some(links) = backs.get(&record.id) else { continue };
            record.links = firsts(links, record, catalogue);
        }
    }
}

/// Each link shows where none before it does.
fn firsts(links: &[Link], record: &Record, catalogue: &mut Catalogue) -> Vec<Link> {
    let mut before: Vec<Cond> = Vec::new();
    let mut all = Vec::new();
    for link in links {
        let any = catalogue.circuit.or(before.iter().copied());
        let none = catalogue.circuit.not(any);
        let when = catalogue.circuit.and([record.when, link.when, none]);
        before.push(link.when);
        all.push(Link { when, ..link.clone() });
        if link.when == Cond::ALWAYS {
            break;
        }
    }
    all
}
