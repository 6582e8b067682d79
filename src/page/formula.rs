//! A formula in a language's own words.

use crate::catalogue::Catalogue;
use crate::condition::Cond;
use crate::content::scoring::Worth;
use crate::formula::{Formula, Sign, Table, Term};
use crate::locale::{Argument, Locales, Words};
use crate::marked::{SOURCE_CLOSE, SOURCE_OPEN, region};
use std::collections::BTreeMap;

/// Thin signs that every language knows, with spaces that do not break before them.
const TIMES: &str = "\u{a0}× ";
const PLUS: &str = "\u{a0}+ ";
const LESS: &str = "\u{a0}− ";
const MINUS: &str = "−";
const GIVES: &str = "\u{a0}→\u{a0}";

/// The formula as readers see it: `2 × tiles + 2 × coats of arms`. Alternatives become regions, for which the
/// catalogue's circuit learns the opposites of their conditions.
pub fn formula(worth: &Worth, catalogue: &mut Catalogue, locales: &Locales, language: usize) -> Words {
    let conditions = worth.conditions.iter().copied();
    let mut printer = Printer {
        catalogue,
        locales,
        counted: &worth.counted,
        conditions: Box::new(conditions),
        words: Words { language, ..Words::default() },
    };
    let marked = printer.points(&worth.shown);
    Words { marked, ..printer.words }
}

struct Printer<'p> {
    catalogue: &'p mut Catalogue,
    locales: &'p Locales,
    counted: &'p BTreeMap<String, Cond>,
    /// Of the alternatives that are still to come: a whole stands before its parts.
    conditions: Box<dyn Iterator<Item = Cond> + 'p>,
    /// Collects whether the words are outdated or drafts.
    words: Words,
}

/// How tightly what stands around a formula binds.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Around {
    Nothing,
    Sum,
    Product,
}

