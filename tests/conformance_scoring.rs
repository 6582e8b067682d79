//! One fault at a time in the real rows of points, and what is said of it. The engine stays as it is.

mod common;

use rulesheet::check;
use rulesheet::diagnostic::render;

/// Of the faults that one change makes, one has this code and says this, in its message or its fix.
#[track_caller]
fn says(file: &str, old: &str, new: &str, code: &str, parts: &[&str]) {
    let mut tree = common::real_tree();
    let path = format!("content/{file}.toml");
    let bytes = tree.0.get_mut(&path).unwrap_or_else(|| panic!("{path} is there"));
    let text = String::from_utf8(bytes.clone()).expect("UTF-8");
    assert!(text.contains(old), "{path} holds no {old:?}");
    *bytes = text.replacen(old, new, 1).into_bytes();
    let found = check::without_words(&tree);
    let fits = |text: &str| parts.iter().all(|part| text.contains(part));
    let rows = common::rows(&found, &tree);
    let one = rows.iter().any(|(_, _, fault, text)| fault.ends_with(&format!(" {code}")) && fits(text));
    assert!(one, "{parts:?} of {code} is not in {}", render::json(&found, &tree));
}

const ROAD_TILES: &str = "during = \"tiles\"\nfinal = \"tiles\"";

/// The smallest feature is drawn, with what both sides make of it.
#[test]
fn another_number_is_drawn_with_the_smallest_feature() {
    let code = "formula-differs";
    let parts = ["`road-tiles` during the game", "\ntiles | formula | engine\n    1 |       2 |      1"];
    says("scoring/road", ROAD_TILES, "during = \"2 * tiles\"\nfinal = \"tiles\"", code, &parts);
    // It takes an odd value to see how halves are rounded.
    let witch = "final = \"-witch * half-down(value)\"";
    let parts = ["`road-witch` after the game", "\nwitch | value | formula | engine\n    1 |"];
    says("scoring/road", witch, &witch.replace("half-down", "half-up"), code, &parts);
    // … an edition, which is named.
    let new = "during = \"if(rules:c1; 1; 2) * tiles\"\nfinal = \"tiles\"";
    says("scoring/road", ROAD_TILES, new, code, &["in `c2:`"]);
    // … a circus that only its owner's bet is won by.
    says(
        "scoring/bet",
        "0, 8+)",
        "0, 8)",
        code,
        &["tiles | bet-5-8 | formula | engine\n    9 |       1 |       0 |      8"],
    );
    // … a quantity that only the engine looks at.
    let inn = "during = \"inn * (road-tiles-that-count + cathedral-segments)\"";
    says("scoring/road", inn, "during = \"inn * road-tiles-that-count\"", code, &["cathedral-segments"]);
}

/// Of a part there is none without its whole.
#[test]
fn parts_are_tried_with_their_wholes() {
    let (code, slum, hermit) = ("formula-differs", "during = \"-2 * slum-tiles\"", "during = \"-hermitage-tiles\"");
    says("scoring/city", slum, "during = \"-slum-tiles\"", code, &["slum-tiles | formula | engine"]);
    says("scoring/monastic", hermit, "during = \"-2 * hermitage-tiles\"", code, &["hermitage-tiles"]);
}

#[test]
fn sums_are_those_of_the_engine() {
    let parts = ["the rows of `road` during the game"];
    says("scoring/road", ROAD_TILES, "during = \"tiles + 1\"\nfinal = \"tiles\"", "total-differs", &parts);
}

#[test]
fn rows_show_where_the_engine_has_them() {
    let (code, inn) = ("row-condition-differs", "id = \"road-inn\"\nwhen = \"inns\"");
    let parts = ["`road-inn` during the game shows in `we:`", "it shows where `all`, the engine has it where `inns`"];
    says("scoring/road", inn, "id = \"road-inn\"", code, &parts);
    let parts = ["the engine has `road-inn` after the game in `we: inns`", "`inns & mage"];
    says("scoring/road", inn, &inn.replace("inns", "inns & mage"), code, &parts);
    says("scoring/goods", "when = \"traders\"", "when = \"builder\"", code, &["`goods` after the game"]);
    says("catalogue/signals", "when = \"teacher\"", "when = \"fairy\"", code, &["the badge `teacher`"]);
    // After the game alone there is no such row.
    let new = "during = \"cities-on-board\"\nfinal = \"cities-on-board\"";
    let king = "final = \"cities-on-board\"";
    says("scoring/king", king, new, "misplaced-subject", &["`king`"]);
}

