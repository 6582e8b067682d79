//! Characters and values.

use super::Lint;
use crate::diagnostic::{Code, Diagnostic};
use crate::locale::markdown;
use crate::marked;
use fluent_syntax::ast::{Expression, InlineExpression, PatternElement};
use fluent_syntax::unicode::unescape_unicode_to_string;

/// Digits beyond which Fluent's arithmetic gives up.
const MAX_DIGITS: usize = 15;

impl Lint<'_, '_> {
    /// A text of white space alone, unless it is the empty literal that says so.
    pub(super) fn check_blank(&mut self) {
        let elements = &self.part.pattern.elements;
        let is_blank = |element| constant(element).is_some_and(|text| text.trim().is_empty());
        if elements.iter().all(is_blank) && !is_empty_literal(elements) {
            let fault =
                Diagnostic::error(Code::EMPTY_MESSAGE, self.part.at(), self.of("holds nothing but white space"));
            self.report(fault.fix("write the text, or `{ \"\" }` for an empty one"));
        }
    }

    pub(super) fn check_literal(&mut self, literal: &str) {
        self.check_text(&unescape_unicode_to_string(literal), literal);
    }

    /// `at` is where the text stands in the file.
    pub(super) fn check_text(&mut self, text: &str, at: &str) {
        let referred =
            || markdown::references(text).find_map(|reference| Some((reference, forbidden_number(reference)?)));
        let typed = text.char_indices().find(|(_, c)| is_forbidden(*c));
        let typed = typed.map(|(start, c)| (&text[start..start + c.len_utf8()], u32::from(c)));
        let Some((written, number)) = typed.or_else(referred) else { return };
        let place = at.find(written).map_or(at, |start| &at[start..start + written.len()]);
        let message = format!("the character U+{number:04X} may not stand in a message");
        let fault = Diagnostic::error(Code::FORBIDDEN_CHARACTER, self.span(place), message);
        self.report(fault.fix("remove it: control, private-use and direction characters are never needed"));
    }

    pub(super) fn check_number(&mut self, number: &str) {
        if number.len() > MAX_DIGITS {
            let fault = Diagnostic::error(Code::BAD_ARGUMENT, self.span(number), "this number has too many digits");
            self.report(fault.fix(format!("numbers have at most {MAX_DIGITS} digits")));
        }
    }

    /// A sentence about the part.
    pub(super) fn of(&self, what: &str) -> String {
        format!("`{}` {what}", self.part.key())
    }
}

fn is_empty_literal(elements: &[PatternElement<&str>]) -> bool {
    matches!(elements, [element @ PatternElement::Placeable { .. }] if constant(element) == Some(""))
}

/// The text of an element that is the same whatever is given; of a literal as it is written.
fn constant<'s>(element: &PatternElement<&'s str>) -> Option<&'s str> {
    match element {
        PatternElement::TextElement { value } => Some(value),
        PatternElement::Placeable { expression: Expression::Inline(InlineExpression::StringLiteral { value }) } => {
            Some(value)
        }
        PatternElement::Placeable { .. } => None,
    }
}

/// Markers of ours and other characters that no one sees: they could hide text, turn it round, or pass for
/// the program's own.
fn is_forbidden(c: char) -> bool {
    // Most of what is written, told at a glance.
    if matches!(c, ' '..='~' | '\u{A0}'..='\u{1FFF}') {
        return false;
    }
    let turns = matches!(c, '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}');
    let tag = matches!(c, '\u{E0000}'..='\u{E007F}');
    let private = matches!(c, '\u{E000}'..='\u{F8FF}') || marked::is_marker(c);
    let none = matches!(c, '\u{FDD0}'..='\u{FDEF}') || u32::from(c) & 0xFFFE == 0xFFFE;
    (c.is_control() && !matches!(c, '\n' | '\t')) || turns || tag || private || none || c == '\u{FEFF}'
}

/// The number in a character reference, where it stands for a forbidden character or for none at all.
fn forbidden_number(reference: &str) -> Option<u32> {
    let digits = reference.strip_prefix("&#")?.strip_suffix(';')?;
    let hex = digits.strip_prefix(['x', 'X']).filter(|hex| hex.chars().all(|c| c.is_ascii_hexdigit()));
    let number = match hex {
        Some(hex) => u32::from_str_radix(hex, 16).unwrap_or(u32::MAX),
        None if digits.chars().all(|c| c.is_ascii_digit()) => digits.parse().unwrap_or(u32::MAX),
        None => return None,
    };
    char::from_u32(number).is_none_or(is_forbidden).then_some(number)
}
