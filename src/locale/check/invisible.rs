//! `invisible-character`: characters without a shape, which come along when text is pasted.

use super::{Checked, fault_in};
use crate::diagnostic::{Code, Diagnostic};
use unic_langid::LanguageIdentifier;

/// Scripts that need neither joiners nor marks of direction, and put spaces between words.
const PLAIN: [&str; 3] = ["Latn", "Cyrl", "Grek"];

impl Checked<'_> {
    pub fn invisible(&self, language: usize, found: &mut Vec<Diagnostic>) {
        let is_plain = is_plain(&self.locales.languages[language].tag);
        for (key, defined) in self.parts(language) {
            for literal in &defined.literals {
                let hidden = literal.text.char_indices().find(|(_, c)| is_hidden(*c, is_plain));
                let Some((at, c)) = hidden else { continue };
                let message = format!("`{key}` holds U+{:04X}, which nobody sees", u32::from(c));
                let place = literal.part(at..at + c.len_utf8());
                let fault = fault_in(language, Code::INVISIBLE_CHARACTER, &place, message);
                found.push(fault.fix("remove it: most likely it came with pasted text"));
            }
        }
    }
}

fn is_plain(tag: &LanguageIdentifier) -> bool {
    let mut tag = tag.clone();
    tag.maximize();
    tag.script.is_some_and(|script| PLAIN.contains(&script.as_str()))
}

fn is_hidden(c: char, is_plain: bool) -> bool {
    let never = matches!(
        c,
        '\u{34F}' | '\u{115F}' | '\u{1160}' | '\u{180E}' | '\u{2061}'..='\u{2064}' | '\u{3164}' | '\u{FFA0}'
    );
    never || is_plain && matches!(c, '\u{61C}' | '\u{200B}'..='\u{200F}' | '\u{2060}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(code: &str, c: char, expected: bool) {
        assert_eq!(is_hidden(c, is_plain(&code.parse().expect("a tag"))), expected, "{code} {c:?}");
    }

    #[test]
    fn what_a_script_needs_is_no_fault() {
        check("nl", '\u{200B}', true);
        check("ru", '\u{200E}', true);
        check("sr-Latn", '\u{200D}', true);
        check("fa", '\u{200C}', false);
        check("km", '\u{200B}', false);
        check("ja", '\u{3164}', true);
        check("de", '\u{AD}', false);
        check("fr", '\u{202F}', false);
    }
}
