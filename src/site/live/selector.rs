//! What the selector of a live page offers, for its template.

use super::super::Project;
use super::super::context::Site;
use super::super::home::{self, PresetGroup};
use crate::catalogue::{Catalogue, Component, Group, Selection};
use crate::condition::{Cond, Values};
use crate::page::{Region, Text, Vocabulary, Writer};
use serde::Serialize;
use std::collections::BTreeSet;

#[derive(Clone, Debug, Serialize)]
pub struct Selector {
    editions: Vec<EditionView>,
    groups: Vec<GroupView>,
    variants: Vec<VariantView>,
    presets: Vec<PresetGroup>,
}

#[derive(Clone, Debug, Serialize)]
struct EditionView {
    id: String,
    name: Text,
    tag: Text,
    /// It is preferred when the page opens.
    chosen: bool,
}

#[derive(Clone, Debug, Serialize)]
struct GroupView {
    id: Group,
    name: Text,
    expansions: Vec<ExpansionView>,
    /// How many parts all of them have.
    count: usize,
}

#[derive(Clone, Debug, Serialize)]
struct ExpansionView {
    id: String,
    number: Option<String>,
    name: Text,
    /// All that it and its parts are called, in any language, for the search.
    names: String,
    parts: Vec<PartView>,
}

#[derive(Clone, Debug, Serialize)]
struct PartView {
    id: String,
    name: Text,
    /// The ids of the editions that it was published for, with a space between.
    editions: String,
    /// The tags of these editions; none, for what was published for all of them.
    tags: Vec<Text>,
}

#[derive(Clone, Debug, Serialize)]
struct VariantView {
    id: String,
    /// Where the variant means anything.
    when: Region,
    name: Text,
}

/// Everything that can be looked up.
pub struct Source<'s> {
    pub project: &'s Project,
    pub site: &'s Site,
    /// In the language of the page.
    pub names: &'s Vocabulary,
    /// In all languages that are built.
    pub all: &'s [Vocabulary],
    pub by_preset: &'s [Values],
}

/// The selector in one language. The page opens with `opening`.
pub fn selector(source: &Source, opening: &Selection) -> Selector {
    let Source { project, site, names, by_preset, .. } = source;
    let writer = Writer { locales: &project.locales, language: names.language };
    let catalogue = &project.catalogue;
    let edition = |n: usize| EditionView {
        id: catalogue.editions[n].id.to_string(),
        name: writer.text(&names.editions[n]),
        tag: writer.text(&names.edition_tags[n]),
        chosen: n == opening.edition,
    };
    let variant = |(n, variant): (usize, &crate::catalogue::Variant)| {
        let when = Region::new(variant.needs, Cond::ALWAYS)?;
        Some(VariantView { id: variant.id.to_string(), when, name: writer.text(&names.variants[n]) })
    };
    let groups = [Group::Major, Group::Minor, Group::Other, Group::Fan];
    Selector {
        editions: (0..catalogue.editions.len()).map(edition).collect(),
        groups: groups
            .into_iter()
            .map(|group| source.group(group, writer))
            .filter(|g| !g.expansions.is_empty())
            .collect(),
        variants: catalogue.variants.iter().enumerate().filter_map(variant).collect(),
        presets: home::groups(project, site, names, by_preset),
    }
}

impl Source<'_> {
    fn group(&self, group: Group, writer: Writer) -> GroupView {
        let expansions = &self.project.catalogue.expansions;
        let numbers = (0..expansions.len()).filter(|n| expansions[*n].group == group);
        let name = writer.text(&self.names.groups[&group]);
        let expansions: Vec<ExpansionView> = numbers.map(|n| self.expansion(n, writer)).collect();
        let count = expansions.iter().map(|expansion| expansion.parts.len()).sum();
        GroupView { id: group, name, expansions, count }
    }

    fn expansion(&self, number: usize, writer: Writer) -> ExpansionView {
        let expansion = &self.project.catalogue.expansions[number];
        ExpansionView {
            id: expansion.id.to_string(),
            number: expansion.number.clone(),
            name: writer.text(&self.names.expansions[number]),
            names: self.called(number),
            parts: expansion.components.iter().map(|part| self.part(*part, writer)).collect(),
        }
    }

    fn part(&self, component: usize, writer: Writer) -> PartView {
        let catalogue = &self.project.catalogue;
        let Component { id, editions, .. } = &catalogue.components[component];
        let tags = if editions.len() == catalogue.editions.len() { &[][..] } else { editions };
        PartView {
            id: id.to_string(),
            name: writer.text(&self.names.components[component]),
            editions: joined(editions, catalogue),
            tags: tags.iter().map(|edition| writer.text(&self.names.edition_tags[*edition])).collect(),
        }
    }

    /// Each name once: the ids, and the words of every language, with all their forms.
    fn called(&self, number: usize) -> String {
        let catalogue = &self.project.catalogue;
        let expansion = &catalogue.expansions[number];
        let parts = &expansion.components;
        let ids = parts.iter().map(|part| &catalogue.components[*part].id).chain([&expansion.id]);
        let mut called: BTreeSet<String> = ids.map(ToString::to_string).collect();
        for names in self.all {
            let writer = Writer { locales: &self.project.locales, language: names.language };
            let words = parts.iter().map(|part| &names.components[*part]).chain([&names.expansions[number]]);
            called.extend(words.map(|words| forms(&writer.text(words).plain)));
        }
        called.into_iter().collect::<Vec<_>>().join(" · ")
    }
}

/// All forms of a name, one behind the other: without the markers of its regions.
fn forms(plain: &str) -> String {
    plain.chars().map(|c| if crate::marked::is_marker(c) { ' ' } else { c }).collect()
}

fn joined(editions: &[usize], catalogue: &Catalogue) -> String {
    let ids: Vec<&str> = editions.iter().map(|edition| catalogue.editions[*edition].id.as_str()).collect();
    ids.join(" ")
}
