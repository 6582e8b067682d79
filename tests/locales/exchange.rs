//! Files for translators, there and back.

use super::common;
use super::project::{self, Project};
use rulesheet::diagnostic::Diagnostic;
use rulesheet::locale::Locales;
use rulesheet::locale::hash::Hash;
use rulesheet::translation::exchange::{Format, package};
use rulesheet::translation::{ImportOptions, Imported, import};
use rulesheet::tree::InputTree;

const FORMATS: [Format; 3] = [Format::Po, Format::Ftl, Format::Xliff];

fn load(tree: &InputTree) -> (Locales, Vec<Diagnostic>) {
    let Project { locales, found, .. } = Project::load(tree);
    (locales, found)
}

fn dutch(locales: &Locales) -> usize {
    locales.languages.iter().position(|language| language.code == "nl").expect("Dutch")
}

fn export(tree: &InputTree, format: Format) -> String {
    let (catalogue, content, _) = common::load(tree);
    let project = Project::load(tree);
    format.write(&package(&catalogue, &content, &project.locales, dutch(&project.locales)))
}

fn take(tree: &InputTree, format: Format, text: &str, options: ImportOptions) -> (Imported, Vec<String>) {
    let (locales, _) = load(tree);
    let mut found = Vec::new();
    let incoming = format.read("nl.po", text, &mut found);
    let imported = import(tree, &locales, dutch(&locales), &incoming, options, &load, &mut found);
    let told = |fault: &Diagnostic| {
        let line = text[..fault.at.bytes.start].matches('\n').count() + 1;
        format!("{line}: {}", fault.message)
    };
    (imported.expect("nothing is damaged"), found.iter().map(told).collect())
}

fn with_files(tree: &InputTree, imported: &Imported) -> InputTree {
    let mut tree = tree.clone();
    tree.0.extend(imported.files.clone());
    tree
}

fn file(tree: &InputTree, path: &str) -> String {
    String::from_utf8(tree.0.get(path).cloned().unwrap_or_default()).expect("text")
}

/// An entry of a PO file that tells nothing of its export.
fn po(id: &str, source: &str, text: &str) -> String {
    format!("msgctxt \"{id}\"\nmsgid \"{source}\"\nmsgstr \"{text}\"\n\n")
}

#[test]
fn a_round_trip_changes_nothing() {
    let (source, translation) = (Hash::of("Why then not."), Hash::of("Why not."));
    let locks = format!(
        "#== locales/sources.lock\n\"{source}\" = \"Why then not.\"\n#== locales/nl/translations.lock\n\
         \"why\" = {{ source = \"{source}\", translation = \"{translation}\" }}\n"
    );
    for tree in [project::tree(""), project::tree(&locks)] {
        for format in FORMATS {
            let (imported, found) = take(&tree, format, &export(&tree, format), ImportOptions::default());
            assert_eq!((found, &imported.files, &imported.taken), (Vec::new(), &[].into(), &Vec::new()), "{format:?}");
        }
    }
}

#[test]
fn an_export_is_the_same_twice_106() {
    let tree = project::tree("");
    let mut other = tree.clone();
    let english = file(&tree, "locales/en/turn.ftl").replace("why = Why not.", "why = Why ever not.");
    other.0.insert("locales/en/turn.ftl".into(), english.into_bytes());
    for format in FORMATS {
        assert_eq!(export(&tree, format), export(&tree, format));
        let (before, after) = (export(&tree, format), export(&other, format));
        let changed = before.lines().zip(after.lines()).filter(|(before, after)| before != after);
        assert_eq!((changed.count(), before.lines().count()), (1, after.lines().count()), "{format:?}");
    }
}

