//! Cases 127 and 128: words from files act as words everywhere.

use super::html;
use super::project::{Sheets, edited, small};
use rulesheet::build::{self, BuildOptions, Format};

const HOSTILE: &str = "x\" onload=\"y ' < > & </script> </title> </style> javascript:alert(1) \u{2028} <img src=x onerror=alert(1)> [a](javascript:alert(1)) <!--";

/// Wherever it stands, the page has the same elements as with a harmless word, and the same attributes.
#[test]
fn words_never_become_markup() {
    let files = [
        "locales/en/names.ftl",
        "locales/en/turn.ftl",
        "locales/en/lists.ftl",
        "locales/en/ui.ftl",
        "locales/nl/turn.ftl",
    ];
    let (mut harmless, mut hostile) = (small(""), small(""));
    for file in files {
        let text = String::from_utf8(harmless.0[file].clone()).expect("text");
        harmless.0.insert(file.into(), spoiled(&text, "x"));
        hostile.0.insert(file.into(), spoiled(&text, HOSTILE));
    }
    let options = BuildOptions { base_url: Some("https://example.org/".into()), ..BuildOptions::default() };
    let (harmless, hostile) = (build::build(&harmless, &options).0, build::build(&hostile, &options).0);
    assert_eq!(harmless.0.keys().collect::<Vec<_>>(), hostile.0.keys().collect::<Vec<_>>());
    for (path, bytes) in &harmless.0 {
        if !path.ends_with(".html") {
            assert_eq!(bytes, &hostile.0[path], "{path}");
            continue;
        }
        let [one, other] = [bytes, &hostile.0[path]].map(|bytes| String::from_utf8(bytes.clone()).expect("text"));
        assert_eq!(html::skeleton(&one), html::skeleton(&other), "{path}");
        let names = |text: &str| -> Vec<String> {
            html::tags(text).into_iter().flat_map(|tag| tag.attributes).map(|(name, _)| name).collect()
        };
        assert_eq!(names(&one), names(&other), "{path}");
        let safe = |href: &String| !href.to_lowercase().contains("javascript:");
        assert!(html::values(&other, "href").iter().all(safe), "{path}");
    }
}

/// Every message of one line gets the words at its end.
fn spoiled(text: &str, words: &str) -> Vec<u8> {
    let line = |line: &str| {
        let message = line.starts_with(|c: char| c.is_ascii_lowercase()) && !line.ends_with("->");
        if message && line.contains(" = ") { format!("{line} {words}\n") } else { format!("{line}\n") }
    };
    text.lines().map(line).collect::<String>().into_bytes()
}

#[test]
fn hostile_words_are_still_read() {
    let tree = edited("locales/en/turn.ftl", "Score the feature.", "Score <b>the & feature</b>.");
    let mut sheets = Sheets::of_any(&tree);
    assert_eq!(sheets.item("c2:", "score")["text"], "Score <b>the & feature</b>.");
    assert!(sheets.write("en", "c2:", Format::Html).contains("Score &lt;b&gt;the &amp; feature&lt;/b&gt;."));
    let text = sheets.write("en", "c2:", Format::Markdown);
    assert!(text.contains("Score \\<b>the \\& feature\\</b>."), "{text}");
}
