//! The fields of JSON, and text and Markdown where their form matters.

use super::project::{Sheets, small};
use rulesheet::build::Format;
use serde_json::{Value, json};

#[test]
fn json_lists_what_shows_in_order() {
    let mut sheets = Sheets::of(&small(""));
    let sheet: Value = serde_json::from_str(&sheets.write("nl", "c1: fairy messages", Format::Json)).expect("JSON");
    assert_eq!(sheet["page"], "turn");
    assert_eq!(sheet["lang"], "nl");
    assert_eq!(sheet["selection"], "c1: fairy messages");
    assert_eq!(sheet["items"][0]["step"], "intro");
    assert_eq!(sheet["items"][0]["phase"], "before");
    let fairy = json!({
        "id": "fairy-point", "phase": "1", "step": "1A", "depth": 0, "kind": "action",
        "text": "Je krijgt 1 punt voor de fee.", "adapted": false, "deviation": null, "signals": ["messages:1A"],
    });
    assert_eq!(sheet["items"].as_array().expect("items").iter().find(|item| item["id"] == "fairy-point"), Some(&fairy));
}

#[test]
fn steps_without_actions_say_so() {
    let mut sheets = Sheets::of(&small(""));
    let empty = sheets.item("c2: castles", "empty-begin-turn");
    assert_eq!((empty["kind"].as_str(), empty["step"].as_str()), (Some("empty"), Some("1A")));
    assert!(!sheets.ids("c2: fairy").contains(&"empty-begin-turn".to_owned()));
    assert!(
        sheets.ids("c2: fairy").iter().all(|id| id != "empty-intro"),
        "a part of the page that is no station of the turn"
    );
    assert!(
        sheets.write("en", "c2:", Format::Text).contains("1A Begin\n\nNothing to do in this step.\n\n1B Draw a tile")
    );
}

#[test]
fn kinds_beyond_records() {
    let mut sheets = Sheets::of(&small(""));
    let items = sheets.items("c1: fairy bazaars castles");
    let kinds = |kind: &str| -> Vec<&str> {
        items.iter().filter(|item| item["kind"] == kind).map(|item| item["id"].as_str().expect("an id")).collect()
    };
    assert_eq!(kinds("repeat"), ["double-turn", "each-feature", "round"]);
    assert_eq!(kinds("footnote"), ["why"]);
    assert_eq!(kinds("empty"), Vec::<&str>::new());
}

/// Text in Markdown that looks like markup stays text.
#[test]
fn markdown_is_escaped() {
    let mut sheets = Sheets::of(&small("#== locales/en/turn2.ftl\n"));
    let text = sheets.write("en", "c1: fairy", Format::Markdown);
    assert!(text.starts_with("# A turn: Own selection\n"), "{text}");
    assert!(text.contains("1. Score 1 point for the **fairy**. \\[1\\]\n"), "{text}");
    assert!(text.contains("    - Only if you say so. \\[1\\] (deviation: RGG)\n"), "{text}");
}

/// Case 39's other half: a selection's text comes back as it would be written.
#[test]
fn the_selection_is_told_in_its_written_form() {
    let mut sheets = Sheets::of(&small(""));
    let html = sheets.write("en", "c2: +fairy-on-tile bazaars fairy castles bridges", Format::Html);
    assert!(html.contains("--select \"c2: fairy bridges castles bazaars +fairy-on-tile\""), "{html}");
}
