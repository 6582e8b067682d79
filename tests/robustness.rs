//! Whatever the files hold leads to diagnostics, never to a panic.

use proptest::prelude::*;
use proptest::sample::Index;
use rulesheet::build::{self, BuildOptions};
use rulesheet::diagnostic::{Code, Diagnostic, render};
use rulesheet::tree::InputTree;
use rulesheet::{check, cli};
use std::path::Path;
use std::sync::LazyLock;

static REAL: LazyLock<InputTree> = LazyLock::new(|| {
    let (tree, found) = cli::read::read(Path::new(env!("CARGO_MANIFEST_DIR"))).expect("the project is there");
    assert!(found.is_empty(), "{found:?}");
    tree
});

/// One language and one preset are enough: all files are loaded, and all that is on the page is compiled.
fn options() -> BuildOptions {
    BuildOptions { languages: vec!["nl".into()], presets: vec!["everything".into()], ..BuildOptions::default() }
}

/// Builds, reports, and looks at what is reported.
fn survive(tree: &InputTree) {
    let (_, found) = build::build(tree, &options());
    let text = render::people(&found, tree);
    assert_eq!(text.is_empty(), found.is_empty());
    assert!(render::json(&found, tree).starts_with('['));
    found.iter().for_each(look_at);
}

fn look_at(diagnostic: &Diagnostic) {
    assert!(Code::ALL.iter().any(|(code, _)| *code == diagnostic.code), "{diagnostic:?} is explained");
    let message = &diagnostic.message;
    assert!(!message.is_empty() && !message.contains('\n') && !message.ends_with('.'), "{message:?} is one line");
    assert!(diagnostic.at.bytes.start <= diagnostic.at.bytes.end, "{diagnostic:?}");
}

/// What may happen to a file.
#[derive(Clone, Debug)]
enum Change {
    Replace(Vec<u8>),
    Insert(Index, Vec<u8>),
    Cut(Index, usize),
    Repeat(Index, usize, usize),
    Flip(Index, u8),
}

impl Change {
    fn apply(&self, file: &mut Vec<u8>) {
        let place = |index: &Index| index.index(file.len() + 1);
        match self {
            Self::Replace(bytes) => file.clone_from(bytes),
            Self::Insert(at, bytes) => drop(file.splice(place(at)..place(at), bytes.iter().copied())),
            Self::Cut(at, length) => drop(file.drain(place(at)..(place(at) + length).min(file.len()))),
            Self::Repeat(at, length, times) => {
                let start = place(at);
                let part = file[start..(start + length).min(file.len())].repeat(*times);
                file.splice(start..start, part);
            }
            Self::Flip(at, bits) => {
                let at = place(at);
                file.get_mut(at).into_iter().for_each(|byte| *byte ^= bits);
            }
        }
    }
}

/// What has a meaning somewhere, and should have none where it does not belong.
fn piece() -> impl Strategy<Value = Vec<u8>> {
    const PIECES: &[&str] = &[
        "\u{feff}",
        "\0",
        "\r",
        "\n\n",
        "{",
        "}",
        "{{",
        "}}",
        "{%",
        "{ $fairy -> ",
        "*[other] ",
        "{ STEP(\"x\") }",
        "{ LIST(\"x\") }",
        "{ -x }",
        "\"",
        "'",
        "\"\"\"",
        "[[",
        "]]",
        "[step]",
        "=",
        "when = \"a & (b | !c)\"",
        "id = \"../x\"",
        "<script>",
        "</style>",
        "&amp;",
        "javascript:",
        "\u{f0001}",
        "\u{10fff0}",
        "\u{10fff1}",
        "\u{10ffff}",
        "\u{2068}",
        "\u{202e}",
        "\u{2028}",
        "**",
        "[a](b)",
        "99999999999999999999",
        "-1",
        "nan",
        "1e999",
        "under = \"fairy-point\"",
        "numbers.points = 1\n",
        "all & ",
        "edition:c1",
        "rules:we",
    ];
    prop_oneof![
        4 => prop::sample::select(PIECES).prop_map(|piece| piece.as_bytes().to_vec()),
        1 => (prop::sample::select(PIECES), 100..3000_usize).prop_map(|(piece, n)| piece.repeat(n).into_bytes()),
        2 => prop::collection::vec(any::<u8>(), 1..20),
    ]
}

