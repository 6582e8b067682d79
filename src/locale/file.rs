//! The text of an `.ftl` file, made safe to be parsed, and what the parser cannot read of it.

use crate::diagnostic::{CHOOSE, Code, Diagnostic, Span, conflicts, is_on_mark};
use fluent_syntax::ast::Entry;
use fluent_syntax::parser::{self, ErrorKind, ParserError};
use std::collections::BTreeSet;
use std::ops::Range;
use std::sync::Arc;

/// Placeables and calls nested deeper than this are refused, so that no file can exhaust the stack.
const MAX_DEPTH: usize = 50;

/// A file of messages. Its text has the length of the file, so places in it are places in the file.
pub(super) struct File {
    path: Arc<str>,
    text: String,
    /// The ids of messages that are not handed to the parser.
    refused: BTreeSet<String>,
}

/// What the parser makes of a file.
pub(super) struct Parsed<'f> {
    pub entries: Vec<Entry<&'f str>>,
    /// The ids of messages that cannot be read.
    pub broken: BTreeSet<String>,
}

impl File {
    /// Any bytes make a file: what cannot be read is reported, and the rest is used.
    pub fn read(path: &str, bytes: &[u8], found: &mut Vec<Diagnostic>) -> Self {
        let path: Arc<str> = path.into();
        let mut text = read_utf8(&path, bytes, found);
        let mut refused = BTreeSet::new();
        for entry in too_deep(&text) {
            refused.extend(leading_id(&text[entry.clone()]));
            let at = Span::new(&path, entry.start..entry.start + 1);
            found.push(Diagnostic::error(Code::BAD_FLUENT, at, "placeables are nested too deeply in this message"));
            let blank: String = text[entry.clone()].bytes().map(|b| if b == b'\n' { '\n' } else { ' ' }).collect();
            text.replace_range(entry, &blank);
        }
        Self { path, text, refused }
    }

    /// The entries of the file; each part that is none is reported where it begins to be wrong.
    pub fn parse(&self, found: &mut Vec<Diagnostic>) -> Parsed<'_> {
        let text = self.text.trim_start_matches('\u{FEFF}');
        let skipped = self.text.len() - text.len();
        let (resource, errors) = match parser::parse(text) {
            Ok(resource) => (resource, Vec::new()),
            Err((resource, errors)) => (resource, errors),
        };
        let bytes = self.text.as_bytes();
        found.extend(conflicts(bytes).iter().map(|part| Diagnostic::conflict(&self.path, part, CHOOSE)));
        let is_fault = |error: &&ParserError| !is_on_mark(bytes, error.pos.start + skipped);
        found.extend(errors.iter().filter(is_fault).map(|error| self.report(error, skipped)));
        let junk = resource.body.iter().filter_map(broken_id);
        Parsed { broken: junk.chain(self.refused.iter().cloned()).collect(), entries: resource.body }
    }

    /// The whole text; what is too deeply nested to be read is blank.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Where a part of the text stands; the start of the file for any other text.
    pub fn span(&self, part: &str) -> Span {
        let start = (part.as_ptr() as usize).checked_sub(self.text.as_ptr() as usize);
        let within = start.map(|start| start..start + part.len()).filter(|range| range.end <= self.text.len());
        Span::new(&self.path, within.unwrap_or(0..0))
    }

    fn report(&self, error: &ParserError, skipped: usize) -> Diagnostic {
        let at = self.char_at(error.pos.start + skipped);
        let code = match self.text[at.clone()].chars().next() {
            Some(c) if !c.is_ascii() && c.is_alphabetic() => Code::TRANSLATED_REFERENCE,
            _ => Code::BAD_FLUENT,
        };
        let (message, fix) = if code == Code::TRANSLATED_REFERENCE {
            ("the name of a reference was translated".to_owned(), "names in braces are the same in every language")
        } else {
            explain(&error.kind)
        };
        Diagnostic::error(code, Span::new(&self.path, at), message).fix(fix)
    }

    /// The whole character at a byte; nothing at the end of the text.
    fn char_at(&self, byte: usize) -> Range<usize> {
        let mut start = byte.min(self.text.len());
        while !self.text.is_char_boundary(start) {
            start -= 1;
        }
        let length = self.text[start..].chars().next().map_or(0, char::len_utf8);
        start..start + length
    }
}