#[test]
fn rows_stand_in_the_order_of_the_sum() {
    let (witch, mage) = ("id = \"city-witch\"", "id = \"city-mage\"");
    let mut tree = common::real_tree();
    let bytes = tree.0.get_mut("content/scoring/city.toml").expect("cities");
    let text = String::from_utf8(bytes.clone()).expect("UTF-8");
    let blocks: Vec<&str> = text.split("\n\n").collect();
    let place = |id: &str| blocks.iter().position(|block| block.contains(id)).expect("a row");
    let (first, second) = (place(mage), place(witch));
    let mut moved = blocks.clone();
    let later = moved.remove(second);
    moved.insert(first, later);
    *bytes = moved.join("\n\n").into_bytes();
    let rows = common::rows(&check::without_words(&tree), &tree);
    let says =
        |code: &str, part: &str| rows.iter().any(|(_, _, fault, text)| fault.ends_with(code) && text.contains(part));
    assert!(says("row-order-differs", "the engine counts `city-mage` before `city-witch`"), "{rows:?}");
}

#[test]
fn what_a_row_tells_besides_is_the_engines() {
    let (code, fairy) = ("row-differs", "receives = \"owner\"\nduring = \"3 * fairy\"");
    let parts = ["`receives` of `road-fairy` is \"majority\", in the engine \"owner\""];
    says("scoring/road", fairy, &fairy.replace("owner", "majority"), code, &parts);
    let (poverty, parts) = ("during = \"-3 * poverty\"\nbelow-zero = true", ["`below-zero` of `road-poverty`"]);
    says("scoring/road", poverty, "during = \"-3 * poverty\"", code, &parts);
    let triggers = "triggers = [\"castle\", \"robber-choice\", \"teacher\", \"ringmaster\"]";
    says("scoring/road", triggers, "triggers = [\"castle\"]", code, &["`triggers` of `road-tiles`"]);
}

#[test]
fn each_row_is_told_once_and_in_its_step() {
    let (inn, inns) = ("id = \"road-inn\"", "id = \"road-in\"");
    let (old, new) = ("under = \"road-inn\"", "under = \"road-in\"");
    let mut tree = common::real_tree();
    let bytes = tree.0.get_mut("content/scoring/road.toml").expect("roads");
    let text = String::from_utf8(bytes.clone()).expect("UTF-8");
    *bytes = text.replace(&format!("{inn}\n"), &format!("{inns}\n")).replace(old, new).into_bytes();
    let rows = common::rows(&check::without_words(&tree), &tree);
    let says_of =
        |code: &str, part: &str| rows.iter().any(|(_, _, fault, text)| fault.ends_with(code) && text.contains(part));
    assert!(says_of("row-without-score", "did you mean `road-inn`?"), "{rows:?}");
    assert!(says_of("score-without-row", "no row `road-inn`"), "{rows:?}");
    let parts = ["`road` is scored in `begin-turn`, in the engine in `score-feature`"];
    says("scoring/road", "records = [\"value-of-road\"]", "records = [\"fairy-point\"]", "row-place-differs", &parts);
    let parts = ["`gingerbread-man-in-completed-city` awards points"];
    says("scoring/city", "record = \"gingerbread-man-in-completed-city\"\n", "", "points-without-row", &parts);
}

#[test]
fn what_is_counted_is_what_the_engine_counts() {
    let (file, code) = ("scoring/quantities", "quantity-differs");
    let inn = "id = \"inn\"\nwhen = \"inns\"\nflag = true";
    says(file, inn, "id = \"inn\"\nwhen = \"inns\"", code, &["there is one at most of `inn`", "write `flag = true`"]);
    says(
        file,
        inn,
        "id = \"inn\"\nflag = true",
        code,
        &["`inn` is counted at other tables", "write `when = \"inns\"`"],
    );
    says(file, "id = \"gold-bars\"", "id = \"gold-bar\"", "unknown-quantity", &["`gold-bars`"]);
    says(file, inn, &format!("{inn}\n\n[[quantity]]\nid = \"inm\""), code, &["did you mean `inn`?"]);
}
