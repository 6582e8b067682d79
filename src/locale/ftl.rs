//! Writing patterns as Fluent's syntax, each on one line but for its selects.

use fluent_syntax::ast::{CallArguments, InlineExpression};

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
    let mut ftl = String::new();
    write_pieces(pieces, &mut ftl);
    ftl
}

fn write_pieces(pieces: &[Piece], ftl: &mut String) {
    let start = ftl.len();
    for piece in pieces {
        match piece {
            Piece::Text(text) => write_text(text, start, ftl),
            Piece::Placeable(inner) => ftl.extend(["{ ", inner, " }"]),
            Piece::Select { selector, variants } => write_select(selector, variants, ftl),
        }
    }
    quote_end(start, ftl);
}

/// A space at the end of a pattern would be lost, and an empty pattern is none.
fn quote_end(start: usize, ftl: &mut String) {
    let last = ftl[start..].chars().next_back();
    match last {
        None => write_quoted("", ftl),
        Some(last) if last.is_whitespace() => {
            ftl.truncate(ftl.len() - last.len_utf8());
            write_quoted(last.encode_utf8(&mut [0; 4]), ftl);
        }
        Some(_) => {}
    }
}

/// How many placeables Fluent counts for a written pattern, at most.
pub(super) fn count_placeables(ftl: &str) -> usize {
    ftl.matches('{').count()
}

/// Braces are written as literals, and so is a character at the start that would be lost or taken for syntax.
/// `start` is where the pattern begins.
fn write_text(text: &str, start: usize, ftl: &mut String) {
    for (at, piece) in text.split_inclusive(['{', '}']).enumerate() {
        let (words, brace) = match piece.strip_suffix(['{', '}']) {
            Some(words) => (words, &piece[words.len()..]),
            None => (piece, ""),
        };
        let first = words.chars().next().filter(|c| c.is_whitespace() || matches!(c, '[' | '*' | '.'));
        let words = match first.filter(|_| at == 0 && ftl.len() == start) {
            Some(first) => {
                write_quoted(first.encode_utf8(&mut [0; 4]), ftl);
                &words[first.len_utf8()..]
            }
            None => words,
        };
        ftl.push_str(words);
        if !brace.is_empty() {
            write_quoted(brace, ftl);
        }
    }
}

fn write_select(selector: &str, variants: &[Branch], ftl: &mut String) {
    ftl.extend(["{ ", selector, " ->"]);
    for Branch { key, default, value } in variants {
        ftl.extend(["\n ", if *default { "*" } else { "" }, "[", key, "] "]);
        write_pieces(value, ftl);
    }
    ftl.push_str("\n }");
}

/// A placeable with a string literal.
fn write_quoted(text: &str, ftl: &mut String) {
    ftl.extend(["{ \"", text, "\" }"]);
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
