//! `rulesheet sheet`.

use super::project::{REAL, Run, rulesheet};
use serde_json::Value;
use std::fs;

fn sheet(words: &[&str]) -> Run {
    Run::of(rulesheet().arg("sheet").args(words).current_dir(REAL))
}

fn items(words: &[&str]) -> Vec<Value> {
    let sheet: Value = serde_json::from_str(&sheet(&[words, &["--format", "json"]].concat()).fine()).unwrap();
    sheet["items"].as_array().unwrap().clone()
}

#[test]
fn json_lists_what_is_visible_in_order() {
    let text = sheet(&["--lang", "nl", "--select", "c2: abbey fairy tower", "--format", "json"]).fine();
    let sheet: Value = serde_json::from_str(&text).unwrap();
    assert_eq!(sheet["page"], "order-of-play");
    assert_eq!(sheet["lang"], "nl");
    assert_eq!(sheet["selection"], "c2: fairy tower abbey", "in the order of the catalogue");
    let known =
        ["intro", "any-time", "1A", "1B", "1C", "2A", "2B-1", "2B-2", "2C", "2D", "3A", "3B", "3C", "3D", "4A", "4B"];
    let mut last = 0;
    for item in sheet["items"].as_array().unwrap() {
        let fields: Vec<&String> = item.as_object().unwrap().keys().collect();
        let wanted = ["adapted", "depth", "deviation", "id", "kind", "phase", "signals", "step", "text"];
        assert_eq!(fields, wanted);
        let step = item["step"].as_str().unwrap();
        if item["kind"] != "footnote" {
            let place = known.iter().position(|k| *k == step).unwrap_or_else(|| panic!("{step} is a step"));
            assert!(place >= last, "{step} comes in its turn");
            last = place;
        }
        assert!(!item["text"].as_str().unwrap().contains(['<', '>', '*', '{', '}']), "{item}");
        assert!(item["adapted"].is_boolean() && item["signals"].is_array());
    }
}

#[test]
fn a_preset_is_its_selection() {
    let listing = Run::of(rulesheet().args(["catalogue", "--format", "json"]).current_dir(REAL)).fine();
    let listing: Value = serde_json::from_str(&listing).unwrap();
    for preset in listing["presets"].as_array().unwrap().iter().take(6) {
        let (id, selection) = (preset["id"].as_str().unwrap(), preset["selection"].as_str().unwrap());
        let by_preset = sheet(&["--preset", id, "--format", "json"]).fine();
        assert_eq!(by_preset, sheet(&["--select", selection, "--format", "json"]).fine(), "{id}");
    }
}

#[test]
fn nothing_on_the_table_is_the_base_game_and_never_everything() {
    assert_eq!(items(&["--select", "c2:"]), items(&["--preset", "base-c2"]));
    assert!(items(&["--select", "c2:"]).len() < items(&["--preset", "everything"]).len() / 3);
    sheet(&["--select", ""]).fails(2, &["edition"]);
    sheet(&["--select", "c2"]).fails(2, &["error"]);
    sheet(&["--select", "fairy"]).fails(2, &["error"]);
}

#[test]
fn single_parts_of_an_expansion_can_be_left_out() {
    let all = items(&["--select", "c2: bridges castles bazaars"]);
    let some = items(&["--select", "c2: castles bazaars"]);
    let text = |items: &[Value]| items.iter().map(|item| item["text"].to_string()).collect::<String>();
    assert!(text(&all).to_lowercase().contains("bridge"));
    assert!(!text(&some).to_lowercase().contains("bridge"), "not a word of bridges");
}

#[test]
fn an_expansion_stands_for_all_its_components() {
    let whole = items(&["--select", "c2: princess-and-dragon"]);
    assert_eq!(whole, items(&["--select", "c2: dragon magic-portal princess fairy"]));
}

#[test]
fn every_word_that_means_nothing_is_reported_with_the_nearest() {
    let run = sheet(&["--lang", "nll", "--page", "order-of-pla", "--select", "c2: fary towr +princess-mus"]);
    let said = ["did you mean `nl`?", "did you mean `order-of-play`?", "`fary`", "did you mean `fairy`?"];
    run.fails(2, &said);
    run.fails(2, &["did you mean `tower`?", "did you mean `princess-must`?", "^^^^"]);
    sheet(&["--preset", "evrything"]).fails(2, &["there is no preset `evrything`", "did you mean `everything`?"]);
    assert_eq!(run.out, "");
}

#[test]
fn a_sheet_is_of_one_table() {
    sheet(&[]).fails(2, &["--select", "--preset"]);
    sheet(&["--select", "c2:", "--preset", "base-c2"]).fails(2, &["cannot be used with"]);
}

#[test]
fn a_file_is_written_whole_or_not_at_all() {
    let temp = tempfile::tempdir().unwrap();
    let file = temp.path().join("sheet.html");
    let place = file.to_str().unwrap();
    assert_eq!(sheet(&["--select", "c2:", "-o", place]).fine(), "");
    let page = fs::read_to_string(&file).unwrap();
    assert!(page.starts_with("<!DOCTYPE html>") || page.starts_with("<!doctype html>"));
    assert_eq!(page, sheet(&["--select", "c2:"]).fine());
    sheet(&["--select", "c2: fary", "-o", place]).fails(2, &[]);
    sheet(&["--select", "c2:", "-o", temp.path().join("no/such/file").to_str().unwrap()]).fails(1, &["cannot write"]);
    assert_eq!(fs::read_to_string(&file).unwrap(), page);
    assert_eq!(fs::read_dir(temp.path()).unwrap().count(), 1);
}

#[test]
fn a_page_is_self_contained() {
    let page = sheet(&["--preset", "everything", "--lang", "ru"]).fine();
    for outside in ["src=\"", "<link", "url(", "@import", "<base", "href=\"http"] {
        let first = page.find(outside).map(|at| page[at..].chars().take(60).collect::<String>());
        let fine = first.as_deref().is_none_or(|text| text.contains("data:") || text.starts_with("href=\"http"));
        assert!(fine, "{first:?}");
    }
    assert!(page.contains("<style") && page.contains("lang=\"ru\""));
}

#[test]
fn text_and_markdown_have_one_word_of_each_edition() {
    for format in ["text", "markdown"] {
        let [first, new] = ["c1:", "c2:"].map(|s| sheet(&["--select", s, "--format", format]).fine().to_lowercase());
        assert!(first.contains("follower") && !first.contains("meeple"), "{format}: the first edition's words");
        assert!(new.contains("meeple") && !new.contains("follower"), "{format}: the new edition's words");
    }
}

#[test]
fn a_sheet_is_not_written_among_the_sources() {
    for file in ["content/catalogue/presets.toml", "locales/x.html", "templates/x.html", "content"] {
        sheet(&["--preset", "base-c2", "-o", file]).fails(2, &["own files", "-o"]);
    }
}

#[test]
fn complaints_of_a_long_argument_are_short() {
    let many = format!("c2: {}", "nonsense ".repeat(5000));
    let one = format!("c2: {}", "x".repeat(50_000));
    for text in [many, one, "c2: \u{202e}red \u{7}".to_owned()] {
        let run = Run::of(rulesheet().args(["sheet", "--select", &text]).current_dir(REAL));
        assert!(run.err.len() < 20_000, "{} bytes", run.err.len());
        assert!(!run.err.contains(['\u{202e}', '\u{7}']));
    }
}
