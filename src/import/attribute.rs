//! The attributes of a tag, as broken as they come.

use super::token::{Fault, Slip};
use std::ops::Range;

/// An attribute, and the place of its value without the quotes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Attribute {
    /// In lower case.
    pub name: String,
    pub value: Range<usize>,
}

/// What stands between the name of a tag and its end.
pub struct Attributes {
    pub all: Vec<Attribute>,
    /// Behind the `>`; where that is missing, at what follows.
    pub end: usize,
    pub closes_itself: bool,
}

/// Quotes that typewriters do not have, and what closes them.
const TYPOGRAPHIC: [(char, char); 3] = [('“', '”'), ('„', '“'), ('‘', '’')];

/// Reads attributes from `at` on. Every deviation is reported, and the value kept that was most likely meant.
pub fn read(text: &str, at: usize, faults: &mut Vec<Fault>) -> Attributes {
    let mut reader = Reader { text, at, faults, all: Vec::new() };
    let closes_itself = reader.read();
    Attributes { end: reader.at, all: reader.all, closes_itself }
}

struct Reader<'r> {
    text: &'r str,
    at: usize,
    faults: &'r mut Vec<Fault>,
    all: Vec<Attribute>,
}

impl Reader<'_> {
    fn read(&mut self) -> bool {
        loop {
            self.skip(char::is_whitespace);
            match self.peek() {
                Some('>') => {
                    self.at += 1;
                    return false;
                }
                Some('/') if self.rest().starts_with("/>") => {
                    self.at += 2;
                    return true;
                }
                None | Some('<' | '{' | '}') => {
                    self.fault(self.at..self.at, Slip::NoAngle);
                    return false;
                }
                Some(_) => self.attribute(),
            }
        }
    }

    fn attribute(&mut self) {
        let start = self.at;
        self.skip(|c| !c.is_whitespace() && !matches!(c, '=' | '>' | '<' | '/' | '{' | '}'));
        let name = self.text[start..self.at].to_lowercase();
        self.skip(char::is_whitespace);
        if self.peek() != Some('=') {
            if name.is_empty() {
                self.step();
            }
            return;
        }
        self.at += 1;
        self.skip(char::is_whitespace);
        let value = self.value(start);
        self.all.push(Attribute { name, value });
    }

    /// `start`: where the attribute begins.
    fn value(&mut self, start: usize) -> Range<usize> {
        match self.peek() {
            Some(quote @ ('"' | '\'')) => {
                self.at += 1;
                if self.is_doubled(quote) {
                    self.at += 1;
                    let value = self.quoted(start, quote);
                    self.fault(start..self.at, Slip::DoubledQuote);
                    return value;
                }
                self.quoted(start, quote)
            }
            Some(open) if closing(open).is_some() => {
                self.at += open.len_utf8();
                let value = self.quoted(start, closing(open).unwrap_or(open));
                self.fault(start..self.at, Slip::TypographicQuote);
                value
            }
            _ => {
                let from = self.at;
                self.skip(|c| !c.is_whitespace() && !matches!(c, '>' | '<' | '"' | '\''));
                from..self.at
            }
        }
    }

    /// Two opening quotes with a name behind them.
    fn is_doubled(&self, quote: char) -> bool {
        let mut chars = self.rest().chars();
        chars.next() == Some(quote) && chars.next().is_some_and(char::is_alphanumeric)
    }

    /// Up to the closing quote. A tag cannot stand in a value: there the quote is missing, and the value ends with the
    /// tag that it stands in.
    fn quoted(&mut self, start: usize, quote: char) -> Range<usize> {
        let from = self.at;
        self.skip(|c| c != quote && c != '<');
        let value = from..self.at;
        if self.peek() == Some(quote) {
            self.at += quote.len_utf8();
            return value;
        }
        let length = self.text[value.clone()].find('>').unwrap_or(value.len());
        self.at = from + length;
        self.fault(start..self.at, Slip::NoQuote);
        from..self.at
    }

    fn fault(&mut self, at: Range<usize>, slip: Slip) {
        self.faults.push(Fault { at, slip });
    }

    fn rest(&self) -> &str {
        &self.text[self.at..]
    }

    fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    fn step(&mut self) {
        self.at += self.peek().map_or(0, char::len_utf8);
    }

    fn skip(&mut self, fits: impl Fn(char) -> bool) {
        let rest = self.rest();
        self.at += rest.find(|c| !fits(c)).unwrap_or(rest.len());
    }
}

fn closing(open: char) -> Option<char> {
    TYPOGRAPHIC.iter().find(|(one, _)| *one == open).map(|(_, close)| *close)
}
