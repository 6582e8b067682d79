//! Records, steps, footnotes and lists.

use super::card::Card;
use super::find::Question;
use crate::condition::Cond;
use crate::content::{Page, Record, Step};
use crate::diagnostic::Span;
use crate::locale::markdown;
use crate::page::Resolved;

/// Something of a page and its full condition.
struct Found {
    heading: String,
    at: Span,
    when: Cond,
    rows: Vec<(&'static str, String)>,
    /// The message and its numbers.
    words: (String, Vec<(String, i64)>),
}

pub fn cards(question: &mut Question<'_>, pages: &[Resolved]) -> Vec<Card> {
    let mut found = Vec::new();
    for (page, resolved) in question.project.content.pages.iter().zip(pages) {
        found.extend(on_page(page, resolved, question.id));
    }
    let lists =
        question.project.content.lists.values().flat_map(|list| list.items.iter().map(move |item| (list, item)));
    let matching = lists
        .filter(|(list, item)| list.id.as_str() == question.id || format!("{}-{}", list.id, item.id) == question.id);
    found.extend(matching.map(|(list, item)| {
        let name = format!("{}-{}", list.id, item.id);
        new(format!("item `{}` of the list `{}`", item.id, list.id), &item.at, item.when, name)
    }));
    found.into_iter().map(|found| card(question, found)).collect()
}

fn on_page(page: &Page, resolved: &Resolved, id: &str) -> Vec<Found> {
    let mut found = Vec::new();
    let steps = page.sections.iter().flat_map(|section| &section.steps);
    for (step, resolved) in steps.zip(resolved.steps()) {
        if step.id.as_str() == id {
            let listed = step.records.iter().filter(|record| record.parent.is_none());
            let listed = listed.map(|record| record.id.to_string()).collect::<Vec<_>>().join(" ");
            let mut of_step = new(format!("step `{id}`"), &step.at, resolved.when, step.title.clone());
            of_step.rows.push(("label", step.label.clone().unwrap_or_else(|| "none".to_owned())));
            of_step.rows.push(("records", listed));
            found.push(of_step);
        }
        let records = step.records.iter().zip(&resolved.records).filter(|(record, _)| is(record, id));
        found.extend(records.map(|(record, resolved)| of_record(record, step, resolved.when)));
    }
    let footnotes = page.footnotes.iter().zip(&resolved.footnotes).filter(|(footnote, _)| footnote.id.as_str() == id);
    found.extend(footnotes.map(|(note, full)| new(format!("footnote `{id}`"), &note.at, full.when, id.to_owned())));
    found
}

fn is(record: &Record, id: &str) -> bool {
    record.id.as_str() == id || record.does.as_ref().is_some_and(|does| does.as_str() == id)
}

fn of_record(record: &Record, step: &Step, when: Cond) -> Found {
    let mut found = new(format!("record `{}`", record.id), &record.at, when, record.message.clone());
    let label = step.label.as_ref().map(|label| format!("{label} ")).unwrap_or_default();
    found.rows.push(("step", format!("{label}{}", step.id)));
    if let Some(parent) = record.parent {
        found.rows.push(("under", step.records[parent].id.to_string()));
    }
    if let Some(does) = record.does.as_ref().filter(|does| **does != record.id) {
        found.rows.push(("does", does.to_string()));
    }
    found.words.1 = record.numbers.iter().map(|(name, number)| (name.to_string(), *number)).collect();
    found
}

fn new(heading: String, at: &Span, when: Cond, message: String) -> Found {
    Found { heading, at: at.clone(), when, rows: Vec::new(), words: (message, Vec::new()) }
}

fn card(question: &mut Question<'_>, found: Found) -> Card {
    let card = Card::new(found.heading).row("stands at", question.place(&found.at));
    let card = found.rows.into_iter().fold(card, |card, (label, text)| card.row(label, text));
    let card = question.shows(card, found.when);
    let (message, numbers) = &found.words;
    let numbers: Vec<(&str, i64)> = numbers.iter().map(|(name, number)| (name.as_str(), *number)).collect();
    card.row("words", words(question, message, &numbers, found.when))
}

/// The words in the smallest selection that shows them.
fn words(question: &mut Question<'_>, message: &str, numbers: &[(&str, i64)], when: Cond) -> String {
    let words = question.project.locales.words(question.language, message, numbers);
    let catalogue = &mut question.project.catalogue;
    let smallest = catalogue.decider().witness(when);
    let Some(selection) = smallest.map(|set| crate::catalogue::Selection::setting(&set, catalogue)) else {
        return String::new();
    };
    let values = selection.evaluate(catalogue);
    let text = crate::marked::Conditional::parse(&markdown::plain(&words.marked));
    text.map_or_else(|_| String::new(), |text| text.prune(&values, &[]))
}
