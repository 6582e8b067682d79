//! The words that stand in a message itself, and its selects on numbers: what rules about a language's spelling and
//! grammar look at.

use super::file::File;
use super::part::Part;
use super::walk::{Node, string, variable, walk};
use crate::diagnostic::Span;
use fluent_syntax::ast::{CallArguments, Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey};
use fluent_syntax::unicode::unescape_unicode_to_string;
use std::ops::Range;

/// Words between placeables, or those of a string literal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Literal {
    pub text: String,
    at: Span,
}

impl Literal {
    /// Where some bytes of the text stand; all of it, where escapes make that unclear.
    pub fn part(&self, bytes: Range<usize>) -> Span {
        if self.text.len() == self.at.bytes.len() {
            let start = self.at.bytes.start;
            Span::new(&self.at.file, start + bytes.start..start + bytes.end)
        } else {
            self.at.clone()
        }
    }
}

/// A select on a number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Count {
    /// The variable, as it is written.
    pub name: String,
    pub at: Span,
    /// It asks for "1st, 2nd", not for "1, 2".
    pub is_ordinal: bool,
    /// The categories that have a variant: `one`, `few`.
    pub categories: Vec<(String, Span)>,
    /// The numbers that have a variant of their own.
    pub exact: Vec<u64>,
    /// The category of the variant with the asterisk.
    pub default: Option<String>,
}

/// The words of a part, in the order of the file; what functions and terms are given is none.
pub(super) fn literals(part: &Part<'_>) -> Vec<Literal> {
    let mut literals = Vec::new();
    let mut given = 0;
    walk(part.pattern, &mut |node| match node {
        Node::Call { arguments, .. } | Node::Term { arguments: Some(arguments), .. } => given += texts(arguments),
        Node::Literal(_) if given > 0 => given -= 1,
        Node::Literal(text) => {
            let unescaped = unescape_unicode_to_string(text).into_owned();
            literals.push(Literal { text: unescaped, at: part.file.span(text) });
        }
        Node::Text(text) => literals.push(Literal { text: text.to_owned(), at: part.file.span(text) }),
        _ => {}
    });
    literals
}

/// How many of the arguments are texts themselves.
fn texts(arguments: &CallArguments<&str>) -> usize {
    let named = arguments.named.iter().map(|named| &named.value);
    let all = arguments.positional.iter().chain(named);
    all.filter(|argument| matches!(argument, InlineExpression::StringLiteral { .. })).count()
}

/// The words that a part can begin with.
pub(super) fn openings(part: &Part<'_>) -> Vec<Literal> {
    let mut openings = Vec::new();
    open(part.pattern, part.file, &mut openings);
    openings
}

fn open(pattern: &Pattern<&str>, file: &File, openings: &mut Vec<Literal>) {
    match pattern.elements.first() {
        Some(PatternElement::TextElement { value }) => {
            openings.push(Literal { text: (*value).to_owned(), at: file.span(value) });
        }
        Some(PatternElement::Placeable { expression: Expression::Select { variants, .. } }) => {
            for variant in variants {
                open(&variant.value, file, openings);
            }
        }
        Some(PatternElement::Placeable {
            expression: Expression::Inline(InlineExpression::StringLiteral { value }),
        }) => openings.push(Literal { text: (*value).to_owned(), at: file.span(value) }),
        _ => {}
    }
}

/// The selects of a part on numbers. `is_choice` says which variables stand for the selection; what a term is given
/// may be a word, so a term's own variables do not count.
pub(super) fn counts(part: &Part<'_>, is_choice: &dyn Fn(&str) -> bool) -> Vec<Count> {
    let mut counts = Vec::new();
    walk(part.pattern, &mut |node| {
        if let Node::Select { selector, variants } = node
            && let Some((name, is_ordinal)) = number(selector, part.is_term)
            && !is_choice(name)
        {
            counts.push(count(name, is_ordinal, variants, part.file));
        }
    });
    counts
}

fn number<'s>(selector: &InlineExpression<&'s str>, is_term: bool) -> Option<(&'s str, bool)> {
    match selector {
        InlineExpression::FunctionReference { id, arguments } if id.name == "NUMBER" => {
            let kind = arguments.named.iter().find(|named| named.name.name == "type");
            let is_ordinal = kind.and_then(|named| string(&named.value)).is_some_and(|kind| kind == "ordinal");
            Some((arguments.positional.first().and_then(variable)?, is_ordinal))
        }
        _ if is_term => None,
        _ => Some((variable(selector)?, false)),
    }
}

fn count(name: &str, is_ordinal: bool, variants: &[Variant<&str>], file: &File) -> Count {
    let at = file.span(name);
    let mut count =
        Count { name: name.to_owned(), at, is_ordinal, categories: Vec::new(), exact: Vec::new(), default: None };
    for variant in variants {
        match variant.key {
            VariantKey::Identifier { name } => {
                count.categories.push((name.to_owned(), file.span(name)));
                if variant.default {
                    count.default = Some(name.to_owned());
                }
            }
            VariantKey::NumberLiteral { value } => count.exact.extend(value.parse::<u64>()),
        }
    }
    count
}
