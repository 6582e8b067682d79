//! Lines and columns of bytes.

use crate::tree::InputTree;
use std::collections::BTreeMap;
use std::ops::Range;

/// A place as people count.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// From 1. A line ends with a line feed.
    pub line: usize,
    /// From 1, in characters. Bytes that are no UTF-8 count as one each, roughly; a byte order mark does not count.
    pub column: usize,
    /// The bytes of the line, without its end.
    pub bytes: Range<usize>,
}

/// The lines of files; each file is looked through once.
pub struct Places<'t> {
    tree: &'t InputTree,
    /// Where the lines begin.
    starts: BTreeMap<&'t str, Vec<usize>>,
}

impl<'t> Places<'t> {
    pub fn new(tree: &'t InputTree) -> Self {
        Self { tree, starts: BTreeMap::new() }
    }

    /// The bytes of a file; `None` if it is not there.
    pub fn file(&self, path: &str) -> Option<&'t [u8]> {
        self.tree.0.get(path).map(Vec::as_slice)
    }

    /// The place of a byte. Behind the end of the file it is the end, in an absent file the beginning.
    pub fn of(&mut self, path: &str, byte: usize) -> Place {
        let Some((path, bytes)) = self.tree.0.get_key_value(path) else {
            return Place { line: 1, column: 1, bytes: 0..0 };
        };
        let byte = byte.min(bytes.len());
        let starts = self.starts.entry(path).or_insert_with(|| line_starts(bytes));
        let line = starts.partition_point(|start| *start <= byte);
        let start = starts[line - 1];
        let end = starts.get(line).map_or(bytes.len(), |next| next - 1);
        Place { line, column: column(&bytes[start..byte], line), bytes: start..end }
    }
}

/// At least one: 0.
fn line_starts(bytes: &[u8]) -> Vec<usize> {
    let behind_ends = bytes.iter().zip(1..).filter(|(byte, _)| **byte == b'\n').map(|(_, next)| next);
    std::iter::once(0).chain(behind_ends).collect()
}

fn column(before: &[u8], line: usize) -> usize {
    let before = if line == 1 { before.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(before) } else { before };
    String::from_utf8_lossy(before).chars().count() + 1
}