impl Printer<'_> {
    /// Points for so many: a bare quantity brings one each.
    fn points(&mut self, formula: &Formula) -> String {
        match formula {
            Formula::Quantity(_) => self.each(formula),
            Formula::Sum(terms) => self.sum(terms, true),
            Formula::If(_, cases) => self.alternatives(cases, Self::points),
            other => self.part(other, Around::Nothing),
        }
    }

    fn each(&mut self, formula: &Formula) -> String {
        format!("{}{TIMES}{}", self.number(1), self.part(formula, Around::Product))
    }

    fn part(&mut self, formula: &Formula, around: Around) -> String {
        let (text, binds) = match formula {
            Formula::Number(number) => (self.number(*number), Around::Product),
            Formula::Quantity(name) => (self.quantity(&name.text), Around::Product),
            Formula::Sum(terms) if around == Around::Nothing => (self.sum(terms, false), around),
            Formula::Sum(terms) => (self.enclosed(terms), Around::Product),
            Formula::Product(factors) => (self.joined(factors, TIMES, Around::Product), Around::Sum),
            Formula::HalfUp(inner) => (self.function("formula-half-up", std::slice::from_ref(inner)), Around::Sum),
            Formula::HalfDown(inner) => (self.function("formula-half-down", std::slice::from_ref(inner)), Around::Sum),
            Formula::Least(parts) => (self.function("formula-least", parts), Around::Sum),
            Formula::Greatest(parts) => (self.function("formula-greatest", parts), Around::Sum),
            Formula::Table(table) => (self.table(table), Around::Nothing),
            Formula::If(_, cases) => {
                (self.alternatives(cases, |printer, case| printer.part(case, around)), Around::Product)
            }
        };
        if binds < around { format!("({text})") } else { text }
    }

    fn sum(&mut self, terms: &[Term], are_points: bool) -> String {
        let mut text = String::new();
        for (n, Term { sign, formula }) in terms.iter().enumerate() {
            let sign = match (n, sign) {
                (0, Sign::Plus) => "",
                (0, Sign::Minus) => MINUS,
                (_, Sign::Plus) => PLUS,
                (_, Sign::Minus) => LESS,
            };
            let is_bare = are_points && matches!(formula, Formula::Quantity(_));
            let part = if is_bare { self.each(formula) } else { self.part(formula, Around::Sum) };
            let when = if n == 0 { Cond::ALWAYS } else { self.counted(formula) };
            text.push_str(&region(when, &format!("{sign}{part}")));
        }
        text
    }

    /// A sum in parentheses, where more than its first term is on the table.
    fn enclosed(&mut self, terms: &[Term]) -> String {
        let others: Vec<Cond> = terms[1..].iter().map(|term| self.counted(&term.formula)).collect();
        let is_signed = terms[0].sign == Sign::Minus;
        let several = if is_signed { Cond::ALWAYS } else { self.catalogue.circuit.or(others) };
        let text = self.sum(terms, false);
        format!("{}{text}{}", region(several, "("), region(several, ")"))
    }

    /// Where there can be any of what a term counts.
    fn counted(&mut self, formula: &Formula) -> Cond {
        match formula {
            Formula::Quantity(name) => self.counted.get(&name.text).copied().unwrap_or(Cond::ALWAYS),
            Formula::Product(factors) => {
                let all: Vec<Cond> = factors.iter().map(|factor| self.counted(factor)).collect();
                self.catalogue.circuit.and(all)
            }
            _ => Cond::ALWAYS,
        }
    }

    fn joined(&mut self, parts: &[Formula], between: &str, around: Around) -> String {
        let parts: Vec<String> = parts.iter().map(|part| self.part(part, around)).collect();
        parts.join(between)
    }

    fn function(&mut self, message: &str, parts: &[impl std::borrow::Borrow<Formula>]) -> String {
        let parts: Vec<String> = parts.iter().map(|part| self.part(part.borrow(), Around::Nothing)).collect();
        self.message(message, &[("value", Argument::Text(&parts.join("; ")))])
    }

    /// Runs of equal numbers are told once: `1–3 → 1, 4 → 2`.
    fn table(&mut self, table: &Table) -> String {
        let of = self.part(&table.of, Around::Nothing);
        let entries: Vec<String> = runs(table).into_iter().map(|run| self.run(&run)).collect();
        format!("{of}{} {}", self.message("ui-colon", &[]), entries.join(", "))
    }

    fn run(&self, run: &Run) -> String {
        let first = self.number(run.first);
        let places = match run.last {
            None => format!("{first}+"),
            Some(last) if last == run.first => first,
            Some(last) => format!("{first}–{}", self.number(last)),
        };
        let sign = if run.value < 0 { MINUS } else { "" };
        format!("{places}{GIVES}{sign}{}", self.number(run.value.abs()))
    }

    fn alternatives(&mut self, cases: &[Formula; 2], mut print: impl FnMut(&mut Self, &Formula) -> String) -> String {
        let holds = self.conditions.next().unwrap_or(Cond::ALWAYS);
        let otherwise = self.catalogue.circuit.not(holds);
        let [one, other] = [&cases[0], &cases[1]].map(|case| print(self, case));
        format!("{}{}", region(holds, &one), region(otherwise, &other))
    }

    fn number(&self, number: i64) -> String {
        self.locales.number(self.words.language, number)
    }

    fn quantity(&mut self, name: &str) -> String {
        self.message(&format!("quantity-{name}"), &[])
    }

    /// Words that are missing in the language say so, as within a sentence.
    fn message(&mut self, id: &str, arguments: &[(&str, Argument<'_>)]) -> String {
        let Words { marked, language, outdated, draft } = self.locales.words_with(self.words.language, id, arguments);
        self.words.outdated |= outdated;
        self.words.draft |= draft;
        if language == self.words.language || marked.is_empty() {
            return marked;
        }
        format!("{SOURCE_OPEN}{marked}{SOURCE_CLOSE}")
    }
}

/// Places of a table with the same number; without a last one it goes on for ever.
struct Run {
    first: i64,
    last: Option<i64>,
    value: i64,
}

/// What brings nothing goes without saying.
fn runs(table: &Table) -> Vec<Run> {
    let mut runs: Vec<Run> = Vec::new();
    for (place, value) in (1..).zip(&table.numbers) {
        match runs.last_mut() {
            Some(run) if run.value == *value => run.last = Some(place),
            _ => runs.push(Run { first: place, last: Some(place), value: *value }),
        }
    }
    if let Some(last) = runs.last_mut().filter(|_| table.open) {
        last.last = None;
    }
    runs.retain(|run| run.value != 0);
    runs
}
