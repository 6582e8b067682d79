//! Whole sheets of the small game, to be read: `tests/snapshots/<page>.<language>.<selection>.<format>`.
//! `UPDATE_SNAPSHOTS=1 cargo test --test pages` writes them anew; look at the difference before you commit it.

use super::project::{ROOT, Sheets, small};
use rulesheet::build::Format;
use std::path::Path;

#[test]
fn sheets_are_as_they_were() {
    let mut sheets = Sheets::of(&small(""));
    let selections = [
        ("c2", "c2:"),
        ("c2-fairy", "c2: fairy"),
        ("c1-everything", "c1: dragon fairy bridges castles bazaars messages river-1 hans-statue +fairy-on-tile"),
        ("we-castles-river", "we: castles river-1"),
    ];
    let formats = [(Format::Html, "html"), (Format::Text, "txt"), (Format::Markdown, "md"), (Format::Json, "json")];
    for (name, selection) in selections {
        for (format, ending) in formats {
            for language in ["en", "nl"].into_iter().filter(|language| *language == "en" || ending != "json") {
                let text = sheets.write(language, selection, format);
                compare(&format!("turn.{language}.{name}.{ending}"), &without_style(&text));
            }
        }
    }
}

/// The stylesheet is a file to be read by itself.
fn without_style(html: &str) -> String {
    match (html.split_once("<style>"), html.split_once("</style>")) {
        (Some((before, _)), Some((_, after))) => format!("{before}<style></style>{after}"),
        _ => html.to_owned(),
    }
}

fn compare(name: &str, text: &str) {
    let path = Path::new(ROOT).join("tests/snapshots").join(name);
    if std::env::var_os("UPDATE_SNAPSHOTS").is_some() {
        std::fs::write(&path, text).expect("the snapshot is written");
    }
    let expected = std::fs::read_to_string(&path).unwrap_or_default();
    let differs = expected.lines().zip(text.lines()).position(|(one, other)| one != other);
    assert!(
        expected == text,
        "{name} differs from line {}; see the head of this file",
        differs.map_or_else(|| "its end".to_owned(), |line| (line + 1).to_string())
    );
}
