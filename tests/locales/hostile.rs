//! Whatever the files of messages hold, nothing panics, and the markers pair in all that comes out.

use super::project::{Project, TEMPLATES, tree};
use proptest::prelude::*;
use rulesheet::locale::markdown;
use rulesheet::marked::Conditional;
use rulesheet::tree::InputTree;

/// Loads, checks, and formats everything.
fn survive(tree: &InputTree) {
    let project = Project::load(tree);
    let ids: Vec<String> = (0..4).map(|n| format!("m{n}")).collect();
    let known = ["why", "score", "fairy-point", "figures-meeple", "page-turn"];
    for language in 0..project.locales.languages.len() {
        for id in ids.iter().map(String::as_str).chain(known).chain(TEMPLATES) {
            for numbers in [&[][..], &[("points", i64::MAX)], &[("points", i64::MIN)]] {
                let marked = project.locales.words(language, id, numbers).marked;
                for text in [markdown::html(&marked), markdown::plain(&marked)] {
                    assert!(Conditional::parse(&text).is_ok(), "{id}: {marked:?}");
                }
            }
        }
    }
}

#[track_caller]
fn survive_text(text: &str) {
    for language in ["en", "nl"] {
        let mut tree = tree("");
        tree.0.insert(format!("locales/{language}/zz.ftl"), text.as_bytes().to_vec());
        tree.0.insert(format!("locales/{language}/turn.ftl"), text.replace("m0", "why").into_bytes());
        survive(&tree);
    }
}

/// What makes Fluent itself panic, exhaust the stack or the memory.
#[test]
fn what_is_too_much_for_fluent_is_refused() {
    survive_text(&format!("m0 = {}\n", "{ { \"x\" } }".repeat(300)));
    survive_text(&format!("m0 = {{ \"a\" ->\n *[a] {}\n }}\n", "{ m1 }".repeat(101)));
    survive_text(&format!("m0 = {}{}\n", "{".repeat(100_000), "}".repeat(100_000)));
    survive_text(&format!("m0 = {{ {}1{} }}\n", "NUMBER(".repeat(50_000), ")".repeat(50_000)));
    survive_text(&"m0 = { $fairy ->\n *[yes] ".repeat(20_000));
    survive_text("m0 = { 99999999999999999999999999 ->\n *[one] x\n }\n");
    survive_text("m0 = { 1.0000000000000000000000000 ->\n *[one] x\n }\n");
    survive_text("m0 = { NUMBER($points, minimumFractionDigits: 4000000000) }\n");
    survive_text("m0 = { $points ->\n [one] x\n *[other] y\n }\n");
    survive_text("m0 = { m0 }\nm1 = { m2 }\nm2 = { m1.a }\n    .a = { -t }\n-t = { m1 }\n");
    survive_text(&doubling(40));
    survive_text(&chain(5_000));
    survive_text(&"m0 = x\n".repeat(5_000));
    survive_text(&format!("m0 = {}\n", "**a*_[x](<".repeat(2_000)));
    survive_text("\u{FEFF}m0 = x\r\n    y\r\n\u{FEFF}");
}

/// Each message twice the one before: 2^n words.
fn doubling(n: usize) -> String {
    let first = "m0 = lol\n".to_owned();
    (1..n).fold(first, |text, n| format!("{text}m{n} = {{ m{} }}{{ m{} }}\n", n - 1, n - 1))
}

/// Each message refers to the next.
fn chain(n: usize) -> String {
    (0..n).map(|n| format!("m{n} = {{ m{} }}\n", n + 1)).collect::<Vec<_>>().concat()
}

#[test]
fn bytes_that_are_no_text_spoil_their_message_alone() {
    let mut tree = tree("");
    tree.0.insert("locales/nl/zz.ftl".into(), b"m0 = a\nm1 = b\xff\xfec\nm2 = d\n".to_vec());
    let project = Project::load(&tree);
    assert_eq!(["m0", "m1", "m2"].map(|id| project.words("nl", id).marked), ["a", "", "d"]);
    assert!(project.found.iter().any(|fault| fault.code.as_str() == "bad-utf-8" && fault.at.bytes.start == 13));
}

/// Syntax, names that mean something here, and things that do not belong.
fn token() -> impl Strategy<Value = String> {
    let tokens = prop::sample::select(vec![
        "\n",
        "\n    ",
        "\nm0 = ",
        "\nm1 =",
        "\n-t = ",
        "\n    .a = ",
        "{ ",
        " }",
        "$fairy",
        "$edition",
        "$points",
        " ->",
        "\n    [yes] ",
        "\n   *[no] ",
        "\n    [c1] ",
        "\n   *[other] ",
        "STEP(\"begin-turn\")",
        "LIST(\"figures\"",
        ", case: \"a\")",
        "LIST(\"figures\")",
        "-t",
        "-t(a: \"b\")",
        "m0",
        "m1",
        "m1.a",
        "\"",
        "\"x\"",
        "(",
        ")",
        "**",
        "*",
        "[a](b)",
        "<b>",
        "a",
        " ",
        "\\",
        "\\u0000",
        "\u{10FFF1}",
        "\u{F0001}",
        "é",
        "\t",
        "5",
        "5.00",
        "NUMBER(",
        "#",
        "meeple",
        "why",
    ]);
    tokens.prop_map(str::to_owned)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, ..ProptestConfig::default() })]

    #[test]
    fn any_tokens_are_survived(tokens in prop::collection::vec(token(), 0..60)) {
        survive_text(&tokens.concat());
    }

    #[test]
    fn any_bytes_are_survived(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        let mut tree = tree("");
        tree.0.insert("locales/nl/turn.ftl".into(), bytes);
        survive(&tree);
    }
}
