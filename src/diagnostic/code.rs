//! The codes of all diagnostics, each with a text that explains it.

use std::fmt;

/// A stable name of a kind of fault: it names the fault, not the remedy.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Code(&'static str);

impl Code {
    #[must_use]
    pub fn as_str(self) -> &'static str {
        self.0
    }
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

impl fmt::Debug for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

macro_rules! codes {
    ($($name:ident = $code:literal: $help:literal;)*) => {
        impl Code {
            $(#[doc = $help] pub const $name: Self = Self($code);)*
            /// Every code with its explanation, in the order of the codes.
            pub const ALL: &'static [(Self, &'static str)] = &[$((Self($code), $help)),*];
        }
    };
}

// Sorted by code. A module that reports a new kind of fault adds it here.
codes! {
    BAD_CONDITION = "bad-condition": "The text of a condition does not follow its grammar: names joined by `&`, `|`, `!` and parentheses.";
    BAD_TOML = "bad-toml": "The file is not TOML. The rest of the file is read as far as possible.";
}
