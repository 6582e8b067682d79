//! Exact statements about conditions over all selections: equal, possible, how often, where they differ.
//!
//! A binary decision diagram answers where it stays small; where it does not, a SAT solver answers
//! what can be answered without counting. Both know that exactly one of the editions is preferred.

use super::circuit::{Circuit, Cond, Node, Var};
use batsat::{BasicSolver, Lit, SolverInterface, lbool};
use biodivine_lib_bdd::{Bdd, BddVariable, BddVariableSet, op_function};
use std::collections::BTreeMap;

/// Diagrams larger than this are given up: unions of many conditions can grow without bound.
pub(super) const MAX_NODES: usize = 1 << 18;

/// Decides conditions of one circuit.
pub struct Decider<'c> {
    circuit: &'c Circuit,
    pub(super) variables: BddVariableSet,
    /// The variables of which exactly one is set.
    pub(super) exactly_one: Vec<Var>,
    /// The selections that there can be: exactly one edition is preferred.
    possible: Bdd,
    /// Diagrams already made; `None` for one that grew too large.
    known: BTreeMap<Cond, Option<Bdd>>,
}

/// In how many selections a condition holds.
#[derive(Clone, Debug, PartialEq)]
pub struct Count {
    /// Decimal digits.
    pub selections: String,
    /// Of how many there are; decimal digits.
    pub of: String,
    /// From 0 to 1.
    pub share: f64,
}

/// The variables that are set in a selection; no proper part of the components would do.
pub type Witness = Vec<Var>;

impl<'c> Decider<'c> {
    /// `variables`: how many the catalogue has given out. `exactly_one`: the editions.
    #[must_use]
    pub fn new(circuit: &'c Circuit, variables: u16, exactly_one: &[Var]) -> Self {
        let variables = BddVariableSet::new_anonymous(variables);
        let editions: Vec<_> = exactly_one.iter().map(|var| bdd_variable(*var)).collect();
        let possible = if editions.is_empty() { variables.mk_true() } else { variables.mk_sat_exactly_k(1, &editions) };
        Self { circuit, variables, exactly_one: exactly_one.to_vec(), possible, known: BTreeMap::new() }
    }

    /// The smallest selection in which the two differ; `None`, if they are the same in all.
    pub fn difference(&mut self, one: Cond, other: Cond) -> Option<Witness> {
        if one == other {
            return None;
        }
        if let (Some(left), Some(right)) = (self.diagram(one), self.diagram(other))
            && let Some(differs) = Bdd::binary_op_with_limit(MAX_NODES, &left, &right, op_function::xor)
        {
            return smallest(&differs);
        }
        self.solve(&[(one, true), (other, false)]).or_else(|| self.solve(&[(one, false), (other, true)]))
    }

    /// The smallest selection in which the condition holds; `None`, if there is none.
    pub fn witness(&mut self, condition: Cond) -> Option<Witness> {
        self.difference(condition, Cond::NEVER)
    }

    pub fn same(&mut self, one: Cond, other: Cond) -> bool {
        self.difference(one, other).is_none()
    }

    /// The smallest selection in which `one` holds and `other` does not.
    pub fn exceeds(&mut self, one: Cond, other: Cond) -> Option<Witness> {
        if let (Some(left), Some(right)) = (self.diagram(one), self.diagram(other))
            && let Some(differs) = Bdd::binary_op_with_limit(MAX_NODES, &left, &right, op_function::and_not)
        {
            return smallest(&differs);
        }
        self.solve(&[(one, true), (other, false)])
    }

    /// Over all selections; `None`, if the diagram is too large to count on.
    pub fn count(&mut self, condition: Cond) -> Option<Count> {
        let diagram = self.diagram(condition)?;
        let (selections, of) = (diagram.exact_cardinality(), self.possible.exact_cardinality());
        let share = diagram.cardinality() / self.possible.cardinality();
        Some(Count { selections: selections.to_string(), of: of.to_string(), share })
    }

    /// What is no selection: no edition preferred, or several.
    pub(super) fn impossible(&self) -> Bdd {
        self.possible.not()
    }

    /// The possible selections in which the condition holds.
    pub(super) fn diagram(&mut self, condition: Cond) -> Option<Bdd> {
        let bare = self.bare(condition)?;
        Bdd::binary_op_with_limit(MAX_NODES, &bare, &self.possible, op_function::and)
    }

    fn bare(&mut self, condition: Cond) -> Option<Bdd> {
        if let Some(known) = self.known.get(&condition) {
            return known.clone();
        }
        let circuit = self.circuit;
        let made = match circuit.look(condition) {
            Node::Never => Some(self.variables.mk_false()),
            Node::Always => Some(self.variables.mk_true()),
            Node::Var(var) => Some(self.variables.mk_var(bdd_variable(*var))),
            Node::Not(inner) => self.bare(*inner).map(Bdd::into_not),
            Node::And(parts) => self.fold(parts, self.variables.mk_true(), op_function::and),
            Node::Or(parts) => self.fold(parts, self.variables.mk_false(), op_function::or),
        };
        self.known.insert(condition, made.clone());
        made
    }

