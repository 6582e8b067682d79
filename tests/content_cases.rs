//! Faults that people have reported of such tools (by their numbers in the list of cases), and selections.

mod common;

use common::{load, real_tree, rows, tree};
use rulesheet::catalogue::{Catalogue, Selection};
use rulesheet::condition::Cond;
use rulesheet::diagnostic::{Code, Diagnostic, render};

fn small() -> Catalogue {
    let (catalogue, _, found) = load(&tree(""));
    assert_eq!(found, [], "the small project has no fault");
    catalogue
}

/// The text that is read, and the text that is written again.
#[track_caller]
fn reads(text: &str, expected: &str) {
    let catalogue = small();
    let selection = Selection::parse(text, &catalogue).unwrap_or_else(|errors| panic!("{errors:#?}"));
    assert_eq!(selection.to_text(&catalogue), expected);
}

/// What is wrong with the text: the part, the message, the fix.
#[track_caller]
fn refuses(text: &str, expected: &[(&str, &str, &str)]) {
    let errors = Selection::parse(text, &small()).expect_err("a fault");
    let shown =
        errors.iter().map(|error| (&text[error.at.clone()], &*error.message, error.fix.as_deref().unwrap_or("")));
    assert_eq!(shown.collect::<Vec<_>>(), expected);
}

#[test]
fn selections_are_read_from_their_text() {
    reads("c2: fairy tower", "c2: fairy tower");
    reads("  we :tower\tfairy  fairy ", "we: fairy tower");
    reads("c1: princess-and-dragon", "c1: princess dragon fairy");
    reads("c1: fairy dragon +fairy-on-tile", "c1: dragon fairy +fairy-on-tile");
}

#[test]
fn words_that_mean_nothing_are_refused() {
    let begin = "a selection begins with an edition and a colon";
    let write = "write `c2:` for the base game, `c2: …` with components behind it";
    refuses("", &[("", begin, write)]);
    refuses("fairy tower", &[("", begin, "write `c2: fairy tower`")]);
    refuses("c1 fairy", &[("", begin, "write `c1: fairy`")]);
    refuses("C2+C3:", &[("C2+C3", "there is no edition `C2+C3`", "did you mean `c2`?")]);
    refuses(": fairy", &[("", "there is no edition ``", "")]);
    refuses(
        "c3: fary Tower +fairy-on-tiles",
        &[
            ("c3", "there is no edition `c3`", "did you mean `c2`?"),
            ("fary", "there is no component or expansion `fary`", "did you mean `fairy`?"),
            ("Tower", "there is no component or expansion `Tower`", "did you mean `tower`?"),
            ("+fairy-on-tiles", "there is no variant `fairy-on-tiles`", "did you mean `fairy-on-tile`?"),
        ],
    );
    refuses(
        "c2: Princess",
        &[("Princess", "there is no component or expansion `Princess`", "did you mean `princess`?")],
    );
    refuses("c2: fairy-on-tile", &[("fairy-on-tile", "`fairy-on-tile` is a variant", "write `+fairy-on-tile`")]);
    let idle = "the variant `fairy-on-tile` changes nothing in this selection";
    refuses("c2: fairy +fairy-on-tile", &[("+fairy-on-tile", idle, "it needs: fairy & any-dragon")]);
}

#[test]
fn conditions_hold_as_they_say() {
    let catalogue = small();
    let holds = |text: &str, name: &str| {
        let selection = Selection::parse(text, &catalogue).expect("a selection");
        selection.evaluate(&catalogue).holds(catalogue.atoms[name])
    };
    assert!(holds("we:", "rules:c1") && holds("we:", "edition:we") && !holds("we:", "edition:c1"));
    assert!(holds("c2:", "rules:c2") && !holds("c2:", "rules:c1"));
    assert!(holds("c2: tower", "monsters") && holds("c2: black-dragon", "monsters") && !holds("c2: fairy", "monsters"));
    assert!(holds("c2: fairy dragon +fairy-on-tile", "variant:fairy-on-tile"));
    assert!(!catalogue.atoms.contains_key("rules:we"));
}

