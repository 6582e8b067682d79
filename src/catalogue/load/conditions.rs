//! `conditions.toml`: conditions with names, which may name each other.

use super::super::NamedCondition;
use super::super::conditions::names;
use super::{Loader, files};
use crate::condition::{Cond, Expr};
use crate::diagnostic::{Code, Diagnostic};
use crate::id::Id;
use crate::reader::{At, Fields, Text};
use crate::tree::InputTree;
use std::collections::BTreeMap;

/// A named condition as it was written; `None` where it cannot be read.
struct Raw {
    id: At<Id>,
    wica: Option<String>,
    is: Option<(Text, Expr)>,
}

impl Raw {
    /// The indices of the named conditions that it names.
    fn needs<'r>(&'r self, places: &'r BTreeMap<&str, usize>) -> impl Iterator<Item = usize> {
        let names = self.is.iter().flat_map(|(_, expr)| names(expr));
        names.filter_map(|name| places.get(name.text.as_str()).copied())
    }
}

impl Loader<'_> {
    pub fn load_conditions(&mut self, tree: &InputTree) {
        let raw = self.read_conditions(tree);
        let places: BTreeMap<&str, usize> = raw.iter().zip(0..).map(|(raw, n)| (raw.id.value.as_str(), n)).collect();
        let needs: Vec<Vec<usize>> = raw.iter().map(|raw| raw.needs(&places).collect()).collect();
        let (order, circular) = in_order(&needs);
        self.report_circles(&raw, &needs, &circular);
        let mut conds = vec![Cond::ALWAYS; raw.len()];
        for n in circular {
            self.catalogue.atoms.insert(raw[n].id.value.to_string(), Cond::ALWAYS);
        }
        for n in order {
            let cond = raw[n].is.as_ref().and_then(|(text, expr)| self.catalogue.resolve(text, expr, self.found));
            conds[n] = cond.unwrap_or(Cond::ALWAYS);
            self.catalogue.atoms.insert(raw[n].id.value.to_string(), conds[n]);
        }
        let named = raw.into_iter().zip(conds);
        self.catalogue.named.extend(named.map(|(Raw { id, wica, .. }, is)| NamedCondition {
            id: id.value,
            wica,
            is,
            at: id.at,
        }));
    }

    fn read_conditions(&mut self, tree: &InputTree) -> Vec<Raw> {
        let Some(source) = files::open(tree, files::CONDITIONS, self.found) else { return Vec::new() };
        let mut top = source.table(self.found);
        let mut conditions = Vec::new();
        for (id, fields) in top.take_named("condition", self.found) {
            let raw = self.read_named(id, fields);
            if self.define_word(&raw.id) && self.has_room(conditions.len(), "named conditions", &raw.id.at) {
                conditions.push(raw);
            }
        }
        top.finish(self.found);
        conditions
    }

    fn read_named(&mut self, id: At<Id>, mut fields: Fields<'_>) -> Raw {
        let is = fields.need_text("is", self.found);
        let wica = self.take_wica(&mut fields);
        fields.finish(self.found);
        let is = is.and_then(|text| text.condition(self.found).map(|expr| (text, expr)));
        Raw { id, wica, is }
    }

    /// Reports each circle once, at its first condition.
    fn report_circles(&mut self, raw: &[Raw], needs: &[Vec<usize>], circular: &[usize]) {
        let mut seen = vec![false; raw.len()];
        for start in circular {
            let mut path = Vec::new();
            let mut next = *start;
            while !seen[next] {
                seen[next] = true;
                path.push(next);
                next = *needs[next].iter().find(|need| circular.binary_search(need).is_ok()).expect("it waits for one");
            }
            let Some(first) = path.iter().position(|n| *n == next) else { continue };
            let circle = path[first..].iter().chain([&next]).map(|n| raw[*n].id.value.as_str());
            let message = format!("this condition needs itself: {}", circle.collect::<Vec<_>>().join(" → "));
            self.found.push(Diagnostic::error(Code::CIRCULAR_CONDITION, raw[next].id.at.clone(), message));
        }
    }
}

/// An order in which everything stands behind what it needs; and, sorted, what is in a circle or needs one.
fn in_order(needs: &[Vec<usize>]) -> (Vec<usize>, Vec<usize>) {
    let mut needed_by = vec![Vec::new(); needs.len()];
    let mut missing: Vec<usize> = needs.iter().map(Vec::len).collect();
    for (n, needed) in needs.iter().enumerate() {
        for one in needed {
            needed_by[*one].push(n);
        }
    }
    let mut order: Vec<usize> = (0..needs.len()).filter(|n| missing[*n] == 0).collect();
    let mut done = 0;
    while let Some(next) = order.get(done) {
        done += 1;
        for waiting in &needed_by[*next] {
            missing[*waiting] -= 1;
            if missing[*waiting] == 0 {
                order.push(*waiting);
            }
        }
    }
    let circular = (0..needs.len()).filter(|n| missing[*n] > 0).collect();
    (order, circular)
}
