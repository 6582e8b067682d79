//! Names that editors give: of records, components, steps, lists.
//! May name: nothing of this crate.

use std::fmt;

/// Lower-case ASCII letters, digits and hyphens, beginning with a letter: fit to be a Fluent identifier,
/// an anchor, a folder's name and a word in a condition. Once published it never changes.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Id(Box<str>);

impl Id {
    /// `None` for anything else, and for more than 100 bytes.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let fits = |c: char| matches!(c, 'a'..='z' | '0'..='9' | '-');
        let fine = text.starts_with(|c: char| c.is_ascii_lowercase()) && text.len() <= 100;
        (fine && text.chars().all(fits)).then(|| Self(text.into()))
    }

    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Id {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl fmt::Debug for Id {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl serde::Serialize for Id {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.0)
    }
}

impl AsRef<str> for Id {
    fn as_ref(&self) -> &str {
        &self.0
    }
}
