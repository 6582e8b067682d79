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
        .fails(1, &["`nl` is translated to 99.8 %"]);
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
