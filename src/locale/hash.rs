//! What tells two texts apart in the lock files.

use sha2::{Digest as _, Sha256};
use std::fmt;

/// The first sixteen hexadecimal digits of a text's SHA-256.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Hash(u64);

impl Hash {
    /// Of a unit's text. How its lines are broken does not count.
    #[must_use]
    pub fn of(text: &str) -> Self {
        let words: Vec<&str> = text.split_ascii_whitespace().collect();
        let digest = Sha256::digest(words.join(" "));
        Self(digest.iter().take(8).fold(0, |number, byte| number << 8 | u64::from(*byte)))
    }

    /// `None` for anything but sixteen digits in lower case.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let fits = text.len() == 16 && text.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'));
        u64::from_str_radix(text, 16).ok().filter(|_| fits).map(Self)
    }
}

impl fmt::Display for Hash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::Hash;

    #[test]
    fn a_hash_is_written_and_read() {
        // printf 'Score one point.' | sha256sum
        let hash = Hash::of("Score one\n    point.");
        assert_eq!(hash, Hash::of("Score one point."));
        assert_eq!(Hash::parse(&hash.to_string()), Some(hash));
        for wrong in ["", "0123456789abcde", "0123456789abcdef0", "0123456789ABCDEF", "+123456789abcdef"] {
            assert_eq!(Hash::parse(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn a_space_that_does_not_break_counts() {
        assert_ne!(Hash::of("3\u{a0}points"), Hash::of("3 points"));
    }
}