/// Bytes that are no text become a control character each: the message that has them is then refused.
fn read_utf8(path: &Arc<str>, bytes: &[u8], found: &mut Vec<Diagnostic>) -> String {
    if let Ok(text) = str::from_utf8(bytes) {
        return text.to_owned();
    }
    let mut text = String::with_capacity(bytes.len());
    for chunk in bytes.utf8_chunks() {
        text.push_str(chunk.valid());
        let bad = chunk.invalid().len();
        if bad > 0 && !text.contains('\u{1}') {
            let at = Span::new(path, text.len()..text.len() + bad);
            let fault = Diagnostic::error(Code::BAD_UTF_8, at, "these bytes are no text");
            found.push(fault.fix("save the file in the encoding UTF-8"));
        }
        text.extend(std::iter::repeat_n('\u{1}', bad));
    }
    text
}

/// The entries in which braces and parentheses are nested too deeply.
fn too_deep(text: &str) -> Vec<Range<usize>> {
    entries(text).filter(|entry| depth(&text[entry.clone()]) > MAX_DEPTH).collect()
}

/// An entry begins with a line that begins with a letter, a hyphen or a number sign.
fn entries(text: &str) -> impl Iterator<Item = Range<usize>> {
    let starts_entry = |line: &str| line.starts_with(|c: char| c.is_ascii_alphabetic() || c == '-' || c == '#');
    let mut starts = vec![0];
    let mut at = 0;
    for line in text.split_inclusive('\n') {
        if starts_entry(line) {
            starts.push(at);
        }
        at += line.len();
    }
    let ends: Vec<usize> = starts.iter().skip(1).copied().chain([text.len()]).collect();
    starts.into_iter().zip(ends).map(|(start, end)| start..end)
}

/// How deeply braces are nested, and inside of them parentheses; what stands between quotes does not count.
fn depth(entry: &str) -> usize {
    let (mut depth, mut deepest, mut quoted, mut escaped) = (0_usize, 0, false, false);
    for byte in entry.bytes() {
        match byte {
            _ if escaped => escaped = false,
            b'\\' if quoted => escaped = true,
            b'"' if depth > 0 => quoted = !quoted,
            b'\n' => quoted = false,
            b'{' if !quoted => depth += 1,
            b'(' if !quoted && depth > 0 => depth += 1,
            b'}' | b')' if !quoted => depth = depth.saturating_sub(1),
            _ => {}
        }
        deepest = deepest.max(depth);
    }
    deepest
}

fn broken_id(entry: &Entry<&str>) -> Option<String> {
    if let Entry::Junk { content } = entry { leading_id(content) } else { None }
}

/// The id that the text begins with, where it begins with one.
pub(super) fn leading_id(content: &str) -> Option<String> {
    let content = content.trim_start().trim_start_matches('-');
    let (id, rest) = content.split_at(content.find(|c| !is_id_char(c)).unwrap_or(content.len()));
    (!id.is_empty() && !rest.starts_with(|c: char| c.is_alphanumeric())).then(|| id.to_owned())
}

fn is_id_char(c: char) -> bool {
    c.is_ascii_alphanumeric() || c == '-' || c == '_'
}

/// What is wrong, and what would mend it.
fn explain(kind: &ErrorKind) -> (String, &'static str) {
    let own_line = "begin each variant of a select on a line of its own, behind `->` as well";
    let fix = match kind {
        ErrorKind::ExpectedCharRange { range } if range.contains('\n') => return (own_line.to_owned(), own_line),
        ErrorKind::MissingDefaultVariant => "put an asterisk before the variant that applies otherwise: `*[no]`",
        ErrorKind::UnbalancedClosingBrace => "remove the `}` or write `{ \"}\" }` to show one",
        ErrorKind::ExpectedToken('=') => "write `id = text`, and indent the further lines of a text",
        ErrorKind::ExpectedToken('}') => "close the brace; to show one write `{ \"{\" }`",
        ErrorKind::MissingValue | ErrorKind::ExpectedMessageField { .. } => "an empty text is written `{ \"\" }`",
        ErrorKind::ForbiddenCallee => "only a function, in capital letters, is called with parentheses",
        _ => "see the syntax guide at projectfluent.org",
    };
    let said = kind.to_string();
    let mut chars = said.chars();
    let lowered = chars.next().map(|c| c.to_lowercase().chain(chars).collect::<String>());
    (format!("this cannot be read: {}", lowered.unwrap_or_default()), fix)
}
