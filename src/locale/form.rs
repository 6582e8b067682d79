//! Forms of words. A language with cases has them as words of its own vocabulary, in its `terms.ftl`:
//! `meeple-genitive` is the genitive of `meeple`. They are messages of their own and no attributes, since other tools
//! that compare translations take an attribute that the source lacks for a fault.

/// The message that gives a word, or an item of a list, in a case.
pub(super) fn case_key(word: &str, case: &str) -> String {
    format!("{word}-{case}")
}

/// The word of which an id that the source lacks is a form: the longest that the source knows and the id begins with.
pub(super) fn word_of(id: &str, is_known: impl Fn(&str) -> bool) -> Option<&str> {
    id.rmatch_indices('-').map(|(at, _)| &id[..at]).find(|word| is_known(word))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(id: &str, expected: Option<&str>) {
        assert_eq!(word_of(id, |word| ["meeple", "guard-meeple", "guard"].contains(&word)), expected);
    }

    #[test]
    fn a_form_begins_with_its_word() {
        check("meeple-genitive", Some("meeple"));
        check("guard-meeple-genitive-plural", Some("guard-meeple"));
        check("most-meeples", None);
        check("meeples", None);
        check("-", None);
    }

    #[test]
    fn forms_lead_back_to_their_words() {
        check(&case_key("guard-meeple", "genitive"), Some("guard-meeple"));
    }
}
