//! A text with other words in it, and everything else as it was.

use super::{body, entry};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;
use fluent_syntax::unicode::unescape_unicode_to_string;
use std::ops::Range;

/// The text with its words replaced: what is read, in variants as well. Names, keys and what functions are given stay.
#[must_use]
pub fn mapped(text: &str, words: &dyn Fn(&str) -> String) -> String {
    let ftl = entry("x", text) + "\n";
    let mut places: Vec<Place> = Vec::new();
    each_pattern(&ftl, &mut |pattern| add_places(pattern, &ftl, &mut places));
    let mut made = String::with_capacity(ftl.len());
    let mut copied = 0;
    for Place { bytes, is_literal } in places {
        made.push_str(&ftl[copied..bytes.start]);
        made.push_str(&if is_literal { literal(&ftl[bytes.clone()], words) } else { words(&ftl[bytes.clone()]) });
        copied = bytes.end;
    }
    made.push_str(&ftl[copied..]);
    text_of(&made).unwrap_or_else(|| text.to_owned())
}

/// The text of the only entry of a file.
fn text_of(ftl: &str) -> Option<String> {
    let resource = parser::parse(ftl).ok()?;
    let [Entry::Message(message)] = &resource.body[..] else { return None };
    Some(body::text(message.value.as_ref(), &message.attributes))
}

/// So many characters are read at most, without what is inserted.
#[must_use]
pub fn length(text: &str) -> usize {
    let mut longest = 0;
    each_pattern(&(entry("x", text) + "\n"), &mut |pattern| longest = longest.max(length_of(pattern)));
    longest
}

/// Words of a text.
struct Place {
    bytes: Range<usize>,
    /// They stand in quotes, where characters can be escaped.
    is_literal: bool,
}

fn each_pattern(ftl: &str, see: &mut dyn FnMut(&Pattern<&str>)) {
    let resource = parser::parse(ftl).unwrap_or_else(|(resource, _)| resource);
    for message in &resource.body {
        if let Entry::Message(message) = message {
            message.value.iter().for_each(&mut *see);
            message.attributes.iter().for_each(|attribute| see(&attribute.value));
        }
    }
}

fn add_places(pattern: &Pattern<&str>, ftl: &str, places: &mut Vec<Place>) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => places.push(place(value, ftl, false)),
            PatternElement::Placeable { expression } => add_places_of(expression, ftl, places),
        }
    }
}

fn add_places_of(expression: &Expression<&str>, ftl: &str, places: &mut Vec<Place>) {
    match expression {
        Expression::Select { variants, .. } => {
            for variant in variants {
                add_places(&variant.value, ftl, places);
            }
        }
        Expression::Inline(InlineExpression::StringLiteral { value }) => places.push(place(value, ftl, true)),
        Expression::Inline(InlineExpression::Placeable { expression }) => add_places_of(expression, ftl, places),
        Expression::Inline(_) => {}
    }
}

/// Where a part of the text begins: the parser copies nothing.
fn place(part: &str, ftl: &str, is_literal: bool) -> Place {
    let start = (part.as_ptr() as usize).saturating_sub(ftl.as_ptr() as usize).min(ftl.len());
    Place { bytes: start..(start + part.len()).min(ftl.len()), is_literal }
}

fn literal(written: &str, words: &dyn Fn(&str) -> String) -> String {
    words(&unescape_unicode_to_string(written)).replace('\\', "\\\\").replace('"', "\\\"")
}

fn length_of(pattern: &Pattern<&str>) -> usize {
    let length = |element: &PatternElement<&str>| match element {
        PatternElement::TextElement { value } => value.trim_start().chars().count(),
        PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
            variants.iter().map(|variant| length_of(&variant.value)).max().unwrap_or_default()
        }
        PatternElement::Placeable { .. } => 0,
    };
    pattern.elements.iter().map(length).sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::locale::unit::normalized;
    use proptest::prelude::*;

    #[track_caller]
    fn check(text: &str, expected: &str) {
        assert_eq!(mapped(text, &str::to_uppercase), expected);
    }

    #[test]
    fn words_change_and_names_stay() {
        check("Move { meeple } to { STEP(\"draw\") }.", "MOVE { meeple } TO { STEP(\"draw\") }.");
        check(
            "{ \" \" }the { -term(case: \"of\") } \u{2019}s { $points }",
            "{ \" \" }THE { -term(case: \"of\") } \u{2019}S { $points }",
        );
        check(
            "a{ $n ->\n    [one] b\n   *[other] { \"c\\u00A0d\" }\n}e\n.short = f",
            "A{ $n ->\n    [one] B\n   *[other] { \"C\u{a0}D\" }\n}E\n.short = F",
        );
        check("{ \"\\\"a\\\\\" }", "{ \"\\\"A\\\\\" }");
    }

    #[test]
    fn the_longest_variant_counts() {
        assert_eq!(length("ab { $n ->\n    [one] c\n   *[other] cde\n}f { meeple }"), 3 + 3 + 2);
    }

    proptest! {
        #[test]
        fn without_a_change_a_text_is_the_same(text in "[a-c{}\"$ \\\\\\[\\]*.\n>-]{0,24}") {
            let Some(text) = normalized(&text) else { return Ok(()) };
            prop_assert_eq!(mapped(&text, &str::to_owned), text);
        }
    }
}
