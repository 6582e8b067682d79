//! Rendering diagnostics: [`people`] with an excerpt of the file, [`json`] for programs. Only here do bytes become
//! lines and columns.

mod excerpt;
mod lacks;
mod places;

use super::{Diagnostic, Severity};
use crate::tree::InputTree;
use excerpt::Excerpts;
use places::Places;
use serde::Serialize;

/// A place as `file:line:column`, as editors and terminals understand it.
#[must_use]
pub fn place(at: &super::Span, tree: &InputTree) -> String {
    let place = Places::new(tree).of(&at.file, at.bytes.start);
    format!("{}:{}:{}", at.file, place.line, place.column)
}

/// In the order of a report, each once: by file, position, code.
#[must_use]
pub fn sorted(found: &[Diagnostic]) -> Vec<&Diagnostic> {
    let mut sorted: Vec<&Diagnostic> = found.iter().collect();
    let key = |d: &Diagnostic| (d.at.file.clone(), d.at.bytes.start, d.code, d.at.bytes.end);
    sorted.sort_by(|one, other| key(one).cmp(&key(other)).then_with(|| one.message.cmp(&other.message)));
    sorted.dedup();
    sorted
}

/// For people: each with an excerpt of its file, and a total in the end; nothing for none. Where a language lacks many
/// messages, one report for each file tells of them. The text has colours as escape sequences, to be printed through
/// `anstream`, which takes them away where they do not belong.
#[must_use]
pub fn people(found: &[Diagnostic], tree: &InputTree) -> String {
    let sorted = sorted(found);
    let (told, lacks) = lacks::gather(&sorted);
    written(&sorted, told.into_iter().chain(&lacks), tree)
}

/// The same, with each message that a language lacks.
#[must_use]
pub fn people_all(found: &[Diagnostic], tree: &InputTree) -> String {
    let sorted = sorted(found);
    written(&sorted, sorted.iter().copied(), tree)
}

fn written<'d>(sorted: &[&Diagnostic], told: impl Iterator<Item = &'d Diagnostic>, tree: &InputTree) -> String {
    let mut excerpts = Excerpts::new(tree);
    let mut text: String = told.map(|diagnostic| excerpts.render(diagnostic) + "\n\n").collect();
    if !sorted.is_empty() {
        text += &total(sorted);
        text.push('\n');
    }
    text
}

fn total(found: &[&Diagnostic]) -> String {
    let count = |severity| found.iter().filter(|diagnostic| diagnostic.severity == severity).count();
    let counted = |(number, one)| (number > 0).then(|| format!("{number} {one}{}", if number == 1 { "" } else { "s" }));
    let parts = [(count(Severity::Error), "error"), (count(Severity::Warning), "warning")];
    parts.into_iter().filter_map(counted).collect::<Vec<_>>().join(", ")
}

/// A diagnostic for programs.
#[derive(Serialize)]
struct Row<'d> {
    code: &'d str,
    severity: Severity,
    file: &'d str,
    /// From 1.
    line: usize,
    /// From 1, in characters.
    column: usize,
    /// Bytes from the beginning of the file.
    offset: usize,
    message: &'d str,
    fix: Option<&'d str>,
}

/// For programs: an array of objects, in the order of [`sorted`], with a line break at the end.
#[must_use]
pub fn json(found: &[Diagnostic], tree: &InputTree) -> String {
    let mut places = Places::new(tree);
    let row = |diagnostic| row(diagnostic, &mut places);
    let rows: Vec<Row<'_>> = sorted(found).into_iter().map(row).collect();
    serde_json::to_string_pretty(&rows).expect("strings and numbers can be written as JSON") + "\n"
}