#[test]
fn uncertain_words_are_not_taken_4() {
    let tree = project::tree("#-- locales/nl/turn.ftl\n");
    let text = format!("#, fuzzy\n{}{}", po("why", "Why not.", "Zomaar."), po("score", "Score.", "Tel de punten."));
    let (imported, found) = take(&tree, Format::Po, &text, ImportOptions::default());
    assert_eq!((imported.taken, found), (vec!["score".to_owned()], Vec::new()));
    assert!(imported.left_out[0].1.contains("fuzzy"), "{:?}", imported.left_out);
}

#[test]
fn a_copy_of_the_source_is_no_translation_98() {
    let tree = project::tree("#-- locales/nl/turn.ftl\n#== locales/en/more.ftl\nlong = Score three points now.\n");
    let text = po("long", "Score three points now.", "Score three points now.") + &po("why", "Why not.", "Why not.");
    let (imported, _) = take(&tree, Format::Po, &text, ImportOptions::default());
    assert_eq!((imported.taken, imported.left_out.len()), (vec!["why".to_owned()], 1));
    let (imported, _) = take(&tree, Format::Ftl, "why = Why not.\n", ImportOptions::default());
    assert_eq!((imported.taken.len(), imported.left_out.len()), (0, 1));
}

/// What is the same in all languages can be said in every format, so that a language can be completed.
#[test]
fn names_are_right_as_they_are() {
    let files =
        "#-- locales/nl/turn.ftl\n#== locales/en/more.ftl\nname = Hans im Wald\nlong = Score three points now.\n";
    let tree = project::tree(files);
    for format in [Format::Po, Format::Ftl, Format::Xliff] {
        let sent = export(&tree, format);
        let (imported, _) = take(&tree, format, &sent, ImportOptions::default());
        assert_eq!((imported.taken.len(), imported.left_out.len()), (0, 0), "{format:?}");
        let placeholder = "# not translated yet: put your words in place of the English ones; if these are right, take this \
                           line away\n";
        let (before, after) = match format {
            Format::Po => ("Wald\"\nmsgstr \"", "Wald\"\nmsgstr \"Hans im Wald"),
            Format::Ftl => (&*format!("{placeholder}# as exported: nothing\nname"), "# as exported: nothing\nname"),
            Format::Xliff => ("Wald</source>", "Wald</source><target state=\"translated\">Hans im Wald</target>"),
        };
        assert!(sent.contains(before), "{sent}");
        let sent = sent.replace(before, after);
        let (imported, found) = take(&tree, format, &sent, ImportOptions::default());
        assert_eq!((imported.taken, found), (vec!["name".to_owned()], Vec::new()), "{format:?}");
    }
    let kept = project::tree(&format!("{files}#== locales/nl/glossary.toml\nsame = [\"long\"]\n"));
    let text = po("long", "Score three points now.", "Score three points now.");
    let (imported, _) = take(&kept, Format::Po, &text, ImportOptions::default());
    assert_eq!(imported.taken, ["long"]);
}

#[test]
fn a_broken_entry_costs_itself_alone_105() {
    let mut more: String = "#-- locales/nl/turn.ftl\n#== locales/en/more.ftl\n".to_owned();
    more.extend((0..400).map(|n| format!("m{n} = Message number {n}.\n")));
    let tree = project::tree(&more);
    let text: String =
        (0..400).map(|n| po(&format!("m{n}"), &format!("Message number {n}."), &format!("Bericht {n}."))).collect();
    let text = text.replace("\"Bericht 9.\"", "\"Bericht 9.");
    let (imported, found) = take(&tree, Format::Po, &text, ImportOptions::default());
    assert_eq!((imported.taken.len(), found.len()), (399, 1));
    assert!(found[0].starts_with("39: the quotation mark at the end of the line is missing"), "{found:?}");
    let text = file(&with_files(&tree, &imported), "locales/nl/more.ftl");
    assert!(text.starts_with("m0 = Bericht 0.\nm1 = Bericht 1.\n") && !text.contains("m9 ="), "{text}");
}

