//! What lies on the table, in a few words: the edition, the expansions, and their parts where some are missing.

use super::text::{Region, Text, Writer};
use super::vocabulary::Vocabulary;
use crate::catalogue::{Catalogue, Group};
use crate::condition::{Circuit, Cond};
use serde::Serialize;

/// The conditions of a summary; made once, for all languages.
#[derive(Clone, Debug)]
pub struct Summary {
    /// No component is on the table.
    pub base_only: Cond,
    /// In the catalogue's order, a group at a time.
    pub groups: Vec<Expansions>,
    /// Any rule variant is agreed on.
    pub varied: Cond,
}

/// The expansions of one group.
#[derive(Clone, Debug)]
pub struct Expansions {
    pub group: Group,
    /// Any of them is on the table.
    pub some: Cond,
    pub expansions: Vec<Expansion>,
}

#[derive(Clone, Debug)]
pub struct Expansion {
    /// Index into the catalogue's expansions.
    pub index: usize,
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
    let groups = [Group::Major, Group::Minor, Group::Other, Group::Fan];
    let groups: Vec<Expansions> = groups.into_iter().map(|group| expansions(group, catalogue)).collect();
    let any = catalogue.circuit.or(groups.iter().map(|group| group.some));
    let varied = catalogue.circuit.or(catalogue.variants.iter().map(|variant| variant.cond));
    Summary { base_only: catalogue.circuit.not(any), groups, varied }
}

fn expansions(group: Group, catalogue: &mut Catalogue) -> Expansions {
    let numbers: Vec<usize> =
        (0..catalogue.expansions.len()).filter(|n| catalogue.expansions[*n].group == group).collect();
    let expansions: Vec<Expansion> = numbers.into_iter().map(|number| expansion(number, catalogue)).collect();
    let some = catalogue.circuit.or(expansions.iter().map(|expansion| expansion.some));
    Expansions { group, some, expansions }
}

fn expansion(number: usize, catalogue: &mut Catalogue) -> Expansion {
    let components = catalogue.expansions[number].components.clone();
    let conditions: Vec<Cond> = components.iter().map(|component| catalogue.components[*component].cond).collect();
    let circuit = &mut catalogue.circuit;
    let some = circuit.or(conditions.iter().copied());
    let all = circuit.and(conditions.iter().copied());
    let not_all = circuit.not(all);
    let partly = circuit.and([some, not_all]);
    let parts = components.iter().enumerate().map(|(n, component)| part(*component, &conditions, n, circuit)).collect();
    Expansion { index: number, some, partly, parts }
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
    groups: Vec<GroupView>,
    varied: Option<Region>,
    variants: Vec<Named>,
}

#[derive(Clone, Debug, Serialize)]
struct Named {
    when: Region,
    name: Text,
}

#[derive(Clone, Debug, Serialize)]
struct GroupView {
    when: Region,
    name: Text,
    expansions: Vec<ExpansionView>,
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
    SummaryView {
        editions: catalogue.editions.iter().zip(&words.editions).filter_map(|(e, w)| named(e.preferred, w)).collect(),
        base_only: Region::new(summary.base_only, Cond::ALWAYS),
        groups: summary.groups.iter().filter_map(|group| group_view(group, catalogue, words, writer)).collect(),
        varied: Region::new(summary.varied, Cond::ALWAYS),
        variants: catalogue.variants.iter().zip(&words.variants).filter_map(|(v, w)| named(v.cond, w)).collect(),
    }
}

fn group_view(group: &Expansions, catalogue: &Catalogue, words: &Vocabulary, writer: Writer) -> Option<GroupView> {
    let view = |expansion| expansion_view(expansion, group.some, catalogue, words, writer);
    Some(GroupView {
        when: Region::new(group.some, Cond::ALWAYS)?,
        name: writer.text(&words.groups[&group.group]),
        expansions: group.expansions.iter().filter_map(view).collect(),
    })
}

fn expansion_view(
    expansion: &Expansion,
    within: Cond,
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
        when: Region::new(expansion.some, within)?,
        number: catalogue.expansions[expansion.index].number.clone(),
        name: writer.text(&words.expansions[expansion.index]),
        partly: Region::new(expansion.partly, expansion.some),
        parts: expansion.parts.iter().filter_map(part).collect(),
    })
}
