//! The written form of a condition: `fairy & (tower | !abbey)`.

use std::fmt;
use std::ops::Range;

/// A condition as it was written, over the names in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Expr {
    /// The word `all`.
    All,
    Name(Name),
    Not(Box<Expr>),
    /// At least two operands.
    And(Vec<Expr>),
    /// At least two operands.
    Or(Vec<Expr>),
}

/// A name in a condition and where it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Name {
    /// Lower-case letters, digits, hyphens and at most one colon: `fairy`, `edition:c1`.
    pub text: String,
    /// Bytes from the start of the condition's text.
    pub at: Range<usize>,
}

/// Why a text is no condition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseError {
    /// One line, without a full stop.
    pub reason: &'static str,
    /// What would mend it, where that is clear.
    pub fix: Option<&'static str>,
    /// Bytes from the start of the condition's text; may be empty at its end.
    pub at: Range<usize>,
}

/// Parentheses nested deeper than this are refused, so that no input can exhaust the stack.
const MAX_DEPTH: usize = 100;

/// Reads a condition: names, `!` before `&` before `|`, parentheses, `all` for always.
///
/// # Errors
/// The first fault and its place.
pub fn parse(text: &str) -> Result<Expr, ParseError> {
    let mut parser = Parser { text, at: 0, depth: 0 };
    let expr = parser.any()?;
    parser.skip_space();
    match parser.peek() {
        None => Ok(expr),
        Some(')') => Err(parser.fault("this `)` has no `(` before it")),
        Some(_) => Err(parser.fault("expected `&`, `|` or the end of the condition")),
    }
}

impl Expr {
    /// The same, as part of a longer text in which it begins at this byte.
    #[must_use]
    pub fn moved(self, by: usize) -> Self {
        let each = |operands: Vec<Self>| operands.into_iter().map(|operand| operand.moved(by)).collect();
        match self {
            Self::All => Self::All,
            Self::Name(Name { text, at }) => Self::Name(Name { text, at: at.start + by..at.end + by }),
            Self::Not(inner) => Self::Not(Box::new(inner.moved(by))),
            Self::And(operands) => Self::And(each(operands)),
            Self::Or(operands) => Self::Or(each(operands)),
        }
    }
}

struct Parser<'t> {
    text: &'t str,
    at: usize,
    depth: usize,
}

impl Parser<'_> {
    fn any(&mut self) -> Result<Expr, ParseError> {
        self.joined('|', Self::both, Expr::Or)
    }

    fn both(&mut self) -> Result<Expr, ParseError> {
        self.joined('&', Self::single, Expr::And)
    }

    fn joined(
        &mut self,
        operator: char,
        operand: fn(&mut Self) -> Result<Expr, ParseError>,
        join: fn(Vec<Expr>) -> Expr,
    ) -> Result<Expr, ParseError> {
        let first = operand(self)?;
        let mut operands = vec![first];
        while self.eat(operator) {
            operands.push(operand(self)?);
        }
        Ok(if operands.len() == 1 { operands.remove(0) } else { join(operands) })
    }

    fn single(&mut self) -> Result<Expr, ParseError> {
        self.depth += 1;
        if self.depth > MAX_DEPTH {
            return Err(self.fault("nested too deeply"));
        }
        let expr = if self.eat('!') {
            Expr::Not(Box::new(self.single()?))
        } else if self.eat('(') {
            let open = self.at - 1;
            let inner = self.any()?;
            if !self.eat(')') {
                return Err(ParseError {
                    reason: "this `(` is never closed",
                    fix: Some("add a `)`"),
                    at: open..open + 1,
                });
            }
            inner
        } else {
            self.name()?
        };
        self.depth -= 1;
        Ok(expr)
    }

    fn name(&mut self) -> Result<Expr, ParseError> {
        self.skip_space();
        let start = self.at;
        let rest = &self.text[start..];
        let length = rest.find(|c: char| !is_name_char(c)).unwrap_or(rest.len());
        if length == 0 {
            return Err(self.fault(if rest.is_empty() {
                "a name is missing at the end"
            } else {
                "expected a name, `!` or `(`"
            }));
        }
        self.at += length;
        let text = &rest[..length];
        Ok(if text == "all" { Expr::All } else { Expr::Name(Name { text: text.to_owned(), at: start..self.at }) })
    }

    fn eat(&mut self, wanted: char) -> bool {
        self.skip_space();
        let found = self.peek() == Some(wanted);
        if found {
            self.at += wanted.len_utf8();
        }
        found
    }

    fn peek(&self) -> Option<char> {
        self.text[self.at..].chars().next()
    }

    fn skip_space(&mut self) {
        let rest = &self.text[self.at..];
        self.at += rest.len() - rest.trim_start().len();
    }

    fn fault(&self, reason: &'static str) -> ParseError {
        let length = self.peek().map_or(0, char::len_utf8);
        ParseError { reason, fix: self.remedy(), at: self.at..self.at + length }
    }

    /// Operators as other languages write them.
    fn remedy(&self) -> Option<&'static str> {
        let word = |text: &str| text.chars().take_while(|c| is_name_char(*c)).collect::<String>().to_lowercase();
        let before = self.text[..self.at].trim_end();
        let before = before.rsplit(|c: char| !is_name_char(c)).next().unwrap_or_default();
        match (word(&self.text[self.at..]).as_str(), self.peek()) {
            ("and", _) | (_, Some(',' | '+')) => Some("write `&` for \"and\""),
            ("or", _) => Some("write `|` for \"or\""),
            ("not", _) => Some("write `& !` for \"and not\""),
            (_, Some('&')) => Some("write a single `&`"),
            (_, Some('|')) => Some("write a single `|`"),
            _ if word(before) == "not" => Some("write `!` for \"not\""),
            _ => None,
        }
    }
}

