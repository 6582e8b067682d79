//! Input that nobody means well with: deep, long, unclosed. Reading ends, and takes about as long for each byte.

#![expect(clippy::disallowed_methods, reason = "a test of how long something takes")]

use super::project::tree;
use rulesheet::import;
use std::time::{Duration, Instant};

/// A debug build on a busy machine; what is not linear takes hours.
const ENOUGH: Duration = Duration::from_secs(600);

#[track_caller]
fn ends(name: &str, page: String) {
    let start = Instant::now();
    let found = import::lint(&[(name.to_owned(), page.into_bytes())], &tree());
    assert!(start.elapsed() < ENOUGH, "{name} took {:?}", start.elapsed());
    assert!(found.len() <= 2000, "{name} has {} findings", found.len());
}

#[test]
fn deep_nesting() {
    let deep = 100_000;
    ends("divs", format!("{}x{}", "<div class=\"showFairy\">".repeat(deep), "</div>".repeat(deep)));
    ends("items", "<ul><li>a ".repeat(deep / 2));
    ends("templates", "{{a|".repeat(deep));
    ends("links", "[[a|".repeat(deep));
    ends("braces", "{{{".repeat(deep));
    ends(
        "lists",
        format!("<p data-dynamic-selector=\"{}'showFairy'{}\">a</p>", "['OR',".repeat(20_000), "]".repeat(20_000)),
    );
}

#[test]
fn nothing_that_is_opened_is_closed() {
    ends("open", "<ul><li class=\"showFairy\">'''a <span class=\"showTower\">b ".repeat(20_000));
    ends("closed", "</div></li>}}]]'''".repeat(40_000));
    ends("quotes", "<p class=\"a".repeat(40_000));
    ends("comments", "<!-- ".repeat(100_000));
}

#[test]
fn many_of_everything() {
    let many = |count: usize, one: &dyn Fn(usize) -> String| (0..count).map(one).collect::<Vec<_>>().concat();
    ends("words", many(200_000, &|n| format!("w{n}x ")));
    ends("classes", many(2000, &|n| format!("<p class=\"showFairyAndNotTower{n}\">a</p>")));
    let step = "'''Step 1A: a''' <ol><li class=\"showFairy\">a</li></ol> <i class=\"showNotFairy\" style=\"color: #666666\">n</i> ";
    ends("steps", step.repeat(10_000));
    let block =
        "<li class=\"showFairy markC1\">You may place the figure on any other tile of this road, if you like it.</li>";
    ends("blocks", block.repeat(10_000));
}

/// The pages' own marks between regions, control characters, and letters that are more than one byte.
#[test]
fn signs_that_mean_something_elsewhere() {
    for sign in ["\u{E000}", "\u{F8FF}", "\u{10FFFF}", "\0", "\u{202E}", "\u{FEFF}", "é", "\u{1F600}", "\r", "="] {
        let page =
            "<p class=\"showFairy?\">?'''?a?<span?class=?>b?=\"c?{{?|d?=?e}}[[?|?]]? '''Step 1A: x''' <li>?</li>";
        let page = page.replace('?', sign);
        let cuts = (0..page.len()).filter(|at| page.is_char_boundary(*at)).step_by(7);
        let files: Vec<_> = cuts.map(|at| (format!("{at}.txt"), page[at..].into())).collect();
        let found = import::lint(&files, &tree());
        assert!(found.iter().all(|fault| fault.at.bytes.end <= page.len()), "{found:#?}");
    }
}
