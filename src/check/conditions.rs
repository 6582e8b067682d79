//! Conditions that say something other than they seem to: a record that no selection shows, and a part of a
//! condition that changes nothing where the record stands.

use crate::catalogue::Catalogue;
use crate::condition::{Cond, Node};
use crate::content::{Content, Record, Step};
use crate::diagnostic::{Code, Diagnostic, Span};
use crate::page;

/// Looks at every record of every page, exactly and over all selections.
pub fn check(content: &Content, catalogue: &mut Catalogue) -> Vec<Diagnostic> {
    let mut questions = Vec::new();
    for content_page in &content.pages {
        let resolved = page::resolve(content_page, catalogue);
        let steps = content_page.sections.iter().flat_map(|section| &section.steps);
        for (step, resolved) in steps.zip(resolved.steps()) {
            for (n, record) in step.records.iter().enumerate() {
                let place = record.parent.map_or(step.when, |parent| resolved.records[parent].when);
                questions.push(Question::can_show(record, resolved.records[n].when));
                questions.extend(idle_parts(step, record, place, catalogue));
            }
        }
    }
    answer(questions, catalogue)
}

/// If this never holds, it is worth a report.
struct Question {
    holds: Cond,
    otherwise: Diagnostic,
}

impl Question {
    fn can_show(record: &Record, shows: Cond) -> Self {
        let message = format!("no selection shows `{}`", record.id);
        let otherwise = warning(Code::NEVER_SHOWN, &record.at, message)
            .fix("compare its condition with those of its parents and of the step");
        Self { holds: shows, otherwise }
    }
}

/// A part of an alternative matters where it holds, the record could stand there, and no other part holds.
fn idle_parts(step: &Step, record: &Record, place: Cond, catalogue: &mut Catalogue) -> Vec<Question> {
    let Node::Or(parts) = catalogue.circuit.look(record.when).clone() else { return Vec::new() };
    let mut questions = Vec::new();
    for part in &parts {
        let others = catalogue.circuit.or(parts.iter().copied().filter(|other| other != part));
        let no_other = catalogue.circuit.not(others);
        let holds = catalogue.circuit.and([place, *part, no_other]);
        let message = format!("in the condition of `{}`, `{}` never matters", record.id, catalogue.describe(*part));
        let otherwise = warning(Code::IDLE_PART, &record.at, message)
            .fix(format!("leave it out, or look at the conditions above it in the step `{}`", step.id));
        questions.push(Question { holds, otherwise });
    }
    questions
}

fn answer(questions: Vec<Question>, catalogue: &Catalogue) -> Vec<Diagnostic> {
    let mut decider = catalogue.decider();
    let idle = questions.into_iter().filter(|question| decider.witness(question.holds).is_none());
    idle.map(|question| question.otherwise).collect()
}

fn warning(code: Code, at: &Span, message: String) -> Diagnostic {
    Diagnostic::warning(code, at.clone(), message)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::content;
    use crate::tree::InputTree;

    /// A project whose only step, with this condition, holds these records.
    fn project(step: &str, records: &str) -> InputTree {
        let catalogue = [
            ("editions.toml", "[[edition]]\nid = \"c1\"\n[[edition]]\nid = \"c2\"\n"),
            ("expansions/major.toml", EXPANSION),
            ("publishers.toml", "[[publisher]]\nid = \"hig\"\nofficial = true\n"),
        ];
        let section = format!("id = \"turn\"\n[[step]]\nid = \"first\"\nlabel = \"1A\"\nwhen = \"{step}\"\n{records}");
        let files = catalogue.map(|(name, text)| (format!("content/catalogue/{name}"), text.into()));
        let mut tree = InputTree(files.into_iter().collect());
        let page = "id = \"page\"\nsections = [\"turn\"]\n";
        tree.0.insert("content/pages/page.toml".to_owned(), page.into());
        tree.0.insert("content/pages/page/turn.toml".to_owned(), section.into());
        tree
    }

    const EXPANSION: &str = "[[expansion]]\nid = \"abc\"\ngroup = \"major\"\neditions = [\"c1\", \"c2\"]\n\
        [[expansion.component]]\nid = \"a\"\n[[expansion.component]]\nid = \"b\"\n[[expansion.component]]\nid = \"c\"\n";

    fn record(id: &str, when: &str, under: Option<&str>) -> String {
        let under = under.map(|parent| format!("under = \"{parent}\"\n")).unwrap_or_default();
        format!("[[step.record]]\nid = \"{id}\"\nkind = \"note\"\nwhen = \"{when}\"\n{under}")
    }

    #[track_caller]
    fn finds(step: &str, records: &[(&str, &str, Option<&str>)], messages: &[&str]) {
        let records: String = records.iter().map(|(id, when, under)| record(id, when, *under)).collect();
        let tree = project(step, &records);
        let mut found = Vec::new();
        let mut catalogue = crate::catalogue::load(&tree, &mut found);
        let content = content::load(&tree, &mut catalogue, &mut found);
        let faults: Vec<_> = found.iter().filter(|d| d.at.file.contains("turn")).collect();
        assert!(faults.is_empty(), "{faults:?}");
        let found = check(&content, &mut catalogue);
        assert_eq!(found.iter().map(|d| d.message.as_str()).collect::<Vec<_>>(), messages);
    }

    #[test]
    fn a_part_that_the_parent_forbids_is_idle() {
        let note = "in the condition of `two`, `b` never matters";
        finds("all", &[("one", "a", None), ("two", "a | b", Some("one"))], &[note]);
        finds("all", &[("one", "a | b", None), ("two", "a | b", Some("one"))], &[]);
        finds("a", &[("two", "a | b", None)], &[note]);
        finds("!b", &[("two", "a | b", None)], &[note]);
    }

    #[test]
    fn a_part_that_another_part_covers_is_idle() {
        finds("all", &[("one", "a | a & b", None)], &["in the condition of `one`, `a & b` never matters"]);
        finds("all", &[("one", "a & b | b & c | a & c", None)], &[]);
        finds(
            "edition:c1",
            &[("one", "edition:c2 | a", None)],
            &["in the condition of `one`, `edition:c2` never matters"],
        );
    }

    #[test]
    fn a_record_that_never_shows_is_reported() {
        finds("a", &[("one", "!a & b", None)], &["no selection shows `one`"]);
        finds("all", &[("one", "edition:c1 & edition:c2", None)], &["no selection shows `one`"]);
        finds("all", &[("one", "a", None), ("two", "!a", Some("one"))], &["no selection shows `two`"]);
    }
}
