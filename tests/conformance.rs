//! One fault at a time in the real content, and what is said of it. The engine stays as it is.

mod common;

use rulesheet::check;
use rulesheet::diagnostic::render;
use rulesheet::tree::InputTree;

const PAGE: &str = "content/pages/order-of-play";

/// Replaces a text of a file, which has to be there.
#[track_caller]
fn edited(tree: &InputTree, file: &str, old: &str, new: &str) -> InputTree {
    let mut tree = tree.clone();
    let bytes = tree.0.get_mut(file).unwrap_or_else(|| panic!("{file} is there"));
    let text = String::from_utf8(bytes.clone()).expect("UTF-8");
    assert!(text.contains(old), "{file} holds no {old:?}");
    *bytes = text.replacen(old, new, 1).into_bytes();
    tree
}

/// Of all faults, one has this code and says this, in its message or its fix.
#[track_caller]
fn says(tree: &InputTree, code: &str, parts: &[&str]) {
    let found = check::without_words(tree);
    says_of(&found, tree, code, parts);
}

#[track_caller]
fn says_of(found: &[rulesheet::diagnostic::Diagnostic], tree: &InputTree, code: &str, parts: &[&str]) {
    let rows = common::rows(found, tree);
    let fits = |text: &str| parts.iter().all(|part| text.contains(part));
    let one = rows.iter().any(|(_, _, fault, text)| fault.ends_with(&format!(" {code}")) && fits(text));
    assert!(one, "{parts:?} of {code} is not in {}", render::json(found, tree));
}

/// In a file of the page.
#[track_caller]
fn content(file: &str, old: &str, new: &str, code: &str, parts: &[&str]) {
    says(&edited(&common::real_tree(), &format!("{PAGE}/{file}.toml"), old, new), code, parts);
}

/// In a file of the English or Dutch words.
#[track_caller]
fn words(file: &str, old: &str, new: &str, code: &str, parts: &[&str]) {
    let tree = edited(&common::real_words(), file, old, new);
    says_of(&check::conditions(&tree), &tree, code, parts);
}

/// The engine asks for more, or for less, than the record: both conditions are named, and a selection.
#[test]
fn conditions_are_those_of_the_engine() {
    let differs = "condition-differs";
    let (fairy, both) =
        ("id = \"move-fairy\"\nunder = \"neutral-figure\"\nkind = \"option\"\nwhen = \"fairy\"", "fairy & dragon");
    let narrower = fairy.replace("\"fairy\"", &format!("\"{both}\""));
    let parts = [
        "the engine has `move-fairy` in `we: fairy`",
        "the page shows it where `dragon & fairy`, the engine has it where `fairy`",
    ];
    content("move-wood", fairy, &narrower, differs, &parts);
    let parts = ["the page shows `open-gift` in `we:`", "where `all`", "where `gifts`"];
    content("place-tile", "id = \"open-gift\"\nwhen = \"gifts\"", "id = \"open-gift\"", differs, &parts);
    content("dragon", "when = \"dragon & ", "when = \"fairy & ", differs, &["the step `dragon`"]);
}

/// What players may agree on is told where it is played, and the rule that it replaces only elsewhere.
#[test]
fn variants_are_those_of_the_engine() {
    let princess = "id = \"princess-removes-knight\"\nwhen = \"princess";
    let told = format!("{princess} & !variant:princess-must\"");
    let parts =
        ["`princess-removes-knight` in `we: princess +princess-must`", "where `princess & !variant:princess-must`"];
    content("place-tile", &told, &format!("{princess}\""), "condition-differs", &parts);
    let parts = ["`dragon-moves-late` in `we: dragon`", "where `dragon & variant:dragon-after-scoring`"];
    let late = "when = \"dragon & variant:dragon-after-scoring\"";
    content("dragon-late", late, "when = \"dragon\"", "condition-differs", &parts);
    let (auction, other) = ("variant:bazaar-without-auction\"", "variant:princess-must\"");
    let parts = [
        "`bazaar-auction` in `we: bazaars +bazaar-without-auction`",
        "where `!builder & bazaars & !variant:bazaar-without-auction`",
    ];
    content("end-of-turn", auction, other, "condition-differs", &parts);
}

