//! Conditions written in the catalogue's words, and questions about them.

use super::Catalogue;
use crate::condition::{Cond, Decider, Node, Var};

impl Catalogue {
    /// The condition as an editor would write it: by its name, if it has one, else by what it is made of.
    #[must_use]
    pub fn describe(&self, condition: Cond) -> String {
        if let Some((name, _)) = self.atoms.iter().find(|(_, known)| **known == condition) {
            return name.clone();
        }
        let part = |part: &Cond| match self.circuit.look(*part) {
            Node::And(_) | Node::Or(_) if !self.atoms.values().any(|known| known == part) => {
                format!("({})", self.describe(*part))
            }
            _ => self.describe(*part),
        };
        let join = |parts: &[Cond], operator: &str| parts.iter().map(part).collect::<Vec<_>>().join(operator);
        match self.circuit.look(condition) {
            Node::Never => "!all".to_owned(),
            Node::Always => "all".to_owned(),
            Node::Var(var) => format!("variable {}", var.0),
            Node::Not(inner) => format!("!{}", part(inner)),
            Node::And(parts) => join(parts, " & "),
            Node::Or(parts) => join(parts, " | "),
        }
    }

    /// Decides conditions over all selections. Every variable of the circuit is one of the catalogue's.
    #[must_use]
    pub fn decider(&self) -> Decider<'_> {
        let editions: Vec<Var> = self.editions.iter().map(|edition| edition.var).collect();
        let others = self.components.iter().map(|c| c.var).chain(self.variants.iter().map(|v| v.var));
        let last = editions.iter().copied().chain(others).max();
        Decider::new(&self.circuit, last.map_or(0, |var| var.0 + 1), &editions)
    }
}
