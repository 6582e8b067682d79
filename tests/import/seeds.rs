//! The exports that editors really have, where they are at hand: they are no part of the repository.
#![expect(clippy::disallowed_methods, reason = "a test that reads files beside the repository")]

use super::project::tree;
use rulesheet::diagnostic::Diagnostic;
use rulesheet::import;
use std::path::{Path, PathBuf};

/// `../shared/seeds`, beside the repository or beside what it was checked out from.
fn folder() -> Option<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let beside = root.ancestors().skip(1).map(|folder| folder.join("shared/seeds"));
    let given = std::env::var_os("RULESHEET_SEEDS").map(PathBuf::from);
    let found = given.into_iter().chain(beside).find(|folder| folder.is_dir());
    if found.is_none() {
        eprintln!("not tested: the exports of ../shared/seeds are not here");
    }
    found
}

pub fn seed(name: &str) -> Option<(String, Vec<u8>)> {
    let path = folder()?.join(name);
    Some((name.to_owned(), std::fs::read(&path).expect("a seed that is there can be read")))
}

fn lint(name: &str) -> Option<(String, Vec<Diagnostic>)> {
    let (name, bytes) = seed(name)?;
    let text = String::from_utf8_lossy(&bytes).into_owned();
    Some((text, import::lint(&[(name, bytes)], &tree())))
}

/// Whether something of this kind was found at this text.
fn has(text: &str, found: &[Diagnostic], code: &str, beginning: &str) -> bool {
    found.iter().any(|fault| fault.code.as_str() == code && text[fault.at.bytes.start..].starts_with(beginning))
}

/// What a careful reader of the export finds.
#[test]
fn the_dutch_order_of_play() {
    let Some((text, found)) = lint("order-of-play.nl.export.txt") else { return };
    for (code, beginning) in [
        ("unclosed-bold", "'''Mini #6"),
        ("broken-tag", "</span"),
        ("broken-tag", "uL>"),
        ("broken-tag", "class=\"\"showAll\""),
        ("duplicate-argument", "title="),
        ("unknown-class", "marcC2"),
        ("unknown-class", "makC1"),
        ("unknown-class", "mark C1"),
        ("unknown-class", "PeasantRefolts"),
        ("misleading-class", "showTradersOrKingOrRobberAndFortuneTeller"),
        ("repeated-block", "<div class=\"showPhantom"),
        ("wrong-empty-note", "<span class=\"showNotTollkeepers"),
        ("record-differs", "<li class=\"showWoFOrFestival"),
        ("never-shown", "<span class=\"showC2\">"),
        ("foreign-words", "or "),
        ("foreign-words", "MESSAGES"),
        ("words-run-together", "<span class=\"showPeasantRevolts"),
        ("wrong-mark", "<li class=\"showBets\">"),
    ] {
        assert!(has(&text, &found, code, beginning), "{code} at {beginning} is not among {found:#?}");
    }
    assert!(found.len() < 70, "{} findings", found.len());
}

#[test]
fn the_russian_order_of_play() {
    let Some((text, found)) = lint("order-of-play.ru.export.txt") else { return };
    for (code, beginning) in [
        ("unclosed-tag", "<onlyinclude>"),
        ("wrong-empty-note", "<span class=\"showNotBathhouses\""),
        ("repeated-block", "<li class=\"showDragon"),
        ("foreign-words", "If playing with"),
    ] {
        assert!(has(&text, &found, code, beginning), "{code} at {beginning} is not among the findings");
    }
}

#[test]
fn both_orders_of_play_and_a_page_of_another_kind() {
    let names = ["order-of-play.nl.export.txt", "order-of-play.ru.export.txt", "the-robbers-c1.nl.export.txt"];
    let files: Vec<_> = names.into_iter().filter_map(seed).collect();
    if files.len() < names.len() {
        return;
    }
    let found = import::lint(&files, &tree());
    let differ: Vec<_> = found.iter().filter(|fault| fault.code.as_str() == "versions-differ").collect();
    assert!(differ.len() > 20, "the Russian page is an older one");
    assert!(differ.iter().all(|fault| !fault.at.file.contains("robbers")), "another page is not compared");
}
