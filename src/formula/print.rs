//! The written form: single spaces, no needless parentheses.

use super::expr::{Formula, Sign, Table, Term};
use std::fmt;

impl fmt::Display for Formula {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number(number) => write!(f, "{number}"),
            Self::Quantity(name) => f.write_str(&name.text),
            Self::Sum(terms) => terms.iter().enumerate().try_for_each(|(n, term)| write_term(f, n == 0, term)),
            Self::Product(factors) => write_joined(f, factors, " * ", true),
            Self::HalfUp(inner) => write!(f, "half-up({inner})"),
            Self::HalfDown(inner) => write!(f, "half-down({inner})"),
            Self::Least(parts) => write_call(f, "min", parts),
            Self::Greatest(parts) => write_call(f, "max", parts),
            Self::Table(table) => table.fmt(f),
            Self::If(condition, cases) => write!(f, "if({condition}; {}; {})", cases[0], cases[1]),
        }
    }
}

impl fmt::Display for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "table({}; ", self.of)?;
        for (n, number) in self.numbers.iter().enumerate() {
            write!(f, "{}{number}", if n == 0 { "" } else { ", " })?;
        }
        f.write_str(if self.open { "+)" } else { ")" })
    }
}

fn write_term(f: &mut fmt::Formatter<'_>, first: bool, term: &Term) -> fmt::Result {
    f.write_str(match (first, term.sign) {
        (true, Sign::Plus) => "",
        (true, Sign::Minus) => "-",
        (false, Sign::Plus) => " + ",
        (false, Sign::Minus) => " - ",
    })?;
    write_operand(f, &term.formula, matches!(term.formula, Formula::Sum(_)))
}

fn write_call(f: &mut fmt::Formatter<'_>, function: &str, parts: &[Formula]) -> fmt::Result {
    write!(f, "{function}(")?;
    write_joined(f, parts, "; ", false)?;
    f.write_str(")")
}

/// `factors`: sums and products among the parts need parentheses.
fn write_joined(f: &mut fmt::Formatter<'_>, parts: &[Formula], between: &str, factors: bool) -> fmt::Result {
    for (n, part) in parts.iter().enumerate() {
        f.write_str(if n == 0 { "" } else { between })?;
        write_operand(f, part, factors && matches!(part, Formula::Sum(_) | Formula::Product(_)))?;
    }
    Ok(())
}

fn write_operand(f: &mut fmt::Formatter<'_>, formula: &Formula, wrap: bool) -> fmt::Result {
    if wrap { write!(f, "({formula})") } else { write!(f, "{formula}") }
}
