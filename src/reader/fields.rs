//! One table: keys are taken one by one, and what is left in the end is unknown.

use super::{At, Source, Text, shorten};
use crate::diagnostic::{Code, Diagnostic, Span};
use crate::id::Id;
use std::ops::Range;
use toml::Spanned;
use toml::de::{DeInteger, DeTable, DeValue};

/// A table of a file. `take_…` gives what a key holds, if it is there and of the right kind; `need_…` reports
/// a key that is not there; [`Fields::finish`] reports the keys that nobody asked for.
#[derive(Debug)]
pub struct Fields<'s> {
    source: &'s Source<'s>,
    left: DeTable<'s>,
    asked: Vec<&'static str>,
    /// The header; all of an inline table.
    at: Range<usize>,
    /// The file has no fault in its syntax: what is missing was not lost by reading on behind one.
    is_whole: bool,
}

type Value<'s> = Spanned<DeValue<'s>>;

impl<'s> Fields<'s> {
    pub(super) fn new(source: &'s Source<'s>, left: DeTable<'s>, at: Range<usize>, is_whole: bool) -> Self {
        Self { source, left, asked: Vec::new(), at, is_whole }
    }

    /// The table's header.
    #[must_use]
    pub fn at(&self) -> Span {
        self.source.span(self.at.clone())
    }

    /// Whether the key is there and was not taken.
    #[must_use]
    pub fn has(&self, key: &str) -> bool {
        self.left.contains_key(key)
    }

    /// The place of a key that was not taken.
    #[must_use]
    pub fn at_key(&self, key: &str) -> Option<Span> {
        self.left.get_key_value(key).map(|(key, _)| self.source.span(key.span()))
    }

    pub fn take_text(&mut self, key: &'static str, found: &mut Vec<Diagnostic>) -> Option<Text> {
        let value = self.take(key)?;
        self.text(&value, found)
    }

    pub fn need_text(&mut self, key: &'static str, found: &mut Vec<Diagnostic>) -> Option<Text> {
        self.need(key, found);
        self.take_text(key, found)
    }

    pub fn take_id(&mut self, key: &'static str, found: &mut Vec<Diagnostic>) -> Option<At<Id>> {
        let text = self.take_text(key, found)?;
        id(&text.value, text.at, found)
    }

    pub fn need_id(&mut self, key: &'static str, found: &mut Vec<Diagnostic>) -> Option<At<Id>> {
        self.need(key, found);
        self.take_id(key, found)
    }

    pub fn take_bool(&mut self, key: &'static str, found: &mut Vec<Diagnostic>) -> Option<bool> {
        let value = self.take(key)?;
        let read = value.get_ref().as_bool();
        self.expect(read, &value, "`true` or `false`", found)
    }

    pub fn take_number(&mut self, key: &'static str, found: &mut Vec<Diagnostic>) -> Option<i64> {
        let value = self.take(key)?;
        let read = value.get_ref().as_integer().and_then(number);
        self.expect(read, &value, "a whole number of at most nine digits", found)
    }

    /// Strings in an array; empty for an absent key.
    pub fn take_texts(&mut self, key: &'static str, found: &mut Vec<Diagnostic>) -> Vec<Text> {
        let values = self.take_array(key, "strings in brackets: `[\"…\"]`", found);
        values.into_iter().filter_map(|value| self.text(&value, found)).collect()
    }

    /// Ids in an array; empty for an absent key.
    pub fn take_ids(&mut self, key: &'static str, found: &mut Vec<Diagnostic>) -> Vec<At<Id>> {
        let texts = self.take_texts(key, found);
        texts.into_iter().filter_map(|text| id(&text.value, text.at, found)).collect()
    }

    /// The tables `[[key]]`; empty for an absent key.
    pub fn take_tables(&mut self, key: &'static str, found: &mut Vec<Diagnostic>) -> Vec<Self> {
        let values = self.take_array(key, &format!("tables, each under `[[…{key}]]`"), found);
        values.into_iter().filter_map(|value| self.table(value, found)).collect()
    }

    /// The tables `[key.name]` with their names, in the order of the file.
    pub fn take_named(&mut self, key: &'static str, found: &mut Vec<Diagnostic>) -> Vec<(At<Id>, Self)> {
        let mut named = Vec::new();
        for (name, value) in self.take_entries(key, found) {
            let table = self.table(value, found);
            named.extend(name.zip(table));
        }
        named
    }

    /// The whole numbers `key.name`, in the order of the file.
    pub fn take_numbers(&mut self, key: &'static str, found: &mut Vec<Diagnostic>) -> Vec<(At<Id>, i64)> {
        let mut numbers = Vec::new();
        for (name, value) in self.take_entries(key, found) {
            let read = value.get_ref().as_integer().and_then(number);
            numbers.extend(name.zip(self.expect(read, &value, "a whole number of at most nine digits", found)));
        }
        numbers
    }

    /// Every key that was not taken, which has to hold a table; in the order of the file.
    pub fn take_all_tables(&mut self, found: &mut Vec<Diagnostic>) -> Vec<(At<String>, Self)> {
        let all = self.take_all().into_iter();
        all.filter_map(|(name, value)| Some((name, self.table(value, found)?))).collect()
    }

