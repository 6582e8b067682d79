//! What version control could not merge, and left in a file.

use super::{Code, Diagnostic, Span};
use std::ops::Range;
use std::sync::Arc;

const BEGINS: &[u8] = b"<<<<<<< ";
const ENDS: &[u8] = b">>>>>>> ";
const MARKS: [&[u8]; 4] = [b"<<<<<<<", b"|||||||", b"=======", b">>>>>>>"];

/// The parts of a file from a line that begins with `<<<<<<<` to the end of that with `>>>>>>>`, or of the file.
#[must_use]
pub fn conflicts(bytes: &[u8]) -> Vec<Range<usize>> {
    let (mut found, mut at, mut start) = (Vec::new(), 0, None);
    for line in bytes.split_inclusive(|byte| *byte == b'\n') {
        if start.is_none() && line.starts_with(BEGINS) {
            start = Some(at);
        }
        at += line.len();
        if line.starts_with(ENDS) {
            found.extend(start.take().map(|start| start..at));
        }
    }
    found.extend(start.map(|start| start..at));
    found
}

/// Whether a byte stands on a line that is a mark of version control.
#[must_use]
pub fn is_on_mark(bytes: &[u8], at: usize) -> bool {
    let before = &bytes[..at.min(bytes.len())];
    let start = before.iter().rposition(|byte| *byte == b'\n').map_or(0, |end| end + 1);
    MARKS.iter().any(|mark| bytes[start..].starts_with(mark))
}

impl Diagnostic {
    /// Two versions that were not merged.
    #[must_use]
    pub fn conflict(file: &Arc<str>, at: &Range<usize>, fix: &str) -> Self {
        let message = "two versions of this file were not merged: their lines stand between `<<<<<<<` and `>>>>>>>`";
        let mark = at.start..at.end.min(at.start + BEGINS.len() - 1);
        Self::error(Code::MERGE_CONFLICT, Span::new(file, mark), message).fix(fix)
    }
}

/// What mends a file that people write.
pub const CHOOSE: &str = "make one of the two versions, and delete the three lines of marks";

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, expected: &[(usize, usize)]) {
        let found: Vec<_> = conflicts(text.as_bytes()).into_iter().map(|part| (part.start, part.end)).collect();
        assert_eq!(found, expected);
    }

    #[test]
    fn a_conflict_ends_where_it_ends() {
        check("a\n<<<<<<< x\nb\n=======\nc\n>>>>>>> y\nd\n", &[(2, 34)]);
        check("<<<<<<< x\n>>>>>>> y\n<<<<<<< x\nb", &[(0, 20), (20, 31)]);
        check(">>>>>>> y\na <<<<<<< x\n<<<<<<<< x\n", &[]);
        check("", &[]);
    }

    #[test]
    fn marks_are_lines() {
        let text = b"a\n=======\nb = =======\n";
        assert_eq!([0, 2, 8, 10, 15, 99].map(|at| is_on_mark(text, at)), [false, true, true, false, false, false]);
    }
}