/// 27: a mistyped mark or atom is a fault with a place and the nearest name; what is adapted follows from the component.
#[test]
fn case_27_nothing_mistyped_is_silent() {
    let tree = tree(
        "#== content/pages/turn/scoring.toml\nid = \"scoring\"\n[[step]]\nid = \"score-feature\"\nwhen = \"mark C1\"\n",
    );
    let (_, _, found) = load(&tree);
    let row = rows(&found, &tree).into_iter().find(|row| row.2 == "error bad-condition").expect("reported");
    assert_eq!((row.0.as_str(), row.1), ("content/pages/turn/scoring.toml", 4));
    let mut catalogue = small();
    let adapted = catalogue.adapted(catalogue.atoms["black-dragon"]);
    let shows =
        |text: &str| Selection::parse(text, &catalogue).expect("a selection").evaluate(&catalogue).holds(adapted);
    assert!(shows("c1: black-dragon") && !shows("c2: black-dragon"));
}

/// 34: AND, OR, NOT nest freely, and two ways to say the same are the same.
#[test]
fn case_34_conditions_nest() {
    let (fairy, other) = ("(dragon | black-dragon) & !fairy", "!(fairy | !dragon & !black-dragon)");
    let records = [fairy, other].map(|when| format!("[[list.item]]\nid = \"i{}\"\nwhen = \"{when}\"\n", when.len()));
    let text = "#== content/pages/turn/scoring.toml\nid = \"scoring\"\n[[step]]\nid = \"score-feature\"\n[[list]]\nid = \"l\"\nstyle = \"or\"\n";
    let (catalogue, content, _) = load(&tree(&(text.to_owned() + &records.concat())));
    let whens: Vec<Cond> = content.lists.values().flat_map(|list| &list.items).map(|item| item.when).collect();
    assert_eq!(whens.len(), 2);
    assert!(catalogue.decider().same(whens[0], whens[1]));
    assert!(!catalogue.decider().same(whens[0], catalogue.atoms["any-dragon"]));
}

/// 39: nothing chosen is the base game, never everything.
#[test]
fn case_39_nothing_is_the_base_game() {
    let catalogue = small();
    for text in ["c2:", "c2: ", " c2 :\n"] {
        let selection = Selection::parse(text, &catalogue).expect("the base game");
        assert_eq!(selection, Selection::base_game(&catalogue, 1));
        assert_eq!(selection.to_text(&catalogue), "c2:");
        let values = selection.evaluate(&catalogue);
        assert!(catalogue.components.iter().all(|component| !values.holds(component.cond)));
    }
    let (base, everything) = (&catalogue.presets[0].selection, &catalogue.presets[1].selection);
    assert_eq!(base.to_text(&catalogue), "c2:");
    assert!(everything.components.iter().all(|chosen| *chosen));
}

/// 42: a part of an expansion can be left out.
#[test]
fn case_42_components_are_chosen_one_by_one() {
    reads("c2: castles bazaars", "c2: castles bazaars");
    let (catalogue, _, found) = load(&real_tree());
    assert_eq!(found, []);
    let selection = Selection::parse("c2: castles bazaars", &catalogue).expect("a selection");
    let values = selection.evaluate(&catalogue);
    assert!(values.holds(catalogue.atoms["castles"]) && !values.holds(catalogue.atoms["bridges"]));
}

/// 65: two ids that would be one file cannot both be.
#[test]
fn case_65_ids_cannot_fold_together() {
    let preset = |id: &str| format!("[[preset]]\nid = \"{id}\"\ngroup = \"quick\"\nedition = \"c2\"\n");
    let text =
        format!("#== content/catalogue/presets.toml\n{}{}{}", preset("big-box"), preset("Big-Box"), preset("big-box"));
    let tree = tree(&text);
    let (catalogue, _, found) = load(&tree);
    let faults: Vec<_> = rows(&found, &tree).into_iter().map(|row| (row.1, row.2)).collect();
    assert_eq!(faults, [(6, "error bad-id".to_owned()), (10, "error duplicate-id".to_owned())]);
    assert_eq!(catalogue.presets.len(), 1);
}

