use super::*;
use proptest::prelude::*;

fn units(ftl: &str) -> Units {
    Units::collect(&[File::read("locales/nl/turn/scoring.ftl", ftl.as_bytes(), &mut Vec::new())])
}

#[track_caller]
fn check(ftl: &str, text: &str) {
    let units = units(ftl);
    let unit = units.iter().next().expect("a unit");
    assert_eq!(unit.text, text);
    let again = entry(&unit.id, &unit.text);
    assert_eq!(self::units(&again).iter().next().map(|unit| unit.text.clone()).as_deref(), Some(text), "{again}");
}

#[test]
fn a_text_is_laid_out_in_one_way() {
    check("a = One  point.", "One  point.");
    check("a =\n      One\n        point.\n", "One\n  point.");
    check("a = { $n ->\n [one] x\n *[other] y\n}!", "{ $n ->\n    [one] x\n   *[other] y\n}!");
    check("a = x\r\n    y\r\n", "x\ny");
    check("a = One\n  .genitive = of one\n", "One\n.genitive = of one");
    check("a =\n  .genitive = of one\n", ".genitive = of one");
    check("-a = { \"\" }\n", "{ \"\" }");
}

#[test]
fn what_would_be_taken_for_syntax_is_quoted() {
    check("a = .x", "{ \".\" }x");
    check("a = *x\n    y", "{ \"*\" }x\ny");
    check(
        "a = { $n ->\n *[other] [x]{ $n ->\n *[other] *y\n }\n}",
        "{ $n ->\n   *[other]\n        { \"[\" }x]{ $n ->\n           *[other] { \"*\" }y\n        }\n}",
    );
}

#[test]
fn a_unit_knows_its_place() {
    let ftl = "### All\n\n## First\n\n# Why\n# so\na = x\n    y\n\n# alone\n\n-b = z\n## \nc = { $x\n\nd = w";
    let units = units(ftl);
    let unit = |id: &str| units.get(id).expect("a unit");
    assert_eq!((unit("a").file.as_str(), unit("a").line), ("turn/scoring.ftl", 7));
    assert_eq!((unit("a").comment.as_deref(), unit("a").section.as_deref()), (Some("Why\nso"), Some("First")));
    assert_eq!(&ftl[unit("a").whole.clone()], "# Why\n# so\na = x\n    y");
    assert_eq!(&ftl[unit("a").body.clone()], "a = x\n    y");
    assert_eq!((&ftl[unit("-b").body.clone()], unit("-b").comment.as_deref()), ("-b = z", None));
    assert_eq!((&ftl[unit("d").whole.clone()], unit("d").section.as_deref()), ("d = w", None));
    assert_eq!(units.broken("c").map(|at| &ftl[at.bytes.clone()]), Some("c"));
    assert_eq!(units.iter().count(), 3);
}

#[test]
fn layout_and_comments_do_not_count() {
    let hash = |ftl: &str| units(ftl).iter().next().expect("a unit").hash;
    assert_eq!(hash("# one\na = Score { $n } points."), hash("# two\na =\n  Score {$n}\n  points.\n"));
    assert_ne!(hash("a = Score 1."), hash("a = Score 2."));
}

#[test]
fn words_are_what_is_read() {
    let text = "Score { $points ->\n    [one] { meeple } 1\n   *[other] { \"points\" }\n}, **no**.";
    assert_eq!(literal_words(text), ["score", "meeple", "1", "points", "no"]);
    assert_eq!(literal_words("{"), [""; 0]);
}

proptest! {
    #[test]
    fn an_entry_of_a_text_has_that_text(
        ftl in "a = [ .*\\[\\]{}\"$\n>a-c=-]{0,40}",
        lines in prop::collection::vec("( {1,6}[a.*\\[{}\"]{0,3}[ a-c.*\\[\\]\"{}$]{0,9})|( {2,5}\\*?\\[b\\] [*\\[.a]{1,3})", 0..6),
        tail in "( }| {3}\\.b = [*.\\[a]{1,3})?",
    ) {
        for ftl in [ftl, format!("a = {}\n{tail}\n", lines.join("\n")), format!("a = {{ $n ->\n{}\n   *[c] d\n }}\n{tail}\n", lines.join("\n"))] {
            for unit in units(&ftl).iter() {
                let again = entry(&unit.id, &unit.text);
                let read = units(&again);
                prop_assert_eq!(read.get(&unit.id).map(|unit| &unit.text), Some(&unit.text), "{}", again);
                prop_assert_eq!(&ftl[unit.at.bytes.clone()], unit.id.trim_start_matches('-'));
            }
        }
    }

    #[test]
    fn any_text_is_survived(ftl in "\\PC{0,60}") {
        for unit in units(&ftl).iter() {
            prop_assert!(ftl.is_char_boundary(unit.whole.start) && ftl.is_char_boundary(unit.whole.end));
        }
    }
}
