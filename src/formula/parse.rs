//! Reading a formula.

use super::expr::{Formula, Name, Sign, Table, Term};
use crate::condition::{self, Expr};
use std::ops::Range;

/// Why a text is no formula.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseError {
    /// One line, without a full stop.
    pub reason: &'static str,
    /// What would mend it, where that is plain.
    pub fix: Option<&'static str>,
    /// Bytes from the start of the formula's text; may be empty at its end.
    pub at: Range<usize>,
}

/// Parts nested deeper than this are refused, so that no input can exhaust the stack.
const MAX_DEPTH: usize = 60;

/// No rule of a game has a greater number.
const MAX_NUMBER: i64 = 1_000_000;

/// Reads a formula: numbers, quantities, `+`, `-`, `*`, parentheses, and the functions `half-up(a)`, `half-down(a)`,
/// `min(a; b)`, `max(a; b)`, `table(a; 3, 6, 10)` (with `10+` where the last number holds for all that is greater) and
/// `if(condition; a; b)`. A minus sign begins a name only within one: `a-b` is a name, `a - b` a difference.
///
/// # Errors
/// The first fault and its place.
pub fn parse(text: &str) -> Result<Formula, ParseError> {
    let mut parser = Parser { text, at: 0, depth: 0 };
    let formula = parser.sum()?;
    match parser.next() {
        None => Ok(formula),
        Some(')') => Err(parser.fault("this `)` has no `(` before it")),
        Some(_) => Err(parser.fault("expected `+`, `-`, `*` or the end of the formula")),
    }
}

struct Parser<'t> {
    text: &'t str,
    at: usize,
    depth: usize,
}

