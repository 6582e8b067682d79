//! What messages may speak of: the variables to select on, the steps and the lists.

use crate::catalogue::{Catalogue, Edition};
use crate::condition::Cond;
use crate::content::{Content, List, ListItem, ListStyle, Step};
use crate::diagnostic::Span;
use std::collections::BTreeMap;

/// What content and catalogue offer to messages, by the names that messages use.
#[derive(Default)]
pub(super) struct Facts {
    /// Selection variables: `fairy`, `tiles-in-supply`, `variant-x`, `edition`.
    pub choices: BTreeMap<String, Choice>,
    pub steps: BTreeMap<String, StepLink>,
    pub lists: BTreeMap<String, ListFacts>,
}

/// A variable of the selection. In any selection exactly one of its keys holds.
pub(super) struct Choice {
    pub keys: Vec<Key>,
}

/// A value that a variable can have.
#[derive(Clone)]
pub(super) struct Key {
    pub name: String,
    pub when: Cond,
    /// Where words under this key are an adaptation, given that it holds.
    pub adapted: Cond,
}

/// What a message needs to link to a step.
#[derive(Clone)]
pub(super) struct StepLink {
    pub label: Option<String>,
    /// The message that names it, where it has no label.
    pub message: Option<String>,
    /// The step is on the page.
    pub when: Cond,
    /// It is not.
    pub otherwise: Cond,
}

/// An inline enumeration.
pub(super) struct ListFacts {
    pub style: ListStyle,
    pub items: Vec<ItemFacts>,
    pub at: Span,
}

/// An entry of an enumeration.
pub(super) struct ItemFacts {
    /// Its message.
    pub key: String,
    pub when: Cond,
    /// Where it is an adaptation, given that it shows.
    pub adapted: Cond,
}

impl Facts {
    pub fn gather(catalogue: &mut Catalogue, content: &Content) -> Self {
        Self {
            choices: choices(catalogue),
            steps: steps(catalogue, content),
            lists: content.lists.iter().map(|(id, list)| (id.to_string(), list_facts(catalogue, list))).collect(),
        }
    }
}

fn choices(catalogue: &mut Catalogue) -> BTreeMap<String, Choice> {
    let components = catalogue.components.iter().map(|component| (component.id.to_string(), component.cond));
    let named = catalogue.named.iter().map(|named| (named.id.to_string(), named.is));
    let variants = catalogue.variants.iter().map(|variant| (format!("variant-{}", variant.id), variant.cond));
    let all: Vec<(String, Cond)> = components.chain(named).chain(variants).collect();
    let mut choices: BTreeMap<_, _> = all.into_iter().map(|(name, cond)| (name, yes_or_no(catalogue, cond))).collect();
    choices.insert("edition".to_owned(), edition(catalogue));
    choices
}

fn yes_or_no(catalogue: &mut Catalogue, when: Cond) -> Choice {
    let yes = Key { name: "yes".to_owned(), when, adapted: catalogue.adapted(when) };
    let no = Key { name: "no".to_owned(), when: catalogue.circuit.not(when), adapted: Cond::NEVER };
    Choice { keys: vec![yes, no] }
}

/// An edition that follows another has the words of that one.
fn edition(catalogue: &Catalogue) -> Choice {
    let own = catalogue.editions.iter().enumerate().filter(|(index, edition)| edition.follows == *index);
    let key = |(_, edition): (usize, &Edition)| Key {
        name: edition.id.to_string(),
        when: edition.rules,
        adapted: Cond::NEVER,
    };
    Choice { keys: own.map(key).collect() }
}

fn steps(catalogue: &mut Catalogue, content: &Content) -> BTreeMap<String, StepLink> {
    // A link leads to its own page, and what is scored stands on several.
    let written = content.pages.iter().filter(|page| page.moment.is_none());
    let all = written.flat_map(|page| &page.sections).flat_map(|section| &section.steps);
    let mut link = |step: &Step| StepLink {
        label: step.label.clone(),
        message: step.label.is_none().then(|| step.title.clone()),
        when: step.when,
        otherwise: catalogue.circuit.not(step.when),
    };
    all.map(|step| (step.id.to_string(), link(step))).collect()
}

fn list_facts(catalogue: &mut Catalogue, list: &List) -> ListFacts {
    let mut item = |item: &ListItem| ItemFacts {
        key: format!("{}-{}", list.id, item.id),
        when: item.when,
        adapted: match &item.editions {
            Some(editions) => catalogue.adapted_outside(editions),
            None => catalogue.adapted(item.when),
        },
    };
    ListFacts { style: list.style, items: list.items.iter().map(&mut item).collect(), at: list.at.clone() }
}
