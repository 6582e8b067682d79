//! Every sentence that a message can become.

use crate::catalogue::{Catalogue, Selection};
use crate::condition::{Cond, Witness};
use crate::content::Content;
use crate::locale::{Argument, Locales, Words, markdown};
use crate::marked::{Conditional, Event, Limit};
use crate::page::{Resolved, resolve};
use serde::Serialize;
use std::collections::BTreeMap;

/// So many sentences can still be read.
const MOST: usize = 200;
/// In so many ways sentences are made at most, for each set of numbers.
const MOST_WAYS: usize = 5_000;
/// So many sets of numbers are tried at most.
const MOST_NUMBERS: usize = 60;

/// The sentences of a message in a language.
#[derive(Clone, Debug, Serialize)]
pub struct Preview {
    pub id: String,
    pub language: String,
    /// The language that the words are in: the source language, where the language lacks the message.
    pub words: String,
    /// What needs least on the table comes first.
    pub sentences: Vec<Sentence>,
    /// There are more sentences, and those that are listed may show in smaller selections, too.
    pub is_cut: bool,
}

/// What is read in some selections.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Sentence {
    pub text: String,
    /// The smallest selection that shows it.
    pub selection: String,
    /// The numbers that it was made with.
    pub numbers: BTreeMap<String, i64>,
    /// The content gives the message these numbers, or it takes none.
    pub is_given: bool,
}

/// Where and with what a message is shown.
struct Use {
    when: Cond,
    given: BTreeMap<String, Given>,
}

/// What the content gives to a message.
#[derive(PartialEq, Eq)]
enum Given {
    Number(i64),
    Text(String),
}

type Numbers = BTreeMap<String, i64>;

/// Formats a message with the content's numbers, and with one number of each class that it tells apart, in all
/// selections in which it shows. `None`, if neither the language nor the source language has it whole.
#[must_use]
pub fn preview(
    catalogue: &mut Catalogue,
    content: &Content,
    locales: &Locales,
    language: usize,
    id: &str,
) -> Option<Preview> {
    let used = find_use(catalogue, content, id);
    let mut tries = Vec::new();
    let (sets, mut is_cut) = numbers(locales, language, id, &used);
    for numbers in sets {
        let words = formatted(locales, language, id, &used, &numbers);
        let text = Conditional::parse(&markdown::plain(&words.marked)).ok()?;
        tries.push((numbers, words, text));
    }
    let words = tries.iter().map(|(_, words, _)| words).find(|words| !words.marked.is_empty())?.language;
    let mut sentences: Vec<(Witness, Sentence)> = Vec::new();
    for (n, (numbers, _, text)) in tries.iter().enumerate() {
        let (shown, cut) = texts(catalogue, text, used.when, MOST.saturating_sub(sentences.len()));
        is_cut |= cut;
        for (text, set) in shown {
            let text = text.trim_matches(' ').to_owned();
            if sentences.iter().all(|(_, known)| known.text != text) {
                let selection = Selection::setting(&set, catalogue).to_text(catalogue);
                let is_given = n == 0 && is_given(numbers, &used);
                sentences.push((set, Sentence { text, selection, numbers: numbers.clone(), is_given }));
            }
        }
    }
    sentences.sort_by_key(|(set, sentence)| (!sentence.is_given, set.len(), set.clone()));
    let sentences = sentences.into_iter().map(|(_, sentence)| sentence).collect();
    let code = |language: usize| locales.languages[language].code.clone();
    Some(Preview { id: id.to_owned(), language: code(language), words: code(words), sentences, is_cut })
}

/// The texts in the selections in which the message shows and in which all variants that are chosen mean something.
fn texts(catalogue: &mut Catalogue, text: &Conditional, when: Cond, most: usize) -> (BTreeMap<String, Witness>, bool) {
    let conditions = text.events().iter().filter_map(|event| match event {
        Event::Region { when, .. } => Some(*when),
        Event::Slot { .. } => None,
    });
    let conditions: Vec<Cond> = conditions.chain([when]).collect();
    let sound = catalogue.without_idle_variants(&conditions);
    let mut decider = catalogue.decider();
    let every = decider.every();
    let within = decider.narrowed(&every, when, true).and_then(|within| decider.narrowed(&within, sound, true));
    let Some(within) = within else { return (BTreeMap::new(), false) };
    let found = text.texts(&mut decider, &within, Limit { texts: most, ways: MOST_WAYS });
    (found.shown, found.is_cut)
}

