//! Faults of the rules behind the markup: conditions, notes, marks, repeats, words.

use super::project::{finds, lint, tree};
use rulesheet::diagnostic::Diagnostic;
use rulesheet::import;

const NOTE: &str = "style=\"color: #666666;\"";

/// A step with these items, and a note with this class.
fn step(items: &str, note: &str) -> String {
    format!(
        "{{{{RulesAction|rules='''Step 4A: Finish''' <ol>{items}</ol> <span class=\"{note}\" {NOTE}>Nothing.</span>}}}}"
    )
}

#[test]
fn a_note_that_fits_is_no_finding() {
    let items = "<li class=\"showFairy markWE\">a</li><li class=\"showTower markWE\">b</li>";
    finds(&step(items, "showNotFairyAndNotTower"), &[]);
    let twice = format!(
        "<div class=\"showBuilder\">{}</div><div class=\"showNotBuilder\">{}</div>",
        step(items, "showNotFairyAndNotTower"),
        step(items, "showNotFairyAndNotTower")
    );
    finds(&twice, &[]);
}

#[test]
fn a_note_that_forgets_something_is_told_with_the_smallest_selection() {
    let page = step("<li class=\"showFairy markWE\">a</li><li class=\"showTower markWE\">b</li>", "showNotFairy");
    let found = lint(&page);
    assert_eq!(found.len(), 1, "{found:?}");
    assert_eq!(found[0].code.as_str(), "wrong-empty-note");
    assert!(found[0].message.ends_with("`we: tower`") || found[0].message.ends_with("`c1: tower`"), "{found:?}");
    assert_eq!(&page[found[0].also[0].0.bytes.clone()], "<li class=\"showTower markWE\">");
}

#[test]
fn a_step_in_which_nothing_shows_is_told_at_its_heading() {
    let page = step("<li class=\"showFairy markWE\">a</li>", "showNotFairyAndNotTower");
    finds(&page, &[("wrong-empty-note", "Step 4A: Finish", "add a note")]);
}

#[test]
fn what_never_shows_is_told_once() {
    let page = "<p class=\"showFairy\">a <span class=\"showNotFairy\">b <i class=\"showTower\">c</i></span></p>";
    finds(page, &[("never-shown", "<span class=\"showNotFairy\">", "compare")]);
    finds("<p class=\"showC1\">a <b class=\"showC2\">b</b></p>", &[("never-shown", "<b class=\"showC2\">", "compare")]);
}

#[test]
fn marks_that_do_not_fit_the_editions() {
    finds(
        "<ul><li class=\"showFairy markC1 markWE\">a</li></ul>",
        &[("wrong-mark", "<li class=\"showFairy markC1 markWE\">", "remove `markC1`")],
    );
    finds("<ul><li class=\"showFairy\">a</li></ul>", &[("wrong-mark", "<li class=\"showFairy\">", "add `markWE`")]);
    // What stands inside of something marked is highlighted with it, and a choice belongs to no edition.
    finds("<ul><li class=\"showFairy markWE\">a<ul><li class=\"showTower\">b</li></ul></li></ul>", &[]);
    finds("<ul><li class=\"showFairyOrTower\">a</li></ul>", &[]);
    // One component, different things in each edition.
    finds(
        "<ul><li class=\"showMonasteries markC1 markWE\">a</li><li class=\"showMonasteries markC2 markWE\">b</li></ul>",
        &[],
    );
}

const LONG: &str =
    "take one of the figures from the tile and set it on any other tile of the same road or city if you like to do so";

#[test]
fn a_part_that_stands_there_twice() {
    let twice = |first: &str, second: &str| {
        format!("<ul><li class=\"{first}\">{LONG}</li> <li>x</li> <li class=\"{second}\">{LONG} now</li></ul>")
    };
    finds(&twice("showAll", "showAll"), &[("repeated-block", "<li class=\"showAll\">", "remove")]);
    finds(&twice("showC1", "showC2"), &[]);
    let other_steps =
        format!("'''Step 1A: a''' {} '''Step 1B: b''' {}", twice("showC1", "showC2"), twice("showC1", "showC2"));
    let repeats = lint(&other_steps).into_iter().filter(|fault| fault.code.as_str() == "repeated-block").count();
    assert_eq!(repeats, 0);
}

