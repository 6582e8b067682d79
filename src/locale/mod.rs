//! The words: Fluent messages per language, each formatted once to conditional text.
//!
//! [`Locales::load`] reads and judges the files and rewrites the messages (`rewrite`), [`Locales::words`] formats
//! one, [`markdown`] makes HTML or plain text of it, and [`Locales::check`] holds the messages against what is
//! needed of them. [`unit`], [`lock`] and [`state`] say how far each translation is.
//! May name: `catalogue`, `condition`, `content`, `diagnostic`, `formula`, `marked`, `reader`, `tree`.

mod check;
mod contain;
mod credits;
pub mod difference;
mod examples;
mod facts;
mod file;
mod form;
mod ftl;
mod glossary;
pub mod hash;
mod language;
mod lint;
mod list;
mod literal;
mod load;
pub mod lock;
pub mod markdown;
mod messages;
mod need;
mod number;
mod order;
mod outline;
mod part;
mod rewrite;
mod stale;
pub mod state;
mod typography;
pub mod unit;
mod walk;

pub use credits::Translator;
pub use language::Language;
pub use outline::{Branch, Fragment, Select};

use crate::catalogue::Catalogue;
use crate::content::{Chooser, Content};
use crate::diagnostic::{Code, Diagnostic, Severity, Span};
use crate::tree::InputTree;
use facts::Facts;
use file::File;
use fluent_bundle::{FluentArgs, FluentValue};
use glossary::Glossary;
use list::Lister;
use load::Context;
use lock::Ledger;
use messages::Messages;
use stale::Stale;
use state::State;
use std::collections::BTreeMap;
use unit::{Unit, Units};

/// The language that everything is first written in, and that stands in for what another language lacks.
pub const SOURCE: &str = "en";

/// A message in which a language can give its own name, where CLDR has none or a worse one.
const LANGUAGE_NAME: &str = "language-name";

/// All languages and their messages.
pub struct Locales {
    /// The source language first, even if it has no file; then by tag.
    pub languages: Vec<Language>,
    /// What translations were made from.
    pub ledger: Ledger,
    /// Who chooses by the records, by their messages; none where it is the player whose turn it is.
    choosers: BTreeMap<String, Chooser>,
    /// In the order of the languages, as are all that follow.
    messages: Vec<Messages>,
    glossaries: Vec<Glossary>,
    units: Vec<Units>,
    stale: Vec<Stale>,
    states: Vec<BTreeMap<String, State>>,
}

/// One formatted message.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Words {
    /// Markdown with markers, for [`markdown::html`] or [`markdown::plain`].
    pub marked: String,
    /// The language that the words are really in, as an index into [`Locales::languages`].
    pub language: usize,
    /// They say, or what they insert says, what the source said in former times.
    pub outdated: bool,
    /// No native speaker has reviewed the message.
    pub draft: bool,
}

impl Locales {
    /// Reads `locales/<tag>/**.ftl`. All conditions of the words are built here, in the catalogue's circuit.
    ///
    /// A message with a fault is left out, so that the source language stands in for it; all others work. A fault
    /// of a translation is therefore a warning, one that leaves a hole in a page an error.
    pub fn load(tree: &InputTree, catalogue: &mut Catalogue, content: &Content, found: &mut Vec<Diagnostic>) -> Self {
        let facts = Facts::gather(catalogue, content);
        let start = found.len();
        let languages = languages(tree, found);
        let mut locales = Self::empty(Ledger::load(tree, languages.iter().map(|language| &language.code[..]), found));
        locales.choosers = choosers(content);
        for mut language in languages {
            let before = found.len();
            language.translators = credits::read(tree, &language.code, found);
            let files = read_files(tree, &language, found);
            let mut target = Context { facts: &facts, circuit: &mut catalogue.circuit, found };
            let glossary = Glossary::load(tree, &language.code, target.found);
            locales.add(language, &files, &mut target);
            locales.glossaries.push(glossary);
            if locales.languages.len() > 1 {
                found[before..].iter_mut().for_each(|fault| fault.severity = Severity::Warning);
            }
        }
        locales.check_complete(catalogue, content, found);
        forget_consequences(start, found);
        locales
    }

