//! `rulesheet diff`.

use super::project::{REAL, Run, rulesheet};
use serde_json::Value;
use std::collections::BTreeMap;

const PAIRS: [(&str, &str); 6] = [
    ("c2:", "c2: tower"),
    ("c2: dragon fairy", "c2:"),
    ("c1: fairy", "c2: fairy"),
    ("we: messages count", "c1: king-and-robber leipzig messages +king-and-robber-while-playing"),
    ("c2: inns cathedrals abbot", "c2: inns cathedrals abbot shrines monasteries vineyards"),
    ("c2: tower", "c2: tower"),
];

fn diff(words: &[&str]) -> Run {
    Run::of(rulesheet().arg("diff").args(words).current_dir(REAL))
}

fn json(command: &str, words: &[&str]) -> Value {
    let run = Run::of(rulesheet().arg(command).args(words).args(["--format", "json"]).current_dir(REAL));
    serde_json::from_str(&run.fine()).unwrap()
}

/// By kind and id, because a caption may have the name of a record.
fn by_name<'v>(items: impl Iterator<Item = &'v Value>) -> BTreeMap<String, &'v Value> {
    items.map(|item| (format!("{} {}", item["kind"], item["id"]), item)).collect()
}

/// What a reader sees of an item.
fn said(item: &Value) -> [&Value; 4] {
    ["text", "points", "deviation", "signals"].map(|field| &item[field])
}

#[test]
fn what_goes_and_comes_leads_from_one_sheet_to_the_other() {
    for page in ["order-of-play", "scoring-turn", "scoring-final"] {
        for (from, to) in PAIRS {
            let [before, after] = [from, to].map(|s| json("sheet", &["--page", page, "--select", s]));
            let report = json("diff", &["--page", page, "--from", from, "--to", to]);
            let [before, after] = [&before, &after].map(|sheet| by_name(sheet["items"].as_array().unwrap().iter()));
            let of = |kind: &str, side: &str| {
                let all = report["changes"].as_array().unwrap().iter().filter(|change| change["change"] == kind);
                all.map(|change| change[side].clone()).collect::<Vec<_>>()
            };
            let (added, removed, changed) = (of("added", "after"), of("removed", "before"), of("changed", "after"));
            let about = format!("{page}, {from} → {to}");
            assert_eq!(report["added"], added.len(), "{about}");
            let mut replayed = before.clone();
            replayed.retain(|name, _| !by_name(removed.iter()).contains_key(name));
            assert_eq!(replayed.len() + removed.len(), before.len(), "{about}: only what was there goes");
            for (name, item) in by_name(added.iter()) {
                assert!(replayed.insert(name, item).is_none(), "{about}: only what is new comes: {item}");
            }
            let names = |all: &BTreeMap<String, &Value>| all.keys().cloned().collect::<Vec<_>>();
            assert_eq!(names(&replayed), names(&after), "{about}");
            let reworded = by_name(changed.iter());
            for (name, item) in &before {
                let differs = after.get(name).is_some_and(|other| said(item) != said(other));
                assert!(!differs || reworded.contains_key(name), "{about}: {name} reads differently");
            }
        }
    }
}

#[test]
fn the_text_tells_under_headings_what_an_expansion_does() {
    let text = diff(&["--from", "c2:", "--to", "c2: tower"]).fine();
    assert!(text.starts_with("What it changes (c2: → c2: tower)\n\nRules added: "), "{text}");
    assert!(text.contains("\n\n2B-1 Place or move figures: first part\n+ "), "{text}");
    let words = diff(&["--from", "c1:", "--to", "c2:"]).fine();
    assert!(words.contains("[-follower") && words.contains("{+meeple"), "{words}");
    assert!(words.contains("2 Placing a [-follower-] {+meeple+}\n"), "a heading changes too: {words}");
}

#[test]
fn the_same_selection_changes_nothing() {
    for lang in ["en", "nl"] {
        let text = diff(&["--lang", lang, "--from", "c2: tower fairy", "--to", "c2: fairy tower"]).fine();
        assert_eq!(text.lines().count(), 3, "{text}");
        assert!(!text.contains(['+', '~']), "{text}");
    }
}

#[test]
fn the_page_is_self_contained_and_escapes_nothing_twice() {
    let page = diff(&["--from", "c1: fairy", "--to", "c2: dragon", "--format", "html", "--lang", "fr"]).fine();
    assert!(page.contains("<ins>") && page.contains("<del>") && page.contains("lang=\"fr\""));
    assert!(!page.contains("<link") && !page.contains("<script") && !page.contains("&amp;lt;"));
}

#[test]
fn every_word_that_means_nothing_is_reported() {
    let run = diff(&["--page", "orde-of-play", "--lang", "nll", "--from", "c2: fary", "--to", "c3:"]);
    run.fails(2, &["`order-of-play`", "`nl`", "`fairy`", "c3"]);
    diff(&["--from", "c2:"]).fails(2, &["--to"]);
    diff(&["--from", "c2:", "--to", "c1:", "-o", "content/x.html"]).fails(2, &["own files"]);
}
