//! Taking in what a translator's file says. Nothing is taken that cannot be shown, that would undo newer words, or
//! that nobody translated; what is not taken is told, and everything else stays as it is, byte by byte.

mod judge;
mod merge;

use super::accept::damaged;
use super::exchange::Incoming;
use crate::diagnostic::{Code, Diagnostic, Span};
use crate::locale::Locales;
use crate::locale::hash::Hash;
use crate::locale::lock::Made;
use crate::locale::state::State;
use crate::translation::Refusal;
use crate::tree::InputTree;
use judge::{Judge, Verdict};
use std::collections::{BTreeMap, BTreeSet};

/// How to take things in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ImportOptions {
    /// Words of the project that were changed since the export give way to those of the file.
    pub overwrite: bool,
    /// A native speaker has reviewed what the file says.
    pub reviewed: bool,
}

/// What an import does.
#[derive(Clone, Debug, Default)]
pub struct Imported {
    /// The ids of the messages whose words are new.
    pub taken: Vec<String>,
    /// Those whose words are as they were, and are recorded as right for today's source text.
    pub confirmed: Vec<String>,
    /// How many are as they were.
    pub unchanged: usize,
    /// How many the file does not translate.
    pub untranslated: usize,
    /// The ids of what was left out without being wrong, and why.
    pub left_out: Vec<(String, String)>,
    /// How many were refused; the diagnostics tell why.
    pub refused: usize,
    /// The files to write, by path.
    pub files: BTreeMap<String, Vec<u8>>,
}

/// A translation that is taken in.
#[derive(Clone, Debug)]
struct Taken {
    id: String,
    text: String,
    /// The source text that it was made from.
    source: String,
    at: Span,
}

/// Judges a file for a language of a project. `load` reads the words of a project that is as the tree says.
///
/// # Errors
/// Where nothing can be taken, since the project's own files are damaged.
pub fn import(
    tree: &InputTree,
    locales: &Locales,
    language: usize,
    incoming: &[Incoming],
    options: ImportOptions,
    load: &dyn Fn(&InputTree) -> (Locales, Vec<Diagnostic>),
    found: &mut Vec<Diagnostic>,
) -> Result<Imported, Vec<Refusal>> {
    let refusals: Vec<Refusal> = locales.ledger.damaged().map(damaged).collect();
    if !refusals.is_empty() {
        return Err(refusals);
    }
    let mut import = Import { tree, locales, language, options, load, found, done: Imported::default() };
    let (taken, confirmed) = import.sort(incoming);
    let (taken, merged) = import.without_broken(taken);
    import.finish(&taken, &confirmed, merged);
    Ok(import.done)
}

struct Import<'i> {
    tree: &'i InputTree,
    locales: &'i Locales,
    language: usize,
    options: ImportOptions,
    load: &'i dyn Fn(&InputTree) -> (Locales, Vec<Diagnostic>),
    found: &'i mut Vec<Diagnostic>,
    done: Imported,
}

