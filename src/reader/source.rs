//! A file's bytes as text and as its top table.

use super::Fields;
use crate::diagnostic::{Code, Diagnostic, Span};
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
    is_utf8: bool,
}

impl<'t> Source<'t> {
    /// The text of a file. Bytes that are no UTF-8 are reported; nothing is read of a file that is far too large.
    pub fn open(path: &str, bytes: &'t [u8], found: &mut Vec<Diagnostic>) -> Option<Self> {
        let file: Arc<str> = path.into();
        if bytes.len() > MOST_BYTES {
            let message = format!("the file has {} bytes; at most {MOST_BYTES} are read", bytes.len());
            found.push(Diagnostic::error(Code::FILE_TOO_LARGE, Span::new(&file, 0..0), message));
            return None;
        }
        let text = std::str::from_utf8(bytes);
        if let Err(fault) = text {
            let start = fault.valid_up_to();
            let end = fault.error_len().map_or(bytes.len(), |length| start + length);
            found.push(
                Diagnostic::error(Code::BAD_UTF_8, Span::new(&file, start..end), "these bytes are no UTF-8 text")
                    .fix("save the file as UTF-8"),
            );
        }
        let is_utf8 = text.is_ok();
        let text = text.map_or_else(|_| Cow::Owned(with_question_marks(bytes)), Cow::Borrowed);
        Some(Self { file, text, is_utf8 })
    }

    /// The top table, as far as it can be read. All faults of the syntax are reported, unless the file is no text.
    pub fn table(&self, found: &mut Vec<Diagnostic>) -> Fields<'_> {
        let (table, mut faults) = DeTable::parse_recoverable(&self.text);
        let is_whole = faults.is_empty() && self.is_utf8;
        faults.sort_by_key(|fault| fault.span().map(|bytes| bytes.start));
        if self.is_utf8 {
            found.extend(faults.iter().map(|fault| {
                let bytes = fault.span().unwrap_or(0..0);
                Diagnostic::error(Code::BAD_TOML, self.span(bytes), super::shorten(fault.message()))
            }));
        }
        Fields::new(self, table.into_inner(), 0..0, is_whole)
    }

    pub(super) fn span(&self, bytes: Range<usize>) -> Span {
        Span::new(&self.file, bytes)
    }
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
