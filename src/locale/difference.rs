//! What was changed in a text, word by word.

use similar::{Algorithm, DiffOp, DiffTag, capture_diff_slices};

/// Unchanged words that are shown before and behind a change in one line.
const AROUND: usize = 3;

/// A run of words.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Change {
    Same(String),
    /// Was taken out.
    Out(String),
    /// Was put in.
    In(String),
}

/// From the old text to the new one. How lines are broken does not count.
#[must_use]
pub fn difference(old: &str, new: &str) -> Vec<Change> {
    let (old, new): (Vec<&str>, Vec<&str>) =
        (old.split_ascii_whitespace().collect(), new.split_ascii_whitespace().collect());
    let operations = capture_diff_slices(Algorithm::Myers, &old, &new);
    operations.iter().flat_map(|operation| changes(operation, &old, &new)).collect()
}

fn changes(operation: &DiffOp, old: &[&str], new: &[&str]) -> Vec<Change> {
    let (out, put) = (old[operation.old_range()].join(" "), new[operation.new_range()].join(" "));
    match operation.tag() {
        DiffTag::Equal => vec![Change::Same(out)],
        DiffTag::Delete => vec![Change::Out(out)],
        DiffTag::Insert => vec![Change::In(put)],
        DiffTag::Replace => vec![Change::Out(out), Change::In(put)],
    }
}

/// All words in one line: `Score [-one-] {+two+} points`.
#[must_use]
pub fn line(changes: &[Change]) -> String {
    let written = changes.iter().map(|change| match change {
        Change::Same(words) => words.clone(),
        Change::Out(words) => format!("[-{words}-]"),
        Change::In(words) => format!("{{+{words}+}}"),
    });
    written.collect::<Vec<_>>().join(" ")
}

/// The same with a few words around each change only.
#[must_use]
pub fn short_line(changes: &[Change]) -> String {
    let last = changes.len().saturating_sub(1);
    let cut = changes.iter().enumerate().map(|(n, change)| match change {
        Change::Same(words) => Change::Same(shortened(words, n > 0, n < last)),
        other => other.clone(),
    });
    line(&cut.collect::<Vec<_>>())
}

/// `behind` and `before` tell whether a change stands before or behind these words.
fn shortened(words: &str, behind: bool, before: bool) -> String {
    let words: Vec<&str> = words.split(' ').collect();
    let (first, last) = (if behind { AROUND } else { 0 }, if before { AROUND } else { 0 });
    if words.len() <= first + last + 1 {
        return words.join(" ");
    }
    let (first, last) = (&words[..first], &words[words.len() - last..]);
    [first, &["…"], last].concat().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_shows_what_changed() {
        let changes = difference("Score one point\n for it.", "Score two points for it now.");
        assert_eq!(line(&changes), "Score [-one point-] {+two points+} for [-it.-] {+it now.+}");
        assert_eq!(line(&difference("a  b", "a\nb")), "a b");
    }

    #[test]
    fn a_short_line_leaves_out_what_is_far_away() {
        let long = "a b c d e f g h i j k";
        let changes = difference(long, &long.replace('f', "x"));
        assert_eq!(short_line(&changes), "… c d e [-f-] {+x+} g h i …");
        assert_eq!(short_line(&difference("a b c d e f", "a b c d e x")), "… c d e [-f-] {+x+}");
    }
}
