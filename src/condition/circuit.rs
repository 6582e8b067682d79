//! Conditions as one shared circuit: each distinct sub-condition is a node that is stored once, so a
//! [`Cond`] is a small copyable handle, equal nodes have equal handles, and one pass over the nodes
//! evaluates every condition of the project for a selection.

use std::collections::BTreeMap;

/// A variable of the circuit: a component, a preferred edition or a variant, numbered by the catalogue.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Var(pub u16);

/// A condition in a [`Circuit`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Cond(u32);

impl Cond {
    pub const NEVER: Self = Self(0);
    pub const ALWAYS: Self = Self(1);

    /// The condition with this number: only for what [`Cond::index`] once gave.
    pub(crate) fn from_index(index: u32) -> Self {
        Self(index)
    }

    /// The number of the node, dense from 0, stable for one circuit.
    #[must_use]
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// A node in terms of earlier nodes.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Node {
    Never,
    Always,
    Var(Var),
    Not(Cond),
    /// Sorted, without repetition, at least two.
    And(Box<[Cond]>),
    /// Sorted, without repetition, at least two.
    Or(Box<[Cond]>),
}

/// All conditions of a project. Nodes only ever refer to earlier ones.
#[derive(Clone, Debug)]
pub struct Circuit {
    nodes: Vec<Node>,
    known: BTreeMap<Node, Cond>,
}

/// The value of every condition of a circuit for one selection.
#[derive(Clone, Debug)]
pub struct Values(Vec<bool>);

impl Values {
    /// Whether the condition holds. Conditions made after the evaluation are unknown to it.
    #[must_use]
    pub fn holds(&self, condition: Cond) -> bool {
        self.0[condition.index()]
    }
}

impl Default for Circuit {
    fn default() -> Self {
        Self::new()
    }
}

impl Circuit {
    #[must_use]
    pub fn new() -> Self {
        let nodes = vec![Node::Never, Node::Always];
        let known = BTreeMap::from([(Node::Never, Cond::NEVER), (Node::Always, Cond::ALWAYS)]);
        Self { nodes, known }
    }

    pub fn var(&mut self, var: Var) -> Cond {
        self.node(Node::Var(var))
    }

    /// `not(not(x))` is `x`.
    pub fn not(&mut self, condition: Cond) -> Cond {
        match self.nodes[condition.index()] {
            Node::Never => Cond::ALWAYS,
            Node::Always => Cond::NEVER,
            Node::Not(inner) => inner,
            _ => self.node(Node::Not(condition)),
        }
    }

    /// All of them hold; always, for none.
    pub fn and(&mut self, conditions: impl IntoIterator<Item = Cond>) -> Cond {
        let mut parts = Vec::new();
        for condition in conditions {
            match &self.nodes[condition.index()] {
                Node::And(inner) => parts.extend_from_slice(inner),
                _ => parts.push(condition),
            }
        }
        self.junction(parts, Cond::ALWAYS, Cond::NEVER, Node::And)
    }

    /// At least one of them holds; never, for none.
    pub fn or(&mut self, conditions: impl IntoIterator<Item = Cond>) -> Cond {
        let mut parts = Vec::new();
        for condition in conditions {
            match &self.nodes[condition.index()] {
                Node::Or(inner) => parts.extend_from_slice(inner),
                _ => parts.push(condition),
            }
        }
        self.junction(parts, Cond::NEVER, Cond::ALWAYS, Node::Or)
    }

    fn junction(&mut self, mut parts: Vec<Cond>, neutral: Cond, final_: Cond, make: fn(Box<[Cond]>) -> Node) -> Cond {
        parts.sort_unstable();
        parts.dedup();
        parts.retain(|part| *part != neutral);
        let contradicts = |part: &Cond| match self.nodes[part.index()] {
            Node::Not(inner) => parts.binary_search(&inner).is_ok(),
            _ => *part == final_,
        };
        if parts.iter().any(contradicts) {
            return final_;
        }
        match parts[..] {
            [] => neutral,
            [only] => only,
            _ => self.node(make(parts.into())),
        }
    }

    fn node(&mut self, node: Node) -> Cond {
        if let Some(known) = self.known.get(&node) {
            return *known;
        }
        let condition = Cond(u32::try_from(self.nodes.len()).expect("fewer than 2^32 conditions"));
        self.nodes.push(node.clone());
        self.known.insert(node, condition);
        condition
    }

    /// What the condition is made of.
    #[must_use]
    pub fn look(&self, condition: Cond) -> &Node {
        &self.nodes[condition.index()]
    }

    /// The number of nodes.
    #[must_use]
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Never: the two constants are always there.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        false
    }

    /// Evaluates every node once. `is_set` says which variables are true.
    #[must_use]
    pub fn evaluate(&self, is_set: impl Fn(Var) -> bool) -> Values {
        let mut values: Vec<bool> = Vec::with_capacity(self.nodes.len());
        for node in &self.nodes {
            let value = match node {
                Node::Never => false,
                Node::Always => true,
                Node::Var(var) => is_set(*var),
                Node::Not(inner) => !values[inner.index()],
                Node::And(parts) => parts.iter().all(|part| values[part.index()]),
                Node::Or(parts) => parts.iter().any(|part| values[part.index()]),
            };
            values.push(value);
        }
        Values(values)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_conditions_are_one_node() {
        let mut circuit = Circuit::new();
        let [a, b] = [0, 1].map(|n| circuit.var(Var(n)));
        assert_eq!(circuit.and([a, b]), circuit.and([b, a, b, Cond::ALWAYS]));
        let ab = circuit.or([a, b]);
        assert_eq!(circuit.or([ab, a]), ab);
        let not_a = circuit.not(a);
        assert_eq!(circuit.not(not_a), a);
        assert_eq!(circuit.and([a, b, not_a]), Cond::NEVER);
        assert_eq!(circuit.or([not_a, b, a]), Cond::ALWAYS);
        assert_eq!(circuit.and([]), Cond::ALWAYS);
        assert_eq!(circuit.or([]), Cond::NEVER);
    }

    #[test]
    fn evaluation_follows_the_operators() {
        let mut circuit = Circuit::new();
        let [a, b] = [0, 1].map(|n| circuit.var(Var(n)));
        let not_b = circuit.not(b);
        let only_a = circuit.and([a, not_b]);
        let any = circuit.or([a, b]);
        let values = circuit.evaluate(|var| var == Var(0));
        assert!(values.holds(only_a) && values.holds(any) && !values.holds(b));
    }
}
