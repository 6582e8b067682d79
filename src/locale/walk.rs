//! A walk over all that a pattern holds.

use fluent_syntax::ast::{CallArguments, Expression, Identifier, InlineExpression, Pattern, PatternElement, Variant};
use fluent_syntax::unicode::unescape_unicode_to_string;

/// Something in a pattern. What is nested in it follows.
#[derive(Clone, Copy)]
pub(super) enum Node<'p, 's> {
    Text(&'s str),
    /// A string literal, not unescaped.
    Literal(&'s str),
    Message {
        id: &'s str,
        attribute: Option<&'s str>,
    },
    Term {
        id: &'s str,
        attribute: Option<&'s str>,
        arguments: Option<&'p CallArguments<&'s str>>,
    },
    Call {
        function: &'s str,
        arguments: &'p CallArguments<&'s str>,
    },
    /// A variable that is printed or given to a function, not one that is selected on.
    Variable(&'s str),
    /// A number literal.
    Number(&'s str),
    Select {
        selector: &'p InlineExpression<&'s str>,
        variants: &'p [Variant<&'s str>],
    },
}

/// Shows every node of a pattern to `see`, in the order of the text.
pub(super) fn walk<'p, 's>(pattern: &'p Pattern<&'s str>, see: &mut impl FnMut(Node<'p, 's>)) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => see(Node::Text(value)),
            PatternElement::Placeable { expression } => walk_expression(expression, see),
        }
    }
}

fn walk_expression<'p, 's>(expression: &'p Expression<&'s str>, see: &mut impl FnMut(Node<'p, 's>)) {
    match expression {
        Expression::Inline(inline) => walk_inline(inline, see),
        Expression::Select { selector, variants } => {
            see(Node::Select { selector, variants });
            if variable(selector).is_none() {
                walk_inline(selector, see);
            }
            for variant in variants {
                walk(&variant.value, see);
            }
        }
    }
}

fn walk_inline<'p, 's>(inline: &'p InlineExpression<&'s str>, see: &mut impl FnMut(Node<'p, 's>)) {
    match inline {
        InlineExpression::StringLiteral { value } => see(Node::Literal(value)),
        InlineExpression::NumberLiteral { value } => see(Node::Number(value)),
        InlineExpression::VariableReference { id } => see(Node::Variable(id.name)),
        InlineExpression::MessageReference { id, attribute } => {
            see(Node::Message { id: id.name, attribute: name(attribute.as_ref()) });
        }
        InlineExpression::TermReference { id, attribute, arguments } => {
            see(Node::Term { id: id.name, attribute: name(attribute.as_ref()), arguments: arguments.as_ref() });
            if let Some(arguments) = arguments {
                walk_arguments(arguments, see);
            }
        }
        InlineExpression::FunctionReference { id, arguments } => {
            see(Node::Call { function: id.name, arguments });
            walk_arguments(arguments, see);
        }
        InlineExpression::Placeable { expression } => walk_expression(expression, see),
    }
}

fn walk_arguments<'p, 's>(arguments: &'p CallArguments<&'s str>, see: &mut impl FnMut(Node<'p, 's>)) {
    for argument in &arguments.positional {
        walk_inline(argument, see);
    }
    for argument in &arguments.named {
        walk_inline(&argument.value, see);
    }
}

/// The variable, where the expression is one.
pub(super) fn variable<'s>(inline: &InlineExpression<&'s str>) -> Option<&'s str> {
    if let InlineExpression::VariableReference { id } = inline { Some(id.name) } else { None }
}

/// The content of a string literal, unescaped; `None` for any other expression.
pub(super) fn string(inline: &InlineExpression<&str>) -> Option<String> {
    let InlineExpression::StringLiteral { value } = inline else { return None };
    Some(unescape_unicode_to_string(value).into_owned())
}

fn name<'s>(identifier: Option<&Identifier<&'s str>>) -> Option<&'s str> {
    identifier.map(|identifier| identifier.name)
}
