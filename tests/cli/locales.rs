//! The translators' commands, on a copy of the project.

use super::project::Project;

const SCORING: &str = "locales/en/order-of-play/scoring.ftl";
const LOCK: &str = "locales/nl/translations.lock";

#[test]
fn a_changed_source_is_outdated_until_accepted() {
    let project = Project::copy();
    project.edit("locales/en/order-of-play.ftl", "Order of play", "Order of all play");
    let before = project.read(LOCK);
    let table = project.run(&["locales", "status", "--lang", "nl"]).fine();
    assert!(table.contains("outdated page-order-of-play"), "{table}");
    assert!(table.contains("source: Order of {+all+} play"), "{table}");
    project
        .run(&["locales", "status", "--lang", "nl", "--fail-under", "100"])
        .fails(1, &["`nl` is translated to 99.9 %"]);
    let said = project.run(&["locales", "accept", "nl", "page-order-of-play"]).fine();
    assert_eq!(said, "Recorded 1 message of `nl` as current\n");
    let after = project.read(LOCK);
    assert_eq!(before.lines().zip(after.lines()).filter(|(before, after)| before != after).count(), 1);
    assert_eq!(before.lines().count(), after.lines().count());
    project.run(&["locales", "status", "--lang", "nl", "--fail-under", "100"]).fine();
}

#[test]
fn a_change_of_a_comment_changes_nothing() {
    let project = Project::copy();
    let text = project.read(SCORING);
    project.write(SCORING, format!("# Something to know.\n\n{text}"));
    assert!(!project.run(&["locales", "status"]).fine().contains("\noutdated "));
}

#[test]
fn what_is_not_there_leaves_the_files_alone() {
    let project = Project::copy();
    let before = project.read(LOCK);
    let run = project.run(&["locales", "accept", "nl", "fairy-point", "fairy-pint", "--reviewed"]);
    run.fails(2, &["there is no message `fairy-pint`", "did you mean `fairy-point`?"]);
    project.run(&["locales", "accept", "xx"]).fails(2, &["there is no translation `xx`", "nl"]);
    project.run(&["locales", "accept", "en"]).fails(2, &["there is no translation `en`"]);
    assert_eq!(project.read(LOCK), before);
}

#[test]
fn a_review_is_recorded() {
    let project = Project::copy();
    let said = project.run(&["locales", "accept", "nl", "--reviewed", "fairy-point"]).fine();
    assert_eq!(said, "Recorded 1 message of `nl` as reviewed\n");
    assert!(
        project.read(LOCK).lines().any(|line| line.contains("\"fairy-point\"") && line.contains("reviewed = true"))
    );
    let status = project.run(&["locales", "status", "--lang", "nl", "--format", "json"]).fine();
    let status: serde_json::Value = serde_json::from_str(&status).unwrap();
    assert_eq!(status[0]["total"]["messages"]["translated"], 1);
    let markdown = project.run(&["locales", "status", "--lang", "nl", "--format", "markdown"]).fine();
    assert!(markdown.contains("| order-of-play/scoring.ftl | "), "{markdown}");
}

/// The command and the page count the same.
#[test]
fn the_status_and_the_page_agree() {
    let project = Project::copy();
    project.edit("locales/en/order-of-play.ftl", "Order of play", "Order of all play");
    project.drop_message("locales/nl/order-of-play/place-tile.ftl", "fairy-point");
    project.run(&["locales", "accept", "nl", "--reviewed", "meeple", "meeples"]).fine();
    let status = project.run(&["locales", "status", "--lang", "nl", "--format", "json"]).fine();
    let status: serde_json::Value = serde_json::from_str(&status).unwrap();
    assert_eq!(project.run(&["build", "--preset", "base-c2"]).code, Some(0));
    let page = project.read("output/nl/translation/index.html");
    let row = |name: &str| {
        let row = page.split("<tr").find(|row| row.contains(&format!(">{name}<")) && row.contains("<td")).unwrap();
        let cells = row.split("<td>").skip(1).filter_map(|cell| cell.split('<').next()?.parse().ok());
        cells.collect::<Vec<u64>>()
    };
    let counted = |of: &serde_json::Value| {
        let numbers = ["translated", "draft", "outdated", "missing", "broken"].map(|state| of[state].as_u64().unwrap());
        std::iter::once(numbers.iter().sum()).chain(numbers).collect::<Vec<u64>>()
    };
    let total = &status[0]["total"]["messages"];
    assert_eq!(
        (total["translated"].as_u64(), total["outdated"].as_u64(), total["missing"].as_u64()),
        (Some(2), Some(1), Some(1))
    );
    assert_eq!(row("Nederlands"), counted(total));
    for file in status[0]["files"].as_array().unwrap() {
        assert_eq!(row(file["file"].as_str().unwrap()), counted(&file["messages"]));
    }
}