impl Parser<'_> {
    fn sum(&mut self) -> Result<Formula, ParseError> {
        let mut sign = if self.eat('-') { Sign::Minus } else { Sign::Plus };
        let mut terms = Vec::new();
        loop {
            terms.push(Term { sign, formula: self.product()? });
            sign = match self.next() {
                Some('+') => Sign::Plus,
                Some('-') => Sign::Minus,
                _ => break,
            };
            self.at += 1;
        }
        Ok(if terms.len() == 1 && terms[0].sign == Sign::Plus { terms.remove(0).formula } else { Formula::Sum(terms) })
    }

    fn product(&mut self) -> Result<Formula, ParseError> {
        let mut factors = vec![self.single()?];
        while self.eat('*') {
            factors.push(self.single()?);
        }
        Ok(if factors.len() == 1 { factors.remove(0) } else { Formula::Product(factors) })
    }

    fn single(&mut self) -> Result<Formula, ParseError> {
        self.depth += 1;
        if self.depth > MAX_DEPTH {
            return Err(self.fault("nested too deeply"));
        }
        let formula = match self.next() {
            Some('(') => self.within(|parser, _| parser.sum()),
            Some('0'..='9') => self.number().map(Formula::Number),
            Some(c) if c.is_alphabetic() => self.named(),
            Some(_) => Err(self.fault("expected a number, a quantity or `(`")),
            None => Err(self.fault("a number or a quantity is missing at the end")),
        }?;
        self.depth -= 1;
        Ok(formula)
    }

    fn number(&mut self) -> Result<i64, ParseError> {
        let at = self.word(char::is_alphanumeric);
        let number = self.text[at.clone()].parse().ok().filter(|number| *number <= MAX_NUMBER);
        number.ok_or(ParseError { reason: "expected a whole number, at most 1000000", fix: None, at })
    }

    /// A quantity, or a function where a parenthesis follows.
    fn named(&mut self) -> Result<Formula, ParseError> {
        let at = self.word(|c| c.is_alphanumeric() || matches!(c, '-' | '_'));
        let text = &self.text[at.clone()];
        if self.next() != Some('(') {
            return Ok(Formula::Quantity(Name { text: text.to_owned(), at }));
        }
        match text {
            "half-up" => self.within(|parser, _| Ok(Formula::HalfUp(Box::new(parser.sum()?)))),
            "half-down" => self.within(|parser, _| Ok(Formula::HalfDown(Box::new(parser.sum()?)))),
            "min" => self.within(|parser, open| parser.several(open).map(Formula::Least)),
            "max" => self.within(|parser, open| parser.several(open).map(Formula::Greatest)),
            "table" => self.within(|parser, _| parser.table()),
            "if" => self.within(|parser, _| parser.case()),
            _ => Err(ParseError {
                reason: "expected `half-up`, `half-down`, `min`, `max`, `table` or `if` before `(`",
                fix: None,
                at,
            }),
        }
    }

    /// What stands in parentheses; the inner reader gets the place of the opening one.
    fn within(
        &mut self,
        inner: impl FnOnce(&mut Self, usize) -> Result<Formula, ParseError>,
    ) -> Result<Formula, ParseError> {
        let open = self.at;
        self.at += 1;
        let formula = inner(self, open)?;
        match self.next() {
            Some(')') => self.at += 1,
            None => return Err(ParseError { reason: "this `(` is never closed", fix: None, at: open..open + 1 }),
            Some(_) => return Err(self.fault("expected `)`")),
        }
        Ok(formula)
    }

    fn several(&mut self, open: usize) -> Result<Vec<Formula>, ParseError> {
        let mut parts = vec![self.sum()?];
        while self.eat(';') {
            parts.push(self.sum()?);
        }
        let too_few =
            ParseError { reason: "expected two formulas or more, between `;`", fix: None, at: open..open + 1 };
        if parts.len() < 2 && self.next() == Some(')') { Err(too_few) } else { Ok(parts) }
    }

    fn table(&mut self) -> Result<Formula, ParseError> {
        let of = self.sum()?;
        self.expect(';', "expected `;` and the numbers of the table")?;
        let mut numbers = vec![self.entry()?];
        while self.eat(',') {
            numbers.push(self.entry()?);
        }
        let open = self.eat('+');
        Ok(Formula::Table(Box::new(Table { of, numbers, open })))
    }

    fn entry(&mut self) -> Result<i64, ParseError> {
        let minus = self.eat('-');
        let Some('0'..='9') = self.next() else { return Err(self.fault("expected a number of the table")) };
        self.number().map(|number| if minus { -number } else { number })
    }

    fn case(&mut self) -> Result<Formula, ParseError> {
        let condition = self.condition()?;
        self.expect(';', "expected `;` and what holds under the condition")?;
        let then = self.sum()?;
        self.expect(';', "expected `;` and what holds otherwise")?;
        Ok(Formula::If(condition, Box::new([then, self.sum()?])))
    }

    fn condition(&mut self) -> Result<Expr, ParseError> {
        let start = self.at;
        let rest = &self.text[start..];
        let written = &rest[..rest.find(';').unwrap_or(rest.len())];
        self.at += written.len();
        let fault = |error: condition::ParseError| ParseError {
            reason: error.reason,
            fix: error.fix,
            at: start + error.at.start..start + error.at.end,
        };
        condition::parse(written).map(|condition| condition.moved(start)).map_err(fault)
    }

    fn word(&mut self, fits: fn(char) -> bool) -> Range<usize> {
        let rest = &self.text[self.at..];
        let length = rest.find(|c| !fits(c)).unwrap_or(rest.len());
        self.at += length;
        self.at - length..self.at
    }

    fn expect(&mut self, wanted: char, reason: &'static str) -> Result<(), ParseError> {
        if self.eat(wanted) { Ok(()) } else { Err(self.fault(reason)) }
    }

    fn eat(&mut self, wanted: char) -> bool {
        let found = self.next() == Some(wanted);
        if found {
            self.at += wanted.len_utf8();
        }
        found
    }

    /// The next character that is no space.
    fn next(&mut self) -> Option<char> {
        let rest = &self.text[self.at..];
        self.at += rest.len() - rest.trim_start().len();
        self.text[self.at..].chars().next()
    }

    fn fault(&mut self, reason: &'static str) -> ParseError {
        let next = self.next();
        let length = next.map_or(0, char::len_utf8);
        let fix = match next {
            Some('\u{d7}' | '\u{b7}' | '\u{22c5}') => Some("write `*` for \"times\""),
            Some('\u{2212}' | '\u{2013}') => Some("write `-` for \"minus\""),
            Some('/' | ':') => Some("write `half-up(…)` or `half-down(…)` for half of it"),
            _ => None,
        };
        ParseError { reason, fix, at: self.at..self.at + length }
    }
}
