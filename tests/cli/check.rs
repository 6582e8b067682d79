//! `rulesheet check`: every fault, in one run.

use super::project::{Project, REAL, Run, rulesheet};
use serde_json::Value;

fn reports(run: &Run) -> Vec<Value> {
    serde_json::from_str(&run.out).unwrap_or_else(|error| panic!("{error}: {run:?}"))
}

#[test]
fn the_real_project_has_no_fault() {
    let run = |words: &[&str]| Run::of(rulesheet().args(words).current_dir(REAL));
    assert_eq!(run(&["check", "--format", "json"]).fine().trim(), "[]");
    assert_eq!(run(&["check"]).fine().lines().count(), 1);
}

/// Three faults of syntax in three files, two unknown names, four missing messages: nine reports and a total.
#[test]
fn one_run_reports_all_faults_in_order() {
    let project = Project::copy();
    let page = "content/pages/order-of-play";
    for name in ["content/catalogue/publishers.toml", "content/pages/order-of-play/end-of-turn.toml"] {
        project.write(name, project.read(name) + "\nno toml\n");
    }
    project.write("locales/ru/terms.ftl", project.read("locales/ru/terms.ftl") + "\nbroken = { $\n");
    project.edit(&format!("{page}/scoring.toml"), "when = \"", "when = \"fary & ");
    project.edit(&format!("{page}/move-wood.toml"), "when = \"", "when = \"towr & ");
    project.drop_message("locales/en/order-of-play/dragon.ftl", "dragon-moves");
    for id in ["fairy-point", "fairy-point-acrobats"] {
        project.drop_message("locales/nl/order-of-play/place-tile.ftl", id);
    }
    project.drop_message("locales/ru/order-of-play/place-tile.ftl", "fairy-point");

    let run = project.run(&["check", "--format", "json"]);
    assert_eq!(run.code, Some(1));
    let found = reports(&run);
    let of = |code: &str| found.iter().filter(|report| report["code"] == code).count();
    let syntax = of("bad-toml") + of("bad-fluent");
    assert_eq!((syntax, of("unknown-component"), of("missing-message")), (3, 2, 4), "{found:#?}");
    assert_eq!(found.len(), 9, "{found:#?}");
    let places: Vec<_> =
        found.iter().map(|r| (r["file"].as_str().unwrap(), r["line"].as_u64(), r["column"].as_u64())).collect();
    assert!(places.is_sorted(), "{places:?}");
    let fixes: Vec<_> = found.iter().filter_map(|report| report["fix"].as_str()).collect();
    assert!(fixes.contains(&"did you mean `fairy`?") && fixes.contains(&"did you mean `tower`?"), "{fixes:?}");

    let run = project.run(&["check"]);
    assert_eq!(run.code, Some(1));
    assert_eq!(run.out.trim_end().lines().last(), Some("5 errors, 4 warnings"), "a total at the end");
    project.run(&["build"]).fails(1, &["error"]);
}

#[test]
fn a_report_has_the_documented_fields() {
    let project = Project::copy();
    project.edit("content/pages/order-of-play/scoring.toml", "when = \"", "when = \"fary & ");
    let found = reports(&project.run(&["check", "--format", "json"]));
    let fields: Vec<&String> = found[0].as_object().unwrap().keys().collect();
    assert_eq!(fields, ["code", "column", "file", "fix", "line", "message", "offset", "severity"]);
    assert_eq!(found[0]["file"], "content/pages/order-of-play/scoring.toml");
    let text = project.read("content/pages/order-of-play/scoring.toml");
    let line = text.lines().position(|line| line.contains("fary")).unwrap();
    assert_eq!(found[0]["line"], line + 1);
    assert_eq!(found[0]["column"], text.lines().nth(line).unwrap().find("fary").unwrap() + 1);
}

#[test]
fn a_missing_translation_is_a_warning() {
    let project = Project::copy();
    project.drop_message("locales/nl/order-of-play/dragon.ftl", "dragon-moves");
    let found = reports(&project.run(&["check", "--format", "json"]));
    assert_eq!(found.len(), 1, "{found:#?}");
    assert_eq!((found[0]["code"].as_str(), found[0]["severity"].as_str()), (Some("missing-message"), Some("warning")));
    assert_eq!(project.run(&["check"]).code, Some(1));
    assert_eq!(project.run(&["check", "--lenient"]).code, Some(0));
}

/// Hundreds of warnings would hide what a translator has to know first.
#[test]
fn a_new_language_is_told_by_file() {
    let project = Project::copy();
    project.write("locales/sv/ui.ftl", "language-name = Svenska\n");
    let told = project.run(&["check"]);
    let lines = told.out.lines().count();
    let files = told.out.matches("--> locales/sv/").count();
    assert!(lines < 5 * files && files < 150, "{lines} lines about {files} files: {}", told.out);
    assert!(told.out.contains("locales/sv/order-of-play/scoring.ftl") && told.out.contains(" more; "), "{}", told.out);
    let missing = reports(&project.run(&["check", "--format", "json"])).len();
    assert!(missing > 400, "{missing}");
    let total = |out: &str| out.trim_end().lines().last().map(str::to_owned);
    assert_eq!(total(&told.out), Some(format!("{missing} warnings")));
    let all = project.run(&["check", "--all"]).out;
    assert_eq!((all.matches("warning[missing-message]").count(), total(&all)), (missing, total(&told.out)));
}

/// The source language is complete, and nothing in it is unused.
#[test]
fn the_source_language_fits_the_records_exactly() {
    let project = Project::copy();
    project.drop_message("locales/en/order-of-play/dragon.ftl", "dragon-moves");
    for language in ["en", "nl"] {
        let name = format!("locales/{language}/order-of-play/dragon.ftl");
        project.write(&name, project.read(&name) + "\nnobody-asks-for-this = Nothing.\n");
    }
    let found = reports(&project.run(&["check", "--format", "json"]));
    let told: Vec<_> = found.iter().map(|r| (r["code"].as_str().unwrap(), r["severity"].as_str().unwrap())).collect();
    assert!(told.contains(&("missing-message", "error")), "{found:#?}");
    assert_eq!(told.iter().filter(|(code, _)| *code == "unused-message").count(), 2, "{found:#?}");
}

#[test]
fn every_report_has_a_code_that_is_explained() {
    let project = Project::copy();
    project.write("content/catalogue/signals.toml", "[[signal]]\nid = 7\nwhat = true\n");
    project.write("content/pages/order-of-play/dragon.toml", "id = \"Dragon\"\n");
    project.write("locales/en/terms.ftl", "meeple = { $fairyy ->\n  *[yes] x\n }\n");
    project.write("templates/page.html", "{{ nothing_of_this_name }}");
    let found = reports(&project.run(&["check", "--format", "json"]));
    assert!(found.len() > 5);
    for report in found {
        let code = report["code"].as_str().unwrap();
        assert_eq!(Run::of(rulesheet().args(["explain", code])).code, Some(0), "{code}");
        assert!(report["line"].as_u64() >= Some(1) && report["column"].as_u64() >= Some(1), "{report}");
    }
}
