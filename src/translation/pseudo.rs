//! Languages that nobody speaks, made of the source language: they show what a page does with longer words and with
//! writing from right to left, and what on it is not translated.
//!
//! As CLDR and Android have them, `en-XA` has accents on all letters, ends in brackets and is longer; in `ar-XB`
//! every word is turned round.

use crate::locale::SOURCE;
use crate::locale::unit::{Unit, Units, entry, length, mapped};
use crate::tree::{InputTree, OutputTree};
use std::collections::BTreeMap;
use std::path::Path;

/// Latin letters with accents, longer than English.
pub const ACCENTED: &str = "en-XA";
/// From right to left.
pub const MIRRORED: &str = "ar-XB";

/// Stand at a word of the mirrored language while the project is built, since no message may turn the direction of
/// writing by itself; [`turn_round()`] makes the real marks of them.
const BEGINS: char = '\u{61C}';
const ENDS: char = '\u{200F}';
/// Right-to-left mark and override, and back.
const TURN: &str = "\u{200F}\u{202E}";
const TURN_BACK: &str = "\u{202C}\u{200F}";

/// The letters from A to Z.
const CAPITALS: &str = "ÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞɊŔŠŢÛṼŴẊÝŽ";
const SMALL: &str = "åƀçðéƒĝĥîĵķļɱñöþɋŕšţûṽŵẋýž";
/// Fill what English lacks to the length of other languages.
const FILLING: [&str; 6] = ["one", "two", "three", "four", "five", "six"];
/// Percent that are added.
const LONGER: usize = 40;

/// The files of both languages, by path.
#[must_use]
pub fn pseudo(tree: &InputTree) -> BTreeMap<String, Vec<u8>> {
    let mut files = BTreeMap::new();
    for (path, bytes) in tree.below(&format!("locales/{SOURCE}")).filter(|(path, _)| is_kind(path, "ftl")) {
        let units = Units::read(path, bytes, &mut Vec::new());
        for (code, change) in [(ACCENTED, accented as fn(&str) -> String), (MIRRORED, mirrored)] {
            let path = path.replacen(&format!("/{SOURCE}/"), &format!("/{code}/"), 1);
            files.insert(path, file(&units, change).into_bytes());
        }
    }
    files
}

/// Gives the words of the mirrored language the marks that turn them round.
pub fn turn_round(output: &mut OutputTree) {
    for (_, bytes) in output.0.iter_mut().filter(|(path, _)| is_kind(path, "html")) {
        if let Ok(text) = std::str::from_utf8(bytes)
            && text.contains(BEGINS)
        {
            *bytes = turned(text).into_bytes();
        }
    }
}

fn is_kind(path: &str, ending: &str) -> bool {
    Path::new(path).extension().is_some_and(|own| own == ending)
}

fn file(units: &Units, change: fn(&str) -> String) -> String {
    let changed = |unit: &Unit| entry(&unit.id, &change(&unit.text)) + "\n";
    units.iter().map(changed).collect()
}

/// Only where a word begins one also ends: marks that stand alone are someone else's.
fn turned(text: &str) -> String {
    let mut pieces = text.split(BEGINS);
    let mut made = pieces.next().unwrap_or_default().to_owned();
    for piece in pieces {
        match piece.split_once(ENDS) {
            Some((word, rest)) => made.extend([TURN, word, TURN_BACK, rest]),
            None => made.extend([BEGINS.to_string().as_str(), piece]),
        }
    }
    made
}

/// What has no words of its own stays as it is: a colon, another message.
fn accented(text: &str) -> String {
    let has_words = std::cell::Cell::new(false);
    let changed = mapped(text, &|words| {
        has_words.set(has_words.get() || words.contains(char::is_alphabetic));
        with_accents(words)
    });
    if has_words.get() { in_brackets(&changed, &filling(length(text))) } else { changed }
}