    fn empty(ledger: Ledger) -> Self {
        Self {
            languages: Vec::new(),
            ledger,
            choosers: BTreeMap::new(),
            messages: Vec::new(),
            glossaries: Vec::new(),
            units: Vec::new(),
            stale: Vec::new(),
            states: Vec::new(),
        }
    }

    fn add(&mut self, mut language: Language, files: &[File], context: &mut Context<'_>) {
        let source = self.messages.first();
        let units = Units::collect(files);
        let mut stale = self.stale(&language, &units);
        let mut messages = load::load(&language.tag, files, source, &stale.replaced, context);
        let Context { facts, circuit, found } = context;
        Lister { code: &language.code, messages: &mut messages, source, facts, circuit, found }.all();
        stale.spread(&messages, facts);
        if let Some(name) = messages.format(LANGUAGE_NAME, &FluentArgs::new(), source) {
            language.own_name = markdown::plain(&name);
        }
        self.languages.push(language);
        self.messages.push(messages);
        self.units.push(units);
        self.stale.push(stale);
        self.states.push(self.find_states(self.languages.len() - 1));
    }

    fn stale(&self, language: &Language, units: &Units) -> Stale {
        let Some(source) = self.units.first() else { return Stale::default() };
        let pairs = units.iter().filter_map(|own| Some((source.get(&own.id)?, own)));
        let mut stale = Stale::find(pairs, self.ledger.lock(&language.code), |hash| self.ledger.source(hash));
        stale.add_forms(units.iter().map(|own| (own.id.as_str(), self.word_of(&own.id))));
        stale
    }

    /// The word of the source language of which a language's own word is a form; the id itself of all else.
    fn word_of<'i>(&self, id: &'i str) -> &'i str {
        let Some(source) = self.units.first() else { return id };
        let is_known = |id: &str| source.get(id).is_some();
        let word = if is_known(id) { None } else { form::word_of(id, is_known) };
        word.unwrap_or(id)
    }

    /// Who chooses by the record that the message tells; none where it is the player whose turn it is.
    #[must_use]
    pub fn chooser(&self, id: &str) -> Option<Chooser> {
        self.choosers.get(id).copied()
    }

    /// The messages and terms of a language as they stand in its files.
    #[must_use]
    pub fn units(&self, language: usize) -> &Units {
        &self.units[language]
    }

    /// The ids of the messages and terms that one inserts by itself; some may be named more than once.
    pub fn references<'l>(&'l self, language: usize, id: &'l str) -> impl Iterator<Item = &'l str> {
        self.messages[language].parts(id).flat_map(|(_, part)| &part.references).map(|key| messages::whole(key))
    }

    /// Somebody has begun to translate: there is a message, if only a broken one. Until then the site goes without the
    /// language, and nobody is told of all that it lacks.
    #[must_use]
    pub fn is_begun(&self, language: usize) -> bool {
        let units = &self.units[language];
        language == 0 || units.iter().next().is_some() || units.all_broken().next().is_some()
    }

    /// A message or term as it stands in a file.
    #[must_use]
    pub fn unit(&self, language: usize, id: &str) -> Option<&Unit> {
        self.units[language].get(id)
    }

    /// What a message of a language is made of, and where its name stands; `None`, where the language lacks it.
    #[must_use]
    pub fn outline(&self, language: usize, key: &str) -> Option<(&[Fragment], &Span)> {
        self.messages[language].defined.get(key).map(|defined| (&defined.outline[..], &defined.at))
    }

    /// The keys of all messages and attributes of a language.
    pub fn keys(&self, language: usize) -> impl Iterator<Item = &str> {
        self.messages[language].defined.keys().map(String::as_str)
    }

    /// The ids of the source language's messages that begin with a prefix, without it; those with a fault as well.
    pub fn source_ids<'l>(&'l self, prefix: &'l str) -> impl Iterator<Item = &'l str> {
        let Messages { defined, broken, .. } = &self.messages[0];
        let values = defined.keys().filter(|key| !key.contains('.'));
        values.chain(broken).filter_map(move |id| id.strip_prefix(prefix))
    }

    /// A whole number as the language writes it.
    #[must_use]
    pub fn number(&self, language: usize, number: i64) -> String {
        number::whole(&self.languages[language].tag, number)
    }

    /// Formats one message, or its attribute (`id.attribute`), with its numbers; in the source language where the
    /// language lacks it or a number is missing, and nothing where that fails, too.
    #[must_use]
    pub fn words(&self, language: usize, id: &str, numbers: &[(&str, i64)]) -> Words {
        let numbers: Vec<_> = numbers.iter().map(|(name, number)| (*name, Argument::Number(*number))).collect();
        self.words_with(language, id, &numbers)
    }

    /// Like [`Locales::words`], for a message that is given texts, too.
    #[must_use]
    pub fn words_with(&self, language: usize, id: &str, arguments: &[(&str, Argument<'_>)]) -> Words {
        let arguments = arguments.iter().map(|(name, argument)| (*name, argument.value())).collect();
        for language in [language, 0] {
            let source = if language == 0 { None } else { self.messages.first() };
            if let Some(marked) = self.messages[language].format(id, &arguments, source) {
                let id = messages::whole(id);
                let outdated = self.stale[language].shown.contains(id);
                return Words { marked, language, outdated, draft: self.state(language, id) == Some(State::Draft) };
            }
        }
        Words::default()
    }
}

/// What a message is given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Argument<'a> {
    Number(i64),
    /// Shown as it is: nothing in it is taken for markup.
    Text(&'a str),
}

impl Argument<'_> {
    fn value(self) -> FluentValue<'static> {
        match self {
            Self::Number(number) => number.into(),
            Self::Text(text) => markdown::escaped(text).into(),
        }
    }
}