impl Import<'_> {
    /// What is to be written, and what is to be recorded only.
    fn sort(&mut self, incoming: &[Incoming]) -> (Vec<Taken>, Vec<Taken>) {
        let judge = Judge { locales: self.locales, language: self.language, options: self.options };
        let (mut taken, mut confirmed, mut seen) = (Vec::new(), Vec::new(), BTreeSet::new());
        for one in incoming {
            if !seen.insert(&one.id) {
                self.refuse(&one.at, &one.id, "the file has it twice; the first counts", None);
                continue;
            }
            match judge.judge(one) {
                Verdict::Take(text) => taken.push(self.taken(one, text)),
                Verdict::Confirm(text) => confirmed.push(self.taken(one, text)),
                Verdict::Unchanged => self.done.unchanged += 1,
                Verdict::Untranslated => self.done.untranslated += 1,
                Verdict::LeaveOut(why) => self.done.left_out.push((one.id.clone(), why)),
                Verdict::Refuse(why, fix) => self.refuse(&one.at, &one.id, &why, Some(fix)),
            }
        }
        (taken, confirmed)
    }

    fn taken(&self, one: &Incoming, text: String) -> Taken {
        let today = self.locales.unit(0, &one.id).map(|unit| unit.text.clone()).unwrap_or_default();
        let source = one.source.as_ref().filter(|source| Hash::of(source) != Hash::of(&today));
        Taken { id: one.id.clone(), text, source: source.cloned().unwrap_or(today), at: one.at.clone() }
    }

    /// Puts the words into the files, and leaves out again what then has a fault.
    fn without_broken(&mut self, mut taken: Vec<Taken>) -> (Vec<Taken>, BTreeMap<String, Vec<u8>>) {
        loop {
            let merged = self.merge(&mut taken);
            let mut tree = self.tree.clone();
            tree.0.extend(merged.clone());
            let (locales, found) = (self.load)(&tree);
            let is_broken = |one: &Taken| {
                let language = locales.languages.iter().position(|language| language.code == self.code());
                let state = language.and_then(|language| locales.state(language, &one.id));
                state == Some(State::Broken) || fault_of(&locales, self.code(), one, &found).is_some_and(hides)
            };
            let broken: Vec<Taken> = taken.iter().filter(|one| is_broken(one)).cloned().collect();
            if broken.is_empty() {
                return (taken, merged);
            }
            for one in &broken {
                let fault = fault_of(&locales, self.code(), one, &found);
                let why = fault.map_or("its words cannot be shown", |fault| &fault.message);
                self.refuse(&one.at, &one.id, why, fault.and_then(|fault| fault.fix.clone()));
            }
            taken.retain(|one| broken.iter().all(|broken| broken.id != one.id));
        }
    }

    fn merge(&mut self, taken: &mut Vec<Taken>) -> BTreeMap<String, Vec<u8>> {
        let (files, impossible) = merge::merge(self.tree, self.locales, self.language, taken);
        for one in impossible {
            let why = "what stands in the language's file in its place cannot be read";
            let fix = "`rulesheet check` tells what is wrong there: mend or remove it, and import again";
            self.refuse(&one.at, &one.id, why, Some(fix.to_owned()));
            taken.retain(|other| other.id != one.id);
        }
        files
    }

    fn finish(&mut self, taken: &[Taken], confirmed: &[Taken], merged: BTreeMap<String, Vec<u8>>) {
        if taken.is_empty() && confirmed.is_empty() {
            return;
        }
        let mut ledger = self.locales.ledger.clone();
        for one in taken.iter().chain(confirmed) {
            let (chooser, reviewed) = (self.locales.chooser(&one.id), self.options.reviewed);
            ledger.record(
                self.code(),
                &one.id,
                Made { source: &one.source, translation: &one.text, chooser, reviewed },
            );
        }
        self.done.files = merged;
        self.done.files.extend(ledger.changes());
        self.done.files.retain(|path, bytes| self.tree.0.get(path) != Some(bytes));
        self.done.taken = taken.iter().map(|one| one.id.clone()).collect();
        self.done.confirmed = confirmed.iter().map(|one| one.id.clone()).collect();
    }

    fn code(&self) -> &str {
        &self.locales.languages[self.language].code
    }

    fn refuse(&mut self, at: &Span, id: &str, why: &str, fix: Option<String>) {
        self.done.refused += 1;
        let message = format!("`{}` is not taken: {why}", id.escape_debug());
        self.found.push(Diagnostic { fix, ..Diagnostic::error(Code::REFUSED_TRANSLATION, at.clone(), message) });
    }
}

/// The first fault of a message of a language; one that hides it, if there is one.
fn fault_of<'f>(locales: &Locales, code: &str, one: &Taken, found: &'f [Diagnostic]) -> Option<&'f Diagnostic> {
    let language = locales.languages.iter().position(|language| language.code == code)?;
    let unit = locales.unit(language, &one.id)?;
    let path = format!("locales/{code}/{}", unit.file);
    let is_in = |fault: &&Diagnostic| *fault.at.file == *path && unit.whole.contains(&fault.at.bytes.start);
    let faults = || found.iter().filter(is_in);
    faults().find(|fault| hides(fault)).or_else(|| faults().next())
}

/// Faults that show only where the message is put together: the source language then stands in for it.
fn hides(fault: &Diagnostic) -> bool {
    matches!(fault.code, Code::UNKNOWN_VARIABLE | Code::FORMAT_FAILS)
}
