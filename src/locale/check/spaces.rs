//! `stray-space`: spaces that are too many in what is shown, or that may break a line where none may be broken.

/// What is wrong, and what would mend it.
pub(super) struct Fault {
    /// Follows the message's name.
    pub what: String,
    pub fix: &'static str,
}

/// The first fault of a text as it is read under some selection. `code` is the language's tag.
pub(super) fn fault(shown: &str, code: &str) -> Option<Fault> {
    let is_french = code == "fr" || code.starts_with("fr-");
    let fault = |what: &str, at: usize, fix| Fault { what: format!("{what} in “{}”", around(shown, at)), fix };
    // In French a message may be no more than the mark of punctuation, with its space that holds.
    let holds = is_french && shown.starts_with(['\u{A0}', '\u{202F}']);
    if shown.starts_with(char::is_whitespace) && !holds {
        return Some(fault(
            "begins with a space",
            0,
            "take it away, or put it into the variant behind which it belongs",
        ));
    }
    if shown.ends_with(char::is_whitespace) {
        return Some(fault("ends with a space", shown.len(), "put the space into the variant that follows it"));
    }
    for ((at, one), (_, next)) in shown.char_indices().zip(shown.char_indices().skip(1)) {
        if one.is_whitespace() && next.is_whitespace() {
            return Some(fault(
                "has two spaces side by side",
                at,
                "keep the space in one place: in each variant or outside of them",
            ));
        }
        if one == ' ' && is_french && ";:!?»".contains(next) || next == ' ' && is_french && one == '«' {
            return Some(fault(
                "has a space that can break the line",
                at,
                "write a no-break space there: `{ \"\\u202F\" }` or `{ \"\\u00A0\" }`",
            ));
        }
        if one.is_whitespace() && (",.)]".contains(next) || !is_french && ";:!?".contains(next)) && !is_dots(shown, at)
        {
            return Some(fault(
                "has a space before a punctuation mark",
                at,
                "take the space away, or put it into the variant that needs it",
            ));
        }
        if "([".contains(one) && next.is_whitespace() {
            return Some(fault("has a space behind a bracket", at, "take the space away"));
        }
    }
    None
}

/// Three dots may stand by themselves, and a number may begin with one.
fn is_dots(shown: &str, space: usize) -> bool {
    let rest = shown[space..].trim_start();
    rest.starts_with("..") || rest.starts_with('.') && rest[1..].starts_with(|c: char| c.is_alphanumeric())
}

/// Some letters on both sides of a place.
fn around(shown: &str, at: usize) -> String {
    const LETTERS: usize = 20;
    let before: Vec<char> = shown[..at].chars().rev().take(LETTERS).collect();
    before.into_iter().rev().chain(shown[at..].chars().take(LETTERS)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(shown: &str, code: &str, expected: &str) {
        let found = fault(shown, code).map_or_else(String::new, |fault| fault.what);
        assert!(found.starts_with(expected) && found.is_empty() == expected.is_empty(), "{found}");
    }

    #[test]
    fn spaces_are_told() {
        check("Place it, or not.", "en", "");
        check("a ... b .5", "en", "");
        check(" a", "en", "begins with a space");
        check("a\u{A0}", "en", "ends with a space");
        check("a  b", "en", "has two spaces side by side");
        check("a \u{A0}b", "en", "has two spaces side by side");
        check("a .", "en", "has a space before a punctuation mark");
        check("a ( b)", "en", "has a space behind a bracket");
        check("Quoi\u{202F}?", "nl", "has a space before a punctuation mark");
    }

    #[test]
    fn french_has_spaces_that_hold() {
        check("Quoi\u{202F}? «\u{A0}Rien\u{A0}»", "fr", "");
        check("\u{202F}:", "fr", "");
        check("\u{202F}:", "nl", "begins with a space");
        check("Quoi ?", "fr", "has a space that can break the line");
        check("« Rien\u{A0}»", "fr-CA", "has a space that can break the line");
        check("Rien .", "fr", "has a space before a punctuation mark");
    }
}
