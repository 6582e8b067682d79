//! Characters and values.

use super::Lint;
use crate::diagnostic::{Code, Diagnostic};
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
        let Some(bad) = text.chars().find(|c| is_forbidden(*c)) else { return };
        let place = at.find(bad).map_or(at, |start| &at[start..start + bad.len_utf8()]);
        let message = format!("the character U+{:04X} may not stand in a message", u32::from(bad));
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
    let private = matches!(c, '\u{E000}'..='\u{F8FF}') || marked::is_marker(c);
    (c.is_control() && !matches!(c, '\n' | '\t')) || turns || private || c == '\u{FEFF}'
}
