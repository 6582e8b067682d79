//! The value of a formula.

use super::expr::{Formula, Name, Sign, Table, Term};
use crate::condition::Expr;

/// What a formula is asked about.
pub trait Values {
    /// How many there are; `None` for a name that means nothing.
    fn quantity(&mut self, name: &str) -> Option<i64>;

    /// The condition holds for what lies on the table.
    fn holds(&mut self, condition: &Expr) -> bool;
}

/// Why a formula has no value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// Nobody knows this quantity.
    Unknown(Name),
    /// The value is out of all bounds.
    TooGreat,
}

impl Formula {
    /// The value, exactly.
    ///
    /// # Errors
    /// An unknown quantity, or a number that is out of all bounds on the way.
    pub fn evaluate(&self, values: &mut dyn Values) -> Result<i64, Fault> {
        match self {
            Self::Number(number) => Ok(*number),
            Self::Quantity(name) => values.quantity(&name.text).ok_or_else(|| Fault::Unknown(name.clone())),
            Self::Sum(terms) => terms.iter().try_fold(0, |sum, term| add(sum, term, values)),
            Self::Product(factors) => factors.iter().try_fold(1_i64, |product, factor| {
                product.checked_mul(factor.evaluate(values)?).ok_or(Fault::TooGreat)
            }),
            // Arithmetic shift: towards the smaller number, whatever the sign.
            Self::HalfUp(inner) => Ok(inner.evaluate(values)?.checked_add(1).ok_or(Fault::TooGreat)? >> 1),
            Self::HalfDown(inner) => Ok(inner.evaluate(values)? >> 1),
            Self::Least(parts) => all(parts, values).map(|all| all.into_iter().min().unwrap_or_default()),
            Self::Greatest(parts) => all(parts, values).map(|all| all.into_iter().max().unwrap_or_default()),
            Self::Table(table) => Ok(table.look_up(table.of.evaluate(values)?)),
            Self::If(condition, cases) => cases[usize::from(!values.holds(condition))].evaluate(values),
        }
    }
}

impl Table {
    fn look_up(&self, place: i64) -> i64 {
        let Some(index) = place.checked_sub(1).and_then(|index| usize::try_from(index).ok()) else { return 0 };
        let beyond = if self.open { self.numbers.last().copied() } else { None };
        self.numbers.get(index).copied().or(beyond).unwrap_or(0)
    }
}

fn add(sum: i64, term: &Term, values: &mut dyn Values) -> Result<i64, Fault> {
    let value = term.formula.evaluate(values)?;
    let sum = match term.sign {
        Sign::Plus => sum.checked_add(value),
        Sign::Minus => sum.checked_sub(value),
    };
    sum.ok_or(Fault::TooGreat)
}

fn all(parts: &[Formula], values: &mut dyn Values) -> Result<Vec<i64>, Fault> {
    parts.iter().map(|part| part.evaluate(values)).collect()
}
