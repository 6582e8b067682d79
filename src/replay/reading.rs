//! A file that is read, and places in it.

use crate::diagnostic::{Code, Diagnostic, Span};
use serde_json::value::RawValue;
use std::ops::Range;
use std::sync::Arc;

/// A file with its text, and what was found wrong in it.
pub struct Reading<'t> {
    pub name: Arc<str>,
    pub text: &'t str,
    pub found: Vec<Diagnostic>,
}

/// Something with its place in the file.
#[derive(Clone, Debug)]
pub struct At<T> {
    pub value: T,
    pub bytes: Range<usize>,
}

impl<'t> Reading<'t> {
    /// `None` where the bytes are no text.
    pub fn new(name: &str, bytes: &'t [u8], found: &mut Vec<Diagnostic>) -> Option<Self> {
        let name: Arc<str> = name.into();
        match std::str::from_utf8(bytes) {
            Ok(text) => Some(Self { name, text, found: Vec::new() }),
            Err(error) => {
                let place = error.valid_up_to();
                let told = Diagnostic::error(Code::BAD_REPLAY, Span::new(&name, place..place), "the file is no UTF-8");
                found.push(told.fix("save it in the encoding UTF-8"));
                None
            }
        }
    }

    pub fn report(&mut self, code: Code, bytes: Range<usize>, message: impl Into<String>, fix: &str) {
        self.found.push(Diagnostic::error(code, Span::new(&self.name, bytes), message).fix(fix));
    }

    /// The place of a part of the text.
    pub fn place(&self, part: &RawValue) -> Range<usize> {
        let part = part.get();
        let start = (part.as_ptr() as usize).wrapping_sub(self.text.as_ptr() as usize);
        if start <= self.text.len() { start..start + part.len() } else { 0..0 }
    }

    /// The place of a fault that the JSON reader found.
    pub fn place_of(&self, error: &serde_json::Error) -> Range<usize> {
        let before: usize = self.text.split_inclusive('\n').take(error.line().saturating_sub(1)).map(str::len).sum();
        let mut place = (before + error.column().saturating_sub(1)).min(self.text.len());
        while !self.text.is_char_boundary(place) {
            place -= 1;
        }
        place..place
    }
}
