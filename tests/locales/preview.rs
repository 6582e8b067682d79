//! Every sentence that a message can become.

use super::common;
use super::project::{Project, tree};
use rulesheet::catalogue::Selection;
use rulesheet::locale::{Locales, markdown};
use rulesheet::marked::Conditional;
use rulesheet::translation::{Preview, preview};
use std::collections::BTreeSet;

fn previewed(files: &str, id: &str) -> Option<Preview> {
    let tree = tree(files);
    let (_, content, _) = common::load(&tree);
    let mut project = Project::load(&tree);
    let dutch = project.locales.languages.iter().position(|language| language.code == "nl").expect("Dutch");
    preview(&mut project.catalogue, &content, &project.locales, dutch, id)
}

/// Each row is a selection and its sentence.
#[track_caller]
fn check(files: &str, id: &str, expected: &[(&str, &str)]) {
    let preview = previewed(files, id).expect("a message");
    let rows = preview.sentences.iter().map(|sentence| (sentence.selection.as_str(), sentence.text.as_str()));
    assert_eq!(rows.collect::<Vec<_>>(), expected);
    assert!(!preview.is_cut);
}

#[test]
fn a_sentence_without_selects_is_one_sentence() {
    check("", "why", &[("we: fairy tower", "Why not.")]);
}

#[test]
fn editions_components_and_numbers_change_sentences() {
    check("", "meeple", &[("c2:", "meeple"), ("we:", "follower")]);
    check("", "fairy-point", &[("we: fairy", "Score 1 point."), ("we: fairy", "Score 2 points.")]);
    check("", "score", &[("c2: dragon", "Score meeple of dragon."), ("we: dragon", "Score follower of dragon.")]);
}

#[test]
fn what_shows_nowhere_is_not_listed() {
    let words =
        "#== locales/nl/more.ftl\nreason = { $fairy ->\n [yes] x{ $fairy ->\n [yes] a\n *[no] b\n }\n *[no] c\n }\n";
    check(words, "reason", &[("we:", "c"), ("we: fairy", "xa")]);
}

#[test]
fn what_a_language_lacks_is_previewed_in_the_source_language() {
    let preview = previewed("#== locales/en/more.ftl\nmill = Mill\n", "mill").expect("the source has it");
    assert_eq!((preview.language.as_str(), preview.words.as_str()), ("nl", "en"));
    assert!(previewed("", "mill").is_none());
}

#[test]
fn too_many_sentences_are_cut() {
    let components = ["princess", "dragon", "fairy", "tower", "bridges", "castles", "bazaars", "messages"];
    let select = |name: &str| format!("{{ ${name} ->\n [yes] {name}\n *[no] no\n }}");
    let message: String = components.iter().map(|name| select(name)).collect();
    let preview = previewed(&format!("#== locales/nl/more.ftl\nreason = {message}\n"), "reason").expect("a message");
    assert_eq!((preview.sentences.len(), preview.is_cut), (200, true));
}

/// Whatever is listed for the project's own messages is what its selection shows.
#[test]
fn listed_selections_show_their_sentences() {
    let tree = common::real_words();
    let (mut catalogue, content, _) = common::load(&tree);
    let locales = Locales::load(&tree, &mut catalogue, &content, &mut Vec::new());
    let ids: Vec<String> = locales.units(0).iter().map(|unit| unit.id.clone()).collect();
    for (n, id) in ids.iter().enumerate().step_by(4) {
        let language = n / 4 % locales.languages.len();
        let preview = preview(&mut catalogue, &content, &locales, language, id).expect("a message");
        let texts: BTreeSet<&str> = preview.sentences.iter().map(|sentence| sentence.text.as_str()).collect();
        assert_eq!(texts.len(), preview.sentences.len(), "{id}");
        for sentence in &preview.sentences {
            let numbers: Vec<(&str, i64)> = sentence.numbers.iter().map(|(name, n)| (name.as_str(), *n)).collect();
            let selection = Selection::parse(&sentence.selection, &catalogue).expect("a selection");
            let words = locales.words(language, id, &numbers);
            let text = Conditional::parse(&markdown::plain(&words.marked)).expect("the markers pair");
            let shown = text.prune(&selection.evaluate(&catalogue), &[]);
            if !id.starts_with("signal-") {
                assert_eq!(shown.trim_matches(' '), sentence.text, "{id}: {}", sentence.selection);
            }
        }
    }
}
