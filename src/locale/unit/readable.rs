//! The text of a unit for people who do not know Fluent.

use super::body::with_patterns;
use fluent_syntax::ast::{Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::unicode::unescape_unicode_to_string;

/// One line: alternatives in parentheses, what is inserted by its name: `Score ‹points› (point / points)`.
#[must_use]
pub fn readable(text: &str) -> String {
    let mut parts = Vec::new();
    with_patterns(text, &mut |name, value| {
        let name = name.map(|name| format!("{name}: ")).unwrap_or_default();
        parts.push(format!("{name}{}", pattern(value)));
    });
    parts.join("; ").split_ascii_whitespace().collect::<Vec<_>>().join(" ")
}

fn pattern(pattern: &Pattern<&str>) -> String {
    let elements = pattern.elements.iter().map(|element| match element {
        PatternElement::TextElement { value } => (*value).to_owned(),
        PatternElement::Placeable { expression } => self::expression(expression),
    });
    elements.collect()
}

fn expression(expression: &Expression<&str>) -> String {
    match expression {
        Expression::Inline(inline) => self::inline(inline),
        Expression::Select { variants, .. } => {
            let variants = variants.iter().map(|variant| pattern(&variant.value).trim().to_owned());
            let told: Vec<String> =
                variants.map(|words| if words.is_empty() { "–".to_owned() } else { words }).collect();
            format!(" ({})", told.join(" / "))
        }
    }
}

fn inline(inline: &InlineExpression<&str>) -> String {
    match inline {
        InlineExpression::StringLiteral { value } => unescape_unicode_to_string(value).into_owned(),
        InlineExpression::NumberLiteral { value } => (*value).to_owned(),
        InlineExpression::Placeable { expression } => self::expression(expression),
        InlineExpression::VariableReference { id }
        | InlineExpression::MessageReference { id, .. }
        | InlineExpression::TermReference { id, .. } => format!("‹{}›", id.name),
        InlineExpression::FunctionReference { arguments, .. } => {
            let named = arguments.positional.iter().map(self::inline);
            format!("‹{}›", named.collect::<Vec<_>>().join(", ").replace(['‹', '›'], ""))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::readable;

    #[test]
    fn a_text_reads_without_syntax() {
        let text = "Score { $points ->\n    [one] { $points } point\n   *[other] { \"\" }\n} at { STEP(\"draw\") }.\n.short = { meeple }";
        assert_eq!(readable(text), "Score (‹points› point / –) at ‹draw›.; short: ‹meeple›");
    }
}
