//! What lies on the table, in a few words: the edition, the expansions, and their parts where some are missing.

use super::text::{Region, Text, Writer};
use super::vocabulary::Vocabulary;
use crate::catalogue::Catalogue;
use crate::condition::{Circuit, Cond};
use serde::Serialize;

/// The conditions of a summary; made once, for all languages.
#[derive(Clone, Debug)]
pub struct Summary {
    /// No component is on the table.
    pub base_only: Cond,
    /// By index into the catalogue's expansions.
    pub expansions: Vec<Expansion>,
}

#[derive(Clone, Debug)]
pub struct Expansion {
    /// Any of its components is on the table.
    pub some: Cond,
    /// Some, but not all.
    pub partly: Cond,
    pub parts: Vec<Part>,
}

/// A component of an expansion.
#[derive(Clone, Debug)]
pub struct Part {
    /// Index into the catalogue's components.
    pub component: usize,
    pub when: Cond,
    /// It shows and another one stands before it.
    pub follows: Cond,
}

/// Works out when which expansion and which of its parts are to be named.
pub fn summary(catalogue: &mut Catalogue) -> Summary {
    let lists: Vec<Vec<usize>> = catalogue.expansions.iter().map(|expansion| expansion.components.clone()).collect();
    let expansions: Vec<Expansion> = lists.iter().map(|list| expansion(list, catalogue)).collect();
    let any = catalogue.circuit.or(expansions.iter().map(|expansion| expansion.some));
    Summary { base_only: catalogue.circuit.not(any), expansions }
}

fn expansion(components: &[usize], catalogue: &mut Catalogue) -> Expansion {
    let conditions: Vec<Cond> = components.iter().map(|component| catalogue.components[*component].cond).collect();
    let circuit = &mut catalogue.circuit;
    let some = circuit.or(conditions.iter().copied());
    let all = circuit.and(conditions.iter().copied());
    let not_all = circuit.not(all);
    let partly = circuit.and([some, not_all]);
    let parts = components.iter().enumerate().map(|(n, component)| part(*component, &conditions, n, circuit)).collect();
    Expansion { some, partly, parts }
}

fn part(component: usize, conditions: &[Cond], place: usize, circuit: &mut Circuit) -> Part {
    let before = circuit.or(conditions[..place].iter().copied());
    Part { component, when: conditions[place], follows: circuit.and([conditions[place], before]) }
}

/// For the templates.
#[derive(Clone, Debug, Serialize)]
pub struct SummaryView {
    editions: Vec<Named>,
    base_only: Option<Region>,
    expansions: Vec<ExpansionView>,
    variants: Vec<Named>,
}

#[derive(Clone, Debug, Serialize)]
struct Named {
    when: Region,
    name: Text,
}

#[derive(Clone, Debug, Serialize)]
struct ExpansionView {
    when: Region,
    number: Option<String>,
    name: Text,
    partly: Option<Region>,
    parts: Vec<PartView>,
}

#[derive(Clone, Debug, Serialize)]
struct PartView {
    when: Region,
    follows: Option<Region>,
    name: Text,
}

/// The summary in one language.
pub fn view(summary: &Summary, catalogue: &Catalogue, words: &Vocabulary, writer: Writer) -> SummaryView {
    let named = |when, words| Region::new(when, Cond::ALWAYS).map(|when| Named { when, name: writer.text(words) });
    let expansions = summary.expansions.iter().enumerate();
    SummaryView {
        editions: catalogue.editions.iter().zip(&words.editions).filter_map(|(e, w)| named(e.preferred, w)).collect(),
        base_only: Region::new(summary.base_only, Cond::ALWAYS),
        expansions: expansions.filter_map(|(n, e)| expansion_view(e, n, catalogue, words, writer)).collect(),
        variants: catalogue.variants.iter().zip(&words.variants).filter_map(|(v, w)| named(v.cond, w)).collect(),
    }
}

fn expansion_view(
    expansion: &Expansion,
    number: usize,
    catalogue: &Catalogue,
    words: &Vocabulary,
    writer: Writer,
) -> Option<ExpansionView> {
    let part = |part: &Part| {
        let when = Region::new(part.when, expansion.some)?;
        let name = writer.text(&words.components[part.component]);
        Some(PartView { when, follows: Region::new(part.follows, part.when), name })
    };
    Some(ExpansionView {
        when: Region::new(expansion.some, Cond::ALWAYS)?,
        number: catalogue.expansions[number].number.clone(),
        name: writer.text(&words.expansions[number]),
        partly: Region::new(expansion.partly, expansion.some),
        parts: expansion.parts.iter().filter_map(part).collect(),
    })
}
