//! A formula as readers need it.

use super::expr::{Formula, Sign, Table, Term};

impl Formula {
    /// The formula without factors that only tell whether something is there: a quantity of which there is one or
    /// none, or one less it. Whoever reads it has been told in words when it counts.
    ///
    /// `inn * (tiles + segments)` becomes `tiles + segments`, `3 * fairy` becomes `3`.
    #[must_use]
    pub fn without(&self, is_flag: &dyn Fn(&str) -> bool) -> Self {
        match self {
            whole if tells_whether(whole, is_flag) => Self::Number(1),
            Self::Product(factors) => product(factors, is_flag),
            Self::Sum(terms) => Self::Sum(terms.iter().map(|term| term.without(is_flag)).collect()),
            Self::HalfUp(inner) => Self::HalfUp(Box::new(inner.inside(is_flag))),
            Self::HalfDown(inner) => Self::HalfDown(Box::new(inner.inside(is_flag))),
            Self::Least(parts) => Self::Least(all_inside(parts, is_flag)),
            Self::Greatest(parts) => Self::Greatest(all_inside(parts, is_flag)),
            Self::Table(table) => Self::Table(Box::new(Table { of: table.of.inside(is_flag), ..(**table).clone() })),
            Self::If(condition, cases) => {
                Self::If(condition.clone(), Box::new([0, 1].map(|case| cases[case].without(is_flag))))
            }
            Self::Number(_) | Self::Quantity(_) => self.clone(),
        }
    }

    /// A part of a formula: by itself, even a flag is a number there.
    fn inside(&self, is_flag: &dyn Fn(&str) -> bool) -> Self {
        if tells_whether(self, is_flag) { self.clone() } else { self.without(is_flag) }
    }
}

impl Term {
    fn without(&self, is_flag: &dyn Fn(&str) -> bool) -> Self {
        Self { sign: self.sign, formula: self.formula.inside(is_flag) }
    }
}

fn all_inside(parts: &[Formula], is_flag: &dyn Fn(&str) -> bool) -> Vec<Formula> {
    parts.iter().map(|part| part.inside(is_flag)).collect()
}

fn product(factors: &[Formula], is_flag: &dyn Fn(&str) -> bool) -> Formula {
    let told = factors.iter().filter(|factor| !tells_whether(factor, is_flag));
    let mut left: Vec<Formula> = told.map(|factor| factor.without(is_flag)).collect();
    match left.len() {
        0 => Formula::Number(1),
        1 => left.remove(0),
        _ => Formula::Product(left),
    }
}

/// `inn`, `1 - inn`.
fn tells_whether(formula: &Formula, is_flag: &dyn Fn(&str) -> bool) -> bool {
    let is_flagged = |formula: &Formula| matches!(formula, Formula::Quantity(name) if is_flag(&name.text));
    match formula {
        Formula::Sum(terms) => match terms.as_slice() {
            [one, less] => {
                one.formula == Formula::Number(1)
                    && (one.sign, less.sign) == (Sign::Plus, Sign::Minus)
                    && is_flagged(&less.formula)
            }
            _ => false,
        },
        other => is_flagged(other),
    }
}

#[cfg(test)]
mod tests {
    use super::super::parse;

    #[track_caller]
    fn shows(text: &str, expected: &str) {
        let shown = parse(text).expect("a formula").without(&|name| matches!(name, "inn" | "fairy" | "siege"));
        assert_eq!(shown.to_string(), expected, "{text}");
    }

    #[test]
    fn flags_are_not_printed() {
        shows("inn * (tiles + segments)", "tiles + segments");
        shows("-inn * (tiles + segments)", "-(tiles + segments)");
        shows("3 * fairy", "3");
        shows("fairy", "1");
        shows("inn * (1 - siege) * 2 * tiles", "2 * tiles");
        shows("-inn * half-down(value)", "-half-down(value)");
        shows("tiles + inn", "tiles + inn");
        shows("table(inn; 3)", "table(inn; 3)");
        shows("if(inns; inn * tiles; fairy)", "if(inns; tiles; 1)");
    }
}
