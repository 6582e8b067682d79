//! Writing patterns as Fluent's syntax, each on one line but for its selects.

use fluent_syntax::ast::{CallArguments, InlineExpression};
use std::fmt::Write;

/// A part of a rewritten pattern.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Piece {
    /// Any characters, without line breaks.
    Text(String),
    /// What stands between braces, in Fluent's syntax.
    Placeable(String),
    Select {
        /// In Fluent's syntax.
        selector: String,
        variants: Vec<Branch>,
    },
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Branch {
    pub key: String,
    pub default: bool,
    pub value: Vec<Piece>,
}

/// Pieces as the value of a message or of a variant, behind `=` or `]`.
pub(super) fn write_pattern(pieces: &[Piece]) -> String {
    let pieces = merged(pieces);
    let mut ftl = String::new();
    let last = pieces.len().saturating_sub(1);
    for (n, piece) in pieces.iter().enumerate() {
        match piece {
            Piece::Text(text) => write_text(text, n == 0, n == last, &mut ftl),
            Piece::Placeable(inner) => write(&mut ftl, format_args!("{{ {inner} }}")),
            Piece::Select { selector, variants } => write_select(selector, variants, &mut ftl),
        }
    }
    if ftl.is_empty() { quoted("") } else { ftl }
}

/// How many placeables Fluent counts for a written pattern, at most.
pub(super) fn count_placeables(ftl: &str) -> usize {
    ftl.matches('{').count()
}

fn merged(pieces: &[Piece]) -> Vec<Piece> {
    let mut merged: Vec<Piece> = Vec::new();
    for piece in pieces {
        match (merged.last_mut(), piece) {
            (Some(Piece::Text(last)), Piece::Text(text)) => last.push_str(text),
            (_, Piece::Text(text)) if text.is_empty() => {}
            _ => merged.push(piece.clone()),
        }
    }
    merged
}

/// Braces are written as literals, and so is a character at an end that would be lost or taken for syntax.
fn write_text(text: &str, first: bool, last: bool, ftl: &mut String) {
    let end = text.char_indices().next_back().map_or(0, |(at, _)| at);
    for (at, c) in text.char_indices() {
        let opens = first && at == 0 && (c.is_whitespace() || matches!(c, '[' | '*' | '.'));
        let ends = last && at == end && c.is_whitespace();
        if opens || ends || matches!(c, '{' | '}') {
            ftl.push_str(&quoted(c.encode_utf8(&mut [0; 4])));
        } else {
            ftl.push(c);
        }
    }
}

fn write_select(selector: &str, variants: &[Branch], ftl: &mut String) {
    write(ftl, format_args!("{{ {selector} ->"));
    for Branch { key, default, value } in variants {
        let star = if *default { "*" } else { "" };
        write(ftl, format_args!("\n {star}[{key}] {}", write_pattern(value)));
    }
    ftl.push_str("\n }");
}

/// A placeable with a string literal.
fn quoted(text: &str) -> String {
    format!("{{ \"{text}\" }}")
}

/// An inline expression as it was written. Placeables in placeables are for the caller to take apart.
pub(super) fn write_inline(inline: &InlineExpression<&str>) -> String {
    match inline {
        InlineExpression::StringLiteral { value } => format!("\"{value}\""),
        InlineExpression::NumberLiteral { value } => (*value).to_owned(),
        InlineExpression::VariableReference { id } => format!("${}", id.name),
        InlineExpression::MessageReference { id, attribute } => {
            format!("{}{}", id.name, attribute.as_ref().map_or_else(String::new, |name| format!(".{}", name.name)))
        }
        InlineExpression::TermReference { id, attribute, arguments } => {
            let attribute = attribute.as_ref().map_or_else(String::new, |name| format!(".{}", name.name));
            let arguments = arguments.as_ref().map_or_else(String::new, write_arguments);
            format!("-{}{attribute}{arguments}", id.name)
        }
        InlineExpression::FunctionReference { id, arguments } => format!("{}{}", id.name, write_arguments(arguments)),
        InlineExpression::Placeable { .. } => "\"\"".to_owned(),
    }
}

fn write_arguments(arguments: &CallArguments<&str>) -> String {
    let positional = arguments.positional.iter().map(write_inline);
    let named = arguments.named.iter().map(|named| format!("{}: {}", named.name.name, write_inline(&named.value)));
    format!("({})", positional.chain(named).collect::<Vec<_>>().join(", "))
}

fn write(ftl: &mut String, what: std::fmt::Arguments<'_>) {
    ftl.write_fmt(what).expect("a String takes everything");
}

#[cfg(test)]
mod tests {
    use super::*;
    use fluent_bundle::{FluentArgs, FluentBundle, FluentResource};
    use proptest::prelude::*;

    fn formatted(ftl: &str) -> String {
        let resource = FluentResource::try_new(format!("x = {ftl}\n")).expect("we write what parses");
        let mut bundle = FluentBundle::new(vec!["en".parse().expect("a tag")]);
        bundle.set_use_isolating(false);
        bundle.add_resource(resource).expect("one message");
        let message = bundle.get_message("x").and_then(|x| x.value()).expect("a value");
        let mut arguments = FluentArgs::new();
        arguments.set("n", 1);
        let mut errors = Vec::new();
        let text = bundle.format_pattern(message, Some(&arguments), &mut errors).into_owned();
        assert_eq!(errors, []);
        text
    }

    #[test]
    fn an_empty_pattern_is_written_as_a_literal() {
        assert_eq!(formatted(&write_pattern(&[])), "");
    }

    proptest! {
        #[test]
        fn any_text_comes_through(text in "[ \t.*\\[\\]{}\"\\\\#=a-c\u{a0}\u{F0000}\u{10FFF0}-]{0,12}") {
            prop_assert_eq!(formatted(&write_pattern(&[Piece::Text(text.clone())])), text);
        }

        #[test]
        fn any_text_comes_through_in_a_variant(a in "[ .*\\[{}a]{0,5}", b in "[ .*\\[{}b]{0,5}", c in "[ .*\\[{}]{0,5}") {
            let branch = |key: &str, default, text: &str| {
                Branch { key: key.to_owned(), default, value: vec![Piece::Text(text.to_owned())] }
            };
            let variants = vec![branch("one", false, &b), branch("other", true, "-")];
            let select = Piece::Select { selector: "$n".to_owned(), variants };
            let pieces = [Piece::Text(a.clone()), select, Piece::Text(c.clone())];
            prop_assert_eq!(formatted(&write_pattern(&pieces)), format!("{a}{b}{c}"));
        }
    }
}
