//! The check, checked: faults are put into the real content, one at a time, and each that changes what some selection
//! shows has to be reported. What is not reported is compared with the original, exactly and over all selections.

mod chance;
#[path = "../common/mod.rs"]
mod common;
mod mutate;
mod shown;
mod toml;

use chance::Chance;
use mutate::{KINDS, Kind, mutate};
use rulesheet::check;
use rulesheet::tree::InputTree;
use std::collections::BTreeMap;

const MUTANTS: usize = 400;
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
    assert!(check::without_words(&real).is_empty(), "the original has no fault");
    let mut chance = Chance(SEED);
    let mut fates: BTreeMap<(Kind, Fate), usize> = BTreeMap::new();
    let mut missed = Vec::new();
    for n in 0..MUTANTS {
        let kind = KINDS[n % KINDS.len()];
        let Some(mutant) = mutate(&real, kind, &mut chance) else { continue };
        let fate = judge(&real, &mutant.tree);
        *fates.entry((kind, fate)).or_default() += 1;
        if fate == Fate::Missed {
            missed.push(mutant.what);
        }
    }
    print(&fates);
    assert!(missed.is_empty(), "not reported:\n{}", missed.join("\n"));
    let made: usize = fates.values().sum();
    let proved: usize = fates.iter().filter(|((_, fate), _)| *fate == Fate::Equivalent).map(|(_, count)| count).sum();
    assert!(made > MUTANTS * 9 / 10 && proved * 5 < made, "{made} mutants, {proved} of them without effect");
}

fn judge(real: &InputTree, mutant: &InputTree) -> Fate {
    if !check::without_words(mutant).is_empty() {
        return Fate::Reported;
    }
    let is_word = |path: &str| path.starts_with("locales/");
    let in_words = mutant.0.iter().any(|(path, bytes)| is_word(path) && real.0.get(path) != Some(bytes));
    if !in_words && shown::same(real, mutant) {
        return Fate::Equivalent;
    }
    let templates_apart = |found: &rulesheet::diagnostic::Diagnostic| {
        // The tree has no templates, so that what these use seems unused.
        let code = found.code.as_str();
        code != "unused-message" && !found.at.file.starts_with("templates") && code != "missing-file"
    };
    if check::without_pages(mutant).iter().any(templates_apart) { Fate::Reported } else { Fate::Missed }
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