/// A translator with Poedit alone brings a language from nothing to its first page.
#[test]
fn a_language_begins_with_a_po_file() {
    let project = Project::copy();
    let said = project.run(&["locales", "new", "pl"]).fine();
    assert!(said.starts_with("Wrote ") && said.contains("polski") && said.contains("locales export pl"), "{said}");
    let terms = project.read("locales/pl/terms.ftl");
    assert!(
        terms.contains("### Plural categories of whole numbers: one (1), few (2, 3, 4 …), many (0, 5, 6 …).\n"),
        "{terms}"
    );
    assert!(terms.contains("#         [few] { $points } points\n#        *[many] { $points } points\n"), "{terms}");
    project.run(&["check", "--lenient"]).fine();
    project.run(&["build"]).fine();
    assert!(!project.path("output/pl").exists() && project.path("output/nl/index.html").exists());

    let po = project.path("pl.po");
    let po_name = po.to_str().expect("UTF-8");
    project.run(&["locales", "export", "pl", "-o", po_name]).fine();
    let text = project.read("pl.po");
    assert_eq!(text.matches("\nmsgstr \"\"\n").count(), text.matches("\nmsgctxt ").count() + 1);
    assert!(text.contains("#. $fairy: yes if “"), "{text}");
    let translated =
        text.replacen("msgid \"Order of play\"\nmsgstr \"\"", "msgid \"Order of play\"\nmsgstr \"Przebieg gry\"", 1);
    project.write("pl.po", translated.clone());
    let said = project.run(&["locales", "import", "pl", po_name, "--dry-run"]).fine();
    assert!(said.starts_with("Would take 1 message into `pl`, "), "{said}");
    assert!(!project.path("locales/pl/translations.lock").exists());
    let said = project.run(&["locales", "import", "pl", po_name]).fine();
    assert!(said.starts_with("Took 1 message into `pl`, "), "{said}");
    let words = project.read("locales/pl/order-of-play.ftl");
    assert!(
        words.contains("\npage-order-of-play = Przebieg gry\n") && !words.contains("# page-order-of-play ="),
        "{words}"
    );
    project
        .run(&["build", "--lang", "pl", "--lang", "en", "--preset", "base-c2"])
        .fails(0, &["`pl` has no translation of"]);
    let page = project.read("output/pl/base-c2/order-of-play/index.html");
    assert!(page.contains("Przebieg gry") && page.contains("<html lang=\"pl\""), "{page}");
    assert!(page.contains("lang=\"en\""), "what is not translated is marked");

    project.write("pl.po", translated.replace("Przebieg gry\"", "Przebieg { gry\""));
    project.run(&["locales", "import", "pl", po_name]).fails(1, &["refused-translation", "page-order-of-play"]);
    project.run(&["locales", "new", "pl"]).fails(2, &["the project has `pl` already"]);
    project.run(&["locales", "new", "pl_PL"]).fails(2, &["`pl_PL` is no language tag", "did you mean `pl-PL`?"]);
    project.run(&["locales", "import", "pl", "nothing.po"]).fails(2, &["cannot read `nothing.po`"]);
    project
        .run(&["locales", "import", "pl", project.path("locales").to_str().expect("UTF-8")])
        .fails(2, &["cannot read"]);
}

#[test]
fn every_language_comes_back_as_it_went() {
    let project = Project::copy();
    let codes = ["cs", "de", "fr", "nl", "ru"];
    for (code, ending) in codes.iter().flat_map(|code| ["po", "ftl", "xlf"].map(|ending| (code, ending))) {
        let name = project.path(&format!("{code}.{ending}"));
        let name = name.to_str().expect("UTF-8");
        project.run(&["locales", "export", code, "-o", name]).fine();
        let said = project.run(&["locales", "import", code, name]).fine();
        assert!(said.starts_with(&format!("Took 0 messages into `{code}`, ")) && !said.contains("left out"), "{said}");
    }
}

#[test]
fn a_message_is_previewed() {
    let project = Project::copy();
    let table = project.run(&["locales", "preview", "en", "fairy-point"]).fine();
    assert!(table.starts_with("4 sentences\n\nc2: fairy  with $points = 1\n    "), "{table}");
    let json = project.run(&["locales", "preview", "en", "contents-not-confirmed", "--format", "json"]).fine();
    let json: serde_json::Value = serde_json::from_str(&json).unwrap();
    assert_eq!(json["sentences"][0]["text"], "contents not confirmed");
    project.run(&["locales", "preview", "en", "fairy-pint"]).fails(2, &["did you mean `fairy-point`?"]);
    project.run(&["locales", "preview", "xx", "fairy-point"]).fails(2, &["there is no language `xx`"]);
}
