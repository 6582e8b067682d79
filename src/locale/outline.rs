//! What a message is made of, as far as the selection matters: for rules that look at conditions in words.

use super::file::File;
use super::walk::{string, variable};
use crate::diagnostic::Span;
use fluent_syntax::ast::{Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey};

/// A piece of a message.
#[derive(Clone, Debug)]
pub enum Fragment {
    /// Text, a number, a term: what does not depend on the selection. Blanks are left out.
    Words,
    /// Another message, by its key.
    Message(String),
    /// A link to a step.
    Step {
        id: String,
        at: Span,
    },
    Select(Select),
}

/// A select on what lies on the table.
#[derive(Clone, Debug)]
pub struct Select {
    /// `fairy`, `edition`, `variant-…`
    pub variable: String,
    /// The variable.
    pub at: Span,
    pub branches: Vec<Branch>,
}

/// A variant of a select.
#[derive(Clone, Debug)]
pub struct Branch {
    pub key: String,
    pub default: bool,
    /// The key.
    pub at: Span,
    pub inner: Vec<Fragment>,
}

/// `is_choice` says which variables stand for the selection.
pub(super) fn outline(pattern: &Pattern<&str>, file: &File, is_choice: &dyn Fn(&str) -> bool) -> Vec<Fragment> {
    let outliner = Outliner { file, is_choice };
    outliner.pattern(pattern)
}

struct Outliner<'o> {
    file: &'o File,
    is_choice: &'o dyn Fn(&str) -> bool,
}

impl Outliner<'_> {
    fn pattern(&self, pattern: &Pattern<&str>) -> Vec<Fragment> {
        pattern.elements.iter().flat_map(|element| self.element(element)).collect()
    }

    fn element(&self, element: &PatternElement<&str>) -> Vec<Fragment> {
        match element {
            PatternElement::TextElement { value } => words(value),
            PatternElement::Placeable { expression } => self.expression(expression),
        }
    }

    fn expression(&self, expression: &Expression<&str>) -> Vec<Fragment> {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => match variable(selector).filter(|name| (self.is_choice)(name))
            {
                Some(name) => vec![Fragment::Select(self.select(name, variants))],
                // Numbers decide: any of the variants can show.
                None => variants.iter().flat_map(|variant| self.pattern(&variant.value)).collect(),
            },
        }
    }

    fn select(&self, name: &str, variants: &[Variant<&str>]) -> Select {
        let branch = |variant: &Variant<&str>| {
            let (VariantKey::Identifier { name: key } | VariantKey::NumberLiteral { value: key }) = variant.key;
            let inner = self.pattern(&variant.value);
            Branch { key: key.to_owned(), default: variant.default, at: self.file.span(key), inner }
        };
        Select { variable: name.to_owned(), at: self.file.span(name), branches: variants.iter().map(branch).collect() }
    }

    fn inline(&self, inline: &InlineExpression<&str>) -> Vec<Fragment> {
        match inline {
            InlineExpression::StringLiteral { value } => words(value),
            InlineExpression::Placeable { expression } => self.expression(expression),
            InlineExpression::MessageReference { id, attribute } => {
                let attribute = attribute.as_ref().map(|attribute| attribute.name);
                vec![Fragment::Message(super::part::key(false, id.name, attribute))]
            }
            InlineExpression::FunctionReference { id, arguments } if id.name == "STEP" => {
                let step = arguments.positional.first().and_then(string).unwrap_or_default();
                vec![Fragment::Step { id: step, at: self.file.span(id.name) }]
            }
            _ => vec![Fragment::Words],
        }
    }
}

fn words(text: &str) -> Vec<Fragment> {
    if text.trim().is_empty() { Vec::new() } else { vec![Fragment::Words] }
}