/// 110: one run lists every fault, in order, with a total.
#[test]
fn case_110_all_faults_in_one_run() {
    let text = "#== content/catalogue/publishers.toml\n[[publisher]]\nid = \"hig\n[[publisher]]\nid = \"rgg\"\n\
        #== content/catalogue/presets.toml\n[[preset]]\nid = base\n\
        #== content/catalogue/variants.toml\n[[variant]]\nid = \"v\"\nneeds = \"fary\"\n\
        #== content/pages/turn/scoring.toml\nid = \"scoring\"\n[[step]]\nid = \"score-feature\"\nlabel = = 3\n\
        when = \"drgon\"\n";
    let tree = tree(text);
    let (_, _, found) = load(&tree);
    let rows = rows(&found, &tree);
    let places: Vec<(&str, usize)> = rows.iter().map(|row| (row.0.as_str(), row.1)).collect();
    assert!(places.is_sorted());
    for wanted in [
        ("content/catalogue/presets.toml", 2),
        ("content/catalogue/publishers.toml", 2),
        ("content/catalogue/variants.toml", 3),
        ("content/pages/turn/scoring.toml", 4),
        ("content/pages/turn/scoring.toml", 5),
    ] {
        assert!(places.contains(&wanted), "{wanted:?} in {rows:#?}");
    }
    let people = anstream::adapter::strip_str(&render::people(&found, &tree)).to_string();
    let errors = found.iter().filter(|fault| fault.severity == rulesheet::diagnostic::Severity::Error).count();
    assert!(people.contains(&format!("\n{errors} errors")), "{people}");
}

/// 113: file, line, column, the line itself, what mends it, a code that is explained.
#[test]
fn case_113_a_fault_can_be_found_and_mended() {
    let tree =
        tree("#== content/catalogue/variants.toml\n[[variant]]\n\nid = \"fairy-on-tile\"\nneeds = \"fairy & drgon\"\n");
    let (_, _, found) = load(&tree);
    let fault: &Diagnostic = found.first().expect("a fault");
    assert!(Code::ALL.iter().any(|(code, help)| *code == fault.code && !help.is_empty()));
    insta::assert_snapshot!(anstream::adapter::strip_str(&render::people(&found, &tree)).to_string(), @r#"
    error[unknown-component]: there is no component or condition `drgon`
     --> content/catalogue/variants.toml:4:18
      |
    4 | needs = "fairy & drgon"
      |                  ^^^^^
      |
      = help: did you mean `dragon`?

    1 error
    "#);
}

#[test]
fn the_real_content_has_no_fault() {
    let tree = real_tree();
    let (catalogue, content, found) = load(&tree);
    assert_eq!(render::people(&found, &tree), "");
    assert!(catalogue.components.len() > 100 && content.pages.len() == 4);
}

#[test]
fn the_catalogue_is_listed_by_ids() {
    let catalogue = small();
    let json = serde_json::to_value(catalogue.listing()).expect("JSON");
    assert_eq!(json["editions"], serde_json::json!(["c1", "c2", "we"]));
    let expansion = serde_json::json!({"id": "river-1", "group": "minor", "components": ["river-1"]});
    assert_eq!(json["expansions"][4], expansion);
    let component = serde_json::json!({
        "id": "princess", "wica": "Princess", "expansion": "princess-and-dragon", "group": "major",
        "editions": ["c1", "c2"],
    });
    assert_eq!(json["components"][0], component);
    assert_eq!(json["presets"][0], serde_json::json!({"id": "base", "selection": "c2:"}));
}

/// Addresses that people keep: what they mean may never change.
#[test]
fn links_of_live_pages_are_pinned() {
    let (catalogue, _, _) = common::load(&common::real_tree());
    let whole = "v1=c1,traders-and-builders,fairy,+fairy-on-tile";
    for (text, link) in [
        ("c2:", "v1=c2"),
        ("c1: fairy traders builder pig +fairy-on-tile", whole),
        ("we: inns", "v1=we,inns"),
        ("c2: everything", "v1=c2,everything"),
        ("c2: everything -inns -traders-and-builders", "v1=c2,everything,-inns,-traders-and-builders"),
    ] {
        let selection = Selection::parse(text, &catalogue).expect("a selection");
        assert_eq!(selection.to_link(&catalogue), link);
        for way in [link.to_owned(), format!("https://example.org/en/order-of-play/#{link}&draw-tile")] {
            assert_eq!(Selection::parse(&way, &catalogue).as_ref(), Ok(&selection), "{way}");
        }
    }
    for (text, message) in [
        ("v1=c9,fairy", "there is no edition `c9`"),
        ("v1=c2,fary", "there is no component or expansion `fary`"),
        ("v1=c2,+fary", "there is no variant `fary`"),
        ("c2: fairy & tower", "there is no component or expansion `&`"),
    ] {
        let errors = Selection::parse(text, &catalogue).expect_err("a fault");
        assert_eq!(errors.iter().map(|error| error.message.as_str()).collect::<Vec<_>>(), [message], "{text}");
    }
}
