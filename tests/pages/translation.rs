//! What readers are told of a translation: marks, notices, the page that counts, credits.

use super::project::{Sheets, site, small};
use rulesheet::build::{BuildOptions, Format};
use rulesheet::locale::hash::Hash;
use rulesheet::tree::InputTree;
use std::fmt::Write as _;

const PAGE: &str = "nl/translation/index.html";

/// The Dutch sentence was made when the source had this text.
fn made_from(mut tree: InputTree, records: &[(&str, &str, &str, bool)]) -> InputTree {
    let (mut lock, mut sources) = (String::new(), String::new());
    for (id, source, own, reviewed) in records {
        let (from, own) = (Hash::of(source), Hash::of(own));
        _ = writeln!(lock, "\"{id}\" = {{ source = \"{from}\", translation = \"{own}\", reviewed = {reviewed} }}");
        _ = writeln!(sources, "\"{from}\" = \"{source}\"");
    }
    tree.0.insert("locales/nl/translations.lock".into(), lock.into_bytes());
    tree.0.insert("locales/sources.lock".into(), sources.into_bytes());
    tree
}

fn outdated() -> InputTree {
    made_from(small(""), &[("why", "She is very kind.", "Ze is lief.", true)])
}

/// Case 1: a sentence that says what the source said in former times never stands there plainly.
#[test]
fn outdated_sentences_are_marked_in_words_1() {
    let mut sheets = Sheets::of(&outdated());
    let html = sheets.write("nl", "c2: fairy", Format::Html);
    assert!(
        html.contains("<span class=\"outdated\">Ze is lief. <span class=\"outdated-mark\">[verouderd]</span></span>")
    );
    assert!(html.contains("als verouderd zijn gemerkt"), "the notice");
    assert!(sheets.write("nl", "c2: fairy", Format::Text).contains("Ze is lief. [verouderd]"));
    assert!(sheets.write("nl", "c2: fairy", Format::Markdown).contains("Ze is lief. \\[verouderd\\]"));
    assert!(!sheets.write("nl", "c2: fairy", Format::Json).contains("verouderd"));
    assert!(!sheets.write("en", "c2: fairy", Format::Html).contains("outdated\">"));
}

#[test]
fn the_notice_shows_where_the_sentence_does() {
    let mut sheets = Sheets::of(&outdated());
    assert!(!sheets.write("nl", "c2:", Format::Html).contains("als verouderd zijn gemerkt"));
    assert!(!sheets.write("nl", "c2:", Format::Text).contains("als verouderd zijn gemerkt"));
}

#[test]
fn drafts_are_told_of_and_the_source_is_none() {
    let mut sheets = Sheets::of(&small(""));
    for format in [Format::Html, Format::Text, Format::Markdown] {
        assert!(sheets.write("nl", "c2:", format).contains("Deze vertaling is een concept"));
        assert!(!sheets.write("en", "c2:", format).contains("This translation is a draft"));
    }
}

/// The numbers in the row of a language or file: total, reviewed, drafts, outdated, missing, broken.
#[track_caller]
fn row(html: &str, name: &str) -> Vec<usize> {
    let row = html.split("<tr").skip(1).find(|row| row.contains(&format!("{name}</"))).expect("a row");
    let cells = row.split("<td>").skip(1).filter_map(|cell| cell.split('<').next());
    cells.filter_map(|cell| cell.parse().ok()).collect()
}

#[test]
fn the_page_counts_as_a_hand_does() {
    let tree = outdated();
    let lines = |path: &str| String::from_utf8(tree.0[path].clone()).expect("text");
    let is_message = |line: &&str| line.contains(" = ") && line.starts_with(|c: char| c.is_ascii_lowercase());
    let count = |path: &str| lines(path).lines().filter(is_message).count();
    let total: usize = tree.0.keys().filter(|path| path.starts_with("locales/en/")).map(|path| count(path)).sum();
    let own: usize = tree
        .0
        .keys()
        .filter(|path| path.starts_with("locales/nl/"))
        .filter(|path| path.ends_with(".ftl"))
        .map(|path| count(path))
        .sum();
    let html = &site(&tree, &BuildOptions::default())[PAGE];
    let outdated = usize::from(html.contains("<section class=\"work outdated\""));
    assert_eq!(row(html, "Nederlands"), [total, 0, own - outdated, outdated, total - own, 0]);
    assert!(html.contains(&format!("Ontbreekt ({})", total - own)));
}

#[test]
fn what_is_left_is_listed_with_its_line() {
    let tree = made_from(small(""), &[("why", "Anything but this.", "Ze is lief.", true)]);
    let options =
        BuildOptions { repository_url: Some("https://example.org/blob/main/".into()), ..BuildOptions::default() };
    let site = site(&tree, &options);
    let html = &site[PAGE];
    let section = html.split("<section class=\"work outdated\"").nth(1).expect("outdated ones");
    assert!(section.contains("<code>why</code>") && section.contains("<del>") && section.contains("<ins>"));
    assert!(section.contains("href=\"https://example.org/blob/main/locales/en/turn.ftl#L"));
    assert!(section.contains("href=\"https://example.org/blob/main/locales/nl/turn.ftl#L"));
    assert!(site["nl/everything/turn/index.html"].contains("href=\"../../../nl/translation/index.html\""));
    assert!(site["en/translation/index.html"].contains("All languages are translated from this one."));
    assert!(!site["en/translation/index.html"].contains("class=\"work"));
}

#[test]
fn translators_are_named_and_only_the_web_is_linked() {
    let names = "#== locales/nl/language.toml\ntranslators = [\"Anna <https://example.org/a?b&c>\", \
                 \"<b>Bob</b> <javascript:alert(1)>\"]\n";
    let html = &site(&small(names), &BuildOptions::default())[PAGE];
    assert!(html.contains("<a href=\"https://example.org/a?b&amp;c\"><bdi>Anna</bdi></a>"), "{html}");
    assert!(html.contains("<bdi>&lt;b&gt;Bob&lt;/b&gt;</bdi>"), "{html}");
    assert!(!html.contains("href=\"javascript"));
}
