//! The names of the catalogue's things and the site's own words, in one language.

use super::signals::Signal;
use crate::catalogue::{self, Catalogue, Group, Id};
use crate::locale::{Argument, Locales, Words};
use std::collections::BTreeMap;

/// The ids of the site's own words begin with this.
const UI: &str = "ui-";
/// Stands for the round where a signal with rounds is explained.
const ANY_ROUND: &str = "…";

/// Each list is in the catalogue's order.
#[derive(Clone, Debug)]
pub struct Vocabulary {
    /// Index into the languages.
    pub language: usize,
    /// The site's own words, by the part of the message's id behind `ui-`.
    pub ui: BTreeMap<String, Words>,
    pub editions: Vec<Words>,
    /// C1, C2+C3 …
    pub edition_tags: Vec<Words>,
    pub expansions: Vec<Words>,
    pub components: Vec<Words>,
    pub variants: Vec<Words>,
    /// The short names.
    pub publishers: Vec<Words>,
    pub publisher_names: Vec<Words>,
    pub signals: Vec<Words>,
    /// What a signal asks for, in a sentence.
    pub signal_helps: Vec<Words>,
    /// The name of a signal that has rounds, in each of them.
    rounds: BTreeMap<(usize, String), Words>,
    pub presets: Vec<Words>,
    /// The headings over presets, by their ids.
    pub preset_groups: BTreeMap<Id, Words>,
    pub groups: BTreeMap<Group, Words>,
}

/// Looks up all names.
pub fn vocabulary(catalogue: &Catalogue, locales: &Locales, language: usize) -> Vocabulary {
    let of = |prefix: &str, id: &str| locales.words(language, &format!("{prefix}{id}"), &[]);
    let named = |prefix: &str, ids: &mut dyn Iterator<Item = &Id>| ids.map(|id| of(prefix, id.as_str())).collect();
    let publisher = |id: &Id| locales.words(language, &format!("publisher-{id}-name"), &[]);
    let tag = |id: &Id| locales.words(language, &format!("edition-{id}-short"), &[]);
    let help = |id: &Id| locales.words(language, &format!("signal-{id}-help"), &[]);
    Vocabulary {
        language,
        ui: locales.source_ids(UI).map(|id| (id.to_owned(), of(UI, id))).collect(),
        editions: named("edition-", &mut catalogue.editions.iter().map(|e| &e.id)),
        edition_tags: catalogue.editions.iter().map(|edition| tag(&edition.id)).collect(),
        expansions: named("expansion-", &mut catalogue.expansions.iter().map(|e| &e.id)),
        components: named("component-", &mut catalogue.components.iter().map(|c| &c.id)),
        variants: named("variant-", &mut catalogue.variants.iter().map(|v| &v.id)),
        publishers: named("publisher-", &mut catalogue.publishers.iter().map(|p| &p.id)),
        publisher_names: catalogue.publishers.iter().map(|p| publisher(&p.id)).collect(),
        signals: catalogue.signals.iter().map(|signal| in_round(signal, ANY_ROUND, locales, language)).collect(),
        signal_helps: catalogue.signals.iter().map(|signal| help(&signal.id)).collect(),
        rounds: rounds(catalogue, locales, language),
        presets: named("preset-", &mut catalogue.presets.iter().map(|p| &p.id)),
        preset_groups: catalogue
            .presets
            .iter()
            .map(|preset| (preset.group.clone(), of("preset-group-", preset.group.as_str())))
            .collect(),
        groups: [(Group::Major, "major"), (Group::Minor, "minor"), (Group::Other, "other"), (Group::Fan, "fan")]
            .map(|(group, id)| (group, of("group-", id)))
            .into(),
    }
}

fn rounds(catalogue: &Catalogue, locales: &Locales, language: usize) -> BTreeMap<(usize, String), Words> {
    let mut names = BTreeMap::new();
    for (n, signal) in catalogue.signals.iter().enumerate() {
        for round in &signal.rounds {
            let arguments = [("round", Argument::Text(round))];
            let words = locales.words_with(language, &format!("signal-{}", signal.id), &arguments);
            names.insert((n, round.clone()), words);
        }
    }
    names
}

/// A signal without rounds does not speak of them.
fn in_round(signal: &catalogue::Signal, round: &str, locales: &Locales, language: usize) -> Words {
    locales.words_with(language, &format!("signal-{}", signal.id), &[("round", Argument::Text(round))])
}

impl Vocabulary {
    /// What the badge says.
    pub fn signal(&self, signal: &Signal) -> &Words {
        let round = signal.round.as_ref().and_then(|round| self.rounds.get(&(signal.signal, round.clone())));
        round.unwrap_or(&self.signals[signal.signal])
    }
}
