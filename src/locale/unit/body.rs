//! The text of a unit: value and attributes in Fluent's syntax, laid out in one way.

use crate::locale::walk::{Node, variable, walk};
use fluent_syntax::ast::{
    Attribute, Entry, Expression, Identifier, InlineExpression, Message, Pattern, PatternElement, Resource, Variant,
};
use fluent_syntax::{parser, serializer};
use std::collections::BTreeSet;

/// The serializer's indentation.
const INDENT: &str = "    ";

/// The text of a message with this value and these attributes.
pub(super) fn text<'s>(value: Option<&Pattern<&'s str>>, attributes: &[Attribute<&'s str>]) -> String {
    let guarded_attribute =
        |attribute: &Attribute<&'s str>| Attribute { id: attribute.id.clone(), value: guarded(&attribute.value) };
    let message = Message {
        id: Identifier { name: "x" },
        value: value.map(guarded),
        attributes: attributes.iter().map(guarded_attribute).collect(),
        comment: None,
    };
    let ftl = serializer::serialize(&Resource { body: vec![Entry::Message(message)] });
    dedented(ftl.strip_prefix("x =").unwrap_or(&ftl))
}

/// The entry of a file that has this text: the way back from [`super::Unit::text`].
#[must_use]
pub fn entry(id: &str, text: &str) -> String {
    if !text.contains('\n') && !text.starts_with('.') {
        return format!("{id} = {text}");
    }
    let indented = text.lines().map(|line| if line.is_empty() { String::new() } else { format!("{INDENT}{line}") });
    format!("{id} =\n{}", indented.collect::<Vec<_>>().join("\n"))
}

/// Whether the text makes an entry. The parser reads a select without a single variant that it would not read again.
pub(super) fn is_sound(text: &str) -> bool {
    parser::parse(entry("x", text) + "\n").is_ok()
}

/// The text, laid out in one way; `None` unless it makes exactly one entry, and nothing else.
#[must_use]
pub fn normalized(text: &str) -> Option<String> {
    let ftl = entry("x", text.trim_matches('\n')) + "\n";
    let resource = parser::parse(ftl.as_str()).ok()?;
    let [Entry::Message(message)] = &resource.body[..] else { return None };
    (message.id.name == "x")
        .then(|| self::text(message.value.as_ref(), &message.attributes))
        .filter(|text| is_sound(text))
}

/// The variables that a text prints or selects on.
#[must_use]
pub fn variables(text: &str) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    with_patterns(text, &mut |_, pattern| {
        walk(pattern, &mut |node| match node {
            Node::Variable(name) => _ = names.insert(name.to_owned()),
            Node::Select { selector, .. } => names.extend(variable(selector).map(str::to_owned)),
            _ => {}
        });
    });
    names
}

/// The words that a text tells, in lower case: its letters and digits, and the names of the messages that it inserts.
/// Nothing for a text that is none.
#[must_use]
pub fn literal_words(text: &str) -> Vec<String> {
    let mut words = Vec::new();
    with_patterns(text, &mut |_, pattern| add_words(pattern, &mut words));
    words
}

/// What a text says itself, without what it inserts. Nothing for a text that is none.
#[must_use]
pub fn literal_text(text: &str) -> String {
    let mut said = String::new();
    with_patterns(text, &mut |_, pattern| {
        walk(pattern, &mut |node| {
            if let Node::Text(text) | Node::Literal(text) = node {
                said.extend([text, " "]);
            }
        });
    });
    said
}

/// Shows the value and the attributes of a text, these with their names.
pub(super) fn with_patterns(text: &str, see: &mut dyn FnMut(Option<&str>, &Pattern<&str>)) {
    let ftl = entry("x", text) + "\n";
    let resource = parser::parse(ftl.as_str()).unwrap_or_else(|(resource, _)| resource);
    for entry in &resource.body {
        if let Entry::Message(message) = entry {
            message.value.iter().for_each(|pattern| see(None, pattern));
            message.attributes.iter().for_each(|attribute| see(Some(attribute.id.name), &attribute.value));
        }
    }
}

fn add_words(pattern: &Pattern<&str>, words: &mut Vec<String>) {
    walk(pattern, &mut |node| match node {
        Node::Text(text) | Node::Literal(text) => {
            let parts = text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
            words.extend(parts.map(str::to_lowercase));
        }
        Node::Message { id, .. } | Node::Term { id, .. } => words.push(id.to_lowercase()),
        _ => {}
    });
}

/// The serializer puts some patterns on lines of their own, where these characters would be taken for syntax.
fn guarded<'s>(pattern: &Pattern<&'s str>) -> Pattern<&'s str> {
    let mut elements: Vec<PatternElement<&'s str>> = pattern.elements.iter().map(guarded_element).collect();
    if let Some(PatternElement::TextElement { value }) = elements.first_mut()
        && value.starts_with(['[', '*', '.'])
    {
        let (first, rest) = value.split_at(1);
        *value = rest;
        let expression = Expression::Inline(InlineExpression::StringLiteral { value: first });
        elements.insert(0, PatternElement::Placeable { expression });
    }
    Pattern { elements }
}

fn guarded_element<'s>(element: &PatternElement<&'s str>) -> PatternElement<&'s str> {
    match element {
        PatternElement::Placeable { expression } => {
            PatternElement::Placeable { expression: guarded_expression(expression) }
        }
        PatternElement::TextElement { .. } => element.clone(),
    }
}

fn guarded_expression<'s>(expression: &Expression<&'s str>) -> Expression<&'s str> {
    match expression {
        Expression::Select { selector, variants } => {
            let variant = |variant: &Variant<&'s str>| Variant { value: guarded(&variant.value), ..variant.clone() };
            Expression::Select { selector: selector.clone(), variants: variants.iter().map(variant).collect() }
        }
        Expression::Inline(InlineExpression::Placeable { expression }) => {
            Expression::Inline(InlineExpression::Placeable { expression: Box::new(guarded_expression(expression)) })
        }
        Expression::Inline(_) => expression.clone(),
    }
}

/// What stands behind the equals sign, without the indentation.
fn dedented(ftl: &str) -> String {
    let lines = ftl.trim_end_matches('\n').split('\n');
    let line = |line: &str| line.strip_prefix(INDENT).unwrap_or(line.trim_start()).replace('\r', "");
    let mut lines: Vec<String> = lines.map(line).collect();
    if lines.first().is_some_and(String::is_empty) {
        lines.remove(0);
    }
    lines.join("\n")
}