/// Where content could not be read as a whole, messages speak of what would be in the rest of it. `start` is the
/// number of faults that were found before those of messages.
fn forget_consequences(start: usize, found: &mut Vec<Diagnostic>) {
    let is_partial = |fault: &Diagnostic| matches!(fault.code, Code::BAD_TOML | Code::BAD_UTF_8);
    if found[..start].iter().any(is_partial) {
        let of_words = found.split_off(start).into_iter();
        let unknown = [Code::UNKNOWN_LIST, Code::UNKNOWN_STEP, Code::UNKNOWN_VARIABLE];
        found.extend(of_words.filter(|fault| !unknown.contains(&fault.code)));
    }
}

/// The languages that have a folder with messages, and the source language.
fn languages(tree: &InputTree, found: &mut Vec<Diagnostic>) -> Vec<Language> {
    let mut codes: Vec<(&str, &str)> = message_files(tree).map(|(path, code, _)| (code, path)).collect();
    codes.dedup_by_key(|(code, _)| *code);
    let mut languages: Vec<Language> = Language::parse(SOURCE).into_iter().collect();
    for (code, path) in codes {
        match Language::parse(code) {
            Some(language) if code != SOURCE => languages.push(language),
            Some(_) => {}
            None => found.push(no_language(code, path)),
        }
    }
    languages
}

/// Who chooses by each record that somebody else than the player whose turn it is decides about.
fn choosers(content: &Content) -> BTreeMap<String, Chooser> {
    let steps = content.pages.iter().flat_map(|page| &page.sections).flat_map(|section| &section.steps);
    let records = steps.flat_map(|step| &step.records);
    records.filter_map(|record| Some((record.id.to_string(), record.chooser?))).collect()
}

fn no_language(code: &str, path: &str) -> Diagnostic {
    let message = format!("`{code}` is no language tag, so the folder `locales/{code}` is left out");
    let fault = Diagnostic::error(Code::BAD_LANGUAGE_TAG, Span::new(&path.into(), 0..0), message);
    match language::canonical(code) {
        Some(canonical) => fault.fix(format!("rename the folder to `{canonical}`")),
        None => fault.fix("name the folder by a BCP 47 tag: `nl`, `pt-BR`"),
    }
}

fn read_files(tree: &InputTree, language: &Language, found: &mut Vec<Diagnostic>) -> Vec<File> {
    let own = message_files(tree).filter(|(_, code, _)| *code == language.code);
    own.map(|(path, _, bytes)| File::read(path, bytes, found)).collect()
}

/// Path, folder and contents of every file of messages.
fn message_files(tree: &InputTree) -> impl Iterator<Item = (&str, &str, &[u8])> {
    tree.below("locales").filter_map(|(path, bytes)| {
        let (code, name) = path.strip_prefix("locales/")?.split_once('/')?;
        name.strip_suffix(".ftl").map(|_| (path, code, bytes))
    })
}
