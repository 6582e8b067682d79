//! `rulesheet build`.

use super::project::{Project, Run, rulesheet, tree};
use std::fs;

const BRIEF: [&str; 5] = ["build", "--lang", "en", "--preset", "base-c2"];

#[test]
fn a_build_writes_a_page_for_every_language_and_preset() {
    let project = Project::copy();
    let said = project.run(&["build"]).fine();
    assert_eq!(said.lines().count(), 1, "a summary of one line: {said}");
    assert!(said.contains(" pages ") || said.contains(" pages,"), "{said}");
    assert!(said.trim_end().ends_with(" s") || said.contains(" s,"), "it tells the time: {said}");
    let output = project.output();
    let catalogue: serde_json::Value =
        serde_json::from_str(&project.run(&["catalogue", "--format", "json"]).fine()).unwrap();
    for language in ["cs", "de", "en", "fr", "nl", "ru"] {
        assert!(output.contains_key(&format!("{language}/index.html")));
        for preset in catalogue["presets"].as_array().unwrap() {
            let page = format!("{language}/{}/order-of-play/index.html", preset["id"].as_str().unwrap());
            assert!(output.contains_key(&page), "{page}");
        }
    }
    assert!(output.contains_key("index.html") && output.contains_key("404.html"));
    assert!(!output.contains_key("sitemap.xml"));
}

#[test]
fn two_builds_are_identical() {
    let (one, other) = (Project::copy(), Project::copy());
    one.run(&["build", "--preset", "everything"]).fine();
    let mut command = rulesheet();
    command.args(["build", "--preset", "everything", "--root"]).arg(other.path(""));
    command.env("RAYON_NUM_THREADS", "1").env("LC_ALL", "tr_TR.UTF-8").env("TZ", "Pacific/Apia");
    Run::of(&mut command).fine();
    assert!(one.output() == other.output());
    one.run(&["build", "--preset", "everything"]).fine();
    assert!(one.output() == other.output(), "over an old output as well");
}

#[test]
fn a_failed_build_leaves_the_old_output() {
    let project = Project::copy();
    project.run(&BRIEF).fine();
    let before = tree(project.around());
    let spoiled = [
        ("content/pages/order-of-play/dragon.toml", "[[step]"),
        ("content/catalogue/editions.toml", ""),
        ("templates/page.html", "{% if"),
    ];
    for (name, text) in spoiled {
        let old = fs::read(project.path(name)).unwrap();
        project.write(name, text);
        project.run(&BRIEF).fails(1, &["error", name]);
        project.write(name, old);
        assert!(tree(project.around()) == before, "{name}: the old output stays, and nothing is left beside it");
    }
    project.run(&BRIEF).fine();
}

/// The site is written as a whole; whoever asks for the exit code wants to know that.
#[cfg(target_os = "linux")]
#[test]
fn a_summary_that_cannot_be_printed_is_no_failure() {
    let project = Project::copy();
    let mut command = rulesheet();
    command
        .args(BRIEF)
        .arg("--root")
        .arg(project.path(""))
        .stdout(fs::File::options().write(true).open("/dev/full").unwrap());
    let output = command.stderr(std::process::Stdio::piped()).spawn().unwrap().wait_with_output().unwrap();
    let told = String::from_utf8(output.stderr).unwrap();
    assert_eq!((output.status.code(), told.lines().count()), (Some(0), 1), "{told}");
    assert!(told.starts_with("warning: the site is written"), "{told}");
    assert!(project.output().contains_key("index.html"));
}

#[test]
fn a_base_url_that_is_none_is_misuse() {
    let project = Project::copy();
    for wrong in ["example.org", "ftp://example.org", "https://", "https://a b/", "https://a/?x", "https://a/#x"] {
        project.run(&[&BRIEF[..], &["--base-url", wrong]].concat()).fails(2, &["--base-url", "it should"]);
    }
    assert!(!project.path("output").exists());
}

#[test]
fn warnings_do_not_stop_a_build() {
    let project = Project::copy();
    project.drop_message("locales/nl/order-of-play/dragon.ftl", "dragon-moves");
    let run = project.run(&["build", "--lang", "nl", "--preset", "everything"]);
    run.fails(0, &["warning", "dragon-moves"]);
    let page = String::from_utf8(project.output()["nl/everything/order-of-play/index.html"].clone()).unwrap();
    assert!(page.contains("lang=\"en\""), "the English sentence is marked as such");
}

