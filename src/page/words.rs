//! The words of a page in one language, and what only they can tell: where a part of a sentence is adapted.

use super::formula::formula;
use super::resolve::{Record, Resolved};
use crate::catalogue::{Catalogue, Id};
use crate::condition::Cond;
use crate::content::Legend;
use crate::locale::{Locales, Words};
use crate::marked::{ADAPTED_OPEN, Conditional, Event};

/// All words of a page, in the order of what they name in [`Resolved`].
#[derive(Clone, Debug)]
pub struct PageWords {
    /// Index into the languages.
    pub language: usize,
    pub title: Words,
    pub sections: Vec<Words>,
    /// Through all sections.
    pub steps: Vec<Words>,
    /// By step and record.
    pub records: Vec<Vec<Words>>,
    /// What rows of points say besides, by step and record.
    pub points: Vec<Vec<Option<PointsWords>>>,
    pub repeats: Vec<Words>,
    pub footnotes: Vec<Words>,
    /// The page shows an adapted record or an adapted part of a sentence.
    pub adapts: Cond,
    /// The page shows a deviation.
    pub deviates: Cond,
    /// The page shows outdated words.
    pub outdated: Cond,
    /// No native speaker has reviewed all words of the page.
    pub draft: bool,
}

/// The words at a row of points.
#[derive(Clone, Debug)]
pub struct PointsWords {
    pub formula: Words,
    pub receives: Words,
    /// Where the points come from.
    pub kind: Words,
}

impl PageWords {
    /// When the record shows, all told: a legend waits for what it explains.
    pub fn legend(&self, record: &Record) -> Option<Cond> {
        record.legend.map(|legend| match legend {
            Legend::Deviation => self.deviates,
            Legend::Adaptation => self.adapts,
        })
    }
}

/// Looks up every word of the page. The catalogue's circuit learns where parts of sentences are adapted.
pub fn words(page: &Resolved, catalogue: &mut Catalogue, locales: &Locales, language: usize) -> PageWords {
    let of = |prefix: &str, id: &Id| locales.words(language, &format!("{prefix}{id}"), &[]);
    let named = |message: &String| locales.words(language, message, &[]);
    let record = |record: &Record| {
        let numbers: Vec<(&str, i64)> = record.numbers.iter().map(|(name, n)| (name.as_str(), *n)).collect();
        locales.words(language, &record.message, &numbers)
    };
    let mut words = PageWords {
        language,
        title: of("page-", &page.id),
        sections: page.sections.iter().map(|section| named(&section.title)).collect(),
        steps: page.steps().map(|step| named(&step.title)).collect(),
        records: page.steps().map(|step| step.records.iter().map(record).collect()).collect(),
        points: points(page, catalogue, locales, language),
        repeats: page.repeats.iter().map(|repeat| of("repeat-", &repeat.id)).collect(),
        footnotes: page.footnotes.iter().map(|footnote| of("", &footnote.id)).collect(),
        adapts: page.adapts,
        deviates: page.deviates,
        outdated: Cond::NEVER,
        draft: false,
    };
    words.adapts = adapts(page, &words, catalogue);
    let all = placed(page, &words);
    let outdated: Vec<Cond> = all.iter().filter(|(_, words)| words.outdated).map(|(when, _)| *when).collect();
    words.draft = all.iter().any(|(_, words)| words.draft);
    words.outdated = catalogue.circuit.or(outdated);
    words
}

fn points(
    page: &Resolved,
    catalogue: &mut Catalogue,
    locales: &Locales,
    language: usize,
) -> Vec<Vec<Option<PointsWords>>> {
    let mut of = |record: &Record| {
        let points = record.points.as_ref()?;
        let named = |prefix: &str, word: &str| locales.words(language, &format!("{prefix}-{word}"), &[]);
        Some(PointsWords {
            formula: formula(&points.worth, catalogue, locales, language),
            receives: named("receives", points.receives.word()),
            kind: named("kind", points.kind.word()),
        })
    };
    page.steps().map(|step| step.records.iter().map(&mut of).collect()).collect()
}

/// All words with the condition under which they show.
fn placed<'w>(page: &Resolved, words: &'w PageWords) -> Vec<(Cond, &'w Words)> {
    let mut all = vec![(Cond::ALWAYS, &words.title)];
    all.extend(page.sections.iter().map(|section| section.when).zip(&words.sections));
    all.extend(page.steps().map(|step| step.when).zip(&words.steps));
    let records = page.steps().zip(&words.records);
    all.extend(records.flat_map(|(step, words)| step.records.iter().map(|record| record.when).zip(words)));
    let points = page.records().zip(words.points.iter().flatten());
    for (record, points) in points.filter_map(|(record, points)| Some((record, points.as_ref()?))) {
        all.extend([&points.formula, &points.receives, &points.kind].map(|words| (record.when, words)));
    }
    all.extend(page.repeats.iter().map(|repeat| repeat.when).zip(&words.repeats));
    all.extend(page.footnotes.iter().map(|note| note.when).zip(&words.footnotes));
    all
}

/// An adapted record shows, or a record or footnote with an adapted part.
fn adapts(page: &Resolved, words: &PageWords, catalogue: &mut Catalogue) -> Cond {
    let records = page.steps().zip(&words.records).flat_map(|(step, words)| step.records.iter().zip(words));
    let records = records.map(|(record, words)| (record.when, words));
    let footnotes = page.footnotes.iter().zip(&words.footnotes).map(|(note, words)| (note.when, words));
    let mut any = vec![page.adapts];
    for (when, words) in records.chain(footnotes) {
        for part in adapted_parts(&words.marked, catalogue) {
            any.push(catalogue.circuit.and([when, part]));
        }
    }
    catalogue.circuit.or(any)
}

/// The conditions under which adapted parts of a marked text show.
fn adapted_parts(marked: &str, catalogue: &mut Catalogue) -> Vec<Cond> {
    if !marked.contains(ADAPTED_OPEN) {
        return Vec::new();
    }
    let Ok(text) = Conditional::parse(marked) else { return Vec::new() };
    let around = |at: usize| {
        let covers = move |event: &&Event| match event {
            Event::Region { start, end, .. } => (*start as usize..*end as usize).contains(&at),
            Event::Slot { .. } => false,
        };
        let regions = text.events().iter().filter(covers);
        regions.filter_map(|event| if let Event::Region { when, .. } = event { Some(*when) } else { None })
    };
    text.text().match_indices(ADAPTED_OPEN).map(|(at, _)| catalogue.circuit.and(around(at))).collect()
}
