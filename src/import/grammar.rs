//! The conditional classes: `showFairyAndNotTower_ForC1` as a condition of the circuit.

use super::table::Table;
use crate::condition::{Circuit, Cond};
use crate::diagnostic::nearest;
use std::ops::Range;

/// What a class or a list of classes means.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Class {
    /// Shown where this holds.
    Show(Cond),
    /// Highlighted where this edition is preferred; by the wiki's name of it.
    Mark(String),
    /// Shown only until the page is ready.
    Hide,
    /// Known, and of no meaning for what is shown.
    Other,
}

/// A class that means nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unknown {
    /// Bytes of what was read.
    pub at: Range<usize>,
    /// What it says.
    pub message: String,
    /// What was most likely meant: the whole class.
    pub nearest: Option<String>,
    /// What it most likely means.
    pub meant: Option<Class>,
}

/// Longer ones are not looked at.
const LONGEST: usize = 1000;
/// What the wiki shows only while its script prepares the page.
const HIDDEN: &str = "hideWhenDone";
/// What stands before the edition that a condition asks for as well.
const FOR: &str = "_For";

/// Reads names by a table.
pub struct Grammar<'g> {
    pub table: &'g Table,
    pub circuit: &'g mut Circuit,
    pub editions: Vec<String>,
}