/// Capitals are let through so that the catalogue can say which name was meant.
fn is_name_char(c: char) -> bool {
    c.is_alphanumeric() || matches!(c, '-' | ':' | '_')
}

impl fmt::Display for Expr {
    /// The normalised written form: single spaces, no needless parentheses.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::All => f.write_str("all"),
            Self::Name(name) => f.write_str(&name.text),
            Self::Not(inner) => write!(f, "!{}", Operand(inner, true)),
            Self::And(operands) => write_joined(f, operands, " & ", true),
            Self::Or(operands) => write_joined(f, operands, " | ", false),
        }
    }
}

struct Operand<'e>(&'e Expr, bool);

impl fmt::Display for Operand<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self(expr @ (Expr::And(_) | Expr::Or(_)), true) => write!(f, "({expr})"),
            Self(expr, _) => fmt::Display::fmt(expr, f),
        }
    }
}

fn write_joined(f: &mut fmt::Formatter<'_>, operands: &[Expr], between: &str, wrap: bool) -> fmt::Result {
    for (n, operand) in operands.iter().enumerate() {
        if n > 0 {
            f.write_str(between)?;
        }
        write!(f, "{}", Operand(operand, wrap))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[track_caller]
    fn prints(text: &str, expected: &str) {
        assert_eq!(parse(text).expect("a condition").to_string(), expected);
    }

    #[track_caller]
    fn refuses(text: &str, reason: &str, at: Range<usize>) {
        let fault = parse(text).expect_err("no condition");
        assert_eq!((fault.reason, fault.at), (reason, at));
    }

    #[track_caller]
    fn mends(text: &str, fix: &str) {
        assert_eq!(parse(text).expect_err("no condition").fix, Some(fix));
    }

    #[test]
    fn operators_of_other_languages_are_understood() {
        mends("fairy and tower", "write `&` for \"and\"");
        mends("fairy OR tower", "write `|` for \"or\"");
        mends("not fairy", "write `!` for \"not\"");
        mends("tower & not fairy", "write `!` for \"not\"");
        mends("tower not fairy", "write `& !` for \"and not\"");
        mends("fairy && tower", "write a single `&`");
        mends("fairy || tower", "write a single `|`");
        mends("fairy, tower", "write `&` for \"and\"");
        mends("(fairy", "add a `)`");
        assert_eq!(parse("fairy tower").expect_err("no condition").fix, None);
    }

    #[test]
    fn printed_normalised() {
        prints(" fairy ", "fairy");
        prints("all", "all");
        prints("(dragon|black-dragon)&!fairy", "(dragon | black-dragon) & !fairy");
        prints("!(a&b)|c & d", "!(a & b) | c & d");
        prints("!!a", "!!a");
        prints("((a))", "a");
        prints("edition:c1 & rules:c2", "edition:c1 & rules:c2");
    }

    #[test]
    fn faults_have_a_place() {
        refuses("", "a name is missing at the end", 0..0);
        refuses("a &", "a name is missing at the end", 3..3);
        refuses("(a | b", "this `(` is never closed", 0..1);
        refuses("a)", "this `)` has no `(` before it", 1..2);
        refuses("a b", "expected `&`, `|` or the end of the condition", 2..3);
        refuses("a | & b", "expected a name, `!` or `(`", 4..5);
        refuses(&"(".repeat(5000), "nested too deeply", 100..101);
    }

    fn expressions() -> impl Strategy<Value = Expr> {
        let leaf =
            prop_oneof![Just(Expr::All), "[b-z][a-z0-9-]{0,6}".prop_map(|text| Expr::Name(Name { text, at: 0..0 }))];
        leaf.prop_recursive(4, 40, 4, |inner| {
            prop_oneof![
                inner.clone().prop_map(|e| Expr::Not(Box::new(e))),
                prop::collection::vec(inner.clone(), 2..4).prop_map(Expr::And),
                prop::collection::vec(inner, 2..4).prop_map(Expr::Or),
            ]
        })
    }

    /// The word before the fault ends at a character of two bytes.
    #[test]
    fn a_wide_space_before_a_fault_is_survived() {
        let error = parse("\u{a0}\u{b9}\u{ffe0}").expect_err("no condition");
        assert_eq!((error.at, error.fix), (4..7, None));
    }

    proptest! {
        #[test]
        fn what_is_printed_parses_to_the_same(expr in expressions()) {
            let printed = expr.to_string();
            prop_assert_eq!(parse(&printed).expect("printed by us").to_string(), printed);
        }

        #[test]
        fn no_text_panics(text in "\\PC*") {
            let _ = parse(&text);
        }
    }
}
