//! What conditions speak of: components, named conditions, variants, editions; and signals and presets.

use super::card::Card;
use super::find::Question;
use crate::catalogue::Catalogue;
use crate::condition::{Cond, Var};
use crate::diagnostic::Span;
use crate::locale::{Fragment, Locales};
use crate::page::{Record, Resolved};
use std::collections::BTreeSet;

/// Something that a condition can speak of.
struct Atom {
    heading: String,
    at: Option<Span>,
    is: Cond,
    /// As messages select on it.
    variable: String,
    rows: Vec<(&'static str, String)>,
}

pub fn cards(question: &mut Question<'_>, pages: &[Resolved]) -> Vec<Card> {
    let mut cards: Vec<Card> = atoms(question).into_iter().map(|atom| atom_card(question, pages, atom)).collect();
    cards.extend(signals(question, pages));
    let presets = &question.project.catalogue.presets;
    cards.extend(presets.iter().filter(|preset| preset.id.as_str() == question.id).map(|preset| {
        Card::new(format!("preset `{}`", preset.id))
            .row("stands at", question.place(&preset.at))
            .row("selection", preset.selection.to_text(&question.project.catalogue))
    }));
    cards
}

fn atoms(question: &Question<'_>) -> Vec<Atom> {
    let (catalogue, id) = (&question.project.catalogue, question.id);
    let mut atoms = Vec::new();
    for component in catalogue.components.iter().filter(|component| component.id.as_str() == id) {
        let editions: Vec<&str> = component.editions.iter().map(|n| catalogue.editions[*n].id.as_str()).collect();
        let of = catalogue.expansions[component.expansion].id.to_string();
        atoms.push(Atom {
            heading: format!("component `{id}`"),
            at: Some(component.at.clone()),
            is: component.cond,
            variable: id.to_owned(),
            rows: vec![("expansion", of), ("editions", editions.join(" "))],
        });
    }
    for named in catalogue.named.iter().filter(|named| named.id.as_str() == id) {
        let (at, variable) = (Some(named.at.clone()), id.to_owned());
        atoms.push(Atom { heading: format!("condition `{id}`"), at, is: named.is, variable, rows: Vec::new() });
    }
    let variant = id.strip_prefix("variant:").unwrap_or(id);
    for known in catalogue.variants.iter().filter(|known| known.id.as_str() == variant) {
        let (at, variable) = (Some(known.at.clone()), format!("variant-{variant}"));
        let rows = vec![("needs", known.needs_text.clone())];
        atoms.push(Atom { heading: format!("variant `{variant}`"), at, is: known.cond, variable, rows });
    }
    if let (true, Some(is)) = (id.contains("edition:") || id.contains("rules:"), catalogue.atoms.get(id)) {
        let (heading, variable) = (format!("edition `{id}`"), "edition".to_owned());
        atoms.push(Atom { heading, at: None, is: *is, variable, rows: Vec::new() });
    }
    atoms
}

fn atom_card(question: &mut Question<'_>, pages: &[Resolved], atom: Atom) -> Card {
    let card = Card::new(atom.heading);
    let card = atom.at.iter().fold(card, |card, at| card.row("stands at", question.place(at)));
    let card = atom.rows.into_iter().fold(card, |card, (label, text)| card.row(label, text));
    let card = question.shows(card, atom.is);
    let variables = question.project.catalogue.variables_of(&[atom.is]);
    let depending = depending(pages, &variables, &question.project.catalogue);
    let mut lines = Vec::new();
    for record in depending {
        let when = super::account(record.when, &mut question.project.catalogue).simplified;
        lines.push(format!("{}: {when}", record.id));
    }
    let selecting = selecting(&question.project.locales, question.language, &atom.variable);
    card.rows("records", lines).rows("messages", selecting)
}

/// The records whose showing depends on any of the variables.
fn depending<'p>(pages: &'p [Resolved], variables: &BTreeSet<Var>, catalogue: &Catalogue) -> Vec<&'p Record> {
    let records = pages.iter().flat_map(Resolved::records);
    records.filter(|record| !catalogue.variables_of(&[record.when]).is_disjoint(variables)).collect()
}

/// The messages that select on the variable.
fn selecting(locales: &Locales, language: usize, variable: &str) -> Vec<String> {
    let keys = locales.keys(language);
    let selecting = keys.filter(|key| locales.outline(language, key).is_some_and(|(inner, _)| asks(inner, variable)));
    selecting.map(str::to_owned).collect()
}

fn asks(fragments: &[Fragment], variable: &str) -> bool {
    fragments.iter().any(|fragment| match fragment {
        Fragment::Select(select) => {
            select.variable == variable || select.branches.iter().any(|branch| asks(&branch.inner, variable))
        }
        _ => false,
    })
}

fn signals(question: &mut Question<'_>, pages: &[Resolved]) -> Vec<Card> {
    let id = question.id;
    let known = question.project.catalogue.signals.iter().enumerate();
    let known: Vec<(usize, Span, Cond)> = known
        .filter(|(_, signal)| signal.id.as_str() == id)
        .map(|(n, signal)| (n, signal.at.clone(), signal.when))
        .collect();
    let raising = |n: usize| {
        let records = pages.iter().flat_map(Resolved::records);
        let raising = records.filter(move |record| record.signals.iter().any(|signal| signal.signal == n));
        raising.map(|record| record.id.to_string()).collect::<Vec<_>>()
    };
    known
        .into_iter()
        .map(|(n, at, when)| {
            let card = Card::new(format!("signal `{id}`")).row("stands at", question.place(&at));
            question.shows(card, when).rows("records", raising(n))
        })
        .collect()
}
