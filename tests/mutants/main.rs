//! The check, checked: faults are put into the real content, one at a time, and each that changes what some selection
//! shows has to be reported. What is not reported is compared with the original, exactly and over all selections.

#![expect(clippy::disallowed_methods, reason = "the size of a run may be asked for by the environment")]

mod chance;
#[path = "../common/mod.rs"]
mod common;
mod mutate;
mod rows;
mod shown;
mod toml;

use chance::Chance;
use mutate::{KINDS, Kind, Mutant, mutate};
use rayon::prelude::*;
use rulesheet::check;
use rulesheet::diagnostic::Diagnostic;
use rulesheet::tree::InputTree;
use std::collections::BTreeMap;

/// A run of another size, or with other mutants, is had by the variables `MUTANTS` and `SEED`.
const MUTANTS: usize = 342;
const SEED: u64 = 20_261_130;

/// What became of a mutant.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Fate {
    Reported,
    /// No selection shows a difference.
    Equivalent,
    Missed,
}

#[test]
fn every_fault_that_shows_is_reported() {
    let real = common::real_words();
    assert!(!reported(&check::conditions(&real)), "the original has no fault");
    let (wanted, seed) = (asked("MUTANTS", MUTANTS), asked("SEED", SEED));
    println!("seed {seed}");
    let mut chance = Chance(seed);
    let mutants: Vec<(Kind, Mutant)> = (0..wanted)
        .map(|n| KINDS[n % KINDS.len()])
        .filter_map(|kind| mutate(&real, kind, &mut chance).map(|mutant| (kind, mutant)))
        .collect();
    let judged: Vec<Fate> = mutants.par_iter().map(|(_, mutant)| judge(&real, &mutant.tree)).collect();
    let mut fates: BTreeMap<(Kind, Fate), usize> = BTreeMap::new();
    for ((kind, _), fate) in mutants.iter().zip(&judged) {
        *fates.entry((*kind, *fate)).or_default() += 1;
    }
    let missed = mutants.iter().zip(&judged).filter(|(_, fate)| **fate == Fate::Missed);
    let missed: Vec<&str> = missed.map(|((_, mutant), _)| mutant.what.as_str()).collect();
    print(&fates);
    assert!(missed.is_empty(), "not reported:\n{}", missed.join("\n"));
    let made: usize = fates.values().sum();
    let proved: usize = fates.iter().filter(|((_, fate), _)| *fate == Fate::Equivalent).map(|(_, count)| count).sum();
    assert!(made > wanted * 9 / 10 && proved * 5 < made, "{made} mutants, {proved} of them without effect");
}

fn asked<N: std::str::FromStr>(name: &str, usual: N) -> N {
    std::env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(usual)
}

fn judge(real: &InputTree, mutant: &InputTree) -> Fate {
    if is_in_words(real, mutant) {
        return if reported(&check::conditions(mutant)) { Fate::Reported } else { Fate::Missed };
    }
    if reported(&check::without_words(mutant)) {
        return Fate::Reported;
    }
    if shown::same(real, mutant) {
        return Fate::Equivalent;
    }
    if reported(&check::conditions(mutant)) { Fate::Reported } else { Fate::Missed }
}

fn is_in_words(real: &InputTree, mutant: &InputTree) -> bool {
    mutant.0.iter().any(|(path, bytes)| path.starts_with("locales/") && real.0.get(path) != Some(bytes))
}

/// Something but that the tree, which holds content and words only, has no templates.
fn reported(found: &[Diagnostic]) -> bool {
    found.iter().any(|fault| !fault.at.file.starts_with("templates"))
}

fn print(fates: &BTreeMap<(Kind, Fate), usize>) {
    let of = |kind, fate| fates.get(&(kind, fate)).copied().unwrap_or(0);
    let line = |name: String, [reported, equivalent, missed]: [usize; 3]| {
        #[expect(clippy::cast_precision_loss, reason = "a few hundred")]
        let share = 100.0 * reported as f64 / (reported + missed).max(1) as f64;
        println!("{name:<22} reported {reported:>4}, equivalent {equivalent:>4}, missed {missed:>4}: {share} %");
    };
    let fate = [Fate::Reported, Fate::Equivalent, Fate::Missed];
    for kind in KINDS {
        line(format!("{kind:?}"), fate.map(|fate| of(kind, fate)));
    }
    line("all".to_owned(), fate.map(|fate| KINDS.iter().map(|kind| of(*kind, fate)).sum()));
}
