//! `rulesheet condition`, `rulesheet where` and `rulesheet engine`.

use super::project::{Project, REAL, Run, rulesheet};
use serde_json::Value;

fn run(words: &[&str]) -> Run {
    Run::of(rulesheet().args(words).current_dir(REAL))
}

#[test]
fn a_condition_is_told_exactly() {
    let told = run(&["condition", "fairy & (dragon | !dragon)"]).fine();
    assert!(told.contains("simplified  fairy\n"), "{told}");
    assert!(told.contains("50 % of all selections ("), "{told}");
    assert!(told.contains("smallest    we: fairy\n"), "{told}");
    let never = run(&["condition", "edition:c1 & edition:c2"]).fine();
    assert!(
        never.contains("simplified  !all") && never.contains("0 % of") && never.contains("there is none"),
        "{never}"
    );
    assert!(run(&["condition", "rules:c2"]).fine().contains("33.333333 %"), "one of three editions");
}

#[test]
fn two_conditions_are_compared() {
    let same = run(&["condition", "(dragon | tower) & !fairy", "--against", "!(fairy | !dragon & !tower)"]).fine();
    assert!(same.ends_with("The two are the same in all selections.\n"), "{same}");
    let differ = run(&["condition", "fairy & dragon", "--against", "fairy"]).fine();
    assert!(differ.contains("the first never holds without the other"), "{differ}");
    assert!(differ.contains("only the second holds in `we: fairy`"), "{differ}");
}

#[test]
fn a_faulty_condition_is_misuse() {
    run(&["condition", "(fairy"]).fails(2, &["never closed", "(fairy", "^"]);
    run(&["condition", "fary"]).fails(2, &["`fary`", "did you mean `fairy`?"]);
    run(&["condition", "fairy", "--against", "dragn"]).fails(2, &["did you mean `dragon`?"]);
}

#[test]
fn where_finds_whatever_has_the_id() {
    let record = run(&["where", "move-fairy"]).fine();
    for part in [
        "record `move-fairy`",
        "content/pages/order-of-play/move-wood.toml:",
        "2B-1 wood-first",
        "shows where  fairy",
        "message `move-fairy` (en)",
    ] {
        assert!(record.contains(part), "{part:?} is not in {record}");
    }
    let component = run(&["where", "fairy", "--lang", "nl"]).fine();
    assert!(component.contains("component `fairy`") && component.contains("fairy-point: fairy"), "{component}");
    assert!(run(&["where", "own-tiles"]).fine().contains("use-own-tile: "));
    assert!(run(&["where", "draw-tile"]).fine().contains("step `draw-tile`"));
    assert!(run(&["where", "meeple"]).fine().contains("message `meeple` (en)"));
    assert!(run(&["where", "robbers"]).fine().contains("signal `robbers`"));
    run(&["where", "move-fary"]).fails(2, &["did you mean `move-fairy`?"]);
    run(&["where", "fairy", "--lang", "xx"]).fails(2, &["language `xx`"]);
}

#[test]
fn the_engine_tells_its_turn() {
    let table = run(&["engine", "turn", "--select", "c1: fairy"]).fine();
    assert!(table.contains("1A    fairy-point"), "{table}");
    let json = run(&["engine", "turn", "--select", "c2: fairy dragon", "--format", "json"]).fine();
    let plan: Value = serde_json::from_str(&json).expect("JSON");
    let ids: Vec<&str> = plan["phases"]
        .as_array()
        .unwrap()
        .iter()
        .flat_map(|phase| phase["steps"].as_array().unwrap())
        .flat_map(|step| step["actions"].as_array().unwrap())
        .map(|action| action["id"].as_str().unwrap())
        .collect();
    assert!(ids.contains(&"dragon-moves") && ids.contains(&"lay-tile"), "{ids:?}");
    run(&["engine", "turn", "--select", "c2: fary"]).fails(2, &["did you mean `fairy`?"]);
}

