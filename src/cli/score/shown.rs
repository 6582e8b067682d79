//! A sum, for people and programs.

use crate::engine::score::{Breakdown, Counts, Quantity};
use crate::locale::{Locales, SOURCE, Words, markdown};
use crate::marked::SOURCE_CLOSE;
use crate::page::{Item, Vocabulary};
use serde::Serialize;
use std::collections::BTreeMap;
use std::fmt::Write as _;

const MINUS: char = '−';

/// A sum with all that is said of it; `Serialize` is what programs get.
#[derive(Serialize)]
pub struct Sum<'s> {
    pub subject: &'static str,
    pub moment: &'static str,
    pub lang: &'s str,
    pub selection: &'s str,
    pub counted: BTreeMap<&'static str, i32>,
    pub lines: Vec<Line>,
    /// What the feature itself is worth, which later rows and other features look at.
    pub value: i32,
    pub total: i32,
}

#[derive(Serialize)]
pub struct Line {
    pub id: String,
    pub points: i32,
    /// The row's words; empty, where the project has none.
    pub text: String,
    pub formula: String,
    pub receives: &'static str,
    pub kind: &'static str,
    pub stage: &'static str,
    pub below_zero: bool,
    pub signals: Vec<String>,
    #[serde(skip)]
    people: People,
}

/// What people read at a line besides its words.
struct People {
    receives: String,
    signals: Vec<String>,
}

/// The language that is written in.
pub struct Writer<'w> {
    pub locales: &'w Locales,
    pub names: &'w Vocabulary,
    /// Ids of the catalogue's signals.
    pub signals: Vec<&'w str>,
}

/// The counts that are not zero.
pub fn counted(counts: &Counts) -> BTreeMap<&'static str, i32> {
    let counted = Quantity::ALL.iter().filter(|quantity| quantity.follows_from().is_empty());
    let there = counted.map(|quantity| (quantity.id(), counts.get(*quantity)));
    there.filter(|(_, count)| *count != 0).collect()
}

impl Writer<'_> {
    /// The lines of the engine with the words of the page; `items` are those of the page.
    pub fn lines(&self, breakdown: &Breakdown, items: &[&Item]) -> Vec<Line> {
        let line = |scored: &crate::engine::score::Item| {
            let id = scored.id();
            let item = items.iter().find(|item| item.id == id);
            let points = item.and_then(|item| item.points.as_deref());
            let signals = || item.iter().flat_map(|item| &item.signals);
            Line {
                points: scored.points,
                text: item.map(|item| plain(&item.text)).unwrap_or_default(),
                formula: points.map(|points| plain(&points.formula)).unwrap_or_default(),
                receives: scored.row.receives.id(),
                kind: scored.row.kind.id(),
                stage: scored.row.stage().id(),
                below_zero: scored.row.below_zero,
                signals: signals().map(|signal| self.signals[signal.signal].to_owned()).collect(),
                people: People {
                    receives: points.map(|points| plain(&points.receives)).unwrap_or_default(),
                    signals: signals().map(|signal| plain(self.names.signal(signal))).collect(),
                },
                id,
            }
        };
        breakdown.items.iter().map(line).collect()
    }

    /// The points in front, so that they stand in a column.
    pub fn table(&self, title: &Words, sum: &Sum) -> String {
        let numbers: Vec<String> = sum.lines.iter().map(|line| self.number(line.points)).collect();
        let total = self.number(sum.total);
        let width = numbers.iter().chain([&total]).map(|number| number.chars().count()).max().unwrap_or(0);
        let mut out = format!("{}\n\n", plain(title));
        for (line, number) in sum.lines.iter().zip(&numbers) {
            _ = writeln!(out, "{number:>width$}  {}", self.sentence(line));
        }
        _ = writeln!(out, "{total:>width$}  {}", self.ui("total"));
        out
    }

    /// The words, then the formula and who receives the points, then what to check for.
    fn sentence(&self, line: &Line) -> String {
        if line.text.is_empty() {
            return line.id.clone();
        }
        let below_zero = line.below_zero.then(|| self.ui("below-zero"));
        let who = format!("{} ⇒ {}", line.formula, line.people.receives);
        let told = [who].into_iter().chain(below_zero).collect::<Vec<_>>().join("; ");
        let signals = line.people.signals.iter().map(|signal| format!("[{signal}]"));
        let parts: Vec<String> = [line.text.clone(), format!("({told})")].into_iter().chain(signals).collect();
        parts.join(" ")
    }

    fn number(&self, points: i32) -> String {
        let sign = if points < 0 { MINUS.to_string() } else { String::new() };
        format!("{sign}{}", self.locales.number(self.names.language, i64::from(points).abs()))
    }

    fn ui(&self, id: &str) -> String {
        self.names.ui.get(id).map(plain).unwrap_or_default()
    }
}

/// Words of the source language say so.
fn plain(words: &Words) -> String {
    markdown::plain(&words.marked.replace(SOURCE_CLOSE, &format!(" [{SOURCE}]"))).trim().to_owned()
}
