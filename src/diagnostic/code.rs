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
    BAD_FILE_NAME = "bad-file-name": "The name of a file is not UTF-8, or holds a backslash or an invisible character. The file is not read, since nothing could refer to it.";
    BAD_TOML = "bad-toml": "The file is not TOML. The rest of the file is read as far as possible.";
    FILE_TOO_LARGE = "file-too-large": "A file is longer than any file of rules or words has reason to be, or all files together are. It is not read.";
    LINK_OUTSIDE = "link-outside": "A symbolic link leads out of the project's folder. It is not followed, so that a project shows nothing but what lies in it.";
    UNREADABLE_FILE = "unreadable-file": "A file or folder cannot be read: it is gone, the rights are missing, a link leads nowhere or in a circle, or it is no regular file.";
}