fn change() -> impl Strategy<Value = Change> {
    prop_oneof![
        1 => prop::collection::vec(any::<u8>(), 0..200).prop_map(Change::Replace),
        4 => (any::<Index>(), piece()).prop_map(|(at, bytes)| Change::Insert(at, bytes)),
        2 => (any::<Index>(), 1..400_usize).prop_map(|(at, length)| Change::Cut(at, length)),
        1 => (any::<Index>(), 1..200_usize, 1..4_usize).prop_map(|(at, length, n)| Change::Repeat(at, length, n)),
        2 => (any::<Index>(), 1..255_u8).prop_map(|(at, bits)| Change::Flip(at, bits)),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, ..ProptestConfig::default() })]

    #[test]
    fn any_bytes_in_any_file_are_survived(
        changes in prop::collection::vec((any::<Index>(), change()), 1..4),
    ) {
        let mut tree = REAL.clone();
        for (file, change) in &changes {
            let name = file.get(&tree.0.keys().cloned().collect::<Vec<_>>()).clone();
            change.apply(tree.0.get_mut(&name).expect("it was picked from the tree"));
        }
        survive(&tree);
    }
}

#[test]
fn every_file_may_be_missing_or_empty() {
    for name in REAL.0.keys() {
        let mut tree = REAL.clone();
        tree.0.insert(name.clone(), Vec::new());
        survive(&tree);
        tree.0.remove(name);
        survive(&tree);
    }
    survive(&InputTree::default());
}

#[test]
fn one_fault_of_a_template_is_reported_once() {
    for (name, source, message) in [
        ("page.html", "{{ page.", "expected"),
        ("base.html", "{% if %}", ""),
        ("components.html", "\u{F0000}", "private-use"),
        ("page.html", "{% extends \"bose.html\" %}", "does not exist"),
        ("home.html", "{{ page | nothing }}", "unknown filter"),
        ("home.html", " \n", "it renders nothing"),
    ] {
        let mut tree = REAL.clone();
        tree.0.insert(format!("templates/{name}"), source.as_bytes().to_vec());
        let (_, found) = build::build(&tree, &options());
        assert_eq!(found.len(), 1, "{source}: {found:#?}");
        let Diagnostic { code, message: said, fix, at, .. } = &found[0];
        assert_eq!((code.as_str(), &*at.file), ("bad-template", &*format!("templates/{name}")));
        assert!(said.contains(message) && fix.is_some(), "{source}: {found:#?}");
    }
}

#[test]
fn words_of_the_site_are_guarded_like_any_others() {
    let mut tree = REAL.clone();
    let words = tree.0.get_mut("locales/en/ui.ftl").expect("it is there");
    words.extend(format!("\nui-deep = {}x{}\n", "{".repeat(100_000), "}".repeat(100_000)).into_bytes());
    let (_, found) = build::build(&tree, &options());
    assert_eq!(found.iter().map(|fault| fault.code.as_str()).collect::<Vec<_>>(), ["bad-fluent"]);
    survive(&tree);
}

#[test]
fn checking_survives_what_building_survives() {
    // An asset is copied as it is.
    for name in REAL.0.keys().filter(|name| !name.starts_with("templates/assets/")).step_by(7) {
        let mut tree = REAL.clone();
        tree.0.insert(name.clone(), b"\xff[[".to_vec());
        let found = check::check(&tree);
        assert!(!found.is_empty(), "{name}: nobody minds");
        found.iter().for_each(look_at);
    }
}
