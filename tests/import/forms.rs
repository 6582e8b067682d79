//! The three forms that editors save: places are those of the file, whatever surrounds the text.

use super::project::{lint, tree};
use rulesheet::diagnostic::render;
use rulesheet::import;

fn form(line: &str) -> String {
    let languages: String = ('a'..='p').flat_map(|c| [c, c].into_iter().chain(" - Language\n".chars())).collect();
    format!(
        "Export translations\nGroup\nAbbey (2nd edition)\n{languages}Format\nFetch\n{line}\nNavigation menu\nLog in\n"
    )
}

#[test]
fn of_an_export_page_only_the_text_is_read() {
    let page = form("<ul> <li class=\"showFary\">a</li> </ul>");
    let found = lint(&page);
    assert_eq!(found.len(), 1, "{found:?}");
    assert_eq!(&page[found[0].at.bytes.clone()], "Fary");
    assert_eq!(lint(&form("'''fine'''")), []);
}

#[test]
fn line_ends_of_any_system_are_no_findings() {
    let page = "<ul>\r\n <li>a</li>\r\n\t<li>b\u{a0}</li>\r\n</ul>\r\n";
    assert_eq!(lint(page), []);
    assert_eq!(lint(&page.replace("\r\n", "\n")), []);
}

const PO: &str = r#"msgid ""
msgstr "Content-Type: text/plain; charset=UTF-8\n"

#. an example
msgctxt "Translations:Page/1/nl"
msgid "A <b>word</b>"
msgstr "Een \"<b>woord\" "
"</b>, <span>fout"

#, fuzzy
msgctxt "Translations:Page/2/nl"
msgid "B"
msgstr "<li class=\"makC1\">B</li>"

msgctxt "Translations:Page/3/nl"
msgid "C"
msgstr "no end
"#;

#[test]
fn of_an_off_line_export_every_sound_unit_is_read() {
    let found = lint(PO);
    let told: Vec<(&str, &str)> = found.iter().map(|f| (f.code.as_str(), &PO[f.at.bytes.clone()])).collect();
    assert!(told.contains(&("unknown-class", "makC1")), "{told:?}");
    assert!(told.iter().any(|(code, _)| *code == "bad-exchange-file"), "{told:?}");
    assert!(told.contains(&("unclosed-tag", "<span>")), "{told:?}");
}

/// A line of 100,000 characters is shown in part, with the mark under what is wrong.
#[test]
fn a_long_line_is_shown_around_the_fault() {
    let page = form(&format!("{}<i class=\"marcC2\">ü</i>{}", "word ".repeat(10_000), " word".repeat(10_000)));
    let mut files = tree();
    files.0.insert("page.txt".to_owned(), page.clone().into_bytes());
    let found = import::lint(&[("page.txt".to_owned(), page.into_bytes())], &files);
    let shown = anstream::adapter::strip_str(&render::people(&found, &files)).to_string();
    assert!(shown.contains("page.txt:22:50011"), "{shown}");
    let lines: Vec<&str> = shown.lines().collect();
    let marked = lines.iter().position(|line| line.contains("^^^^^^")).expect("a mark");
    assert_eq!(lines[marked - 1].find("marcC2"), lines[marked].find('^'), "{shown}");
    assert!(lines.iter().all(|line| line.len() < 400), "{shown}");
}