#[test]
fn words_that_were_left_in_the_source_language() {
    let dutch = "Leg de tegel aan en zet een speelstuk op de weg of in de stad van de speler die aan de beurt is";
    let page = format!(
        "<ul><li>{dutch}</li><li>Een speler or een ander speelstuk</li><li>You may place the figure on your road.</li></ul>"
    );
    let found = super::project::told(&page);
    let told: Vec<(&str, &str)> = found.iter().map(|(code, text, _)| (code.as_str(), text.as_str())).collect();
    assert_eq!(told, [("foreign-words", "or"), ("foreign-words", "You may place the figure on your road")]);
    // A page in the source language has nothing foreign, and neither targets nor attributes are words of a page.
    finds("<ul><li>You may place the figure on your road.</li></ul>", &[]);
    finds(
        &format!("<p>{dutch} [[Right place|plaats]] [[File:Picture.png|thumb|right]] [[Category:Completed]]</p>"),
        &[],
    );
    finds(&format!("{{| style=\"float: right; text-align: center\" \n| valign=\"top\" | {dutch}\n|}}"), &[]);
}

#[test]
fn a_sentence_that_begins_right_behind_a_word() {
    finds(
        "<p>Put it aside<span class=\"showFairy\">Then go on.</span></p>",
        &[("words-run-together", "<span class=\"showFairy\">", "full stop")],
    );
    finds(
        "<p>Put it aside. <span class=\"showFairy\">Then go on.</span> A guard<span class=\"showC1\">man</span></p>",
        &[],
    );
}

/// Two versions of a page.
fn both(one: &str, other: &str) -> Vec<Diagnostic> {
    let files = [("one.txt", one), ("other.txt", other)].map(|(path, text)| (path.to_owned(), text.into()));
    import::lint(&files, &tree())
}

fn page(middle: &str) -> String {
    format!(
        "'''Step 1A: x''' <ul><li class=\"showFairy markWE\">a 3</li>{middle}<li class=\"showTower markWE\">b</li> <li class=\"showBuilder markWE\">c</li></ul>"
    )
}

#[track_caller]
fn differ(one: &str, other: &str, expected: &[(&str, &str)]) {
    let found = both(&page(one), &page(other));
    let found: Vec<_> = found.iter().filter(|fault| fault.code.as_str() == "versions-differ").collect();
    let fits = found.len() == expected.len()
        && found.iter().zip(expected).all(|(is, (file, says))| &*is.at.file == *file && is.message.contains(says));
    assert!(fits, "{found:#?}");
}

#[test]
fn versions_of_a_page_differ_in_more_than_words() {
    let item = "<li class=\"showPlague markC2 markWE\">take 2 of them</li>";
    differ(item, &item.replace("take", "neem"), &[]);
    differ(item, "", &[("one.txt", "does not have this in step 1A")]);
    differ("", item, &[("other.txt", "does not have this in step 1A")]);
    differ(item, &item.replace('2', "3").replace("C3", "C2"), &[("one.txt", "says 3, not 2")]);
    differ(item, &item.replace("markC2 ", ""), &[("one.txt", "other marks")]);
    differ(item, &item.replace("showPlague", "showFestival"), &[("one.txt", "another condition")]);
    let more = item.replace("them", "them<i class=\"showFairy\">, fairy</i><i class=\"showC1\">x</i>");
    differ(item, &more, &[("one.txt", "says more")]);
    let pages = both(&page(item), "<ul><li class=\"showRobbers markWE\">another page</li></ul>");
    assert!(pages.iter().all(|fault| fault.code.as_str() != "versions-differ"), "{pages:?}");
}

/// The project's `fairy-point` shows with the fairy.
#[test]
fn a_step_that_differs_from_the_projects_own() {
    let fairy = |class: &str| format!("'''Step 1A: x''' <ol><li class=\"{class} markWE\">a</li></ol>");
    let differs = |class: &str| {
        lint(&fairy(class)).into_iter().filter(|fault| fault.code.as_str() == "record-differs").collect::<Vec<_>>()
    };
    assert_eq!(differs("showFairy"), []);
    let found = differs("showFairyAndTower");
    assert!(found.len() == 1 && found[0].message.contains("`fairy-point`"), "{found:?}");
}
