//! `typed-label`: a number or label of a step at the start of a message. The page's file has it, so that it stands in
//! every language and on the right side.

use super::{Checked, fault_in};
use crate::diagnostic::{Code, Diagnostic};

/// What has a place of its own on a page.
const PLACED: [&str; 6] = ["page", "phase", "step", "record", "repeat", "footnote"];

impl Checked<'_> {
    pub fn labels(&self, language: usize, found: &mut Vec<Diagnostic>) {
        for (id, _) in self.needs.iter().filter(|(_, need)| PLACED.contains(&need.what)) {
            let openings = self.usable(language, id).into_iter().flat_map(|defined| &defined.openings);
            for (opening, label) in openings.filter_map(|opening| Some((opening, label(&opening.text)?))) {
                let message = format!("`{id}` begins with a label of its own, `{label}`");
                let fault = fault_in(language, Code::TYPED_LABEL, &opening.part(0..opening.text.len()), message);
                found.push(
                    fault.fix("take it away: labels stand in the page's file, and numbers of a rule are `{ $points }`"),
                );
            }
        }
    }
}

/// Digits with at most a letter, by themselves: `1A`, `3.`, `(2)`.
fn label(text: &str) -> Option<&str> {
    let text = text.trim_start_matches(|c: char| c.is_whitespace() || "*_([#".contains(c));
    let digits = text.chars().take_while(|c| c.is_numeric()).map(char::len_utf8).sum::<usize>();
    let letter = text[digits..].chars().next().filter(|c| c.is_alphabetic()).map_or(0, char::len_utf8);
    let end = digits + letter;
    let stands_alone = !text[end..].starts_with(char::is_alphanumeric);
    (digits > 0 && stands_alone).then(|| &text[..end])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, expected: Option<&str>) {
        assert_eq!(label(text), expected, "{text}");
    }

    #[test]
    fn labels_are_told_from_words() {
        check("1A Begin the turn", Some("1A"));
        check("3. Score", Some("3"));
        check("**(2)** Score", Some("2"));
        check("٣ احسب", Some("٣"));
        check("20th Anniversary", None);
        check("A road", None);
        check("", None);
    }
}
