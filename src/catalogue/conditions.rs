//! What the names in a condition stand for.

use super::Catalogue;
use crate::condition::{Circuit, Cond, Expr, Name};
use crate::diagnostic::{Code, Diagnostic};
use crate::reader::{Text, shorten};
use std::collections::BTreeMap;

impl Catalogue {
    /// Reads a condition that stands in a file; every fault of it is reported.
    pub fn read_condition(&mut self, text: &Text, found: &mut Vec<Diagnostic>) -> Option<Cond> {
        let expr = text.condition(found)?;
        self.resolve(text, &expr, found)
    }

    /// Gives an expression its meaning; every unknown name in it is reported.
    pub fn resolve(&mut self, text: &Text, expr: &Expr, found: &mut Vec<Diagnostic>) -> Option<Cond> {
        self.asked.extend(names(expr).into_iter().map(|name| name.text.clone()));
        let built = build(expr, &self.atoms, &mut self.circuit);
        if built.is_none() {
            let unknown = names(expr).into_iter().filter(|name| !self.atoms.contains_key(&name.text));
            found.extend(unknown.map(|name| self.unknown_name(text, name)));
        }
        built
    }

    fn unknown_name(&self, text: &Text, name: &Name) -> Diagnostic {
        let (at, shown) = (text.part(name.at.clone()), shorten(&name.text));
        let diagnostic = |message: String| Diagnostic::error(Code::UNKNOWN_COMPONENT, at.clone(), message);
        if let Some(edition) = self.followed(&name.text) {
            let message = format!("`{shown}`: this edition has no rules of its own");
            return diagnostic(message).fix(format!("write `rules:{edition}`"));
        }
        let diagnostic = diagnostic(format!("there is no component or condition `{shown}`"));
        let also = name.text.split_once(':').and_then(|(what, id)| Some((what, self.edition_also_called(id)?)));
        if let Some((what @ ("edition" | "rules"), id)) = also {
            return diagnostic.fix(format!("did you mean `{what}:{id}`?"));
        }
        match self.by_wica(&name.text) {
            Some(id) => diagnostic.fix(format!("did you mean `{id}`?")),
            None => diagnostic.suggest(&name.text, self.atoms.keys().map(String::as_str)),
        }
    }

    /// For `rules:we`: the edition that `we` follows.
    fn followed(&self, name: &str) -> Option<&str> {
        let id = name.strip_prefix("rules:")?;
        let edition = self.editions.iter().find(|edition| edition.id.as_str() == id)?;
        Some(self.editions[edition.follows].id.as_str())
    }

    /// The id of what the wiki calls so.
    pub(super) fn by_wica(&self, token: &str) -> Option<&str> {
        let components = self.components.iter().map(|c| (&c.wica, &c.id));
        let named = self.named.iter().map(|n| (&n.wica, &n.id));
        let mut all = components.chain(named);
        let same = |wica: &str| wica.eq_ignore_ascii_case(token);
        all.find(|(wica, _)| wica.as_deref().is_some_and(same)).map(|(_, id)| id.as_str())
    }
}

/// `None` if a name in it is unknown. The depth is bounded by the parser.
fn build(expr: &Expr, atoms: &BTreeMap<String, Cond>, circuit: &mut Circuit) -> Option<Cond> {
    let mut all =
        |parts: &[Expr]| -> Option<Vec<Cond>> { parts.iter().map(|part| build(part, atoms, circuit)).collect() };
    match expr {
        Expr::All => Some(Cond::ALWAYS),
        Expr::Name(name) => atoms.get(&name.text).copied(),
        Expr::Not(inner) => build(inner, atoms, circuit).map(|inner| circuit.not(inner)),
        Expr::And(parts) => all(parts).map(|parts| circuit.and(parts)),
        Expr::Or(parts) => all(parts).map(|parts| circuit.or(parts)),
    }
}

/// Every name in an expression, in its order.
pub(super) fn names(expr: &Expr) -> Vec<&Name> {
    match expr {
        Expr::All => Vec::new(),
        Expr::Name(name) => vec![name],
        Expr::Not(inner) => names(inner),
        Expr::And(parts) | Expr::Or(parts) => parts.iter().flat_map(names).collect(),
    }
}