/// The actions on a sheet are those of the engine's turn, in its order.
#[test]
fn sheet_and_turn_agree() {
    for select in ["c1:", "c2: fairy dragon builder bazaars messages", "we: gifts phantom sheep tower"] {
        let sheet: Value =
            serde_json::from_str(&run(&["sheet", "--select", select, "--format", "json"]).fine()).unwrap();
        let is_done = |item: &&Value| item["kind"] == "action" || item["kind"] == "option";
        let shown: Vec<String> = sheet["items"]
            .as_array()
            .unwrap()
            .iter()
            .filter(is_done)
            .map(|item| item["id"].as_str().unwrap().to_owned())
            .collect();
        let plan: Value =
            serde_json::from_str(&run(&["engine", "turn", "--select", select, "--format", "json"]).fine()).unwrap();
        let phases = plan["phases"].as_array().unwrap();
        let steps = phases.iter().flat_map(|phase| phase["steps"].as_array().unwrap());
        let actions = steps.flat_map(|step| step["actions"].as_array().unwrap());
        let planned: Vec<String> = actions.map(|action| action["id"].as_str().unwrap().to_owned()).collect();
        assert_eq!(shown, planned, "{select}");
    }
}

#[test]
fn the_engine_lists_what_is_scored() {
    let table = run(&["engine", "scores", "--select", "c1: cathedrals"]).fine();
    assert!(table.contains("city-cathedral") && table.contains("2 * tiles / 1 * tiles"), "{table}");
    assert!(!table.contains("fairy") && !run(&["engine", "scores", "--select", "c2:"]).fine().contains("cathedral"));
    let json = run(&["engine", "scores", "--select", "c2: gold-mines", "--format", "json"]).fine();
    let listed: serde_json::Value = serde_json::from_str(&json).expect("JSON");
    let gold = listed.as_array().expect("subjects").last().expect("gold comes after the game");
    assert_eq!((&gold["rows"][0]["id"], &gold["rows"][0]["during"]), (&"gold".into(), &serde_json::Value::Null));
    assert_eq!(gold["rows"][0]["final"], "by gold-bars");
    run(&["engine", "scores", "--select", "c2: fary"]).fails(2, &["did you mean `fairy`?"]);
}

/// Recordings that lie anywhere are named as they were given; what does not hold makes the command fail.
#[test]
fn the_engine_plays_recorded_games() {
    let (folder, tiles) = ("tests/fixtures/replays", "tests/fixtures/replays/tiles.xml");
    let told = run(&["engine", "replay", folder, "--tiles", tiles]).fine();
    assert!(told.contains("small.jcz (7 of 7 statements)") && told.ends_with("1 of 1 recordings hold\n"), "{told}");
    let project = Project::copy();
    let recording = std::fs::read_to_string(format!("{REAL}/{folder}/small.jcz")).unwrap();
    project.write("spoilt.jcz", recording.replace("Ada has 6", "Ada has 7"));
    let spoilt = project.path("spoilt.jcz");
    let spoilt = spoilt.to_str().unwrap();
    run(&["engine", "replay", spoilt, "--tiles", tiles])
        .fails(1, &["failed-statement", "there is 6", "spoilt.jcz:25:7"]);
    run(&["engine", "replay", "nowhere.jcz", "--tiles", tiles]).fails(2, &["cannot read `nowhere.jcz`"]);
    run(&["engine", "replay", folder, "--tiles", "content"]).fails(2, &["end in `.xml`"]);
}

/// The same number gives the same games; a table is played as it was named, and what cannot be played is misuse.
#[test]
fn the_engine_plays_games_at_random() {
    let base = ["engine", "play", "--select", "c2:", "--players", "2", "--games", "2", "--seed", "5"];
    let told = run(&base).fine();
    assert!(told.starts_with("2 games, ") && told.ends_with("every law held\n"), "{told}");
    assert!(told.contains("lay-tile") && !told.contains("fairy"), "{told}");
    assert_eq!(run(&base).fine(), told);
    let all = run(&["engine", "play", "--preset", "everything", "--players", "3", "--games", "1"]).fine();
    assert!(all.contains("fairy-point") && all.ends_with("every law held\n"), "{all}");
    let any = run(&["engine", "play", "--games", "2"]).fine();
    assert!(any.starts_with("2 games, ") && any.ends_with("every law held\n"), "{any}");
    run(&["engine", "play", "--select", "c2: fary"]).fails(2, &["did you mean `fairy`?"]);
    run(&["engine", "play", "--players", "6..2"]).fails(2, &["write a number from 1 to 8"]);
    let project = Project::copy();
    std::fs::remove_file(project.path("content/tiles/base.toml")).unwrap();
    let root = project.path("");
    run(&["engine", "play", "--root", root.to_str().unwrap()]).fails(2, &["no tiles of the base game"]);
}
