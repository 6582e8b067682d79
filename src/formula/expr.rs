//! The typed form of a formula.

use crate::condition::Expr;
use std::ops::Range;

/// How many points, over quantities.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Formula {
    /// Not below zero; a sum subtracts.
    Number(i64),
    Quantity(Name),
    /// At least two terms, or a single one that is subtracted.
    Sum(Vec<Term>),
    /// At least two factors.
    Product(Vec<Formula>),
    /// Half of it, a half rounded up: 5 gives 3, -5 gives -2.
    HalfUp(Box<Formula>),
    /// Half of it, a half rounded down: 5 gives 2, -5 gives -3.
    HalfDown(Box<Formula>),
    /// The smallest of at least two.
    Least(Vec<Formula>),
    /// The greatest of at least two.
    Greatest(Vec<Formula>),
    Table(Box<Table>),
    /// The one formula where the condition holds for what lies on the table, else the other.
    If(Expr, Box<[Formula; 2]>),
}

/// A name of a quantity and where it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Name {
    /// Letters, digits, hyphens; begins with a letter.
    pub text: String,
    /// Bytes from the start of the formula's text.
    pub at: Range<usize>,
}

/// What is added or subtracted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Term {
    pub sign: Sign,
    pub formula: Formula,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sign {
    Plus,
    Minus,
}

/// Numbers to look up: the first for 1, the second for 2 and so on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    pub of: Formula,
    /// At least one.
    pub numbers: Vec<i64>,
    /// The last number holds for everything greater as well; otherwise that is worth nothing. Zero and less is
    /// always worth nothing.
    pub open: bool,
}

/// The functions that read as words: a message each.
pub const FUNCTIONS: [&str; 4] = ["half-up", "half-down", "least", "greatest"];

impl Formula {
    /// All quantities, in the order in which they are written; the same one may occur more than once.
    #[must_use]
    pub fn quantities(&self) -> Vec<&Name> {
        let mut names = Vec::new();
        self.visit(&mut |part| {
            if let Self::Quantity(name) = part {
                names.push(name);
            }
        });
        names
    }

    /// All conditions, in the order in which they are written.
    #[must_use]
    pub fn conditions(&self) -> Vec<&Expr> {
        let mut conditions = Vec::new();
        self.visit(&mut |part| {
            if let Self::If(condition, _) = part {
                conditions.push(condition);
            }
        });
        conditions
    }

    /// Calls for the formula and every part of it, a whole before its parts.
    fn visit<'f>(&'f self, call: &mut impl FnMut(&'f Self)) {
        call(self);
        for part in self.parts() {
            part.visit(call);
        }
    }

    fn parts(&self) -> Vec<&Self> {
        match self {
            Self::Number(_) | Self::Quantity(_) => Vec::new(),
            Self::Sum(terms) => terms.iter().map(|term| &term.formula).collect(),
            Self::Product(parts) | Self::Least(parts) | Self::Greatest(parts) => parts.iter().collect(),
            Self::HalfUp(inner) | Self::HalfDown(inner) => vec![inner],
            Self::Table(table) => vec![&table.of],
            Self::If(_, cases) => cases.iter().collect(),
        }
    }
}