#[test]
fn comments_and_bytes_stay_107() {
    let old = "### Of the file.\r\n\r\n# Free.\r\n\r\n## Group\r\n\r\n# Of the message.\r\nwhy   =   Waarom   niet.\r\n\r\n# At the end.\r\n";
    let mut tree = project::tree("");
    tree.0.insert("locales/nl/turn.ftl".into(), old.into());
    let text = export(&tree, Format::Po).replace("msgstr \"Waarom   niet.\"", "msgstr \"Daarom\\n\"\n\"niet.\"");
    let (imported, found) = take(&tree, Format::Po, &text, ImportOptions::default());
    assert_eq!((imported.taken, found), (vec!["why".to_owned()], Vec::new()));
    let new = String::from_utf8(imported.files["locales/nl/turn.ftl"].clone()).expect("text");
    assert_eq!(new, old.replace("why   =   Waarom   niet.", "why =\r\n    Daarom\r\n    niet."));
}

#[test]
fn nothing_that_the_file_lacks_is_lost() {
    let tree = project::tree("#== locales/nl/terms.ftl\nmolen = molen\n#== locales/nl/own.ftl\nextra = Eigen.\n");
    let (imported, _) = take(
        &tree,
        Format::Po,
        &po("why", "Why not.", "Zomaar."),
        ImportOptions { overwrite: true, ..ImportOptions::default() },
    );
    let mut expected = file(&tree, "locales/nl/turn.ftl").replace("why = Why not.", "why = Zomaar.");
    assert_eq!(file(&with_files(&tree, &imported), "locales/nl/turn.ftl"), expected);
    expected.clear();
    assert_eq!(
        imported.files.keys().collect::<Vec<_>>(),
        ["locales/nl/translations.lock", "locales/nl/turn.ftl", "locales/sources.lock"]
    );
}

#[test]
fn newer_words_are_not_overwritten() {
    let tree = project::tree("");
    let at_export = export(&tree, Format::Po);
    let edited = |text: &str| {
        let mut tree = tree.clone();
        let dutch = file(&tree, "locales/nl/turn.ftl").replace("why = Why not.", text);
        tree.0.insert("locales/nl/turn.ftl".into(), dutch.into_bytes());
        tree
    };
    let theirs = at_export.replace("msgstr \"Why not.\"", "msgstr \"Zomaar.\"");
    let newer = edited("why = Waarom niet.");
    let (imported, found) = take(&newer, Format::Po, &theirs, ImportOptions::default());
    assert_eq!((imported.taken.len(), imported.refused), (0, 1));
    assert!(found[0].ends_with("both the file and the project have changed it since the export"), "{found:?}");
    let (imported, _) = take(&newer, Format::Po, &at_export, ImportOptions::default());
    assert!(imported.taken.is_empty() && imported.files.is_empty() && imported.left_out.len() <= 1);
    let (imported, _) =
        take(&newer, Format::Po, &theirs, ImportOptions { overwrite: true, ..ImportOptions::default() });
    assert_eq!(imported.taken, ["why"]);
    let (imported, found) = take(&newer, Format::Po, &po("why", "Why not.", "Zomaar."), ImportOptions::default());
    assert!(imported.taken.is_empty() && found[0].contains("does not tell which it was made from"), "{found:?}");
}

#[test]
fn words_of_an_older_source_are_outdated() {
    let tree = project::tree("#-- locales/nl/turn.ftl\n");
    let (imported, _) = take(&tree, Format::Po, &po("why", "Why then not.", "Zomaar."), ImportOptions::default());
    let (locales, _) = load(&with_files(&tree, &imported));
    let state = locales.state(dutch(&locales), "why");
    assert_eq!(state, Some(rulesheet::locale::state::State::Outdated));
    let language = dutch(&locales);
    assert_eq!(locales.former_source(language, "why"), Some("Why then not."));
}

