//! Where the page marks what belongs to another edition, and who is named for a deviation.

use super::project::{Sheets, edited, small};
use rulesheet::build::Format;

#[track_caller]
fn adapted(selection: &str, id: &str, expected: bool) {
    let item = Sheets::of(&small("")).item(selection, id);
    assert_eq!(item["adapted"], expected, "{selection}: {id}");
}

#[test]
fn records_follow_their_components() {
    adapted("c1: fairy", "fairy-point", false);
    adapted("c2: fairy", "fairy-point", false);
    adapted("we: fairy", "fairy-point", true);
    adapted("c2: fairy castles", "fairy-on-castle", true);
    adapted("c1: fairy castles", "fairy-on-castle", false);
    adapted("c2: bazaars", "hold-bazaars", true);
}

#[test]
fn children_of_what_is_adapted_are_adapted() {
    adapted("we: fairy", "fairy-in-print", true);
    adapted("c2: bazaars", "bid", true);
    // The step that the record stands in counts as its parent.
    adapted("we: dragon", "move-dragon", true);
    adapted("c1: dragon", "move-dragon", false);
}

#[test]
fn of_alternatives_those_count_that_are_on_the_table() {
    adapted("c2: dragon", "dragon-or-bridge", false);
    adapted("c2: dragon bridges", "dragon-or-bridge", false);
    adapted("c1: dragon bridges", "dragon-or-bridge", false);
}

#[test]
fn a_group_has_the_editions_of_its_children() {
    adapted("c2: bridges", "cross", false);
    adapted("c2: bridges", "by-bridge", true);
    adapted("we: bridges", "cross", true);
}

#[test]
fn given_editions_replace_the_derived_ones() {
    let tree = edited(
        "content/pages/turn/place-tile.toml",
        "id = \"by-bridge\"\n",
        "id = \"by-bridge\"\neditions = [\"c2\", \"we\"]\n",
    );
    let mut sheets = Sheets::of(&tree);
    assert_eq!(sheets.item("c2: bridges", "by-bridge")["adapted"], false);
    assert_eq!(sheets.item("c1: bridges", "by-bridge")["adapted"], true);
}

/// Case 30: one change in the catalogue takes the marks away everywhere.
#[test]
fn an_edition_more_in_the_catalogue_takes_all_marks_away() {
    let marks = |sheets: &mut Sheets, language: &str| {
        let html = sheets.write(language, "we: river-1", Format::Html);
        html.matches("is-adapted").count() - style_marks(&html)
    };
    let mut before = Sheets::of(&small(""));
    let path = "content/catalogue/expansions/minor.toml";
    let river = "id = \"river\"\neditions = [\"c1\", \"c2\"";
    let mut after = Sheets::of(&edited(path, river, &format!("{river}, \"we\"")));
    for language in ["en", "nl", "he"] {
        assert!(marks(&mut before, language) > 1, "{language}");
        assert_eq!(marks(&mut after, language), 0, "{language}");
    }
}

fn style_marks(html: &str) -> usize {
    html.split("</style>").next().expect("a head").matches("is-adapted").count()
}

/// The mark stands once, at the topmost record, and for a part of a sentence around that part.
#[test]
fn marks_stand_where_the_adaptation_begins() {
    let mut sheets = Sheets::of(&small(""));
    let html = sheets.write("en", "c2: bazaars fairy", Format::Html);
    let rules = html.split("<article").nth(1).expect("rules");
    assert_eq!(rules.matches("is-adapted").count(), 1);
    let html = sheets.write("en", "c2: bridges", Format::Html);
    assert!(html.contains("<span class=\"adapted\">or build a <strong>bridge</strong></span>"), "{html}");
    assert!(!sheets.write("en", "c1: bridges", Format::Html).contains("<span class=\"adapted\">"));
}

/// The sentence that explains the marks shows if any mark does, also if only a part of a sentence is marked.
#[test]
fn legends_show_with_what_they_explain() {
    let mut sheets = Sheets::of(&small(""));
    let mut shows = |selection: &str, id: &str| sheets.ids(selection).iter().any(|shown| shown == id);
    assert!(!shows("c1:", "about-adaptations"));
    assert!(!shows("c1: bridges", "about-adaptations"));
    assert!(shows("c2: bazaars", "about-adaptations"));
    assert!(!shows("c1:", "about-deviations"));
    assert!(shows("c1: fairy", "about-deviations"));
    let part = edited("content/pages/turn/place-tile.toml", "when = \"bridges\"", "when = \"river-1\"");
    let mut sheets = Sheets::of(&part);
    assert!(sheets.ids("c2: bridges").contains(&"about-adaptations".to_owned()));
}

#[test]
fn a_deviation_names_its_publisher() {
    let mut sheets = Sheets::of(&small(""));
    assert_eq!(sheets.item("c1: fairy", "fairy-in-print")["deviation"], "rgg");
    assert_eq!(sheets.item("c1: fairy", "fairy-point")["deviation"], serde_json::Value::Null);
    assert!(
        sheets
            .write("en", "c1: fairy", Format::Html)
            .contains("<span class=\"badge is-deviation\">deviation: RGG</span>")
    );
    assert!(sheets.write("en", "c1: fairy", Format::Text).contains("Only if you say so. [1] (deviation: RGG)"));
    let official = edited("content/pages/turn/place-tile.toml", "[\"rgg\"]", "[\"hig\", \"rgg\"]");
    assert_eq!(Sheets::of(&official).item("c1: fairy", "fairy-in-print")["deviation"], serde_json::Value::Null);
}
