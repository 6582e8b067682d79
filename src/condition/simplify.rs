//! A short written form of a condition, using that exactly one edition is preferred.

use super::circuit::{Cond, Var};
use super::decide::{Decider, bdd_variable};
use super::expr::{Expr, Name};
use biodivine_lib_bdd::Bdd;
use std::collections::BTreeMap;

/// A variable, or its negation.
type Literal = (Var, bool);
/// Literals that must all hold.
type Product = Vec<Literal>;

impl Decider<'_> {
    /// The condition as an irredundant union of products with common literals taken out of brackets;
    /// `None` where its diagram is too large. Impossible selections may be counted either way.
    pub fn simplify(&mut self, condition: Cond, name: &dyn Fn(Var) -> String) -> Option<Expr> {
        let wanted = self.diagram(condition)?;
        let allowed = wanted.or(&self.impossible());
        let positive = self.factored(&wanted, &allowed);
        let negative = self.factored(&allowed.not(), &wanted.not());
        Some(shorter(positive.named(name), negative.negated().named(name)))
    }

    fn factored(&self, lower: &Bdd, upper: &Bdd) -> Form {
        let products = self.cover(lower, upper).0;
        factor(products.into_iter().map(|product| self.by_the_preferred(product)).collect())
    }

    /// Says which edition is preferred, where all others are excluded.
    fn by_the_preferred(&self, mut product: Product) -> Product {
        let left: Vec<Var> = self.exactly_one.iter().copied().filter(|var| !product.contains(&(*var, false))).collect();
        if let [preferred] = left[..] {
            product.retain(|(var, _)| !self.exactly_one.contains(var));
            product.push((preferred, true));
        }
        product
    }

    /// Products whose union lies between `lower` and `upper`, none of them superfluous, and that union
    /// (Minato's and Morreale's algorithm).
    fn cover(&self, lower: &Bdd, upper: &Bdd) -> (Vec<Product>, Bdd) {
        if lower.is_false() {
            return (Vec::new(), lower.clone());
        }
        if upper.is_true() {
            return (vec![Product::new()], upper.clone());
        }
        let var = top(lower).min(top(upper));
        let [lower_off, lower_on] = halves(lower, var);
        let [upper_off, upper_on] = halves(upper, var);
        let (off, off_union) = self.cover(&lower_off.and_not(&upper_on), &upper_off);
        let (on, on_union) = self.cover(&lower_on.and_not(&upper_off), &upper_on);
        let rest = lower_off.and_not(&off_union).or(&lower_on.and_not(&on_union));
        let (either, either_union) = self.cover(&rest, &upper_off.and(&upper_on));
        let literal = self.variables.mk_var(bdd_variable(var));
        let union = off_union.and_not(&literal).or(&on_union.and(&literal)).or(&either_union);
        let with = |value: bool, products: Vec<Product>| {
            products.into_iter().map(move |product| [vec![(var, value)], product].concat())
        };
        (with(false, off).chain(with(true, on)).chain(either).collect(), union)
    }
}

fn shorter(one: Expr, other: Expr) -> Expr {
    if other.to_string().len() < one.to_string().len() { other } else { one }
}

/// The variable that a diagram asks first; behind all others, where it asks none.
fn top(diagram: &Bdd) -> Var {
    let root = diagram.root_pointer();
    if root.is_terminal() {
        return Var(u16::MAX);
    }
    Var(u16::try_from(diagram.var_of(root).to_index()).expect("made from a Var"))
}

/// The diagram where the variable is off, and where it is on.
fn halves(diagram: &Bdd, var: Var) -> [Bdd; 2] {
    [false, true].map(|value| diagram.var_restrict(bdd_variable(var), value))
}

/// A union of products with common literals taken out.
#[derive(Clone)]
enum Form {
    Literal(Literal),
    All(Vec<Form>),
    Any(Vec<Form>),
}

/// Takes out the literal that most products share, again and again.
fn factor(mut products: Vec<Product>) -> Form {
    for product in &mut products {
        product.sort_unstable();
    }
    let mut uses: BTreeMap<Literal, usize> = BTreeMap::new();
    for literal in products.iter().flatten() {
        *uses.entry(*literal).or_default() += 1;
    }
    let most = uses
        .into_iter()
        .filter(|(_, count)| *count > 1)
        .max_by_key(|((var, _), count)| (*count, std::cmp::Reverse(*var)));
    let Some((shared, _)) = most else {
        return Form::any(
            products.into_iter().map(|p| Form::all(p.into_iter().map(Form::Literal).collect())).collect(),
        );
    };
    let (with, without): (Vec<Product>, Vec<Product>) = products.into_iter().partition(|p| p.contains(&shared));
    let inner = with.into_iter().map(|p| p.into_iter().filter(|literal| *literal != shared).collect()).collect();
    let taken = Form::all(vec![Form::Literal(shared), factor(inner)]);
    if without.is_empty() { taken } else { Form::any(vec![taken, factor(without)]) }
}

