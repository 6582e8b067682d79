//! The conditions of one live page, as data for its script: the nodes of the circuit that the page needs, each
//! before those that name it.
//!
//! A word a node, numbered from 0: `=fairy`, `=c2:`, `=+variant` for what the reader chooses, as in the text of a
//! selection; `!3` for "not node 3", `&3,5` for "and", `|3,5` for "or"; `1` for always, `0` for never.

use crate::catalogue::Catalogue;
use crate::condition::{Circuit, Cond, Node, Values, Var};
use std::collections::BTreeMap;

/// Numbers conditions as they are asked for.
pub struct Conditions<'c> {
    circuit: &'c Circuit,
    names: BTreeMap<Var, String>,
    numbers: BTreeMap<Vec<Cond>, usize>,
    nodes: Vec<String>,
    /// What holds in the selection that the page opens with.
    opening: &'c Values,
}

impl<'c> Conditions<'c> {
    pub fn new(catalogue: &'c Catalogue, opening: &'c Values) -> Self {
        let names = names(catalogue);
        Self { circuit: &catalogue.circuit, names, numbers: BTreeMap::new(), nodes: Vec::new(), opening }
    }

    /// The number of a condition that holds where all of these do; at least one is given.
    pub fn number(&mut self, all: &[Cond]) -> usize {
        match all {
            [one] => self.node(*one),
            all => {
                let parts: Vec<usize> = all.iter().map(|part| self.node(*part)).collect();
                self.add(all.to_vec(), joined('&', &parts))
            }
        }
    }

    /// Whether all of them hold when the page opens.
    pub fn hold(&self, all: &[Cond]) -> bool {
        all.iter().all(|part| self.opening.holds(*part))
    }

    /// The data.
    pub fn text(&self) -> String {
        self.nodes.join(" ")
    }

    fn node(&mut self, condition: Cond) -> usize {
        if let Some(known) = self.numbers.get(std::slice::from_ref(&condition)) {
            return *known;
        }
        let text = match self.circuit.look(condition) {
            Node::Never => "0".to_owned(),
            Node::Always => "1".to_owned(),
            Node::Var(var) => format!("={}", self.names.get(var).map_or("", String::as_str)),
            Node::Not(inner) => format!("!{}", self.node(*inner)),
            Node::And(parts) => self.junction('&', parts),
            Node::Or(parts) => self.junction('|', parts),
        };
        self.add(vec![condition], text)
    }

    fn junction(&mut self, sign: char, parts: &[Cond]) -> String {
        let parts: Vec<usize> = parts.iter().map(|part| self.node(*part)).collect();
        joined(sign, &parts)
    }

    fn add(&mut self, key: Vec<Cond>, text: String) -> usize {
        *self.numbers.entry(key).or_insert_with(|| {
            self.nodes.push(text);
            self.nodes.len() - 1
        })
    }
}

fn joined(sign: char, parts: &[usize]) -> String {
    let parts: Vec<String> = parts.iter().map(usize::to_string).collect();
    format!("{sign}{}", parts.join(","))
}

fn names(catalogue: &Catalogue) -> BTreeMap<Var, String> {
    let editions = catalogue.editions.iter().map(|edition| (edition.var, format!("{}:", edition.id)));
    let components = catalogue.components.iter().map(|component| (component.var, component.id.to_string()));
    let variants = catalogue.variants.iter().map(|variant| (variant.var, format!("+{}", variant.id)));
    editions.chain(components).chain(variants).collect()
}