    fn fold(
        &mut self,
        parts: &[Cond],
        start: Bdd,
        operation: fn(Option<bool>, Option<bool>) -> Option<bool>,
    ) -> Option<Bdd> {
        parts.iter().try_fold(start, |made, part| {
            let part = self.bare(*part)?;
            Bdd::binary_op_with_limit(MAX_NODES, &made, &part, operation)
        })
    }

    /// A selection in which the conditions have these values, made as small as single omissions can make it.
    pub(super) fn solve(&self, wanted: &[(Cond, bool)]) -> Option<Witness> {
        let mut sat = Sat::new(self);
        let wanted: Vec<Lit> = wanted.iter().map(|(condition, value)| sat.literal(*condition).signed(*value)).collect();
        let mut witness = sat.model(&wanted)?;
        for var in witness.clone() {
            let without = |(known, literal): (&Var, &Lit)| {
                let keep = self.exactly_one.contains(known) || *known != var && witness.contains(known);
                (!keep).then_some(!*literal)
            };
            let smaller: Vec<Lit> = sat.variables.iter().filter_map(without).chain(wanted.iter().copied()).collect();
            witness = sat.model(&smaller).unwrap_or(witness);
        }
        Some(witness)
    }
}

pub(super) fn bdd_variable(var: Var) -> BddVariable {
    BddVariable::from_index(usize::from(var.0))
}

pub(super) fn smallest(diagram: &Bdd) -> Option<Witness> {
    let valuation = diagram.most_negative_valuation()?;
    let set = valuation.to_values().into_iter().filter(|(_, value)| *value);
    Some(set.map(|(variable, _)| Var(u16::try_from(variable.to_index()).expect("made from a Var"))).collect())
}

trait Signed {
    fn signed(self, value: bool) -> Self;
}

impl Signed for Lit {
    fn signed(self, value: bool) -> Self {
        if value { self } else { !self }
    }
}

/// The circuit in clauses, as far as the questions need it (Tseitin's transformation).
struct Sat<'c> {
    circuit: &'c Circuit,
    solver: BasicSolver,
    variables: BTreeMap<Var, Lit>,
    known: BTreeMap<Cond, Lit>,
}

impl<'c> Sat<'c> {
    fn new(decider: &Decider<'c>) -> Self {
        let mut sat = Self {
            circuit: decider.circuit,
            solver: BasicSolver::default(),
            variables: BTreeMap::new(),
            known: BTreeMap::new(),
        };
        let editions: Vec<Lit> = decider.exactly_one.iter().map(|var| sat.variable(*var)).collect();
        sat.clause(editions.clone());
        for (n, one) in editions.iter().enumerate() {
            for other in &editions[..n] {
                sat.clause(vec![!*one, !*other]);
            }
        }
        sat
    }

    /// The variables set in some selection in which the literals hold.
    fn model(&mut self, literals: &[Lit]) -> Option<Witness> {
        let found = self.solver.solve_limited(literals) == lbool::TRUE;
        let is_set = |literal: &Lit| self.solver.value_lit(*literal) == lbool::TRUE;
        found.then(|| self.variables.iter().filter(|(_, literal)| is_set(literal)).map(|(var, _)| *var).collect())
    }

    fn fresh(&mut self) -> Lit {
        Lit::new(self.solver.new_var_default(), true)
    }

    fn variable(&mut self, var: Var) -> Lit {
        if let Some(known) = self.variables.get(&var) {
            return *known;
        }
        let lit = self.fresh();
        self.variables.insert(var, lit);
        lit
    }

    fn clause(&mut self, mut literals: Vec<Lit>) {
        if !literals.is_empty() {
            self.solver.add_clause_reuse(&mut literals);
        }
    }

    fn literal(&mut self, condition: Cond) -> Lit {
        if let Some(known) = self.known.get(&condition) {
            return *known;
        }
        let circuit = self.circuit;
        let lit = match circuit.look(condition) {
            Node::Never => self.junction(&[], false),
            Node::Always => self.junction(&[], true),
            Node::Var(var) => self.variable(*var),
            Node::Not(inner) => !self.literal(*inner),
            Node::And(parts) => self.junction(parts, true),
            Node::Or(parts) => self.junction(parts, false),
        };
        self.known.insert(condition, lit);
        lit
    }

