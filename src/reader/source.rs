//! A file's bytes as text and as its top table.

use super::Fields;
use crate::diagnostic::{CHOOSE, Code, Diagnostic, Span, conflicts};
use std::borrow::Cow;
use std::ops::Range;
use std::sync::Arc;
use toml::de::DeTable;

/// Files are small; a larger one is a mistake and might take long to read.
const MOST_BYTES: usize = 1 << 20;

/// A file that is being read.
#[derive(Clone, Debug)]
pub struct Source<'t> {
    pub(super) file: Arc<str>,
    /// As long as the bytes: what is not UTF-8 is replaced by question marks.
    pub(super) text: Cow<'t, str>,
    is_text: bool,
}

impl<'t> Source<'t> {
    /// The text of a file. Bytes that are no UTF-8 are reported; nothing is read of a file that is far too large.
    pub fn open(path: &str, bytes: &'t [u8], found: &mut Vec<Diagnostic>) -> Option<Self> {
        Self::open_up_to(MOST_BYTES, path, bytes, found)
    }

    /// The same of a file that can have so many bytes.
    pub fn open_up_to(most: usize, path: &str, bytes: &'t [u8], found: &mut Vec<Diagnostic>) -> Option<Self> {
        let file: Arc<str> = path.into();
        if bytes.len() > most {
            let message = format!("the file has {} bytes; at most {most} are read", bytes.len());
            found.push(Diagnostic::error(Code::FILE_TOO_LARGE, Span::new(&file, 0..0), message));
            return None;
        }
        if let Some(no_text) = no_text(bytes) {
            found.push(
                Diagnostic::error(Code::BAD_UTF_8, Span::new(&file, no_text), "these bytes are no UTF-8 text")
                    .fix("save the file as UTF-8"),
            );
            return Some(Self { file, text: Cow::Owned(with_question_marks(bytes)), is_text: false });
        }
        Some(Self { file, text: String::from_utf8_lossy(bytes), is_text: true })
    }

    /// The top table, as far as it can be read. All faults of the syntax are reported, unless the file is no text.
    pub fn table(&self, found: &mut Vec<Diagnostic>) -> Fields<'_> {
        let (table, mut faults) = DeTable::parse_recoverable(&self.text);
        let is_whole = faults.is_empty() && self.is_text;
        faults.sort_by_key(|fault| fault.span().map(|bytes| bytes.start));
        if self.is_text {
            let parts = conflicts(self.text.as_bytes());
            let is_apart = |fault: &&toml::de::Error| {
                let at = fault.span().map_or(0, |bytes| bytes.start);
                !parts.iter().any(|part| part.contains(&at))
            };
            found.extend(parts.iter().map(|part| Diagnostic::conflict(&self.file, part, CHOOSE)));
            found.extend(faults.iter().filter(is_apart).map(|fault| self.syntax_fault(fault)));
        }
        Fields::new(self, table.into_inner(), 0..0, is_whole)
    }

    /// What the parser expected becomes the fix.
    fn syntax_fault(&self, fault: &toml::de::Error) -> Diagnostic {
        let (message, expected) = fault.message().split_once(", expected ").unwrap_or((fault.message(), ""));
        let at = self.span(fault.span().unwrap_or(0..0));
        let diagnostic = Diagnostic::error(Code::BAD_TOML, at, super::shorten(message));
        if expected.is_empty() { diagnostic } else { diagnostic.fix(format!("expected here: {expected}")) }
    }

    pub(super) fn span(&self, bytes: Range<usize>) -> Span {
        Span::new(&self.file, bytes)
    }
}

/// The first bytes that are no text. A zero is none either: it tells of UTF-16.
fn no_text(bytes: &[u8]) -> Option<Range<usize>> {
    let zero = bytes.iter().position(|byte| *byte == 0).map(|zero| zero..zero + 1);
    let fault = std::str::from_utf8(bytes).err().map(|fault| {
        let start = fault.valid_up_to();
        start..fault.error_len().map_or(bytes.len(), |length| start + length)
    });
    [zero, fault].into_iter().flatten().min_by_key(|range| range.start)
}

/// The same number of bytes, so that places stay right.
fn with_question_marks(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len());
    for chunk in bytes.utf8_chunks() {
        text.push_str(chunk.valid());
        text.extend(chunk.invalid().iter().map(|_| '?'));
    }
    text
}
