//! What editors save: an export page around one long line, plain wikitext, or the export for off-line translation.

use crate::diagnostic::{Code, Diagnostic, Span};
use crate::translation::exchange::{Format, Incoming};
use std::ops::Range;
use std::sync::Arc;

/// A file's wikitext, and where each part of it stands in the file.
#[derive(Clone, Debug)]
pub struct Document {
    pub file: Arc<str>,
    pub text: String,
    /// Where in `text` the parts begin that stand in one piece in the file, and where there; sorted.
    parts: Vec<(usize, usize)>,
}

/// A language list has at least so many lines; it stands in the form around an export.
const LANGUAGES: usize = 10;

impl Document {
    /// Reads the bytes of a file. What is no text is reported, and stands as question marks.
    #[must_use]
    pub fn read(path: &str, bytes: &[u8], found: &mut Vec<Diagnostic>) -> Self {
        let file: Arc<str> = path.into();
        let text = decoded(&file, bytes, found);
        if is_po(path, &text) {
            return Self::of_units(file, &text, found);
        }
        let body = body(&text);
        Self { file, parts: vec![(0, body.start)], text: text[body].to_owned() }
    }

    /// The units of an off-line export, one behind the other.
    fn of_units(file: Arc<str>, raw: &str, found: &mut Vec<Diagnostic>) -> Self {
        let units = Format::Po.read(&file, raw, found);
        let mut document = Self { file, text: String::new(), parts: Vec::new() };
        for (n, unit) in units.iter().enumerate() {
            let end = units.get(n + 1).map_or(raw.len(), |next| next.at.bytes.start);
            document.add_unit(unit, raw, unit.at.bytes.start..end);
        }
        document
    }

    fn add_unit(&mut self, unit: &Incoming, raw: &str, within: Range<usize>) {
        let opened = if unit.is_fuzzy { "<div class=\"mw-translate-fuzzy\">" } else { "" };
        self.parts.push((self.text.len(), within.start));
        self.text.push_str(opened);
        let shown = if unit.translation.is_empty() { unit.source.as_deref() } else { Some(&*unit.translation) };
        let keyword = if unit.translation.is_empty() { "msgid" } else { "msgstr" };
        let start = raw[within.clone()].find(keyword).map_or(within.start, |at| within.start + at + keyword.len());
        for (decoded, at) in places(&raw[start..within.end]).take_while(|(n, _)| *n < shown.map_or(0, str::len)) {
            self.parts.push((self.text.len() + decoded, start + at));
        }
        self.text.push_str(shown.unwrap_or_default());
        self.parts.push((self.text.len(), within.end));
        self.text.push_str(if unit.is_fuzzy { "</div>\n\n" } else { "\n\n" });
    }

    /// The place in the file of a part of the text.
    #[must_use]
    pub fn span(&self, at: Range<usize>) -> Span {
        let start = self.place(at.start);
        let last = if at.is_empty() { start } else { self.place(at.end - 1) + 1 };
        Span::new(&self.file, start..last.max(start))
    }

    fn place(&self, at: usize) -> usize {
        let part = self.parts.partition_point(|(start, _)| *start <= at).saturating_sub(1);
        self.parts.get(part).map_or(at, |(start, place)| place + (at - start))
    }
}

/// The text of some bytes, as long as they are.
fn decoded(file: &Arc<str>, bytes: &[u8], found: &mut Vec<Diagnostic>) -> String {
    if let Ok(text) = std::str::from_utf8(bytes) {
        return text.to_owned();
    }
    let first = bytes.utf8_chunks().next().map_or(0, |chunk| chunk.valid().len());
    let report = Diagnostic::error(Code::BAD_UTF_8, Span::new(file, first..first + 1), "these bytes are no UTF-8 text");
    found.push(report.fix("save the file as UTF-8"));
    let mut text = String::with_capacity(bytes.len());
    for chunk in bytes.utf8_chunks() {
        text.push_str(chunk.valid());
        text.extend(chunk.invalid().iter().map(|_| '?'));
    }
    text
}

fn is_po(path: &str, text: &str) -> bool {
    let is_named = Format::of_name(path) == Some(Format::Po);
    let first =
        text.trim_start_matches('\u{FEFF}').lines().map(str::trim).find(|l| !l.is_empty() && !l.starts_with('#'));
    is_named || first.is_some_and(|line| line.starts_with("msgid") || line.starts_with("msgctxt"))
}

/// The wikitext: of an export page what stands between the form's lines, which hold no markup; else all of it.
fn body(text: &str) -> Range<usize> {
    let lines = || {
        text.split_inclusive('\n').scan(0, |at, line| {
            let start = *at;
            *at += line.len();
            Some((start, line))
        })
    };
    let Some((first, _)) = lines().find(|(_, line)| has_markup(line)) else { return 0..text.len() };
    let is_form = text[..first].lines().filter(|line| names_language(line)).count() >= LANGUAGES;
    if !is_form {
        return 0..text.len();
    }
    let last = lines().filter(|(_, line)| has_markup(line)).last().map_or(text.len(), |(at, line)| at + line.len());
    first..first + text[first..last].trim_end().len()
}

fn has_markup(line: &str) -> bool {
    ["{{", "[[", "'''", "</", "class="].iter().any(|sign| line.contains(sign))
}

/// A line such as `nl - Dutch`.
fn names_language(line: &str) -> bool {
    let Some((tag, name)) = line.trim().split_once(" - ") else { return false };
    (2..=12).contains(&tag.len()) && tag.chars().all(|c| c.is_ascii_lowercase() || c == '-') && !name.is_empty()
}

/// For each piece of a quoted text that stands as it is: its place in the text, and in the quotes.
fn places(raw: &str) -> impl Iterator<Item = (usize, usize)> + '_ {
    let (mut decoded, mut inside, mut escaped, mut fresh) = (0, false, false, true);
    raw.char_indices().filter_map(move |(at, c)| {
        let begins = std::mem::replace(&mut fresh, false) && inside && c != '"';
        match c {
            '"' if !escaped => {
                inside = !inside;
                fresh = true;
                return None;
            }
            '\\' if inside && !escaped => {
                escaped = true;
                fresh = begins;
                return begins.then_some((decoded, at));
            }
            _ if !inside => return None,
            _ => {}
        }
        let here = decoded;
        decoded += if escaped && c != '"' && c != '\\' { 1 } else { c.len_utf8() };
        fresh = std::mem::replace(&mut escaped, false);
        begins.then_some((here, at))
    })
}
