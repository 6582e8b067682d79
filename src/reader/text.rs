//! Values with their places.

use crate::condition::{self, Expr};
use crate::diagnostic::{Code, Diagnostic, Span};
use std::ops::Range;

/// A value and where it stands in its file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct At<T> {
    pub value: T,
    pub at: Span,
}

/// A string of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Text {
    pub value: String,
    /// With the quotes.
    pub at: Span,
    /// Where the text between the quotes begins, if it stands there just as it is: without escapes.
    pub(super) inner: Option<usize>,
}

impl Text {
    /// A text that stands in no file: its places are bytes of the text itself.
    #[must_use]
    pub fn bare(value: &str) -> Self {
        let at = Span::new(&"".into(), 0..value.len());
        Self { value: value.to_owned(), at, inner: Some(0) }
    }

    /// The place of some bytes of the value; the whole string where escapes make that unclear.
    #[must_use]
    pub fn part(&self, bytes: Range<usize>) -> Span {
        match self.inner {
            Some(inner) => Span::new(&self.at.file, inner + bytes.start..inner + bytes.end),
            None => self.at.clone(),
        }
    }

    /// Reads the text as a condition.
    pub fn condition(&self, found: &mut Vec<Diagnostic>) -> Option<Expr> {
        let fault = match condition::parse(&self.value) {
            Ok(expr) => return Some(expr),
            Err(fault) => fault,
        };
        let diagnostic = Diagnostic::error(Code::BAD_CONDITION, self.part(fault.at), fault.reason);
        found.push(Diagnostic { fix: fault.fix.map(str::to_owned), ..diagnostic });
        None
    }
}

impl AsRef<str> for Text {
    fn as_ref(&self) -> &str {
        &self.value
    }
}