#[test]
fn what_would_break_a_page_is_refused() {
    let tree = project::tree("#-- locales/nl/turn.ftl\n");
    let hostile = [
        ("Zo { maar.", "does not follow Fluent's syntax"),
        ("Zo { $Points } maar.", "is not taken"),
        ("Zo { niets } maar.", "is not taken"),
        ("Zo { why } maar.", "is not taken"),
        ("Zo { STEP(\\\"nergens\\\") } maar.", "is not taken"),
        ("Zo \u{202E} maar.", "is not taken"),
        ("Zo \u{10FFF0} maar.", "is not taken"),
    ];
    for (text, why) in hostile {
        let (imported, found) = take(
            &tree,
            Format::Po,
            &(po("why", "Why not.", text) + &po("score", "Score.", "Tel.")),
            ImportOptions::default(),
        );
        assert_eq!(imported.taken, ["score"], "{text}");
        assert!(found.len() == 1 && found[0].starts_with("1: ") && found[0].contains(why), "{text}: {found:?}");
        let (locales, _) = load(&with_files(&tree, &imported));
        assert_eq!(locales.unit(dutch(&locales), "why"), None);
    }
    let (imported, _) =
        take(&tree, Format::Po, &po("why", "Why not.", "<img src=x onerror=alert(1)>"), ImportOptions::default());
    let shown = Project::load(&with_files(&tree, &imported)).html("nl", "why", "c2:");
    assert!(!shown.contains("<img"), "{shown}");
}

#[test]
fn unknown_and_doubled_ids_are_refused() {
    let tree = project::tree("#-- locales/nl/turn.ftl\n");
    let text = po("whi", "Why not.", "x y") + &po("why", "Why not.", "Zomaar.") + &po("why", "Why not.", "Daarom.");
    let (imported, found) = take(&tree, Format::Po, &text, ImportOptions::default());
    assert_eq!((imported.taken, imported.refused), (vec!["why".to_owned()], 2));
    assert_eq!(found[0], "1: `whi` is not taken: `en` has no such message");
    assert!(
        file(&with_files(&tree, &Imported { files: imported.files, ..Imported::default() }), "locales/nl/turn.ftl")
            .contains("why = Zomaar.")
    );
}

#[test]
fn a_confirmed_translation_is_up_to_date() {
    let made = "#== locales/nl/turn.ftl\nwhy = Zomaar.\n";
    let tree = project::tree(made);
    let (imported, _) = take(&tree, Format::Po, &po("why", "Why then not.", "Zomaar."), ImportOptions::default());
    assert_eq!(imported.unchanged, 1);
    let tree = {
        let tree = project::tree("#-- locales/nl/turn.ftl\n");
        let (imported, _) = take(&tree, Format::Po, &po("why", "Why then not.", "Zomaar."), ImportOptions::default());
        with_files(&tree, &imported)
    };
    let exported = export(&tree, Format::Po);
    assert!(exported.contains("#, fuzzy\n#| msgid \"Why then not.\"\nmsgctxt \"why\"\n"), "{exported}");
    let (imported, _) = take(&tree, Format::Po, &exported.replace("#, fuzzy\n", ""), ImportOptions::default());
    assert_eq!(imported.confirmed, ["why"]);
    let (locales, _) = load(&with_files(&tree, &imported));
    assert_eq!(locales.state(dutch(&locales), "why"), Some(rulesheet::locale::state::State::Draft));
}

#[test]
fn a_huge_file_is_survived() {
    let tree = project::tree("#-- locales/nl/turn.ftl\n");
    let text: String = (0..20_000).map(|n| po(&format!("m{n}"), "x", &"{ ".repeat(n % 90))).collect();
    let (locales, _) = load(&tree);
    let mut found = Vec::new();
    let incoming = Format::Po.read("nl.po", &text, &mut found);
    let imported = import(&tree, &locales, dutch(&locales), &incoming, ImportOptions::default(), &load, &mut found);
    assert_eq!((imported.expect("nothing is damaged").taken.len(), incoming.len(), found.len()), (0, 20_000, 20_000));
}