    /// A literal that is the conjunction (`all`) or the disjunction of the parts.
    fn junction(&mut self, parts: &[Cond], all: bool) -> Lit {
        let parts: Vec<Lit> = parts.iter().map(|part| self.literal(*part).signed(all)).collect();
        let made = self.fresh();
        let mut long = vec![made.signed(all)];
        for part in parts {
            self.clause(vec![made.signed(!all), part]);
            long.push(!part);
        }
        self.clause(long);
        made
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    const EDITIONS: [Var; 3] = [Var(0), Var(1), Var(2)];

    #[test]
    fn editions_exclude_each_other() {
        let mut circuit = Circuit::new();
        let [one, two, three] = EDITIONS.map(|var| circuit.var(var));
        let any = circuit.or([one, two, three]);
        let both = circuit.and([one, two]);
        let neither = circuit.or([one, two]);
        let not_three = circuit.not(three);
        let mut decider = Decider::new(&circuit, 5, &EDITIONS);
        assert!(decider.same(any, Cond::ALWAYS) && decider.same(both, Cond::NEVER) && decider.same(neither, not_three));
        let count = decider.count(one).expect("small");
        assert_eq!((count.selections.as_str(), count.of.as_str()), ("4", "12"));
    }

    #[test]
    fn witnesses_are_small() {
        let mut circuit = Circuit::new();
        let [a, b, c] = [3, 4, 5].map(|n| circuit.var(Var(n)));
        let ab = circuit.and([a, b]);
        let either = circuit.or([ab, c]);
        let mut decider = Decider::new(&circuit, 6, &EDITIONS);
        let witness = decider.witness(either).expect("possible");
        assert_eq!(witness.iter().filter(|var| var.0 > 2).collect::<Vec<_>>(), [&Var(5)]);
        let solved = decider.solve(&[(either, true)]).expect("possible");
        assert_eq!(solved.iter().filter(|var| var.0 > 2).collect::<Vec<_>>(), [&Var(5)]);
    }

    #[test]
    fn unions_too_large_for_a_diagram_are_solved() {
        let mut circuit = Circuit::new();
        let pairs: Vec<Cond> = (0..60)
            .map(|n| {
                let (one, other) = (circuit.var(Var(3 + n)), circuit.var(Var(63 + n)));
                circuit.and([one, other])
            })
            .collect();
        let all = circuit.or(pairs.clone());
        let most = circuit.or(pairs[1..].iter().copied());
        let mut decider = Decider::new(&circuit, 123, &EDITIONS);
        assert_eq!(decider.count(all), None);
        let witness = decider.difference(all, most).expect("the first pair");
        assert_eq!(witness.into_iter().filter(|var| var.0 > 2).collect::<Vec<_>>(), [Var(3), Var(63)]);
        assert!(decider.exceeds(most, all).is_none());
    }

    fn grow(circuit: &mut Circuit, plan: &[(u8, usize, usize)]) -> Vec<Cond> {
        let mut made: Vec<Cond> = (0..8).map(|n| circuit.var(Var(n))).collect();
        for (operation, left, right) in plan {
            let (left, right) = (made[left % made.len()], made[right % made.len()]);
            made.push(match operation % 3 {
                0 => circuit.and([left, right]),
                1 => circuit.or([left, right]),
                _ => circuit.not(left),
            });
        }
        made
    }

    proptest! {
        /// Diagram, solver and plain enumeration of all selections agree.
        #[test]
        fn the_three_ways_agree(plan in prop::collection::vec((any::<u8>(), any::<usize>(), any::<usize>()), 1..25)) {
            let mut circuit = Circuit::new();
            let made = grow(&mut circuit, &plan);
            let (one, other) = (made[made.len() - 1], made[made.len() / 2]);
            let mut decider = Decider::new(&circuit, 8, &EDITIONS);
            let worlds = (0..256_u32).filter(|bits| (bits & 7).is_power_of_two());
            let holds = |bits: u32, cond| circuit.evaluate(|var| bits >> var.0 & 1 == 1).holds(cond);
            let differing = worlds.clone().filter(|bits| holds(*bits, one) != holds(*bits, other)).count();
            let size = |witness: &Witness| witness.iter().filter(|var| var.0 > 2).count();
            let by_diagram = decider.difference(one, other);
            prop_assert_eq!(by_diagram.is_none(), differing == 0);
            let by_solver = decider
                .solve(&[(one, true), (other, false)])
                .or_else(|| decider.solve(&[(one, false), (other, true)]));
            prop_assert_eq!(by_solver.is_some(), by_diagram.is_some());
            for witness in [by_diagram, by_solver].iter().flatten() {
                let bits = witness.iter().fold(0, |bits, var| bits | 1 << var.0);
                prop_assert!(holds(bits, one) != holds(bits, other), "{:?}", witness);
                prop_assert!(size(witness) <= 5);
            }
            let count = worlds.filter(|bits| holds(*bits, one)).count();
            prop_assert_eq!(decider.count(one).expect("small").selections, count.to_string());
        }
    }
}
