//! `needless-edition-override`: editions that are written at a record or an item although they follow.

use super::question::{Question, answer};
use crate::catalogue::Catalogue;
use crate::condition::Cond;
use crate::content::{Content, ListItem, Page, Section, Step};
use crate::diagnostic::{Code, Diagnostic, Span};
use crate::page::{self, Resolved};

pub fn check(content: &Content, catalogue: &mut Catalogue) -> Vec<Diagnostic> {
    let mut questions = Vec::new();
    for page in &content.pages {
        questions.extend(of_page(page, catalogue));
    }
    let items = content.lists.iter().flat_map(|(id, list)| list.items.iter().map(move |item| (id, item)));
    questions.extend(items.filter_map(|(list, item)| of_item(&format!("{list}-{}", item.id), item, catalogue)));
    answer(questions, catalogue)
}

/// What each step with overrides marks as adapted with each of them, and without it.
fn of_page(page: &Page, catalogue: &mut Catalogue) -> Vec<Question> {
    let steps = page.sections.iter().flat_map(|section| section.steps.iter().map(move |step| (section, step)));
    let overridden = |step: &Step| step.records.iter().any(|record| record.editions.is_some());
    let mut questions = Vec::new();
    for (section, step) in steps.filter(|(_, step)| overridden(step)) {
        let written = alone(page, section, step.clone());
        let with = page::resolve(&written, catalogue);
        for (n, record) in step.records.iter().enumerate().filter(|(_, record)| record.editions.is_some()) {
            let mut bare = written.clone();
            bare.sections[0].steps[0].records[n].editions = None;
            let without = page::resolve(&bare, catalogue);
            let changes = differences(&with, &without, catalogue);
            questions.push(question(record.id.as_str(), &record.at, changes, catalogue));
        }
    }
    questions
}

/// A page with nothing but one step: marks do not reach beyond it.
fn alone(page: &Page, section: &Section, step: Step) -> Page {
    let section = Section {
        steps: vec![step],
        id: section.id.clone(),
        title: section.title.clone(),
        label: section.label.clone(),
        at: section.at.clone(),
    };
    let (id, at) = (page.id.clone(), page.at.clone());
    Page { id, sections: vec![section], repeats: Vec::new(), footnotes: Vec::new(), moment: page.moment, at }
}

/// Where a record is marked in one of the two and not in the other.
fn differences(one: &Resolved, other: &Resolved, catalogue: &mut Catalogue) -> Cond {
    let pairs: Vec<(Cond, Cond, Cond)> =
        one.records().zip(other.records()).map(|(one, other)| (one.when, one.adapted, other.adapted)).collect();
    let unequal = pairs.into_iter().filter(|(_, one, other)| one != other);
    let places: Vec<Cond> = unequal.map(|(when, one, other)| differ(when, one, other, catalogue)).collect();
    catalogue.circuit.or(places)
}

fn of_item(name: &str, item: &ListItem, catalogue: &mut Catalogue) -> Option<Question> {
    let with = catalogue.adapted_outside(item.editions.as_ref()?);
    let without = catalogue.adapted(item.when);
    let changes = differ(item.when, with, without, catalogue);
    Some(question(name, &item.at, changes, catalogue))
}

fn differ(when: Cond, one: Cond, other: Cond, catalogue: &mut Catalogue) -> Cond {
    let circuit = &mut catalogue.circuit;
    let [not_one, not_other] = [one, other].map(|condition| circuit.not(condition));
    let [first, second] = [circuit.and([when, one, not_other]), circuit.and([when, other, not_one])];
    circuit.or([first, second])
}

fn question(name: &str, at: &Span, changes: Cond, catalogue: &mut Catalogue) -> Question {
    let message = format!("the editions of `{name}` follow from its condition in every selection");
    let fault = Diagnostic::warning(Code::NEEDLESS_EDITION_OVERRIDE, at.clone(), message).fix("remove `editions`");
    Question::possible(catalogue, changes, move |_| fault)
}