fn row<'d>(diagnostic: &'d Diagnostic, places: &mut Places<'_>) -> Row<'d> {
    let Diagnostic { code, severity, at, message, fix, .. } = diagnostic;
    let place = places.of(&at.file, at.bytes.start);
    let (line, column) = (place.line, place.column);
    Row {
        code: code.as_str(),
        severity: *severity,
        file: &at.file,
        line,
        column,
        offset: at.bytes.start,
        message,
        fix: fix.as_deref(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::diagnostic::{Code, Span};
    use std::ops::Range;

    fn tree(text: &[u8]) -> InputTree {
        InputTree([("a.toml".to_owned(), text.to_vec())].into())
    }

    fn fault(file: &str, bytes: Range<usize>) -> Diagnostic {
        Diagnostic::error(Code::BAD_TOML, Span::new(&file.into(), bytes), "wrong")
    }

    #[track_caller]
    fn stands(text: &str, at: usize, line: usize, column: usize) {
        let found = [fault("a.toml", at..at + 1)];
        let json: serde_json::Value = serde_json::from_str(&json(&found, &tree(text.as_bytes()))).expect("JSON");
        assert_eq!((&json[0]["line"], &json[0]["column"]), (&line.into(), &column.into()));
    }

    #[test]
    fn places_count_from_one_in_characters() {
        stands("abc", 0, 1, 1);
        stands("aé→x", 6, 1, 4);
        stands("a\nb\nc", 2, 2, 1);
        stands("a\r\nbc", 4, 2, 2);
        stands("a\n", 2, 2, 1);
        stands("a", 99, 1, 2);
        stands("", 0, 1, 1);
        stands("\u{FEFF}ab", 4, 1, 2);
    }

    #[test]
    fn programs_get_every_field() {
        let found = [fault("b.toml", 3..4).fix("did you mean `x`?"), fault("a.toml", 2..3)];
        insta::assert_snapshot!(json(&found, &tree(b"a\nb")), @r#"
        [
          {
            "code": "bad-toml",
            "severity": "error",
            "file": "a.toml",
            "line": 2,
            "column": 1,
            "offset": 2,
            "message": "wrong",
            "fix": null
          },
          {
            "code": "bad-toml",
            "severity": "error",
            "file": "b.toml",
            "line": 1,
            "column": 1,
            "offset": 3,
            "message": "wrong",
            "fix": "did you mean `x`?"
          }
        ]
        "#);
        assert_eq!(json(&[], &tree(b"")), "[]\n");
    }

    fn plain(found: &[Diagnostic], tree: &InputTree) -> String {
        anstream::adapter::strip_str(&people(found, tree)).to_string()
    }

    #[test]
    fn people_get_an_excerpt_and_a_total() {
        let text = "id = \"é\"\nwhen = \"fary\"\n";
        let file = "a.toml".into();
        let found = [
            Diagnostic::error(Code::UNKNOWN_COMPONENT, Span::new(&file, 18..22), "there is no component `fary`")
                .fix("did you mean `fairy`?")
                .also(Span::new(&file, 0..2), "the record"),
            Diagnostic::warning(Code::UNUSED, Span::new(&file, 0..0), "no record names it"),
        ];
        insta::assert_snapshot!(plain(&found, &tree(text.as_bytes())), @r#"
        warning[unused]: no record names it
        --> a.toml:1:1

        error[unknown-component]: there is no component `fary`
         --> a.toml:2:9
          |
        2 | when = "fary"
          |         ^^^^
          |
          = help: did you mean `fairy`?
        note: the record
         --> a.toml:1:1
          |
        1 | id = "é"
          | ^^

        1 error, 1 warning
        "#);
    }

    #[test]
    fn nothing_found_says_nothing() {
        assert_eq!(people(&[], &tree(b"")), "");
    }

    #[test]
    fn what_steers_a_terminal_is_not_let_through() {
        let hostile = "x = \"\u{1b}[31m\u{9b}31m\u{202e}\"";
        let mut found = [fault("a.toml", 4..5)];
        found[0].message = "\u{1b}[2J\u{9b}2J".to_owned();
        let shown = plain(&found, &tree(hostile.as_bytes()));
        assert!(!shown.contains(['\u{1b}', '\u{9b}', '\u{202e}']), "{shown:?}");
        assert!(shown.contains("error[bad-toml]: ?[2J?2J"), "{shown}");
    }

    #[test]
    fn each_fault_is_reported_once_in_the_order_of_files() {
        let found = [fault("b.toml", 1..2), fault("a.toml", 5..6), fault("a.toml", 1..2), fault("b.toml", 1..2)];
        let order: Vec<_> = sorted(&found).iter().map(|d| (&*d.at.file, d.at.bytes.start)).collect();
        assert_eq!(order, [("a.toml", 1), ("a.toml", 5), ("b.toml", 1)]);
    }

    proptest::proptest! {
        #[test]
        fn no_bytes_and_no_place_panic(
            bytes in proptest::collection::vec(proptest::num::u8::ANY, 0..80),
            start in 0..100_usize,
            length in 0..100_usize,
        ) {
            let found = [fault("a.toml", start..start + length)];
            let tree = tree(&bytes);
            let (_, _) = (people(&found, &tree), json(&found, &tree));
        }

        #[test]
        fn no_text_and_no_place_panic(text in "[a\\r\\n\\tä→日\u{1b}\u{85}\u{feff}]{0,40}", start in 0..50_usize, length in 0..50_usize) {
            let found = [fault("a.toml", start..start + length)];
            let tree = tree(text.as_bytes());
            let (_, _) = (people(&found, &tree), json(&found, &tree));
        }
    }
}