impl Grammar<'_> {
    /// The meaning of one class.
    ///
    /// # Errors
    /// For a class that nobody knows.
    pub fn class(&mut self, class: &str) -> Result<Class, Unknown> {
        if self.table.classes.iter().any(|known| known == class) {
            return Ok(Class::Other);
        }
        if class == HIDDEN {
            return Ok(Class::Hide);
        }
        match (class.strip_prefix("show"), class.strip_prefix("mark")) {
            (Some(token), _) if begins_a_name(token) => self.show(class, token),
            (_, Some(edition)) if self.editions.iter().any(|known| known == edition) => {
                Ok(Class::Mark(edition.to_owned()))
            }
            _ => Err(self.unknown_class(class)),
        }
    }

    fn show(&mut self, class: &str, token: &str) -> Result<Class, Unknown> {
        if token == "All" {
            return Ok(Class::Show(Cond::ALWAYS));
        }
        self.condition(token).map(Class::Show).map_err(|unknown| {
            let whole = |name: String| format!("show{}{name}{}", &token[..unknown.at.start], &token[unknown.at.end..]);
            let nearest = unknown.nearest.map(whole);
            let meant = nearest.as_deref().and_then(|near| near.strip_prefix("show")).map(str::to_owned);
            let meant = meant.and_then(|near| self.condition(&near).ok()).map(Class::Show);
            let before = class.len() - token.len();
            let at = before + unknown.at.start..before + unknown.at.end;
            Unknown { at, message: unknown.message, nearest, meant }
        })
    }

    fn unknown_class(&mut self, class: &str) -> Unknown {
        let editions = self.editions.iter().map(|edition| format!("mark{edition}"));
        let shows = self.table.tokens.keys().map(|token| format!("show{token}"));
        let known: Vec<String> = editions.chain(self.table.classes.iter().cloned()).chain(shows).collect();
        let name = self.editions.iter().any(|edition| edition == class);
        let near = match nearest(class, known.iter().map(String::as_str)) {
            _ if name => Some(format!("mark{class}")),
            _ if class == "mark" => None,
            near => near.map(str::to_owned),
        };
        let message = format!("the class `{}` means nothing", crate::reader::shorten(class));
        let meant = near.clone().and_then(|near| self.class(&near).ok());
        Unknown { at: 0..class.len(), message, nearest: near, meant }
    }

    /// Reads `['OR', 'showA', ['AND', 'showB', 'showC']]`.
    ///
    /// # Errors
    /// Where it is no such list, or a name in it is unknown.
    pub fn selector(&mut self, text: &str) -> Result<Cond, Unknown> {
        let mut open: Vec<(String, Vec<Cond>)> = Vec::new();
        let mut at = 0;
        while let Some(c) = text[at..].chars().next() {
            let start = at;
            at += c.len_utf8();
            match c {
                '[' => open.push((String::new(), Vec::new())),
                ']' => {
                    let closed = open.pop().and_then(|(operator, parts)| self.joined(&operator, parts));
                    let Some(cond) = closed else { return Err(no_list(start..at)) };
                    match open.last_mut() {
                        Some((_, parts)) => parts.push(cond),
                        None if text[at..].trim().is_empty() => return Ok(cond),
                        None => return Err(no_list(at..text.len())),
                    }
                }
                '\'' | '"' => {
                    let Some(length) = text[at..].find(c) else { return Err(no_list(start..text.len())) };
                    let word = &text[at..at + length];
                    let part = self
                        .word(word, &mut open)
                        .map_err(|unknown| Unknown { at: at + unknown.at.start..at + unknown.at.end, ..unknown })?;
                    if let (Some(part), Some((_, parts))) = (part, open.last_mut()) {
                        parts.push(part);
                    }
                    at += length + 1;
                }
                ',' => {}
                c if c.is_whitespace() => {}
                _ => return Err(no_list(start..at)),
            }
        }
        Err(no_list(0..text.len()))
    }

    /// An operator, or the name of a class.
    fn word(&mut self, word: &str, open: &mut [(String, Vec<Cond>)]) -> Result<Option<Cond>, Unknown> {
        if let Some((operator, _)) = open.last_mut()
            && matches!(word, "OR" | "AND" | "NOT")
        {
            word.clone_into(operator);
            return Ok(None);
        }
        match self.class(word)? {
            Class::Show(cond) => Ok(Some(cond)),
            _ => Err(no_list(0..word.len())),
        }
    }

    fn joined(&mut self, operator: &str, parts: Vec<Cond>) -> Option<Cond> {
        match (operator, &parts[..]) {
            (_, []) => None,
            ("OR", _) => Some(self.circuit.or(parts)),
            ("AND", _) => Some(self.circuit.and(parts)),
            ("NOT", [one]) => Some(self.circuit.not(*one)),
            _ => None,
        }
    }

    /// The condition behind `show`: names with `And`, `Or` and `Not`, an edition behind `_For`. `And` binds closer.
    fn condition(&mut self, token: &str) -> Result<Cond, Unknown> {
        if token.len() > LONGEST {
            return Err(unknown(0..token.len(), "this class is too long".to_owned(), None));
        }
        if let Some(known) = self.known(token) {
            return Ok(known);
        }
        let Some((names, edition)) = token.rsplit_once(FOR) else { return self.alternatives(token) };
        let names_cond = self.known(names).map_or_else(|| self.alternatives(names), Ok)?;
        let at = token.len() - edition.len()..token.len();
        let edition = self.name(edition).map_err(|fault| Unknown { at, ..fault })?;
        Ok(self.circuit.and([names_cond, edition]))
    }

    /// A name of the table, or `No` and one.
    fn known(&mut self, name: &str) -> Option<Cond> {
        if let Some(token) = self.table.tokens.get(name) {
            return Some(token.is);
        }
        let negated = self.table.tokens.get(name.strip_prefix("No")?)?.is;
        Some(self.circuit.not(negated))
    }

    fn alternatives(&mut self, text: &str) -> Result<Cond, Unknown> {
        let mut alternatives = vec![Vec::new()];
        let mut at = 0;
        loop {
            let is_negative = text[at..].starts_with("Not");
            let start = at + if is_negative { 3 } else { 0 };
            let end = start + self.name_length(&text[start..]);
            let name = self.name(&text[start..end]).map_err(|fault| Unknown { at: start..end, ..fault })?;
            let part = if is_negative { self.circuit.not(name) } else { name };
            alternatives.last_mut().expect("there is one from the beginning").push(part);
            let rest = &text[end..];
            at = match (rest.strip_prefix("And"), rest.strip_prefix("Or")) {
                (Some(_), _) => end + 3,
                (_, Some(_)) => {
                    alternatives.push(Vec::new());
                    end + 2
                }
                _ => break,
            };
        }
        let parts: Vec<Cond> = alternatives.into_iter().map(|parts| self.circuit.and(parts)).collect();
        Ok(self.circuit.or(parts))
    }

    /// The longest known name at the beginning, if an operator or the end follows; else all up to an operator.
    fn name_length(&self, text: &str) -> usize {
        let ends = |length: usize| {
            let rest = &text[length..];
            let after = |operator: &str| rest.strip_prefix(operator).is_some_and(begins_a_name);
            rest.is_empty() || after("And") || after("Or")
        };
        let places = || (1..=text.len()).filter(|length| text.is_char_boundary(*length) && ends(*length));
        let known = places().rfind(|length| self.table.tokens.contains_key(&text[..*length]));
        known.or_else(|| places().next()).unwrap_or(text.len())
    }

    fn name(&mut self, name: &str) -> Result<Cond, Unknown> {
        self.known(name).ok_or_else(|| {
            let near = nearest(name, self.table.tokens.keys().map(String::as_str)).map(str::to_owned);
            unknown(0..name.len(), format!("nothing is called `{}`", crate::reader::shorten(name)), near)
        })
    }
}

/// Whether a class goes on as conditions do: with a capital letter or a digit.
fn begins_a_name(text: &str) -> bool {
    text.starts_with(|c: char| c.is_ascii_uppercase() || c.is_ascii_digit())
}

fn unknown(at: Range<usize>, message: String, nearest: Option<String>) -> Unknown {
    Unknown { at, message, nearest, meant: None }
}

fn no_list(at: Range<usize>) -> Unknown {
    unknown(at, "this is no list of conditions such as `['OR', 'showA', 'showB']`".to_owned(), None)
}
