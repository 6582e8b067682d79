//! `digits-differ`: numbers that a translation has in digits and the source language has not, or the other way round.

use super::{Checked, Pair, fault_in};
use crate::diagnostic::{Code, Diagnostic, Span};
use std::collections::{BTreeMap, BTreeSet};

/// Publishers name these in each language as they like: "The 4 Seasons", "De vier seizoenen".
const NAMES: [&str; 2] = ["component", "expansion"];

impl Checked<'_> {
    pub fn digits(&self, language: usize, found: &mut Vec<Diagnostic>) {
        for Pair { id, source, own, .. } in self.pairs(language).filter(|pair| !NAMES.contains(&pair.need.what)) {
            let (wanted, typed) = (self.digits_of(0, id), self.digits_of(language, id));
            if let Some((number, at)) = typed.iter().find(|(number, _)| !wanted.contains_key(*number)) {
                let message = format!("`{id}` has the number {number}, and the source language has not");
                let fault = fault_in(language, Code::DIGITS_DIFFER, at, message).also(source.at.clone(), "the source");
                found.push(fault.fix("numbers of a rule are data: `{ $points }`; write others as the source does"));
            }
            if let Some((number, at)) = wanted.iter().find(|(number, _)| !typed.contains_key(*number)) {
                let message = format!("`{id}` lacks the number {number} of the source language");
                let fault = fault_in(language, Code::DIGITS_DIFFER, &own.at, message).also(at.clone(), "the source");
                found.push(fault.fix("write it in digits, as the source does"));
            }
        }
    }

    /// Runs of digits in a message and in what it refers to, with a place of each.
    fn digits_of(&self, language: usize, key: &str) -> BTreeMap<String, Span> {
        let mut digits = BTreeMap::new();
        for key in self.with_references(language, key) {
            let own = self.usable(language, &key).or_else(|| self.usable(0, &key));
            for literal in own.into_iter().flat_map(|defined| &defined.literals) {
                for (start, run) in runs(&literal.text) {
                    let at = || literal.part(start..start + run.len());
                    digits.entry(western(run)).or_insert_with(at);
                }
            }
        }
        digits
    }

    /// A key and all those that it leads to.
    pub fn with_references(&self, language: usize, key: &str) -> BTreeSet<String> {
        let mut seen = BTreeSet::new();
        let mut open = vec![key.to_owned()];
        while let Some(key) = open.pop() {
            let defined = self.usable(language, &key).or_else(|| self.usable(0, &key));
            if seen.insert(key) {
                open.extend(defined.into_iter().flat_map(|defined| &defined.references).cloned());
            }
        }
        seen
    }
}

/// Runs of digits, with the byte that they begin at.
fn runs(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut at = 0;
    text.split_inclusive(|c| western_digit(c).is_none()).filter_map(move |piece| {
        let start = at;
        at += piece.len();
        let run = piece.trim_end_matches(|c| western_digit(c).is_none());
        (!run.is_empty()).then_some((start, run))
    })
}

fn western(run: &str) -> String {
    run.chars().filter_map(western_digit).collect()
}

/// Zeros of the scripts that have digits of their own, as far as rule books are printed in them.
const ZEROS: [char; 12] = [
    '0', '\u{660}', '\u{6F0}', '\u{966}', '\u{9E6}', '\u{A66}', '\u{AE6}', '\u{BE6}', '\u{E50}', '\u{ED0}', '\u{17E0}',
    '\u{FF10}',
];

fn western_digit(c: char) -> Option<char> {
    let value = ZEROS.iter().find_map(|zero| u32::from(c).checked_sub(u32::from(*zero)).filter(|value| *value < 10))?;
    char::from_digit(value, 10)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, expected: &[&str]) {
        assert_eq!(runs(text).map(|(_, run)| western(run)).collect::<Vec<_>>(), expected, "{text}");
    }

    #[test]
    fn digits_of_any_script_are_digits() {
        check("The 20th of 3", &["20", "3"]);
        check("02/2018", &["02", "2018"]);
        check("٢٠ و ３", &["20", "3"]);
        check("½ one", &[]);
    }
}