impl Form {
    fn all(parts: Vec<Self>) -> Self {
        let flat = parts.into_iter().flat_map(|part| if let Self::All(inner) = part { inner } else { vec![part] });
        joined(flat.collect(), Self::All)
    }

    fn any(parts: Vec<Self>) -> Self {
        let flat = parts.into_iter().flat_map(|part| if let Self::Any(inner) = part { inner } else { vec![part] });
        joined(flat.collect(), Self::Any)
    }

    fn first(&self) -> Option<Var> {
        match self {
            Self::Literal((var, _)) => Some(*var),
            Self::All(parts) | Self::Any(parts) => parts.iter().filter_map(Self::first).min(),
        }
    }

    fn negated(self) -> Self {
        match self {
            Self::Literal((var, value)) => Self::Literal((var, !value)),
            Self::All(parts) => Self::any(parts.into_iter().map(Self::negated).collect()),
            Self::Any(parts) => Self::all(parts.into_iter().map(Self::negated).collect()),
        }
    }

    fn named(self, name: &dyn Fn(Var) -> String) -> Expr {
        let list = |parts: Vec<Self>| parts.into_iter().map(|part| part.named(name)).collect::<Vec<_>>();
        match self {
            Self::Literal((var, true)) => Expr::Name(Name { text: name(var), at: 0..0 }),
            Self::Literal((var, false)) => Expr::Not(Box::new(Self::Literal((var, true)).named(name))),
            Self::All(parts) if parts.is_empty() => Expr::All,
            Self::Any(parts) if parts.is_empty() => Expr::Not(Box::new(Expr::All)),
            Self::All(parts) => Expr::And(list(parts)),
            Self::Any(parts) => Expr::Or(list(parts)),
        }
    }
}

/// In the order of the first variables, so that it reads in the order of the catalogue.
fn joined(mut parts: Vec<Form>, join: fn(Vec<Form>) -> Form) -> Form {
    parts.sort_by_key(Form::first);
    if parts.len() == 1 { parts.remove(0) } else { join(parts) }
}

#[cfg(test)]
mod tests {
    use super::super::{Circuit, parse};
    use super::*;
    use proptest::prelude::*;

    const NAMES: [&str; 8] = ["edition:c1", "edition:c2", "edition:we", "a", "b", "c", "d", "e"];

    fn build(circuit: &mut Circuit, expr: &Expr) -> Cond {
        match expr {
            Expr::All => Cond::ALWAYS,
            Expr::Name(name) => {
                let at = NAMES.iter().position(|known| *known == name.text).expect("a test's name");
                circuit.var(Var(u16::try_from(at).expect("few")))
            }
            Expr::Not(inner) => {
                let inner = build(circuit, inner);
                circuit.not(inner)
            }
            Expr::And(parts) => {
                let parts: Vec<_> = parts.iter().map(|part| build(circuit, part)).collect();
                circuit.and(parts)
            }
            Expr::Or(parts) => {
                let parts: Vec<_> = parts.iter().map(|part| build(circuit, part)).collect();
                circuit.or(parts)
            }
        }
    }

    fn simplified(text: &str) -> String {
        let mut circuit = Circuit::new();
        let condition = build(&mut circuit, &parse(text).expect("a condition"));
        let mut decider = Decider::new(&circuit, 8, &[Var(0), Var(1), Var(2)]);
        decider.simplify(condition, &|var| NAMES[usize::from(var.0)].to_owned()).expect("small").to_string()
    }

    #[track_caller]
    fn check(text: &str, expected: &str) {
        assert_eq!(simplified(text), expected);
    }

    #[test]
    fn shorter_and_the_same() {
        check("all", "all");
        check("a & !a", "!all");
        check("a & b | a & !b", "a");
        check("a & (b | a)", "a");
        check("a & c | b & c", "(a | b) & c");
        check("!(a | !b & !c)", "!a & (b | c)");
        check("edition:c1 | edition:we", "!edition:c2");
        check("edition:c1 & edition:c2", "!all");
        check("edition:c1 & !edition:we & a", "edition:c1 & a");
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(64))]
        #[test]
        fn means_the_same(picks in prop::collection::vec((0..8_usize, any::<bool>(), any::<bool>()), 1..8)) {
            let mut text = String::from("b");
            for (name, negative, and) in picks {
                let bang = if negative { "!" } else { "" };
                let join = if and { "&" } else { "|" };
                text = format!("({text}) {join} {bang}{}", NAMES[name]);
            }
            let mut circuit = Circuit::new();
            let before = build(&mut circuit, &parse(&text).expect("a condition"));
            let after = build(&mut circuit, &parse(&simplified(&text)).expect("a condition"));
            let mut decider = Decider::new(&circuit, 8, &[Var(0), Var(1), Var(2)]);
            prop_assert!(decider.same(before, after), "{}", text);
        }
    }
}