/// The value of a message; attributes, which follow on lines of their own, stay.
fn in_brackets(text: &str, filling: &str) -> String {
    let (value, attributes) = match text.find("\n.") {
        _ if text.starts_with('.') => return text.to_owned(),
        Some(at) => text.split_at(at),
        None => (text, ""),
    };
    format!("\\[{value}{filling}\\]{attributes}")
}

/// Words to be added to so many characters, behind a space.
fn filling(length: usize) -> String {
    let wanted = (length * LONGER).div_ceil(100);
    let mut filling = String::new();
    for word in FILLING.iter().cycle() {
        if filling.chars().count() >= wanted {
            break;
        }
        filling.extend([" ", &with_accents(word)]);
    }
    filling
}

fn with_accents(words: &str) -> String {
    let letter = |c: char| {
        let (first, letters) = if c.is_ascii_uppercase() { ('A', CAPITALS) } else { ('a', SMALL) };
        let accented = letters.chars().nth((u32::from(c).wrapping_sub(u32::from(first))) as usize);
        accented.filter(|_| c.is_ascii_alphabetic()).unwrap_or(c)
    };
    words.chars().map(letter).collect()
}

fn mirrored(text: &str) -> String {
    mapped(text, &|words| {
        let mut made = String::new();
        let mut is_word = false;
        for c in words.chars() {
            let goes_on = c.is_alphanumeric() || is_word && matches!(c, '\'' | '’');
            if goes_on != is_word {
                made.push(if goes_on { BEGINS } else { ENDS });
                is_word = goes_on;
            }
            made.push(c);
        }
        made.extend(is_word.then_some(ENDS));
        made
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn accents_leave_markup_and_names() {
        assert_eq!(accented("Move **{ meeple }** to { $n }."), "\\[Ṁöṽé **{ meeple }** ţö { $n }. öñé ţŵö\\]");
        assert_eq!(accented("{ meeple }"), "{ meeple }");
        assert_eq!(accented(":"), ":");
        assert_eq!(accented("Zz\n.short = A"), "\\[Žž öñé\\]\n.short = Å");
    }

    #[test]
    fn filling_makes_it_longer_by_two_fifths() {
        assert_eq!(filling(0), "");
        for length in [1, 10, 100, 1000] {
            let added = filling(length).chars().count() * 100 / length;
            assert!(added >= LONGER && (length < 100 || added < LONGER + 10), "{length}: {added} %");
        }
    }

    #[test]
    fn words_are_turned_round_one_by_one() {
        let marked = mirrored("Don’t **move** { meeple }.");
        assert_eq!(
            turned(&marked),
            "\u{200F}\u{202E}Don’t\u{202C}\u{200F} **\u{200F}\u{202E}move\u{202C}\u{200F}** { meeple }."
        );
        assert_eq!(turned("a\u{61C}b"), "a\u{61C}b");
    }

    #[test]
    fn every_letter_has_an_accent() {
        for letters in [CAPITALS, SMALL] {
            assert!(letters.chars().count() == 26 && !letters.chars().any(|c| c.is_ascii()));
        }
    }

    /// Nothing of the source language is lost, and nothing else is added.
    #[test]
    fn each_language_has_the_messages_of_the_source() {
        let source = "# Comment\na = Score { $n ->\n    [one] { $n } point\n   *[other] { $n } points\n }.\nb =\n    .c = d\n-e = f\n";
        let tree = InputTree([("locales/en/x/y.ftl".to_owned(), source.as_bytes().to_vec())].into());
        let files = pseudo(&tree);
        assert_eq!(files.keys().collect::<Vec<_>>(), ["locales/ar-XB/x/y.ftl", "locales/en-XA/x/y.ftl"]);
        for (path, bytes) in &files {
            let mut found = Vec::new();
            let units = Units::read(path, bytes, &mut found);
            assert_eq!(units.iter().map(|unit| unit.id.as_str()).collect::<Vec<_>>(), ["a", "b", "-e"], "{path}");
            assert!(found.is_empty(), "{found:?}");
        }
    }
}
