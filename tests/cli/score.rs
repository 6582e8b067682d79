//! `rulesheet score`.

use super::project::{REAL, Run, rulesheet};
use serde_json::Value;

fn score(words: &[&str]) -> Run {
    Run::of(rulesheet().arg("score").args(words).current_dir(REAL))
}

/// The points of each line, then the total.
fn numbers(words: &[&str]) -> (Vec<(String, i64)>, i64) {
    let sum: Value = serde_json::from_str(&score(&[words, &["--format", "json"]].concat()).fine()).unwrap();
    let lines = sum["lines"].as_array().unwrap().iter();
    let lines = lines.map(|line| (line["id"].as_str().unwrap().to_owned(), line["points"].as_i64().unwrap()));
    (lines.collect(), sum["total"].as_i64().unwrap())
}

fn line(id: &str, points: i64) -> (String, i64) {
    (id.to_owned(), points)
}

const CITY: [&str; 7] = ["city", "--tiles", "4", "--pennants", "1", "--with", "cathedral,mage"];
const MAGE: [&str; 2] = ["--select", "c2: inns-and-cathedrals mage"];

#[test]
fn a_sum_is_told_line_by_line() {
    let (lines, total) = numbers(&[&CITY[..], &MAGE].concat());
    let expected = [line("city-tiles", 8), line("city-pennants", 2), line("city-cathedral", 5), line("city-mage", 4)];
    assert_eq!((lines.as_slice(), total), (&expected[..], 19));
}

/// In the words of the page, with the formula, who receives it, and the total below.
#[test]
fn a_sum_is_told_in_the_words_of_the_page() {
    let table = score(&[&CITY[..], &MAGE].concat()).fine();
    let sheet = ["sheet", "--page", "scoring-turn", "--format", "text"];
    let page = Run::of(rulesheet().args(sheet).args(MAGE).current_dir(REAL)).fine();
    let lines: Vec<&str> = table.lines().collect();
    assert_eq!((lines[0], lines[1], lines.len()), ("City (knights)", "", 7), "{table}");
    for line in &lines[2..6] {
        let words = line.trim_start().split_once("  ").expect("points, then words").1;
        assert!(page.contains(words), "{words:?} is not on the page");
    }
    assert_eq!(lines[6], "19  Total");
    let dutch = score(&[&CITY[..], &MAGE, &["--lang", "nl"]].concat()).fine();
    assert!(dutch.starts_with("Stad ") && dutch.contains("19  ") && !dutch.contains("Total\n"), "{dutch}");
}

/// A cathedral that is not completed takes everything, and the table tells of less than nothing with a sign.
#[test]
fn an_unfinished_feature_is_scored_after_the_game() {
    let city = ["city", "--tiles", "4", "--pennants", "1", "--cathedral", "1", "--final", "--select", "c2: cathedrals"];
    let (lines, total) = numbers(&city);
    assert_eq!(lines, [line("city-tiles", 4), line("city-pennants", 1), line("city-cathedral", -5)]);
    assert_eq!(total, 0);
    assert!(score(&city).fine().contains("\n−5  "));
}

#[test]
fn json_tells_all_there_is_to_know() {
    let words = [&CITY[..], &MAGE, &["--format", "json"]].concat();
    let sum: Value = serde_json::from_str(&score(&words).fine()).unwrap();
    assert_eq!((&sum["subject"], &sum["moment"], &sum["lang"]), (&"city".into(), &"during".into(), &"en".into()));
    assert_eq!(sum["selection"], "c2: inns cathedrals big-follower mage");
    assert_eq!(sum["counted"], serde_json::json!({"tiles": 4, "pennants": 1, "cathedral": 1, "mage": 1}));
    assert_eq!(sum["value"], 19);
    let line = &sum["lines"][0];
    assert_eq!(line["formula"], "2\u{a0}× tiles");
    let told = ["receives", "kind", "stage"].map(|key| line[key].as_str().unwrap());
    assert_eq!((told, &line["below_zero"]), (["majority", "core", "core"], &false.into()));
    assert!(!line["text"].as_str().unwrap().is_empty() && line["signals"].as_array().unwrap().is_empty());
    let castles = ["city", "--tiles", "2", "--select", "c2: castles", "--format", "json"];
    let sum: Value = serde_json::from_str(&score(&castles).fine()).unwrap();
    assert_eq!(sum["lines"][0]["signals"], serde_json::json!(["castle"]));
}

/// What needs no counting, needs no numbers.
#[test]
fn what_is_always_worth_as_much_is_told() {
    assert_eq!(numbers(&["wind-rose", "--select", "c2: wind-roses"]), (vec![line("wind-rose", 3)], 3));
}

#[test]
fn what_cannot_be_is_explained() {
    let says = |words: &[&str], parts: &[&str]| score(words).fails(2, parts);
    let on = ["--select", "c2:"];
    says(&[&["cty", "--tiles", "4"][..], &on].concat(), &["nothing called `cty` is scored", "did you mean `city`?"]);
    says(&[&["spaceship", "--tiles", "4"][..], &on].concat(), &["`rulesheet engine scores` lists"]);
    says(&[&["city", "--tile", "4"][..], &on].concat(), &["--tile", "--tiles"]);
    says(&[&["city", "--tiles", "four"][..], &on].concat(), &["four", "--tiles"]);
    says(&[&["city"][..], &on].concat(), &["nothing was counted of `city`", "`--tiles`, `--pennants`"]);
    says(&[&["road", "--pennants", "4"][..], &on].concat(), &["`pennants` changes nothing for `road`", "`--tiles`"]);
    says(
        &[&["road", "--tiles", "4", "--with", "inn"][..], &on].concat(),
        &["in `c2:`, `inn` changes nothing for `road`", "it needs `inns` in the selection"],
    );
    says(&[&["city", "--tiles", "-1"][..], &on].concat(), &["never so many `tiles`", "from 0 to 40"]);
    says(&["road", "--inn", "2", "--select", "c2: inns"], &["`inn` is there or is not there"]);
    says(&["road", "--with", "tiles,in", "--select", "c2: inns"], &["there can be several `tiles`", "--tiles NUMBER"]);
    says(&["road", "--with", "in", "--select", "c2: inns"], &["there is no quantity `in`", "did you mean `inn`?"]);
    let both = ["city", "--tiles", "3", "--with", "mage,witch", "--select", "c2: mage witch"];
    says(&both, &["`mage` and `witch` are never at the same feature"]);
    let slum = ["city", "--tiles", "2", "--slum-tiles", "3", "--select", "c2: land-surveyors"];
    says(&slum, &["more `slum-tiles` than `tiles`"]);
    let castle = ["castle", "--neighbour-points", "9", "--final", "--select", "c2: castles"];
    says(&castle, &["nothing is scored for `castle` after the game", "leave out `--final`"]);
    says(&["barn", "--completed-cities", "3", "--select", "c2: barn"], &["after the game alone", "add `--final`"]);
    says(
        &["barn", "--completed-cities", "3", "--final", "--select", "c2:"],
        &["nothing is scored for `barn`", "where `barn`"],
    );
    says(&["city", "--tiles", "3", "--lang", "xx", "--select", "c2:"], &["there is no language `xx`"]);
}
