//! For which editions a condition was published, and where what it shows is therefore an adaptation.
//!
//! Editions are never written at records: a component knows the editions that it was published for, and what
//! needs the component inherits them. Because of `a | b` the answer depends on the selection, so it is itself
//! a condition.

use super::Catalogue;
use crate::condition::{Cond, Node, Var};
use std::collections::{BTreeMap, BTreeSet};

impl Catalogue {
    /// For each edition, by its index: where the condition rests on what was published for it.
    ///
    /// Means something only where the condition itself holds. A component is supported by its editions; a variant by
    /// those of what it needs; an edition and a negation by all. Of `a | b` only that counts which is true. `a & b` needs both;
    /// where no edition has both, those that have one of them are supported.
    pub fn supports(&mut self, condition: Cond) -> Vec<Cond> {
        let condition = self.with_needs(condition);
        let mut known = BTreeMap::new();
        for part in self.parts_of(condition) {
            let support = self.support_of(part, &known);
            known.insert(part, support);
        }
        known.remove(&condition).unwrap_or_else(|| self.all_editions())
    }

    /// The condition with what its variants need beside them, save under a negation.
    fn with_needs(&mut self, condition: Cond) -> Cond {
        let mut with = BTreeMap::new();
        for part in self.parts_of(condition) {
            let of = |parts: &[Cond]| parts.iter().map(|part| with[part]).collect::<Vec<Cond>>();
            let new = match self.circuit.look(part).clone() {
                Node::Var(var) => {
                    let variant = self.variants.iter().find(|variant| variant.var == var);
                    let needs = variant.map_or(Cond::ALWAYS, |variant| variant.needs);
                    self.circuit.and([part, needs])
                }
                Node::And(parts) => self.circuit.and(of(&parts)),
                Node::Or(parts) => self.circuit.or(of(&parts)),
                Node::Never | Node::Always | Node::Not(_) => part,
            };
            with.insert(part, new);
        }
        with[&condition]
    }

    /// Where the condition rests on what was not published for the preferred edition.
    pub fn adapted(&mut self, condition: Cond) -> Cond {
        let supports = self.supports(condition);
        self.unsupported(&supports)
    }

    /// Where something published for just these editions is an adaptation.
    pub fn adapted_outside(&mut self, editions: &[usize]) -> Cond {
        let has = |edition| if editions.contains(&edition) { Cond::ALWAYS } else { Cond::NEVER };
        let supports: Vec<Cond> = (0..self.editions.len()).map(has).collect();
        self.unsupported(&supports)
    }

    fn unsupported(&mut self, supports: &[Cond]) -> Cond {
        let mut foreign = Vec::new();
        for (edition, support) in supports.iter().enumerate() {
            let lacks = self.circuit.not(*support);
            foreign.push(self.circuit.and([self.editions[edition].preferred, lacks]));
        }
        self.circuit.or(foreign)
    }

    /// The condition and all that it is made of, save what stands under a negation; operands first.
    fn parts_of(&self, condition: Cond) -> BTreeSet<Cond> {
        let mut parts = BTreeSet::new();
        let mut open = vec![condition];
        while let Some(next) = open.pop() {
            if let (true, Node::And(inner) | Node::Or(inner)) = (parts.insert(next), self.circuit.look(next)) {
                open.extend_from_slice(inner);
            }
        }
        parts
    }

    fn support_of(&mut self, condition: Cond, known: &BTreeMap<Cond, Vec<Cond>>) -> Vec<Cond> {
        match self.circuit.look(condition).clone() {
            Node::Var(var) => match self.component_of(var) {
                Some(component) => self.published(component),
                None => self.all_editions(),
            },
            Node::Or(parts) if parts.iter().any(|part| !is_everywhere(&known[part])) => self.either(&parts, known),
            Node::And(parts) => self.both(&parts, known),
            Node::Never | Node::Always | Node::Not(_) | Node::Or(_) => self.all_editions(),
        }
    }

    /// Variables are given out in the order of the components.
    fn component_of(&self, var: Var) -> Option<usize> {
        self.components.binary_search_by_key(&var, |component| component.var).ok()
    }

    fn published(&self, component: usize) -> Vec<Cond> {
        let editions = &self.components[component].editions;
        let has = |edition| if editions.contains(&edition) { Cond::ALWAYS } else { Cond::NEVER };
        (0..self.editions.len()).map(has).collect()
    }