fn formatted(locales: &Locales, language: usize, id: &str, used: &Use, numbers: &Numbers) -> Words {
    let texts = used.given.iter().filter_map(|(name, given)| match given {
        Given::Text(text) => Some((name.as_str(), Argument::Text(text))),
        Given::Number(_) => None,
    });
    let numbers = numbers.iter().map(|(name, number)| (name.as_str(), Argument::Number(*number)));
    locales.words_with(language, id, &texts.chain(numbers).collect::<Vec<_>>())
}

fn is_given(numbers: &Numbers, used: &Use) -> bool {
    numbers.iter().all(|(name, number)| used.given.get(name.as_str()) == Some(&Given::Number(*number)))
}

/// The sets of numbers to try, those of the content first. Whether there are more than are tried.
fn numbers(locales: &Locales, language: usize, id: &str, used: &Use) -> (Vec<Numbers>, bool) {
    let mut sets = vec![Numbers::new()];
    for (name, examples) in locales.examples(language, id) {
        let given = match used.given.get(name.as_str()) {
            Some(Given::Text(_)) => continue,
            Some(Given::Number(number)) => Some(*number),
            None => None,
        };
        let others = examples.into_iter().filter(|number| Some(*number) != given);
        let values: Vec<i64> = given.into_iter().chain(others).collect();
        let with = |value: i64| {
            let name = name.clone();
            move |set: &Numbers| set.iter().map(|(n, v)| (n.clone(), *v)).chain([(name.clone(), value)]).collect()
        };
        sets = values.into_iter().flat_map(|value| sets.iter().map(with(value)).collect::<Vec<_>>()).collect();
    }
    let is_cut = sets.len() > MOST_NUMBERS;
    sets.truncate(MOST_NUMBERS);
    (sets, is_cut)
}

/// What is not of a page can show in any selection.
fn find_use(catalogue: &mut Catalogue, content: &Content, id: &str) -> Use {
    for page in &content.pages {
        let resolved = resolve(page, catalogue);
        if let Some(when) = place(&resolved, id) {
            let numbers = resolved.records().filter(|record| record.message == id).flat_map(|own| &own.numbers);
            return Use { when, given: numbers.map(|(name, n)| (name.to_string(), Given::Number(*n))).collect() };
        }
    }
    let items = content.lists.values().flat_map(|list| list.items.iter().map(move |item| (list, item)));
    let mut item = items.filter(|(list, item)| format!("{}-{}", list.id, item.id) == id).map(|(_, item)| item.when);
    Use { when: item.next().unwrap_or(Cond::ALWAYS), given: round(catalogue, id).into_iter().collect() }
}

/// The name of a signal with rounds tells the round.
fn round(catalogue: &Catalogue, id: &str) -> Option<(String, Given)> {
    let signal = catalogue.signals.iter().find(|signal| id.strip_prefix("signal-") == Some(signal.id.as_str()))?;
    signal.rounds.first().map(|round| ("round".to_owned(), Given::Text(round.clone())))
}

/// When the record, step, phase, repeat or footnote shows that a message belongs to.
fn place(page: &Resolved, id: &str) -> Option<Cond> {
    let is = |prefix: &str, own: &str| id.strip_prefix(prefix) == Some(own);
    let record = page.records().find(|record| record.message == id).map(|record| record.when);
    let step = || page.steps().find(|step| step.title == id).map(|step| step.when);
    let phase = || page.sections.iter().find(|phase| phase.title == id).map(|phase| phase.when);
    let repeat = || page.repeats.iter().find(|repeat| is("repeat-", repeat.id.as_str())).map(|repeat| repeat.when);
    let footnote = || page.footnotes.iter().find(|note| is("", note.id.as_str())).map(|note| note.when);
    record.or_else(step).or_else(phase).or_else(repeat).or_else(footnote)
}
