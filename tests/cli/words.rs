//! Arguments, help and exit codes, whatever the command.

use super::project::{Project, REAL, Run, rulesheet};
use std::io::Read as _;
use std::process::Stdio;

fn run(words: &[&str]) -> Run {
    Run::of(rulesheet().args(words).current_dir(REAL))
}

#[test]
fn help_teaches_by_example() {
    for words in
        [&["--help"][..], &["build", "--help"], &["sheet", "--help"], &["diff", "--help"], &["catalogue", "--help"]]
    {
        assert!(run(words).fine().contains("Examples:\n  rulesheet "), "{words:?}");
    }
    for words in [
        &["condition", "--help"][..],
        &["where", "--help"],
        &["engine", "--help"],
        &["engine", "turn", "--help"],
        &["engine", "scores", "--help"],
        &["engine", "replay", "--help"],
    ] {
        assert!(run(words).fine().contains("Examples:\n  rulesheet "), "{words:?}");
    }
    for words in [&["locales", "--help"][..], &["locales", "status", "--help"], &["locales", "accept", "--help"]] {
        assert!(run(words).fine().contains("Examples:\n  rulesheet "), "{words:?}");
    }
    for words in [&["check", "--help"][..], &["explain", "--help"]] {
        assert!(run(words).fine().contains("Examples:\n  rulesheet "), "{words:?}");
    }
}

#[test]
fn misuse_is_2() {
    run(&[]).fails(2, &["Usage"]);
    run(&["bild"]).fails(2, &["unrecognized subcommand", "build"]);
    run(&["check", "--format", "xml"]).fails(2, &["human", "json"]);
    run(&["build", "--base-url", "example.org"]).fails(2, &["https://"]);
    run(&["check", "--root", "/nowhere/at/all"]).fails(2, &["no folder `content`", "--root"]);
}

#[test]
fn explain_tells_what_a_code_means() {
    assert!(run(&["explain", "bad-toml"]).fine().contains("not TOML"));
    assert!(run(&["explain"]).fine().lines().count() > 10);
    run(&["explain", "bad-tomll"]).fails(2, &["there is no code `bad-tomll`", "did you mean `bad-toml`?"]);
}

#[test]
fn colours_are_for_terminals() {
    let project = Project::copy();
    project.write("content/catalogue/editions.toml", "[");
    assert!(!project.run(&["check"]).out.contains('\u{1b}'));
    assert!(!project.run(&["check", "--color", "never"]).out.contains('\u{1b}'));
    assert!(project.run(&["check", "--color", "always"]).out.contains('\u{1b}'));
}

#[test]
fn a_reader_that_has_seen_enough_is_no_error() {
    let mut child = rulesheet()
        .args(["catalogue", "--format", "json"])
        .current_dir(REAL)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let mut said = String::new();
    child.stderr.take().unwrap().read_to_string(&mut said).unwrap();
    assert_eq!((child.wait().unwrap().code(), said.as_str()), (Some(0), ""));
}

#[test]
fn the_catalogue_as_json_has_the_documented_fields() {
    let listing: serde_json::Value = serde_json::from_str(&run(&["catalogue", "--format", "json"]).fine()).unwrap();
    let keys = |value: &serde_json::Value| value.as_object().unwrap().keys().cloned().collect::<Vec<_>>();
    assert_eq!(keys(&listing), ["components", "editions", "expansions", "presets"]);
    assert_eq!(listing["editions"], serde_json::json!(["c1", "c2", "we"]));
    assert_eq!(keys(&listing["expansions"][0]), ["components", "group", "id"]);
    assert_eq!(keys(&listing["components"][0]), ["editions", "expansion", "group", "id", "wica"]);
    assert_eq!(keys(&listing["presets"][0]), ["id", "selection"]);
    let expansions = listing["expansions"].as_array().unwrap();
    for component in listing["components"].as_array().unwrap() {
        let owner = expansions.iter().find(|e| e["id"] == component["expansion"]).expect("its expansion is listed");
        assert!(owner["components"].as_array().unwrap().contains(&component["id"]));
        assert_eq!(owner["group"], component["group"]);
    }
}

#[test]
fn the_catalogue_as_a_table_shows_every_word() {
    let table = run(&["catalogue"]).fine();
    for word in ["princess-and-dragon", "fairy", "+princess-must", "base-c2", "we"] {
        assert!(table.split_whitespace().any(|shown| shown == word), "{word}");
    }
}
