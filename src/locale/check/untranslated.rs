//! `untranslated-message`: words of the source language that were left as they are.

use super::{Checked, Pair, fault_in};
use crate::diagnostic::{Code, Diagnostic};
use crate::locale::unit::literal_text;
use crate::locale::{Locales, markdown};
use crate::marked::{Conditional, is_marker};

/// Fewer words may well be the same in two languages.
const WORDS: usize = 3;
/// Words that are this long begin with a capital in a name: "Hans im Glück".
const LONG: usize = 4;

impl Checked<'_> {
    pub fn left_as_source(&self, language: usize, found: &mut Vec<Diagnostic>) {
        let [source, own] = [0, language].map(|language| self.locales.languages[language].tag.language);
        if source == own {
            return;
        }
        let glossary = &self.locales.glossaries[language];
        for Pair { id, need, source, own } in self.pairs(language).filter(|pair| !glossary.keeps(pair.id)) {
            let has_words = own.literals.iter().any(|literal| literal.text.contains(char::is_alphabetic));
            let [wanted, translated] = [(0, source), (language, own)]
                .map(|(language, defined)| self.formatted_one(language, id, need, defined));
            if has_words && wanted == translated && translated.is_some_and(|text| is_sentence(&words(&text))) {
                let message = format!("`{id}` of `{}` reads as in the source language", self.code(language));
                let fault = fault_in(language, Code::UNTRANSLATED_MESSAGE, &own.at, message);
                let file = format!("locales/{}/glossary.toml", self.code(language));
                found.push(fault.fix(format!(
                    "translate it, leave the message out, or name it in `same` of {file} if it is right as it is"
                )));
            }
        }
    }
}

impl Locales {
    /// Whether these words of the source language, which a translation has in their place, are not translated: they are
    /// a sentence, and the language's glossary does not say that it is right as it is.
    #[must_use]
    pub fn is_left_as_source(&self, language: usize, id: &str, text: &str) -> bool {
        is_sentence(&literal_text(text)) && !self.glossaries[language].keeps(id)
    }
}

fn words(marked: &str) -> String {
    let plain = markdown::plain(marked);
    Conditional::parse(&plain).map_or_else(|_| plain.replace(is_marker, ""), |text| text.text().to_owned())
}

/// Enough words that are not all names.
fn is_sentence(text: &str) -> bool {
    let words = || text.split(|c: char| !c.is_alphanumeric()).filter(|word| word.contains(char::is_alphabetic));
    let is_name = |word: &str| word.chars().count() < LONG || !word.starts_with(char::is_lowercase);
    words().count() >= WORDS && !words().all(is_name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, expected: bool) {
        assert_eq!(is_sentence(text), expected, "{text}");
    }

    #[test]
    fn names_are_no_sentences() {
        check("Place the tile.", true);
        check("Order of play", true);
        check("Hans im Glück", false);
        check("Rio Grande Games", false);
        check("Big Box 1 (RGG)", false);
        check("the tile", false);
    }
}
