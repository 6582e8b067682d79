//! Recording that translations say what the source says.

use crate::diagnostic::nearest;
use crate::locale::lock::Made;
use crate::locale::state::State;
use crate::locale::{Locales, SOURCE};
use std::collections::BTreeMap;

/// What was recorded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Accepted {
    /// The ids for which something changed.
    pub ids: Vec<String>,
    /// How many are outdated and were not named, so that nobody has said that they are still right.
    pub outdated: usize,
    /// The files to write, by path.
    pub files: BTreeMap<String, Vec<u8>>,
}

/// Why nothing was recorded, in one line, and what would help.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    pub message: String,
    pub fix: String,
}

/// Which messages to record.
#[derive(Clone, Copy, Debug)]
pub enum Which<'i> {
    /// All that are up to date: what is outdated waits for somebody who looks at it.
    Current,
    /// All that the language has.
    All,
    /// These, by their ids.
    Named(&'i [String]),
}

/// Records today's source text and translation of some messages. A review by a native speaker is kept, where it was
/// one of these very words.
///
/// # Errors
/// Everything that cannot be recorded; then nothing is.
pub fn accept(locales: &Locales, language: usize, which: Which<'_>, reviewed: bool) -> Result<Accepted, Vec<Refusal>> {
    let named = if let Which::Named(ids) = which { ids } else { &[] };
    let mut refusals: Vec<Refusal> = locales.ledger.damaged().map(damaged).collect();
    refusals.extend(named.iter().filter_map(|id| refusal(locales, language, id)));
    if !refusals.is_empty() {
        return Err(refusals);
    }
    let has = |id: &&str| locales.unit(0, id).is_some() && locales.unit(language, id).is_some();
    let all = || locales.states(language).filter(|(id, state)| *state != State::Broken && has(id));
    let (waiting, ids): (Vec<&str>, Vec<&str>) = match which {
        Which::Named(ids) => (Vec::new(), ids.iter().map(String::as_str).collect()),
        Which::All => (Vec::new(), all().map(|(id, _)| id).collect()),
        Which::Current => {
            let (waiting, ready): (Vec<_>, Vec<_>) = all().partition(|(_, state)| *state == State::Outdated);
            (waiting.into_iter().map(|(id, _)| id).collect(), ready.into_iter().map(|(id, _)| id).collect())
        }
    };
    Ok(Accepted { outdated: waiting.len(), ..record(locales, language, ids.into_iter().filter(has), reviewed) })
}

fn record<'i>(locales: &Locales, language: usize, ids: impl Iterator<Item = &'i str>, reviewed: bool) -> Accepted {
    let code = &locales.languages[language].code;
    let mut ledger = locales.ledger.clone();
    for id in ids {
        let (Some(source), Some(own)) = (locales.unit(0, id), locales.unit(language, id)) else { continue };
        let reviewed = reviewed || locales.state(language, id) == Some(State::Translated);
        let (source, translation, chooser) = (&source.text, &own.text, locales.chooser(id));
        ledger.record(code, id, Made { source, translation, chooser, reviewed });
    }
    ledger.retain(code, |id| locales.unit(0, id).is_some() || locales.units(0).broken(id).is_some());
    let (before, after) = (locales.ledger.lock(code), ledger.lock(code));
    let changed = after.iter().filter(|(id, record)| before.get(id) != Some(record));
    Accepted { ids: changed.map(|(id, _)| id.to_owned()).collect(), outdated: 0, files: ledger.changes() }
}

pub(super) fn damaged(file: &str) -> Refusal {
    let message = format!("`{file}` cannot be read as a whole, so nothing is written");
    Refusal { message, fix: "`rulesheet check` tells what is wrong with it".to_owned() }
}

fn refusal(locales: &Locales, language: usize, id: &str) -> Option<Refusal> {
    let code = &locales.languages[language].code;
    let (message, fix) = match locales.state(language, id) {
        Some(State::Broken) => (
            format!("`{id}` of `{code}` has a fault"),
            "mend it first: `rulesheet check` tells what is wrong".to_owned(),
        ),
        Some(State::Missing) => (
            format!("`{code}` has no message `{id}`"),
            format!("translate it first: add `{id} = …` to a file of `{code}`"),
        ),
        _ if locales.unit(language, id).is_some() && locales.unit(0, id).is_none() => {
            let message = format!("`{SOURCE}` has no message `{id}`, so there is nothing to compare with");
            (message, "leave it out: the language's own words need not be accepted".to_owned())
        }
        Some(_) => return None,
        None => unknown(locales, language, id),
    };
    Some(Refusal { message, fix })
}

fn unknown(locales: &Locales, language: usize, id: &str) -> (String, String) {
    let known = locales.units(language).iter().map(|unit| unit.id.as_str());
    let fix = match nearest(id, known) {
        Some(name) => format!("did you mean `{name}`?"),
        None => "`rulesheet locales status` lists what is to be done".to_owned(),
    };
    (format!("there is no message `{}`", id.escape_debug()), fix)
}
