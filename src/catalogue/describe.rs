//! Conditions written in the catalogue's words.

use super::Catalogue;
use crate::condition::{Cond, Node};

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
}
