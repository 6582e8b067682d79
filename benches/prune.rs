//! `cargo bench --bench prune`: the time to cut a page down to a selection, beside the time to copy the bytes of
//! the result, and of the page that it is cut from.
#![allow(clippy::disallowed_methods, reason = "a bench reads the project and the clock")]

mod common;

use common::{project, report, side_by_side};
use rulesheet::build::load;
use rulesheet::catalogue::Catalogue;
use rulesheet::condition::Values;
use rulesheet::marked::Conditional;
use rulesheet::site;
use std::hint::black_box;

const RUNS: usize = 101;
/// Each run does it so many times, since once is too short for the clock.
const TIMES: usize = 50;

fn main() {
    let mut project = load(&project(), &mut Vec::new());
    let page = site::conditional_page(&mut project, 0, 0).expect("the templates are sound");
    println!("{} bytes with {} regions and slots", page.text().len(), page.events().len());
    for preset in ["base-c2", "big-box-6", "everything"] {
        measure(preset, &page, &project.catalogue);
    }
}

fn measure(preset: &str, page: &Conditional, catalogue: &Catalogue) {
    let preset = catalogue.presets.iter().find(|known| known.id.as_str() == preset).expect("a preset");
    let values: Values = preset.selection.evaluate(catalogue);
    let slots = vec!["x"; 64];
    let pruned = page.prune(&values, &slots);
    let prune = || (0..TIMES).for_each(|_| drop(black_box(page.prune(black_box(&values), &slots))));
    let copy = |text: &str| (0..TIMES).for_each(|_| drop(black_box(black_box(text).to_owned())));
    let what = format!("prune for {} to {} bytes, {TIMES} times", preset.id, pruned.len());
    report(&what, side_by_side(RUNS, prune, || copy(&pruned)), "a copy of the result");
    report(&what, side_by_side(RUNS, prune, || copy(page.text())), "a copy of the whole page");
}