    fn either(&mut self, parts: &[Cond], known: &BTreeMap<Cond, Vec<Cond>>) -> Vec<Cond> {
        let each = |edition| {
            let true_ones: Vec<Cond> =
                parts.iter().map(|part| self.circuit.and([*part, known[part][edition]])).collect();
            self.circuit.or(true_ones)
        };
        (0..self.editions.len()).map(each).collect()
    }

    fn both(&mut self, parts: &[Cond], known: &BTreeMap<Cond, Vec<Cond>>) -> Vec<Cond> {
        let of = |edition: usize| parts.iter().map(move |part| known[part][edition]);
        let editions = 0..self.editions.len();
        let common: Vec<Cond> = editions.clone().map(|edition| self.circuit.and(of(edition))).collect();
        let some = self.circuit.or(common.iter().copied());
        let none = self.circuit.not(some);
        let each = |edition: usize| {
            let one = self.circuit.or(of(edition));
            let fallback = self.circuit.and([none, one]);
            self.circuit.or([common[edition], fallback])
        };
        editions.map(each).collect()
    }

    fn all_editions(&self) -> Vec<Cond> {
        vec![Cond::ALWAYS; self.editions.len()]
    }
}

fn is_everywhere(supports: &[Cond]) -> bool {
    supports.iter().all(|support| *support == Cond::ALWAYS)
}

#[cfg(test)]
mod tests {
    use crate::catalogue::{Catalogue, Component, Edition, Id, Variant};
    use crate::condition::{self, Cond, Expr, Var};
    use crate::diagnostic::Span;
    use proptest::prelude::*;

    /// Editions c1, c2, we (variables 0 to 2); components named after the editions that they were published for.
    fn catalogue() -> Catalogue {
        let mut catalogue = Catalogue::default();
        for (n, name) in ["c1", "c2", "we"].into_iter().enumerate() {
            let var = Var(u16::try_from(n).expect("three"));
            let preferred = catalogue.circuit.var(var);
            let id = Id::parse(name).expect("an id");
            let edition = Edition { id, wica: None, also: Vec::new(), follows: n, var, preferred, rules: preferred };
            catalogue.atoms.insert(format!("edition:{name}"), preferred);
            catalogue.editions.push(edition);
        }
        let components: [(&str, &[usize]); 6] = [
            ("old", &[0]),
            ("new", &[1]),
            ("winter", &[2]),
            ("older", &[0, 2]),
            ("both", &[0, 1]),
            ("every", &[0, 1, 2]),
        ];
        for (n, (name, editions)) in components.into_iter().enumerate() {
            let var = Var(u16::try_from(10 + n).expect("six"));
            let cond = catalogue.circuit.var(var);
            let (id, at) = (Id::parse(name).expect("an id"), Span::new(&"x".into(), 0..0));
            let component = Component { id, wica: None, expansion: 0, editions: editions.into(), var, cond, at };
            catalogue.atoms.insert(name.into(), cond);
            catalogue.components.push(component);
        }
        for (n, (name, needs)) in [("old-way", "old"), ("free-way", "all")].into_iter().enumerate() {
            let var = Var(u16::try_from(20 + n).expect("two"));
            let cond = catalogue.circuit.var(var);
            let (id, at) = (Id::parse(name).expect("an id"), Span::new(&"x".into(), 0..0));
            let needed = if needs == "all" { Cond::ALWAYS } else { catalogue.atoms[needs] };
            catalogue.atoms.insert(name.into(), cond);
            catalogue.variants.push(Variant { id, needs: needed, needs_text: needs.into(), var, cond, at });
        }
        catalogue
    }

    fn cond(catalogue: &mut Catalogue, expr: &Expr) -> Cond {
        match expr {
            Expr::All => Cond::ALWAYS,
            Expr::Name(name) => catalogue.atoms[&name.text],
            Expr::Not(inner) => {
                let inner = cond(catalogue, inner);
                catalogue.circuit.not(inner)
            }
            Expr::And(parts) => {
                let parts: Vec<_> = parts.iter().map(|part| cond(catalogue, part)).collect();
                catalogue.circuit.and(parts)
            }
            Expr::Or(parts) => {
                let parts: Vec<_> = parts.iter().map(|part| cond(catalogue, part)).collect();
                catalogue.circuit.or(parts)
            }
        }
    }

