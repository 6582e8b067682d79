//! Conditions written in the catalogue's words.

use super::Catalogue;
use crate::condition::{Cond, Decider, Node, Var};
use std::collections::BTreeSet;

impl Catalogue {
    /// The condition in its shortest form, over components, preferred editions and variants. As it was written,
    /// where that is too hard to find out.
    pub fn simplified(&self, condition: Cond, decider: &mut Decider<'_>) -> String {
        let name = |var: Var| self.name_of(var);
        decider.simplify(condition, &name).map_or_else(|| self.describe(condition), |expr| expr.to_string())
    }

    /// What a variable is called in conditions.
    fn name_of(&self, var: Var) -> String {
        let edition = self.editions.iter().find(|e| e.var == var).map(|e| format!("edition:{}", e.id));
        let component = || self.components.iter().find(|c| c.var == var).map(|c| c.id.to_string());
        let variant = || self.variants.iter().find(|v| v.var == var).map(|v| format!("variant:{}", v.id));
        edition.or_else(component).or_else(variant).unwrap_or_else(|| format!("variable {}", var.0))
    }

    /// Holds where of the variants that the conditions ask for only those are chosen that mean anything. Others
    /// are refused in a selection, so that no statement about selections should rest on them.
    pub fn without_idle_variants(&mut self, conditions: &[Cond]) -> Cond {
        let asked = self.variables_of(conditions);
        let variants: Vec<(Cond, Cond)> =
            self.variants.iter().filter(|v| asked.contains(&v.var)).map(|v| (v.cond, v.needs)).collect();
        let mut sound = Vec::new();
        for (chosen, needs) in variants {
            let not_chosen = self.circuit.not(chosen);
            sound.push(self.circuit.or([not_chosen, needs]));
        }
        self.circuit.and(sound)
    }

    /// Every variable that the conditions are made of.
    #[must_use]
    pub fn variables_of(&self, conditions: &[Cond]) -> BTreeSet<Var> {
        let (mut variables, mut seen) = (BTreeSet::new(), BTreeSet::new());
        let mut open = conditions.to_vec();
        while let Some(next) = open.pop() {
            match self.circuit.look(next) {
                Node::Var(var) => {
                    variables.insert(*var);
                }
                Node::Not(inner) => open.push(*inner),
                Node::And(parts) | Node::Or(parts) if seen.insert(next) => open.extend_from_slice(parts),
                _ => {}
            }
        }
        variables
    }

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