#[test]
fn each_action_has_one_record_in_its_place() {
    content(
        "place-tile",
        "id = \"show-tile\"",
        "id = \"show-a-tile\"",
        "action-without-record",
        &["`show-tile`", "`draw-tile`"],
    );
    content(
        "place-tile",
        "id = \"show-tile\"",
        "id = \"show-tilee\"",
        "record-without-action",
        &["did you mean `show-tile`?"],
    );
    let twice = "id = \"show-tile\"\n\n[[step.record]]\nid = \"show-again\"\ndoes = \"show-tile\"";
    content(
        "place-tile",
        "id = \"show-tile\"",
        twice,
        "duplicate-action",
        &["`show-again`", "`show-tile` does already"],
    );
    content(
        "move-wood",
        "id = \"exchange-prisoners\"\nunder = \"build-tower\"",
        "id = \"exchange-prisoners\"\nunder = \"neutral-figure\"",
        "place-differs",
        &["under `build-tower`"],
    );
    content("place-tile", "label = \"1B\"", "label = \"1D\"", "place-differs", &["`1D`", "`1B`"]);
}

/// What a turn does stands in the order in which it is done.
#[test]
fn the_order_is_that_of_the_engine() {
    let (drawn, shown) = ("id = \"draw-random-tile\"", "id = \"show-tile\"");
    let page = format!("{PAGE}/place-tile.toml");
    let tree = edited(&common::real_tree(), &page, shown, "id = \"x\"");
    let tree = edited(&tree, &page, drawn, shown);
    let tree = edited(&tree, &page, "id = \"x\"", drawn);
    let tree = edited(&tree, &page, "under = \"draw-random-tile\"", "under = \"show-tile\"");
    let tree = edited(&tree, &page, "under = \"draw-random-tile\"", "under = \"show-tile\"");
    says(&tree, "order-differs", &["`draw-random-tile` stands behind `show-tile`", "both show in `we:`"]);
}

#[test]
fn numbers_publishers_and_badges_are_those_of_the_engine() {
    content(
        "place-tile",
        "numbers.points = 1",
        "numbers.points = 2",
        "number-differs",
        &["`fairy-point` is 2, in the engine 1", "write `numbers.points = 1`"],
    );
    content("introduction", "numbers.first = 10", "numbers.first = 11", "number-differs", &["`badge-wonder`"]);
    content(
        "introduction",
        "legend = \"deviation\"",
        "",
        "missing-legend",
        &["marks rules of single publishers", "`legend = \"deviation\"`"],
    );
    // The owner of the meeple chooses the bathhouse.
    content(
        "scoring",
        "signals = [\"lake-trap\"]\nchooser = \"owner\"",
        "signals = [\"lake-trap\"]",
        "chooser-differs",
        &["the player whose turn it is, in the engine to `owner`"],
    );
    content("dragon-late", "[\"rgg\"]", "[\"zmg\"]", "publisher-differs", &["zmg, in the engine by rgg"]);
    content(
        "place-tile",
        "awards = true\nsignals = [\"messages:1A\"]",
        "signals = [\"messages:1A\"]",
        "signal-differs",
        &["`fairy-point` does not raise", "`robbers`"],
    );
    let signals = "content/catalogue/signals.toml";
    says(
        &edited(&common::real_tree(), signals, "when = \"wonders\"", "when = \"fairy\""),
        "signal-differs",
        &["`wonder`"],
    );
    let (old, new) =
        ("[[signal]]\nid = \"wonder\"", "[[signal]]\nid = \"omen\"\nwhen = \"dragon\"\n\n[[signal]]\nid = \"wonder\"");
    says(&edited(&common::real_tree(), signals, old, new), "unraised-signal", &["`omen`", "or remove it"]);
    let half = "signals = [\"hans-statue-half\"]\n";
    content("scoring", half, "", "signal-differs", &["`award-feature-points` does not raise `hans-statue-half`"]);
    content("scoring", half, "", "unraised-signal", &["`hans-statue-half`"]);
}

