//! Everything that has a name, and where it is used.

use super::card::Card;
use super::{asked, messages, records};
use crate::build::Project;
use crate::condition::Cond;
use crate::diagnostic::{Span, render};
use crate::page::{self, Resolved};
use crate::tree::InputTree;

/// What is asked, and what the answer needs.
pub struct Question<'q> {
    pub tree: &'q InputTree,
    pub project: &'q mut Project,
    /// Index of the language whose words are told.
    pub language: usize,
    pub id: &'q str,
}

/// All that has this id: a record, a step, a component, a condition, a list, a message …; nothing, if nothing has.
pub fn find(mut question: Question<'_>) -> Vec<Card> {
    let Project { content, catalogue, .. } = &mut *question.project;
    let pages: Vec<Resolved> = content.pages.iter().map(|page| page::resolve(page, catalogue)).collect();
    let mut cards = records::cards(&mut question, &pages);
    cards.extend(asked::cards(&mut question, &pages));
    cards.extend(messages::cards(&mut question, &pages));
    cards
}

/// Every id that [`find`] finds something for.
pub fn names(project: &Project, language: usize) -> Vec<&str> {
    let catalogue = &project.catalogue;
    let mut names: Vec<&str> = catalogue.components.iter().map(|component| component.id.as_str()).collect();
    names.extend(catalogue.named.iter().map(|named| named.id.as_str()));
    names.extend(catalogue.variants.iter().map(|variant| variant.id.as_str()));
    let steps = project.content.pages.iter().flat_map(|page| &page.sections).flat_map(|section| &section.steps);
    for step in steps {
        names.push(step.id.as_str());
        names.extend(step.records.iter().map(|record| record.id.as_str()));
    }
    names.extend(project.locales.keys(language));
    names
}

impl Question<'_> {
    /// `file:line:column`
    pub fn place(&self, at: &Span) -> String {
        render::place(at, self.tree)
    }

    /// When something shows, how often, and in which presets.
    pub fn shows(&mut self, card: Card, when: Cond) -> Card {
        let catalogue = &mut self.project.catalogue;
        let account = super::account(when, catalogue);
        let presets = catalogue.presets.iter();
        let shown: Vec<&str> = presets
            .filter(|preset| preset.selection.evaluate(catalogue).holds(when))
            .map(|preset| preset.id.as_str())
            .collect();
        let visible = match shown.len() {
            0 => "in none".to_owned(),
            all if all == catalogue.presets.len() => "in all".to_owned(),
            some => format!("in {some} of {}: {}", catalogue.presets.len(), shown.join(" ")),
        };
        let card = card.row("shows where", account.simplified);
        let card = match account.smallest {
            Some(smallest) => card.row("smallest", smallest),
            None => card.row("smallest", "no selection shows it"),
        };
        card.row("presets", visible)
    }
}
