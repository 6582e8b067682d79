//! Nothing is left of what a selection hides: checked on random selections of the small and of the real game.

use super::html;
use super::project::{Sheets, random_selections, real, small};
use rulesheet::build::Format;
use rulesheet::catalogue::Selection;
use rulesheet::page::{self, Resolved};
use rulesheet::site::Project;
use rulesheet::tree::InputTree;
use std::collections::BTreeSet;

#[test]
fn the_small_game_leaves_nothing() {
    leaves_nothing(&small(""), &["en", "nl", "he"], 200);
}

#[test]
fn the_real_game_leaves_nothing() {
    leaves_nothing(&real(), &["cs", "de", "en", "fr", "nl", "ru"], 12);
}

/// Case 45: nor does any single component.
#[test]
fn no_single_component_leaves_anything() {
    let mut sheets = Sheets::of(&small(""));
    for edition in 0..sheets.0.catalogue.editions.len() {
        for component in 0..sheets.0.catalogue.components.len() {
            let mut selection = Selection::base_game(&sheets.0.catalogue, edition);
            selection.components[component] = true;
            clean(&sheets.write_for("en", selection, Format::Html));
        }
    }
}

fn leaves_nothing(tree: &InputTree, languages: &[&str], count: usize) {
    let mut sheets = Sheets::of(tree);
    for (n, selection) in random_selections(&sheets.0, count, 7).into_iter().enumerate() {
        let language = languages[n % languages.len()];
        let html = sheets.write_for(language, selection.clone(), Format::Html);
        clean(&html);
        says_the_same(&mut sheets, language, &selection, &html);
    }
}

/// No element without words, no link without a target, no syntax of ours.
fn clean(html: &str) {
    assert_eq!(html::empty_elements(html), Vec::<String>::new());
    let ids = html::values(html, "id");
    let once: BTreeSet<&String> = ids.iter().collect();
    assert_eq!(once.len(), ids.len(), "ids are unique: {ids:?}");
    for target in html::values(html, "href").iter().filter_map(|href| href.strip_prefix('#')) {
        assert!(ids.iter().any(|id| id == target), "#{target} exists");
    }
    no_syntax(html.split("</style>").last().expect("a page"));
}

pub fn no_syntax(text: &str) {
    for syntax in ["{{", "}}", "{%", "{$", "{ $", "[yes]", "[no]"] {
        assert!(!text.contains(syntax), "{syntax} in {text}");
    }
    assert!(!text.contains(|c: char| c >= '\u{F0000}'), "a marker in {text}");
}

/// HTML and JSON show the same records, with the same words.
fn says_the_same(sheets: &mut Sheets, language: &str, selection: &Selection, html: &str) {
    let json = sheets.write_for(language, selection.clone(), Format::Json);
    let json: serde_json::Value = serde_json::from_str(&json).expect("JSON");
    let ids = html::values(html, "id");
    let text = html::main_text(html);
    for item in json["items"].as_array().expect("items") {
        let (id, words) = (item["id"].as_str().expect("an id"), item["text"].as_str().expect("a text"));
        let words = words.split_whitespace().collect::<Vec<_>>().join(" ");
        let id = if item["kind"] == "repeat" { format!("_repeat-{id}") } else { id.to_owned() };
        assert!(item["kind"] == "repeat" || ids.contains(&id), "{id} is on the page");
        assert!(text.contains(&words), "{id}: {words}\n{text}");
    }
}

/// Case 38: what shows is exactly what the chain of conditions lets show, found here in another way.
#[test]
fn nothing_shows_that_is_not_selected() {
    let mut sheets = Sheets::of(&real());
    let page = sheets.0.content.pages[0].clone();
    let resolved = page::resolve(&page, &mut sheets.0.catalogue);
    for selection in random_selections(&sheets.0, 2000, 11) {
        let values = selection.evaluate(&sheets.0.catalogue);
        let steps = page.sections.iter().flat_map(|section| &section.steps).zip(resolved.steps());
        for (step, resolved) in steps {
            for n in 0..step.records.len() {
                let wanted = shows(step, n, &|cond| values.holds(cond));
                assert_eq!(values.holds(resolved.records[n].when), wanted, "{}", step.records[n].id);
                let signals = resolved.records[n].signals.iter();
                let bad =
                    signals.filter(|s| values.holds(s.when) != values.holds(sheets.0.catalogue.signals[s.signal].when));
                assert_eq!(bad.count(), 0);
            }
        }
        footnotes_belong(&resolved, &|cond| values.holds(cond));
    }
    table_names_what_is_there(&mut sheets);
}

/// A record by its definition: its own condition and its parent's; a group by its children.
fn shows(step: &rulesheet::content::Step, n: usize, holds: &dyn Fn(rulesheet::condition::Cond) -> bool) -> bool {
    let record = &step.records[n];
    let place = record.parent.map_or_else(|| holds(step.when), |parent| own_chain(step, parent, holds));
    place && below(step, n, holds)
}

fn own_chain(step: &rulesheet::content::Step, n: usize, holds: &dyn Fn(rulesheet::condition::Cond) -> bool) -> bool {
    shows(step, n, holds)
}

fn below(step: &rulesheet::content::Step, n: usize, holds: &dyn Fn(rulesheet::condition::Cond) -> bool) -> bool {
    let record = &step.records[n];
    let children = || (n + 1..step.records.len()).filter(|child| step.records[*child].parent == Some(n));
    holds(record.when)
        && (record.kind != rulesheet::content::Kind::Group || children().any(|child| below(step, child, holds)))
}

fn footnotes_belong(page: &Resolved, holds: &dyn Fn(rulesheet::condition::Cond) -> bool) {
    for (n, note) in page.footnotes.iter().enumerate() {
        let referring = page.records().any(|record| record.footnotes.contains(&n) && holds(record.when));
        assert!(!holds(note.when) || referring, "{}", note.id);
    }
}

fn table_names_what_is_there(sheets: &mut Sheets) {
    for selection in random_selections(&sheets.0, 5, 3) {
        let html = sheets.write_for("en", selection.clone(), Format::Html);
        let table = html.split("<section class=\"table\"").nth(1).expect("a table").split("</section>").next();
        let table = html::pieces(&format!(
            "<p>{}",
            &table.expect("a table")[1 + table.expect("a table").find('>').expect("a tag")..]
        ));
        let text: String = table.iter().map(|p| if let html::Piece::Text(t) = p { t.as_str() } else { "\n" }).collect();
        let lines: Vec<&str> = text.lines().map(str::trim).collect();
        for (n, expansion) in sheets.0.catalogue.expansions.iter().enumerate() {
            let there = expansion.components.iter().any(|component| selection.components[*component]);
            let name = expansion_name(&sheets.0, n);
            assert_eq!(lines.contains(&name.as_str()), there, "{name} in {lines:?}");
        }
    }
}

fn expansion_name(project: &Project, n: usize) -> String {
    let id = format!("expansion-{}", project.catalogue.expansions[n].id);
    rulesheet::locale::markdown::plain(&project.locales.words(0, &id, &[]).marked)
}
