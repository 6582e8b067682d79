//! `wrong-quotes` and `wrong-dash`: marks of another language, or of a typewriter.

use super::{Checked, fault_in};
use crate::diagnostic::{Code, Diagnostic};
use crate::locale::typography::{Dash, Quotes, dash, quotes};
use std::ops::Range;

/// Everything that can be a quote.
const MARKS: &str = "\"'“”„‟‘’‚‛«»‹›「」『』";
/// The apostrophe is no quote.
const APOSTROPHE: char = '’';

impl Checked<'_> {
    pub fn typography(&self, language: usize, found: &mut Vec<Diagnostic>) {
        let code = self.code(language);
        let (quotes, dash) = (quotes(code), dash(code));
        for (key, defined) in self.parts(language) {
            for literal in &defined.literals {
                if let Some((at, mark)) = quotes.as_ref().and_then(|quotes| wrong_quote(&literal.text, quotes)) {
                    let message = format!("`{key}` has `{mark}`, which is no quote of `{code}`");
                    let fault = fault_in(language, Code::WRONG_QUOTES, &literal.part(at.clone()), message);
                    found.push(fault.fix(remedy(&literal.text, at, quotes.as_ref())));
                }
                if let Some((at, fix)) = wrong_dash(&literal.text, dash) {
                    let message = format!("`{key}` has `{}` in place of a dash", literal.text[at.clone()].trim());
                    found.push(fault_in(language, Code::WRONG_DASH, &literal.part(at), message).fix(fix));
                }
            }
        }
    }
}

fn wrong_quote(text: &str, quotes: &Quotes) -> Option<(Range<usize>, char)> {
    let is_wrong = |c: char| MARKS.contains(c) && c != APOSTROPHE && !quotes.contains(&c);
    let (at, mark) = text.char_indices().find(|(_, c)| is_wrong(*c))?;
    Some((at..at + mark.len_utf8(), mark))
}

fn remedy(text: &str, at: Range<usize>, quotes: Option<&Quotes>) -> String {
    let within = text[..at.start].ends_with(char::is_alphabetic) && text[at.end..].starts_with(char::is_alphabetic);
    match quotes {
        Some(quotes) if !(within && &text[at.clone()] == "'") => {
            format!("write {}…{}, and within them {}…{}", quotes[0], quotes[1], quotes[2], quotes[3])
        }
        _ => format!("the apostrophe is {APOSTROPHE}"),
    }
}

fn wrong_dash(text: &str, dash: Dash) -> Option<(Range<usize>, String)> {
    let chars: Vec<(usize, char)> = text.char_indices().collect();
    chars.iter().enumerate().find_map(|(n, (at, c))| {
        let before = n.checked_sub(1).map(|n| chars[n].1);
        let after = chars.get(n + 1).map(|(_, c)| *c);
        let is_digit = |c: Option<char>| c.is_some_and(char::is_numeric);
        let is_spaced = before.is_some_and(char::is_whitespace) && after.is_some_and(char::is_whitespace);
        let fix = match c {
            '-' if after == Some('-') || is_spaced => format!("write {}", dash.shown()),
            '-' if is_digit(before) && is_digit(after) => "between numbers write –, or use a word".to_owned(),
            '—' if dash == Dash::En => "this language writes – with a space on both sides".to_owned(),
            '–' if dash == Dash::Em && is_spaced => "this language writes —".to_owned(),
            _ => return None,
        };
        Some((*at..*at + c.len_utf8(), fix))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check_quotes(text: &str, code: &str, expected: Option<char>) {
        let quotes = quotes(code).expect("the language is known");
        assert_eq!(wrong_quote(text, &quotes).map(|(_, mark)| mark), expected, "{text}");
    }

    #[test]
    fn quotes_are_those_of_the_language() {
        check_quotes("“You” and ‘you’", "en", None);
        check_quotes("the player’s", "nl", None);
        check_quotes("the player's", "en", Some('\''));
        check_quotes("\"You\"", "en", Some('"'));
        check_quotes("„Du“ und ‚du‘", "de", None);
        check_quotes("„Du”", "de", Some('”'));
        check_quotes("“Du“", "de", None);
        check_quotes("«Вы» и „вы“", "ru", None);
        check_quotes("“Вы”", "ru", Some('”'));
        check_quotes("«\u{A0}Vous\u{A0}»", "fr", None);
        check_quotes("„Ty“", "cs", None);
        check_quotes("「あなた」", "ja", None);
        check_quotes("«Du»", "de-CH", None);
    }

    #[track_caller]
    fn check_dash(text: &str, code: &str, expected: Option<&str>) {
        let found = wrong_dash(text, dash(code)).map(|(at, _)| &text[at]);
        assert_eq!(found, expected, "{text}");
    }

    #[test]
    fn dashes_are_those_of_the_language() {
        check_dash("City-of-x – y—z, COVID-19, 1–3", "en", None);
        check_dash("one - two", "en", Some("-"));
        check_dash("one -- two", "en", Some("-"));
        check_dash("1-3", "fr", Some("-"));
        check_dash("eins — zwei", "de", Some("—"));
        check_dash("раз – два", "ru", Some("–"));
        check_dash("раз — два, 1–3", "ru", None);
    }
}
