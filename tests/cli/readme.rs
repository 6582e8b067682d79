//! What README.md tells people to do works as it says.

use super::project::Project;
use std::fs;
use std::path::Path;

fn readme() -> String {
    fs::read_to_string(Path::new(super::project::REAL).join("README.md")).expect("there is a README.md")
}

/// The fenced blocks in a language, without the indentation that they have in a list.
fn blocks(language: &str) -> Vec<String> {
    let text = readme();
    let fenced = text.split("```").skip(1).step_by(2);
    let wanted = fenced.filter_map(|block| block.strip_prefix(language)?.strip_prefix('\n'));
    wanted
        .map(|block| block.split_inclusive('\n').map(|line| line.strip_prefix("   ").unwrap_or(line)).collect())
        .collect()
}

#[test]
fn the_commands_work() {
    let project = Project::copy();
    let (sheet, sent) = (project.path("sheet.html"), project.path("pl.po"));
    let lines: String = blocks("console").concat();
    let commands: Vec<&str> = lines.lines().filter_map(|line| line.strip_prefix("$ rulesheet ")).collect();
    assert!(commands.len() >= 3, "{lines}");
    for command in commands {
        let command = command.split('#').next().unwrap_or_default().replace("sheet.html", sheet.to_str().unwrap());
        let command = command.replace("pl.po", sent.to_str().unwrap());
        let words = command.split('"').enumerate().flat_map(|(n, part)| match n % 2 {
            0 => part.split_whitespace().collect(),
            _ => vec![part],
        });
        project.run(&words.collect::<Vec<_>>()).fine();
    }
    assert!(sheet.exists());
}

#[test]
fn an_expansion_is_added_as_it_says() {
    let project = Project::copy();
    let append = |name: &str, text: &str| project.write(name, format!("{}\n{text}", project.read(name)));
    let [expansion, record, row] = &blocks("toml")[..] else { panic!("an expansion, a record and a row") };
    append("content/catalogue/expansions/fan.toml", expansion);
    let first = "[[step.record]]";
    project.edit("content/pages/order-of-play/place-tile.toml", first, &format!("{record}\n{first}"));
    let [words, scored] = &blocks("ftl")[..] else { panic!("the words") };
    append("locales/en/order-of-play/place-tile.ftl", words);
    project.write("content/scoring/serpent.toml", row);
    project.edit("content/scoring.toml", "\"road\",", "\"road\", \"serpent\",");
    project.write("locales/en/scoring/serpent.ftl", scored);

    let sheet = project.run(&["sheet", "--select", "c2: serpent", "--format", "text"]);
    assert!(sheet.out.contains("score 2 points"), "{sheet:?}");
    let report: serde_json::Value =
        serde_json::from_str(&project.run(&["check", "--format", "json"]).out).expect("a report");
    let codes =
        report.as_array().unwrap().iter().map(|r| (r["code"].as_str().unwrap(), r["severity"].as_str().unwrap()));
    let (missing, others): (Vec<_>, Vec<_>) = codes.partition(|found| *found == ("missing-message", "warning"));
    assert_eq!(others, [("record-without-action", "error"), ("row-without-score", "error")], "{report:#}");
    let folders = std::fs::read_dir(project.path("locales")).unwrap().flatten();
    let translations = folders.filter(|entry| entry.path().is_dir()).count() - 1;
    assert_eq!(missing.len() % translations, 0, "the other languages lack the new words");
}