    /// `selection` is the preferred edition and the components; `adapted` what is to come out.
    #[track_caller]
    fn check(when: &str, selection: &str, adapted: bool) {
        let mut catalogue = catalogue();
        let when = cond(&mut catalogue, &condition::parse(when).expect("a condition"));
        let found = catalogue.adapted(when);
        let words: Vec<&str> = selection.split(' ').collect();
        let set = |var: Var| {
            let named = |name: &str| words.contains(&name);
            catalogue.editions.iter().any(|e| e.var == var && named(e.id.as_str()))
                || catalogue.components.iter().any(|c| c.var == var && named(c.id.as_str()))
                || catalogue.variants.iter().any(|v| v.var == var && named(v.id.as_str()))
        };
        let values = catalogue.circuit.evaluate(set);
        assert!(values.holds(when), "the condition does not hold");
        assert_eq!(values.holds(found), adapted);
    }

    #[test]
    fn what_needs_a_component_is_published_where_it_is() {
        check("all", "c1", false);
        check("old", "c1 old", false);
        check("old", "c2 old", true);
        check("older", "we older", false);
        check("every", "we every", false);
        check("!old", "c2 new", false);
        check("old & edition:c2", "c2 old", true);
        check("edition:c2 | edition:we", "c2", false);
    }

    #[test]
    fn of_alternatives_only_those_count_that_are_there() {
        check("old | new", "c1 old", false);
        check("old | new", "c1 new", true);
        check("old | new", "c1 old new", false);
        check("old | !new", "c2 old", false);
        check("(old | new) & every", "c2 old every", true);
        check("(old | new) & every", "c2 old new every", false);
    }

    #[test]
    fn two_components_need_a_common_edition_or_either() {
        check("older & both", "c1 older both", false);
        check("older & both", "c2 older both", true);
        check("old & new", "c1 old new", false);
        check("old & new", "c2 old new", false);
        check("old & new", "we old new", true);
        check("(old | both) & new", "c1 old new", false);
        check("(old | both) & new", "c1 old both new", true);
    }

    /// A rule of a variant was published where what it changes was, whether or not the condition says both.
    #[test]
    fn what_a_variant_asks_for_is_published_where_what_it_needs_is() {
        for when in ["old-way", "old & old-way"] {
            check(when, "c1 old old-way", false);
            check(when, "c2 old old-way", true);
        }
        check("old-way | new", "c2 old old-way", true);
        check("old-way | new", "c2 new old old-way", false);
        check("new & !old-way", "c2 new", false);
        check("free-way", "c2 free-way", false);
    }

    #[test]
    fn given_editions_replace_the_derived() {
        let mut catalogue = catalogue();
        let adapted = catalogue.adapted_outside(&[0, 2]);
        assert_eq!(adapted, catalogue.editions[1].preferred);
        assert_eq!(catalogue.adapted_outside(&[0, 1, 2]), Cond::NEVER);
    }

    proptest! {
        /// For `a | b` over two components: adapted exactly where no component that is there was published for
        /// the edition that is preferred.
        #[test]
        fn alternatives_are_judged_by_selection(a in 0..6_usize, b in 0..6_usize, edition in 0..3_usize, there in 1..4_u8) {
            let mut catalogue = catalogue();
            let of = |catalogue: &Catalogue, n: usize| (catalogue.components[n].cond, catalogue.components[n].var);
            let ((left, left_var), (right, right_var)) = (of(&catalogue, a), of(&catalogue, b));
            let either = catalogue.circuit.or([left, right]);
            let adapted = catalogue.adapted(either);
            let set = |var: Var| {
                var == catalogue.editions[edition].var
                    || (there & 1 > 0 && var == left_var)
                    || (there & 2 > 0 && var == right_var)
            };
            let shown = [a, b].into_iter().filter(|n| set(catalogue.components[*n].var));
            let expected = shown.map(|n| &catalogue.components[n].editions).all(|editions| !editions.contains(&edition));
            prop_assert_eq!(catalogue.circuit.evaluate(set).holds(adapted), expected);
        }
    }
}