    /// Every key that was not taken, which has to hold a string; in the order of the file.
    pub fn take_all_texts(&mut self, found: &mut Vec<Diagnostic>) -> Vec<(At<String>, Text)> {
        let all = self.take_all().into_iter();
        all.filter_map(|(name, value)| Some((name, self.text(&value, found)?))).collect()
    }

    fn take_all(&mut self) -> Vec<(At<String>, Value<'s>)> {
        let mut all: Vec<_> = std::mem::take(&mut self.left).into_iter().collect();
        all.sort_by_key(|(name, _)| name.span().start);
        let named = |name: Spanned<std::borrow::Cow<'s, str>>| At {
            at: self.source.span(name.span()),
            value: name.into_inner().into_owned(),
        };
        all.into_iter().map(|(name, value)| (named(name), value)).collect()
    }

    /// Reports every key that was not asked for.
    pub fn finish(self, found: &mut Vec<Diagnostic>) {
        for (key, _) in &self.left {
            let (at, name) = (self.source.span(key.span()), key.get_ref());
            let message = format!("the key `{}` means nothing here", shorten(name));
            found.push(Diagnostic::error(Code::UNKNOWN_KEY, at, message).suggest(name, self.asked.iter().copied()));
        }
    }

    fn take(&mut self, key: &'static str) -> Option<Value<'s>> {
        self.asked.push(key);
        self.left.remove(key)
    }

    fn need(&mut self, key: &'static str, found: &mut Vec<Diagnostic>) {
        if self.is_whole && !self.has(key) {
            found.push(Diagnostic::error(Code::MISSING_KEY, self.at(), format!("the key `{key}` is missing")));
        }
    }

    fn take_array(&mut self, key: &'static str, expected: &str, found: &mut Vec<Diagnostic>) -> Vec<Value<'s>> {
        let Some(value) = self.take(key) else { return Vec::new() };
        let span = value.span();
        match value.into_inner() {
            DeValue::Array(values) => values.into_iter().collect(),
            other => {
                let none: Option<()> = None;
                self.expect(none, &Spanned::new(span, other), expected, found);
                Vec::new()
            }
        }
    }

    fn take_entries(&mut self, key: &'static str, found: &mut Vec<Diagnostic>) -> Vec<(Option<At<Id>>, Value<'s>)> {
        let Some(table) = self.take(key).and_then(|value| self.table(value, found)) else { return Vec::new() };
        let mut entries: Vec<_> = table.left.into_iter().collect();
        entries.sort_by_key(|(name, _)| name.span().start);
        let named = entries.into_iter().map(|(name, value)| {
            let at = self.source.span(name.span());
            (id(name.get_ref(), at, found), value)
        });
        named.collect()
    }

    fn table(&self, value: Value<'s>, found: &mut Vec<Diagnostic>) -> Option<Self> {
        let span = value.span();
        match value.into_inner() {
            DeValue::Table(table) => Some(Self::new(self.source, table, span, self.is_whole)),
            other => self.expect(None, &Spanned::new(span, other), "a table", found),
        }
    }

    fn text(&self, value: &Value<'s>, found: &mut Vec<Diagnostic>) -> Option<Text> {
        let bytes = value.span();
        let read = value.get_ref().as_str().map(str::to_owned);
        let value = self.expect(read, value, "a string", found)?;
        let written = self.source.text.get(bytes.start + 1..bytes.end.saturating_sub(1));
        let inner = (written == Some(value.as_str())).then_some(bytes.start + 1);
        Some(Text { value, at: self.source.span(bytes), inner })
    }

    /// Reports a value that could not be read as what was expected.
    fn expect<T>(&self, read: Option<T>, value: &Value<'s>, expected: &str, found: &mut Vec<Diagnostic>) -> Option<T> {
        if read.is_none() {
            let message = format!("expected {expected}, found {}", kind(value.get_ref()));
            found.push(Diagnostic::error(Code::WRONG_TYPE, self.source.span(value.span()), message));
        }
        read
    }
}

/// Larger ones are a mistake, and would overflow somewhere.
fn number(written: &DeInteger<'_>) -> Option<i64> {
    let number = i64::from_str_radix(written.as_str(), written.radix()).ok()?;
    (number.unsigned_abs() < 1_000_000_000).then_some(number)
}

fn kind(value: &DeValue<'_>) -> &'static str {
    match value {
        DeValue::String(_) => "a string",
        DeValue::Integer(_) => "a whole number",
        DeValue::Float(_) => "a number with a fraction",
        DeValue::Boolean(_) => "a truth value",
        DeValue::Datetime(_) => "a date",
        DeValue::Array(_) => "an array",
        DeValue::Table(_) => "a table",
    }
}

fn id(text: &str, at: Span, found: &mut Vec<Diagnostic>) -> Option<At<Id>> {
    let value = Id::parse(text);
    if value.is_none() {
        let message = format!("`{}` is no id", shorten(text));
        found.push(
            Diagnostic::error(Code::BAD_ID, at.clone(), message)
                .fix("use lower-case letters a to z, digits and hyphens, beginning with a letter, at most 100"),
        );
    }
    Some(At { value: value?, at })
}
