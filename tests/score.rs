//! Points that were worked out by hand, line by line, against the engine. The cases stand in
//! `tests/fixtures/score/cases.txt`.
#![expect(clippy::disallowed_methods, reason = "a test reads its cases and the project")]

mod common;

use rulesheet::catalogue::{self, Catalogue, Selection};
use rulesheet::engine::score::{Counts, Moment, Quantity, Rules, Subject};
use rulesheet::engine::{Chosen, Table};
use std::path::Path;

const CASES: &str = "tests/fixtures/score/cases.txt";

/// A line of the table.
struct Case<'t> {
    subject: Subject,
    moment: Moment,
    counts: Counts,
    table: Chosen,
    lines: Vec<(&'t str, i32)>,
    total: i32,
}

#[test]
fn sums_by_hand() {
    let text = std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(CASES)).expect("the cases");
    let catalogue = catalogue::load(&common::real_tree(), &mut Vec::new());
    let lines = text.lines().zip(1..).filter(|(line, _)| !line.is_empty() && !line.starts_with('#'));
    let wrong: Vec<String> = lines.clone().filter_map(|(line, number)| fault(line, number, &catalogue)).collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(lines.count() >= 60);
}

/// What is wrong with the sum of a line.
fn fault(line: &str, number: usize, catalogue: &Catalogue) -> Option<String> {
    let mut case = Case::read(line, catalogue).unwrap_or_else(|| panic!("{CASES}:{number}: no case: {line}"));
    let rules = Rules::at(&mut Table::new(&mut case.table));
    let sum = rules.score(case.subject, case.moment, &case.counts);
    let found: Vec<(&str, i32)> = sum.items.iter().map(|item| (item.row.name, item.points)).collect();
    let fits = found == case.lines && sum.total() == case.total;
    (!fits).then(|| format!("{CASES}:{number}: {line}\n  found {found:?}, {}", sum.total()))
}

impl<'t> Case<'t> {
    fn read(line: &'t str, catalogue: &Catalogue) -> Option<Self> {
        let [what, counted, selection, lines, total] =
            line.split('|').map(str::trim).collect::<Vec<_>>().try_into().ok()?;
        let (subject, moment) = what.split_once(' ')?;
        let selection = Selection::parse(selection, catalogue).ok()?;
        let mut table = Chosen::of(catalogue, &selection);
        Some(Self {
            subject: Subject::find(subject)?,
            moment: if moment == "final" { Moment::Final } else { Moment::During },
            counts: counts(counted, &mut table)?,
            table,
            lines: pairs(lines)?,
            total: total.parse().ok()?,
        })
    }
}

/// Only what can be there at the table.
fn counts(text: &str, table: &mut Chosen) -> Option<Counts> {
    let mut counts = Counts::default();
    for (name, count) in pairs(text)? {
        let quantity = Quantity::find(name)?;
        assert!(quantity.applies(&mut Table::new(table)), "{name} means nothing at the table: {text}");
        counts = counts.with(quantity, count);
    }
    Some(counts)
}

/// `tiles 4, inn 1`; a number alone is the only row of its subject.
fn pairs(text: &str) -> Option<Vec<(&str, i32)>> {
    text.split(", ").filter(|part| !part.is_empty()).map(pair).collect()
}

fn pair(text: &str) -> Option<(&str, i32)> {
    let (name, number) = text.rsplit_once(' ').unwrap_or(("", text));
    Some((name, number.parse().ok()?))
}