#[test]
fn languages_and_presets_can_be_picked() {
    let project = Project::copy();
    project.run(&["build", "--lang", "nl", "--lang", "en", "--preset", "base-c1", "--preset", "everything"]).fine();
    let output = project.output();
    let pages: Vec<&String> = output.keys().filter(|name| name.ends_with("order-of-play/index.html")).collect();
    let wanted = ["en/base-c1", "en/everything", "en", "nl/base-c1", "nl/everything", "nl"];
    assert_eq!(pages, wanted.map(|page| format!("{page}/order-of-play/index.html")).iter().collect::<Vec<_>>());
    assert!(!output.contains_key("ru/index.html"));
    project.run(&["build", "--lang", "nll"]).fails(2, &["there is no language `nll`", "did you mean `nl`?"]);
    let run = project.run(&["build", "--preset", "base-c3", "--lang", "xx"]);
    run.fails(2, &["there is no preset `base-c3`", "did you mean `base-c", "there is no language `xx`"]);
    assert!(project.output() == output, "misuse writes nothing");
}

#[test]
fn a_base_url_adds_a_sitemap_and_alternates() {
    let project = Project::copy();
    project.run(&["build", "--preset", "base-c2", "--base-url", "https://example.org/docu"]).fine();
    let output = project.output();
    let text = |name: &str| String::from_utf8(output[name].clone()).unwrap();
    assert!(text("sitemap.xml").contains("https://example.org/docu/nl/base-c2/order-of-play/index.html"));
    let page = text("nl/base-c2/order-of-play/index.html");
    assert!(page.contains("https://example.org/docu/ru/base-c2/order-of-play/index.html"));
    assert!(page.contains("x-default"));
}

#[test]
fn only_an_output_of_ours_is_replaced() {
    let project = Project::copy();
    project.write("output/thesis.txt", "three years of work");
    project.run(&BRIEF).fails(2, &["rulesheet did not write"]);
    assert_eq!(project.read("output/thesis.txt"), "three years of work");
    for out in ["", "content", "locales/en/new", "templates/../content/new", "README.md"] {
        let place = project.path(out);
        let before = tree(project.around());
        let run = project.run(&[&BRIEF[..], &["--out", place.to_str().unwrap()]].concat());
        if out == "README.md" {
            assert_eq!(run.code, Some(0), "a folder may have any name");
            continue;
        }
        run.fails(2, &["error"]);
        assert!(tree(project.around()) == before, "{out}");
    }
}

/// An id or a file's name becomes a path of the output.
#[test]
fn no_name_leads_out_of_the_output() {
    let project = Project::copy();
    project.edit("content/catalogue/presets.toml", "id = \"base-c1\"", "id = \"../../../evil\"");
    project.run(&["build"]).fails(1, &["bad-id"]);
    assert_eq!(fs::read_dir(project.around()).unwrap().count(), 1, "nothing lies beside the project");
    let project = Project::copy();
    project.edit("content/pages/order-of-play.toml", "id = \"order-of-play\"", "id = \"../evil\"");
    project.run(&["build"]).fails(1, &["bad-id"]);
    project.write("locales/..evil/ui.ftl", "ui-title = x");
    project.write("locales/x y/ui.ftl", "ui-title = x");
    assert_eq!(project.run(&["build"]).code, Some(1));
    assert_eq!(fs::read_dir(project.around()).unwrap().count(), 1);
    assert!(!project.path("output").exists());
}

#[test]
fn languages_to_try_the_pages_with_are_made_when_asked_for() {
    let project = Project::copy();
    project.run(&["build", "--lang", "ar-XB"]).fails(2, &["there is no language `ar-XB`"]);
    project.run(&["build", "--pseudo", "--lang", "ar-XB", "--lang", "en-XA", "--preset", "base-c2"]).fine();
    let page = |code: &str| project.read(&format!("output/{code}/base-c2/order-of-play/index.html"));
    assert!(page("ar-XB").contains("<html lang=\"ar-XB\" dir=\"rtl\">") && page("ar-XB").contains('\u{202E}'));
    assert!(page("en-XA").contains("<h1>[Öŕðéŕ öƒ þļåý öñé ţŵö]</h1>"), "{}", page("en-XA"));
    assert!(!project.path("locales/ar-XB").exists());
}
