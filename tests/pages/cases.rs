//! Faults that people have reported of tools like this one, by their numbers.

use super::html;
use super::project::{Sheets, edited, real, site, small};
use rulesheet::build::{BuildOptions, Format};

/// Case 33: what every award of points raises is written down once.
#[test]
fn a_signal_of_points_is_at_every_award_and_nowhere_else() {
    let path = "content/pages/turn/scoring.toml";
    let more = edited(
        path,
        "[[step.record]]\nid = \"hold-bazaars\"",
        "[[step.record]]\nid = \"more\"\nawards = true\n\n[[step.record]]\nid = \"hold-bazaars\"",
    );
    let mut sheets = Sheets::of(&with_message(more, "more = More points."));
    let mut raising = |selection: &str| -> Vec<String> {
        let items = sheets.items(selection);
        let raises =
            |item: &&serde_json::Value| item["signals"].as_array().expect("signals").contains(&"hans-statue".into());
        items.iter().filter(raises).map(|item| item["id"].as_str().expect("an id").to_owned()).collect()
    };
    assert_eq!(raising("c2: fairy hans-statue"), ["fairy-point", "score", "more"]);
    assert_eq!(raising("c2: fairy"), Vec::<String>::new());
}

fn with_message(mut tree: rulesheet::tree::InputTree, message: &str) -> rulesheet::tree::InputTree {
    tree.0.insert("locales/en/more.ftl".into(), format!("{message}\n").into_bytes());
    tree
}

/// Case 36: what a parent asks for, its children need as well.
#[test]
fn a_child_needs_its_parent() {
    let tree = edited("content/pages/turn/place-tile.toml", "when = \"castles\"", "when = \"castles | river-1\"");
    let mut sheets = Sheets::of(&tree);
    assert!(!sheets.ids("c2: river-1").contains(&"fairy-on-castle".to_owned()));
    assert!(sheets.ids("c2: river-1 fairy").contains(&"fairy-on-castle".to_owned()));
}

/// A condition that is needed in many places is written down once: what is added to it reaches every sentence that
/// names it, and no other.
#[test]
fn a_named_condition_is_changed_everywhere_at_once() {
    let (file, mut wider) = ("content/catalogue/conditions.toml", real());
    let text = String::from_utf8(wider.0[file].clone()).expect("text");
    let more = text.replace("is = \"builder | pig | sheep\"", "is = \"builder | pig | sheep | obelisk\"");
    assert_ne!(text, more);
    wider.0.insert(file.into(), more.into_bytes());
    let selection = "c1: dragon festival obelisk plague russian-promos tower";
    let (mut before, mut after) = (Sheets::of(&real()), Sheets::of(&wider));
    let pairs = before.items(selection).into_iter().zip(after.items(selection));
    let differ: Vec<String> = pairs.filter(|(one, other)| one != other).map(|(one, _)| id(&one)).collect();
    let locales = &before.0.locales;
    let names = |id: &String| locales.unit(0, id).is_some_and(|unit| unit.text.contains("$special-figures"));
    let all: Vec<String> = before.0.locales.source_ids("").map(str::to_owned).filter(names).collect();
    let shown: Vec<String> = after.items(selection).iter().map(id).filter(|id| all.contains(id)).collect();
    assert!(shown.len() > 2, "{shown:?}");
    assert_eq!(differ, shown);
}

fn id(item: &serde_json::Value) -> String {
    item["id"].as_str().expect("an id").to_owned()
}

/// Case 39: nothing chosen is the base game.
#[test]
fn an_empty_selection_is_the_base_game() {
    let mut sheets = Sheets::of(&small(""));
    let ids = ["you", "empty-begin-turn", "draw", "each-feature", "score"];
    assert_eq!(sheets.ids("c2:"), ids);
    assert!(sheets.write("en", "c2:", Format::Text).contains("- Expansions: none, just the base game\n"));
    let pages = site(&small(""), &BuildOptions::default());
    let rules =
        |html: &str| html.split("<article").nth(1).expect("rules").split("</article>").next().map(str::to_owned);
    assert_eq!(rules(&pages["en/base/turn/index.html"]), rules(&sheets.write("en", "c2:", Format::Html)));
}

/// Case 41: a record that moves to another step keeps its signals.
#[test]
fn signals_move_with_their_record() {
    let record = "[[step.record]]\nid = \"fairy-point\"\nwhen = \"fairy\"\nawards = true\nsignals = [\"messages:1A\"]\nnumbers.points = 1\nfootnotes = [\"why\"]\n";
    let selection = "c1: fairy messages hans-statue";
    let before = Sheets::of(&small("")).item(selection, "fairy-point");
    let mut tree = edited("content/pages/turn/place-tile.toml", record, "[[step.record]]\nid = \"start\"\n");
    let text = String::from_utf8(tree.0["content/pages/turn/place-tile.toml"].clone()).expect("text");
    let text = text.replace("under = \"fairy-point\"", "under = \"start\"");
    tree.0.insert(
        "content/pages/turn/place-tile.toml".into(),
        format!("{text}\n{}", record.replace(", \"why\"", "")).into_bytes(),
    );
    let scoring = "content/pages/turn/scoring.toml";
    let after = Sheets::of(&with_message(tree, "start = Start.")).item(selection, "fairy-point");
    assert_eq!(before["signals"], after["signals"], "{scoring}");
    assert_eq!(before["signals"].as_array().expect("signals").len(), 2);
    assert_ne!(before["step"], after["step"]);
}