#[test]
fn what_is_told_besides_is_what_the_engine_knows() {
    content(
        "scoring",
        "[[list.item]]\nid = \"vineyards\"\nwhen = \"vineyards\"\n",
        "",
        "untold-rule",
        &["`monastic-value-vineyards`"],
    );
    content(
        "place-tile",
        "when = \"dragon & !river-2\"",
        "when = \"dragon & river-2\"",
        "condition-differs",
        &["`dragon-tile-too-early`"],
    );
    let expansions = "content/catalogue/expansions/major.toml";
    says(
        &edited(&common::real_tree(), expansions, "editions = [\"c1\", \"c2\"]", "editions = [\"c1\"]"),
        "editions-differ",
        &["c1, c2"],
    );
    content(
        "place-tile",
        "id = \"show-tile\"",
        "id = \"show-tile\"\neditions = [\"c1\", \"c2\", \"we\"]",
        "needless-edition-override",
        &["`show-tile`"],
    );
}

/// A record needs what its parents need: a part of its condition that they rule out, or that holds with them
/// anyway, says something that is not so.
#[test]
fn each_part_of_a_condition_can_matter() {
    let prisoners = "id = \"exchange-prisoners\"\nunder = \"build-tower\"";
    let when = |condition: &str| format!("{prisoners}\nwhen = \"{condition}\"");
    let parts = ["in the condition of `exchange-prisoners`, `fairy` never matters"];
    content("move-wood", prisoners, &when("tower | fairy"), "idle-part", &parts);
    content(
        "move-wood",
        prisoners,
        &when("fairy & !tower"),
        "never-shown",
        &["no selection shows `exchange-prisoners`"],
    );
}

#[test]
fn named_conditions_say_something_of_their_own() {
    let file = "content/catalogue/conditions.toml";
    let (old, more) = (
        "[condition.own-tiles]",
        "[condition.more]\nis = \"fairy & dragon | dragon & fairy & tower\"\n[condition.twin]\nis = \"dragon & fairy\"\n[condition.own-tiles]",
    );
    words(file, old, more, "equal-conditions", &["`twin` means the same as `more`"]);
    words(file, old, more, "unused-condition", &["`twin`"]);
}

#[test]
fn variants_of_words_can_show_and_need_not() {
    let file = "locales/en/order-of-play/dragon.ftl";
    let select = |yes: &str, no: &str| format!("dragon-moves = {{ $dragon ->\n    [yes] {yes}\n   *[no] {no}\n}}. ");
    words(file, "dragon-moves =", &select("It moves", "It is not there"), "never-shown", &["`$dragon` is never `no`"]);
    words(file, "dragon-moves =", &select("It moves", "{ \"\" }"), "always-shown", &["does not depend on `$dragon`"]);
    let inverted = "dragon-moves = { $fairy ->\n    [no] Hop\n   *[yes] Hop on\n}. ";
    words(file, "dragon-moves =", inverted, "inverted-select", &["`$fairy`", "[yes], [no]"]);
    words(
        file,
        "dragon-moves =",
        &select("It moves", "Not").replace("$dragon", "$tower"),
        "selects-differ",
        &["`dragon-moves` of `nl` does not depend on `$tower`"],
    );
}

/// Words refer only to steps that are there whenever they are.
#[test]
fn links_lead_to_steps_that_show() {
    let file = "locales/en/order-of-play/place-tile.ftl";
    let (old, parts) = ("show-tile =", ["the step `dragon`, which `we:` does not show"]);
    words(file, old, "show-tile = See { STEP(\"dragon\") }. ", "reference-to-hidden", &parts);
}
