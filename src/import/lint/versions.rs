//! Two pages that are the same one in two languages: what differs beside the words.

use super::Found;
use super::question::{Question, Tell};
use crate::condition::Cond;
use crate::diagnostic::{Code, Diagnostic};
use crate::import::align::{self, Item, Pair};
use crate::import::page::Page;

/// Holds a page against the one that it is checked with.
pub fn lint(found: &mut Found<'_>, other: &Page) {
    let own = align::items(found.page, found.table);
    let others = align::items(other, found.table);
    if !align::is_same_page(&own, &others) {
        return;
    }
    for pair in align::pairs(&own, &others) {
        match pair {
            Pair::Both(one, two) => both(&own[one], &others[two], other, found),
            Pair::Changed(one, two) => changed(&own[one], &others[two], other, found),
            Pair::First(one) => only(&own[one], found),
            Pair::Second(two) => missing(&others[two], other, found),
        }
    }
}

fn both(one: &Item, two: &Item, other: &Page, found: &mut Found<'_>) {
    let marks = |page: &Page, item: &Item| {
        let mut marks = page.marks[item.node].clone();
        marks.sort_unstable();
        marks
    };
    let (own_marks, others_marks) = (marks(found.page, one), marks(other, two));
    if own_marks != others_marks {
        let message = "another version of the page has other marks here";
        let fix = format!("{} here, {} there", names(&own_marks, found), names(&others_marks, found));
        tell(one, two, other, found, message, fix);
    }
    if one.numbers != two.numbers && !one.numbers.is_empty() && !two.numbers.is_empty() {
        let message = format!("another version of the page says {} here", one.list_against(two));
        tell(one, two, other, found, &message, "find out which number is right".to_owned());
    }
    let mut missing: Vec<Cond> = two.inline.iter().filter(|cond| !one.inline.contains(cond)).copied().collect();
    missing.sort_unstable();
    missing.dedup();
    // Which words an edition uses is a matter of each language.
    missing.retain(|condition| speaks_of_components(*condition, found));
    for condition in missing {
        let shows = found.catalogue.circuit.and([found.page.shown[one.node], condition]);
        let message = "in another version of the page this says more with";
        let report = found
            .warning(Code::VERSIONS_DIFFER, found.tag(one.node), message)
            .fix("compare the sentence with the other version")
            .also(other.document.span(other.tree.nodes[two.node].at.clone()), "the other version");
        found.questions.push(Question { holds: shows, tell: Tell::With, report });
    }
}

fn speaks_of_components(condition: Cond, found: &Found<'_>) -> bool {
    let variables = found.catalogue.variables_of(&[condition]);
    found.catalogue.components.iter().any(|component| variables.contains(&component.var))
}

fn changed(one: &Item, two: &Item, other: &Page, found: &mut Found<'_>) {
    let circuit = &mut found.catalogue.circuit;
    let (mine, theirs) = (found.page.shown[one.node], other.shown[two.node]);
    let (not_mine, not_theirs) = (circuit.not(mine), circuit.not(theirs));
    let only = [circuit.and([mine, not_theirs]), circuit.and([theirs, not_mine])];
    let differs = circuit.or(only);
    let report = found
        .warning(
            Code::VERSIONS_DIFFER,
            found.tag(one.node),
            "another version of the page has another condition here, which differs with",
        )
        .fix("find out which condition is right")
        .also(other.document.span(other.tree.nodes[two.node].at.clone()), "the other version");
    found.questions.push(Question { holds: differs, tell: Tell::With, report });
}

fn only(one: &Item, found: &mut Found<'_>) {
    let message = format!("another version of the page does not have this in step {}", one.step_name());
    let report = found
        .warning(Code::VERSIONS_DIFFER, found.tag(one.node), message)
        .fix("find out whether it is new, or was forgotten there");
    found.reports.push(report);
}

fn missing(two: &Item, other: &Page, found: &mut Found<'_>) {
    let message = format!("another version of the page does not have this in step {}", two.step_name());
    let at = other.document.span(other.tree.nodes[two.node].at.clone());
    let report = Diagnostic::warning(Code::VERSIONS_DIFFER, at, message)
        .fix(format!("find out whether it is new, or was forgotten in {}", found.page.document.file));
    found.reports.push(report);
}

fn tell(one: &Item, two: &Item, other: &Page, found: &mut Found<'_>, message: &str, fix: String) {
    let report = found
        .warning(Code::VERSIONS_DIFFER, found.tag(one.node), message)
        .fix(fix)
        .also(other.document.span(other.tree.nodes[two.node].at.clone()), "the other version");
    found.reports.push(report);
}

fn names(marks: &[usize], found: &Found<'_>) -> String {
    let name = |edition: &usize| format!("`mark{}`", found.catalogue.editions[*edition].wica.as_deref().unwrap_or("?"));
    if marks.is_empty() { "none".to_owned() } else { marks.iter().map(name).collect::<Vec<_>>().join(", ") }
}