/// Case 42: an expansion is named with its parts, if not all of them are on the table.
#[test]
fn parts_of_an_expansion_are_named() {
    let mut sheets = Sheets::of(&small(""));
    let mut table = |selection: &str| {
        let text = sheets.write("en", selection, Format::Text);
        text.lines().find_map(|line| line.strip_prefix("- Large expansions: ").map(str::to_owned))
    };
    assert_eq!(table("c2: bazaars castles").as_deref(), Some("8. Bridges, Castles & Bazaars (Castles, Bazaars)"));
    assert_eq!(
        table("c2: bridges-castles-and-bazaars fairy").as_deref(),
        Some("3. The Princess & the Dragon (Fairy); 8. Bridges, Castles & Bazaars")
    );
    assert_eq!(table("c2: messages"), None);
    let html = sheets.write("en", "c2: castles bazaars", Format::Html);
    assert!(html::main_text(&html).contains("8 Bridges, Castles & Bazaars (Castles, Bazaars)"));
}

/// Case 43: one vocabulary, whatever reads the page.
#[test]
fn each_edition_has_its_own_words_alone() {
    let mut sheets = Sheets::of(&small(""));
    for format in [Format::Html, Format::Text, Format::Markdown, Format::Json] {
        for (edition, word, other) in
            [("c1", "follower", "meeple"), ("we", "follower", "meeple"), ("c2", "meeple", "follower")]
        {
            let text = sheets.write("en", &format!("{edition}: dragon bridges"), format);
            let text = text.split("</style>").last().expect("a page");
            assert!(text.contains(word) && !text.contains(other), "{edition} {format:?}");
        }
    }
}

/// Case 46: notes of editors and translators stay with them.
#[test]
fn comments_do_not_reach_readers() {
    for (path, text) in site(&small(""), &BuildOptions::default()) {
        assert!(!text.contains("TODO"), "{path}");
    }
}

/// Cases 50 and 51: labels are what the page's file says; a sentence names its target by the same label.
#[test]
fn references_show_the_label_of_their_target() {
    let mut sheets = Sheets::of(&small(""));
    let html = sheets.write("en", "c2: river-1", Format::Html);
    assert!(html.contains("back to <a href=\"#draw-tile\">1B</a>"), "{html}");
    let other = edited("content/pages/turn/place-tile.toml", "label = \"1B\"", "label = \"1D\"");
    let mut sheets = Sheets::of(&other);
    let html = sheets.write("en", "c2: river-1", Format::Html);
    assert!(html.contains("back to <a href=\"#draw-tile\">1D</a>") && !html.contains("1B"));
    assert!(sheets.write("en", "c2: river-1", Format::Text).contains("back to 1D"));
    // A step that is hidden leaves no gap to be closed: names of steps are names.
    let html = sheets.write("en", "c2:", Format::Html);
    assert!(!html.contains(">2A<") && html.contains("<bdi class=\"label\">2B</bdi>"));
}

/// Case 63: the contents list what the page shows.
#[test]
fn contents_hold_what_shows_and_no_more() {
    let mut sheets = Sheets::of(&small(""));
    for selection in ["c2:", "c2: dragon", "c1: fairy bridges", "we: river-1"] {
        let html = sheets.write("en", selection, Format::Html);
        let contents = html.split("<nav class=\"contents\"").nth(1).expect("contents").split("</nav>").next();
        let targets = html::values(contents.expect("contents"), "href");
        let ids = html::values(&html, "id");
        assert!(targets.iter().all(|target| ids.iter().any(|id| target[1..] == *id)), "{selection}: {targets:?}");
        assert_eq!(targets.contains(&"#dragon-moves".to_owned()), selection.contains("dragon"));
        assert_eq!(targets.contains(&"#_footnotes".to_owned()), html.contains("id=\"_footnotes\""));
    }
}

/// Footnotes: numbered by what shows, linked both ways.
#[test]
fn footnotes_are_numbered_by_what_shows() {
    let mut sheets = Sheets::of(&small(""));
    let html = sheets.write("en", "c2: river-1", Format::Html);
    assert!(
        html.contains("<a href=\"#river-end\" id=\"_from-river-first-river-end\" aria-label=\"Footnote 1\">1</a>"),
        "{html}"
    );
    let html = sheets.write("en", "c2: river-1 fairy", Format::Html);
    assert!(html.contains("aria-label=\"Footnote 2\">2</a>"));
    assert!(html.contains("href=\"#_from-fairy-point-why\" aria-label=\"Back to 1A\">"), "{html}");
    assert!(html.contains("href=\"#_from-fairy-in-print-why\""));
    assert!(!sheets.write("en", "c2: dragon", Format::Html).contains("_footnotes"));
}

/// Repeats are framed only where their caption shows, and the caption stands before the range.
#[test]
fn repeats_have_captions() {
    let mut sheets = Sheets::of(&small(""));
    let place = |ids: &[String], id: &str| ids.iter().position(|shown| shown == id);
    let ids = sheets.ids("c1: castles bazaars");
    assert!(place(&ids, "double-turn") < place(&ids, "draw") && place(&ids, "double-turn").is_some());
    assert_eq!(place(&ids, "round"), place(&ids, "hold-bazaars").map(|n| n + 1));
    assert_eq!(place(&sheets.ids("c1: bazaars"), "double-turn"), None);
    let html = sheets.write("en", "c1: castles", Format::Html);
    let (before, inside) = html.split_once("id=\"_repeat-double-turn\"").expect("a caption");
    assert!(before.contains("id=\"begin-turn\"") && inside.contains("id=\"draw-tile\""));
}
