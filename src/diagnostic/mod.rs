//! The one diagnostic type, whoever finds the fault. Rendering it is [`render`]'s business.
//! May name: `tree`, for rendering.

mod code;
mod conflict;
pub mod render;

pub use code::Code;
pub use conflict::{CHOOSE, conflicts, is_on_mark};

use std::ops::Range;
use std::sync::Arc;

/// How bad it is: an error makes the command fail, a warning does not hinder a build.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, serde::Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Severity {
    Error,
    Warning,
}

/// A place in an input file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Span {
    /// Path inside the project, `/` between folders.
    pub file: Arc<str>,
    /// UTF-8 bytes from 0, end excluded; lines and columns exist only when printed.
    pub bytes: Range<usize>,
}

impl Span {
    pub fn new(file: &Arc<str>, bytes: Range<usize>) -> Self {
        Self { file: Arc::clone(file), bytes }
    }
}

/// A fault in the input, in the reader's terms.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnostic {
    pub code: Code,
    pub severity: Severity,
    pub at: Span,
    /// One line, without a full stop.
    pub message: String,
    /// Further places: "first defined here".
    pub also: Vec<(Span, String)>,
    /// What would mend it: "did you mean `fairy`?".
    pub fix: Option<String>,
    /// One of many of its kind, as a rule.
    pub lack: Option<Lack>,
}

/// A message that a language lacks. A new language lacks hundreds: people are then told of each file at once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lack {
    pub language: String,
    /// Where the message would stand.
    pub file: String,
    pub id: String,
}

impl Diagnostic {
    #[must_use]
    pub fn error(code: Code, at: Span, message: impl Into<String>) -> Self {
        Self { code, severity: Severity::Error, at, message: message.into(), also: Vec::new(), fix: None, lack: None }
    }

    #[must_use]
    pub fn warning(code: Code, at: Span, message: impl Into<String>) -> Self {
        Self { severity: Severity::Warning, ..Self::error(code, at, message) }
    }

    #[must_use]
    pub fn fix(mut self, fix: impl Into<String>) -> Self {
        self.fix = Some(fix.into());
        self
    }

    #[must_use]
    pub fn also(mut self, at: Span, label: impl Into<String>) -> Self {
        self.also.push((at, label.into()));
        self
    }

    /// Suggests the known name that is nearest to the unknown one, if one is near enough.
    #[must_use]
    pub fn suggest<'k>(self, unknown: &str, known: impl IntoIterator<Item = &'k str>) -> Self {
        match nearest(unknown, known) {
            Some(name) => self.fix(format!("did you mean `{name}`?")),
            None => self,
        }
    }
}

/// The known name at the smallest edit distance, unless every one differs in more than a third of its letters
/// (in one, for a short name). Case does not count. Nothing is near a text that is longer than any name.
#[must_use]
pub fn nearest<'k>(unknown: &str, known: impl IntoIterator<Item = &'k str>) -> Option<&'k str> {
    let wanted = unknown.to_lowercase();
    if wanted.len() > LONGEST_NAME {
        return None;
    }
    let bound = (wanted.chars().count() / 3).clamp(1, 8);
    known
        .into_iter()
        .filter(|name| name.len().abs_diff(wanted.len()) <= bound * char::MAX.len_utf8())
        .map(|name| (strsim::damerau_levenshtein(&wanted, &name.to_lowercase()), name))
        .filter(|(distance, _)| *distance <= bound)
        .min()
        .map(|(_, name)| name)
}

/// In bytes; comparing takes time with the square of the length.
const LONGEST_NAME: usize = 200;

/// Whether any of them is an error.
#[must_use]
pub fn any_error(found: &[Diagnostic]) -> bool {
    found.iter().any(|d| d.severity == Severity::Error)
}
