//! A text with the plural variants of another language.

use super::body;
use super::entry;
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Message, Pattern, PatternElement, Variant, VariantKey};
use fluent_syntax::parser;

const CATEGORIES: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

/// Every select on plural categories gets a variant for each of these categories; what the text lacks begins as its
/// default. Any other text stays as it is.
#[must_use]
pub fn by_plural(text: &str, categories: &[&str]) -> String {
    let ftl = entry("x", text) + "\n";
    let Ok(resource) = parser::parse(ftl.as_str()) else { return text.to_owned() };
    let [Entry::Message(Message { value, attributes, .. })] = &resource.body[..] else { return text.to_owned() };
    let value = value.as_ref().map(|pattern| with(pattern, categories));
    let attributes: Vec<_> = attributes
        .iter()
        .map(|attribute| {
            let mut attribute = attribute.clone();
            attribute.value = with(&attribute.value, categories);
            attribute
        })
        .collect();
    body::text(value.as_ref(), &attributes)
}

fn with<'s>(pattern: &Pattern<&'s str>, categories: &[&'s str]) -> Pattern<&'s str> {
    let element = |element: &PatternElement<&'s str>| match element {
        PatternElement::Placeable { expression } => {
            PatternElement::Placeable { expression: expression_with(expression, categories) }
        }
        PatternElement::TextElement { .. } => element.clone(),
    };
    Pattern { elements: pattern.elements.iter().map(element).collect() }
}

fn expression_with<'s>(expression: &Expression<&'s str>, categories: &[&'s str]) -> Expression<&'s str> {
    match expression {
        Expression::Select { selector, variants } => {
            let variant =
                |variant: &Variant<&'s str>| Variant { value: with(&variant.value, categories), ..variant.clone() };
            let variants: Vec<_> = variants.iter().map(variant).collect();
            let variants = if is_plural(&variants) { for_categories(&variants, categories) } else { variants };
            Expression::Select { selector: selector.clone(), variants }
        }
        Expression::Inline(InlineExpression::Placeable { expression }) => {
            let expression = Box::new(expression_with(expression, categories));
            Expression::Inline(InlineExpression::Placeable { expression })
        }
        Expression::Inline(_) => expression.clone(),
    }
}

fn name<'s>(variant: &Variant<&'s str>) -> Option<&'s str> {
    if let VariantKey::Identifier { name } = variant.key { Some(name) } else { None }
}

fn is_plural(variants: &[Variant<&str>]) -> bool {
    let is_category = |variant: &Variant<&str>| name(variant).is_none_or(|name| CATEGORIES.contains(&name));
    variants.iter().all(is_category) && variants.iter().any(|variant| name(variant).is_some())
}

/// Numbers that are named one by one come first, the default last.
fn for_categories<'s>(variants: &[Variant<&'s str>], categories: &[&'s str]) -> Vec<Variant<&'s str>> {
    let exact = variants.iter().filter(|variant| name(variant).is_none() && !variant.default).cloned();
    let Some(default) = variants.iter().find(|variant| variant.default) else { return variants.to_vec() };
    let last = categories.len().saturating_sub(1);
    let variant = |(n, category): (usize, &&'s str)| Variant {
        key: VariantKey::Identifier { name: *category },
        value: variants.iter().find(|variant| name(variant) == Some(*category)).unwrap_or(default).value.clone(),
        default: n == last,
    };
    exact.chain(categories.iter().enumerate().map(variant)).collect()
}

#[cfg(test)]
mod tests {
    use super::by_plural;

    const TEXT: &str = "{ $n ->\n    [one] { $n } point\n   *[other] { $n } points\n}";

    #[track_caller]
    fn check(text: &str, categories: &[&str], expected: &str) {
        assert_eq!(by_plural(text, categories), expected);
    }

    #[test]
    fn selects_on_numbers_get_the_categories_of_the_language() {
        check(TEXT, &["other"], "{ $n ->\n   *[other] { $n } points\n}");
        let few = "{ $n ->\n    [one] { $n } point\n    [few] { $n } points\n   *[many] { $n } points\n}";
        check(TEXT, &["one", "few", "many"], few);
        check(
            "{ $n ->\n    [0] no\n   *[other] some\n}",
            &["one", "other"],
            "{ $n ->\n    [0] no\n    [one] some\n   *[other] some\n}",
        );
    }

    #[test]
    fn everything_else_stays() {
        for text in ["Score.", "{ $fairy ->\n    [yes] a\n   *[no] b\n}", "{ $edition ->\n    [c1] a\n   *[c2] b\n}"] {
            check(text, &["one", "few", "other"], text);
        }
    }
}
