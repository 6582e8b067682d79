//! The items of a step, held against the project's own records of the step with the same label.

use super::Found;
use super::question::{Question, Tell};
use crate::catalogue::Catalogue;
use crate::condition::{Cond, Var};
use crate::content;
use crate::diagnostic::{Code, Span};
use crate::import::outline::{self, Step};
use crate::page;
use crate::tree::InputTree;
use std::collections::{BTreeMap, BTreeSet};

/// A step of the project.
pub struct OwnStep {
    label: String,
    records: Vec<OwnRecord>,
}

struct OwnRecord {
    id: String,
    shows: Cond,
    is_top: bool,
    at: Span,
}

/// The steps of all pages of the project that have a label. Its faults are not the wiki's.
pub fn own_steps(project: &InputTree, catalogue: &mut Catalogue) -> Vec<OwnStep> {
    let content = content::load(project, catalogue, &mut Vec::new());
    let mut steps = Vec::new();
    for own_page in &content.pages {
        let resolved = page::resolve(own_page, catalogue);
        let written = own_page.sections.iter().flat_map(|section| &section.steps);
        for (step, resolved) in written.zip(resolved.steps()) {
            // What is scored in a step is no step.
            let Some(label) = step.label.clone().filter(|_| !resolved.is_subject) else { continue };
            let records = step.records.iter().zip(&resolved.records).map(|(written, record)| OwnRecord {
                id: record.id.to_string(),
                shows: record.when,
                is_top: record.parent.is_none(),
                at: written.at.clone(),
            });
            steps.push(OwnStep { label, records: records.collect() });
        }
    }
    steps
}

pub fn lint(found: &mut Found<'_>) {
    let own = found.own;
    let steps = outline::steps(found.page, found.table);
    let labels: BTreeSet<&str> = steps.iter().map(|step| step.label.as_str()).collect();
    for label in labels {
        // A label that several pages or places have corresponds to nothing for sure.
        let mut fitting = own.iter().filter(|step| step.label == label);
        if let (Some(own), None) = (fitting.next(), fitting.next()) {
            let parts: Vec<&Step> = steps.iter().filter(|step| step.label == label).collect();
            compare(&parts, own, found);
        }
    }
}

/// What shows under a condition that no record of the step has, where just one record speaks of the same components
/// and corresponds to nothing else. The wiki may have one rule in several items: together they show where it does.
fn compare(parts: &[&Step], own: &OwnStep, found: &mut Found<'_>) {
    let items: Vec<usize> = parts.iter().flat_map(|step| step.items.iter().copied()).collect();
    let shown: Vec<(usize, Cond)> = items.iter().map(|item| (*item, found.page.shown[*item])).collect();
    for (record, items) in pairs(&shown, own, found.catalogue) {
        let circuit = &mut found.catalogue.circuit;
        let here = circuit.or(items.iter().map(|(_, condition)| *condition));
        let (elsewhere, untold) = (circuit.not(here), circuit.not(record.shows));
        let only = [circuit.and([here, untold]), circuit.and([record.shows, elsewhere])];
        let holds = circuit.or(only);
        let message = format!("the project's own `{}` shows under another condition, which differs with", record.id);
        let report = found
            .warning(Code::RECORD_DIFFERS, found.tag(items[0].0), message)
            .fix("find out which of both is right")
            .also(record.at.clone(), "the project's own");
        let report = items[1..]
            .iter()
            .fold(report, |report, (item, _)| report.also(found.span(found.tag(*item)), "together with this"));
        found.questions.push(Question { holds, tell: Tell::With, report });
    }
}

/// For each record: the items that can be nothing else.
fn pairs<'o>(
    shown: &[(usize, Cond)],
    own: &'o OwnStep,
    catalogue: &Catalogue,
) -> Vec<(&'o OwnRecord, Vec<(usize, Cond)>)> {
    let mut decider = catalogue.decider();
    let mut known: BTreeMap<(Cond, Cond), bool> = BTreeMap::new();
    let mut same = |one: Cond, other: Cond| *known.entry((one, other)).or_insert_with(|| decider.same(one, other));
    let mut unknown = shown.to_vec();
    unknown.retain(|(_, condition)| !own.records.iter().any(|record| same(record.shows, *condition)));
    let mut untold: Vec<&OwnRecord> = own.records.iter().filter(|record| record.is_top).collect();
    untold.retain(|record| !shown.iter().any(|(_, condition)| same(record.shows, *condition)));
    let mut pairs: Vec<(&OwnRecord, Vec<(usize, Cond)>)> = untold.iter().map(|record| (*record, Vec::new())).collect();
    for (item, condition) in unknown {
        let needs = components(condition, catalogue);
        let near: Vec<usize> =
            (0..untold.len()).filter(|n| !components(untold[*n].shows, catalogue).is_disjoint(&needs)).collect();
        if let [only] = near[..] {
            pairs[only].1.push((item, condition));
        }
    }
    pairs.retain(|(_, items)| !items.is_empty());
    pairs
}

fn components(condition: Cond, catalogue: &Catalogue) -> BTreeSet<Var> {
    let all = catalogue.components.iter().map(|component| component.var).collect();
    catalogue.variables_of(&[condition]).intersection(&all).copied().collect()
}
