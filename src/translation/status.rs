//! How far a language is, counted by messages and by the words of their source texts.

use super::places::{Place, Places};
use crate::locale::difference::{Change, difference};
use crate::locale::state::{ChooserChange, State};
use crate::locale::unit::{Unit, literal_words};
use crate::locale::{Locales, SOURCE};
use serde::Serialize;
use std::collections::BTreeMap;

/// A language.
#[derive(Clone, Debug, Serialize)]
pub struct Status {
    pub language: String,
    pub total: Tally,
    /// In the order of their names, which are those of the source language's files.
    pub files: Vec<FileStatus>,
    /// Everything that is not translated and reviewed: what is worst first, and then in the order of the files.
    pub work: Vec<Task>,
}

#[derive(Clone, Debug, Serialize)]
pub struct FileStatus {
    /// Below the language's folder.
    pub file: String,
    #[serde(flatten)]
    pub tally: Tally,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Tally {
    pub messages: Count,
    pub words: Count,
}

/// Of the messages that the source language has, or of their words, by state; each stands in one of them. Those that
/// are superfluous come on top.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Count {
    pub translated: usize,
    pub draft: usize,
    pub outdated: usize,
    pub missing: usize,
    pub broken: usize,
    pub superfluous: usize,
}

/// Something to do.
#[derive(Clone, Debug, Serialize)]
pub struct Task {
    pub id: String,
    pub state: State,
    /// Below the language's folder.
    pub file: String,
    /// Where the translation stands, as path inside the project and line.
    pub own: Option<(String, usize)>,
    /// Where the source text stands.
    pub source_place: Option<(String, usize)>,
    pub source: Option<String>,
    /// The source text that the translation was made from, where it is known and another one.
    pub former: Option<String>,
    /// From that one to today's; empty without it.
    pub changes: Vec<Change>,
    /// Where somebody else chooses by the record than when it was translated.
    pub chooser: Option<ChooserChange>,
    pub translation: Option<String>,
    pub shows: Vec<Place>,
}

impl Count {
    /// All that the source language has.
    #[must_use]
    pub fn total(&self) -> usize {
        self.current() + self.outdated + self.missing + self.broken
    }

    /// What says the same as the source, reviewed or not.
    #[must_use]
    pub fn current(&self) -> usize {
        self.translated + self.draft
    }

    /// A part of the total in tenths of a percent, rounded down: a thousand means all.
    #[must_use]
    pub fn per_mille(&self, part: usize) -> usize {
        (part * 1000).checked_div(self.total()).unwrap_or(1000)
    }

    fn add(&mut self, state: State, number: usize) {
        *match state {
            State::Translated => &mut self.translated,
            State::Draft => &mut self.draft,
            State::Outdated => &mut self.outdated,
            State::Missing => &mut self.missing,
            State::Broken => &mut self.broken,
            State::Superfluous => &mut self.superfluous,
        } += number;
    }
}

impl Tally {
    fn add(&mut self, state: State, words: usize) {
        self.messages.add(state, 1);
        self.words.add(state, words);
    }
}

/// Counts a language and lists what is to be done.
#[must_use]
pub fn status(locales: &Locales, places: &Places<'_>, language: usize) -> Status {
    let mut files: BTreeMap<String, Tally> = BTreeMap::new();
    let (mut total, mut work) = (Tally::default(), Vec::new());
    for (id, state) in locales.states(language) {
        let (source, own) = (locales.unit(0, id), locales.unit(language, id));
        if let Some(counted) = counted(source, own, state) {
            let words = literal_words(&counted.text).len();
            files.entry(counted.file.clone()).or_default().add(state, words);
            total.add(state, words);
        }
        if state != State::Translated {
            work.push(task(locales, places, language, (id, state)));
        }
    }
    let place = |task: &Task| task.source_place.clone().or_else(|| task.own.clone());
    work.sort_by_cached_key(|task| (urgency(task.state), place(task), task.id.clone()));
    let files = files.into_iter().map(|(file, tally)| FileStatus { file, tally }).collect();
    Status { language: locales.languages[language].code.clone(), total, files, work }
}

/// The unit that is counted. The language's own vocabulary is not, nor what is broken and has no source text.
fn counted<'u>(source: Option<&'u Unit>, own: Option<&'u Unit>, state: State) -> Option<&'u Unit> {
    source.or_else(|| own.filter(|_| state == State::Superfluous))
}

/// What shows wrongly comes before what does not show.
fn urgency(state: State) -> usize {
    let order = [State::Broken, State::Outdated, State::Missing, State::Superfluous, State::Draft, State::Translated];
    order.iter().position(|one| *one == state).unwrap_or_default()
}

fn task(locales: &Locales, places: &Places<'_>, language: usize, (id, state): (&str, State)) -> Task {
    let (source, own) = (locales.unit(0, id), locales.unit(language, id));
    let code = &locales.languages[language].code;
    let broken = locales.units(language).broken(id);
    let file = source.or(own).map(|unit| unit.file.clone());
    let file = file.or_else(|| Some(broken?.file.strip_prefix(&format!("locales/{code}/"))?.to_owned()));
    let changes = source.zip(locales.former_source(language, id));
    Task {
        id: id.to_owned(),
        state,
        file: file.unwrap_or_default(),
        own: own.map(|unit| (format!("locales/{code}/{}", unit.file), unit.line)),
        source_place: source.map(|unit| (format!("locales/{SOURCE}/{}", unit.file), unit.line)),
        source: source.map(|unit| unit.text.clone()),
        former: changes.map(|(_, former)| former.to_owned()),
        changes: changes.map(|(source, former)| difference(former, &source.text)).unwrap_or_default(),
        chooser: locales.chooser_change(language, id),
        translation: own.map(|unit| unit.text.clone()),
        shows: places.of(id).into_iter().cloned().collect(),
    }
}
