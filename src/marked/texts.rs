//! All texts that a conditional text can become.

use super::{Conditional, Event};
use crate::condition::{Decider, Narrowed, Witness};
use std::collections::BTreeMap;

/// The different texts of a conditional text.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Texts {
    /// With the smallest selection that shows it.
    pub shown: BTreeMap<String, Witness>,
    /// There are more of them, or they come about in more ways than were tried.
    pub is_cut: bool,
}

/// How far to go.
#[derive(Clone, Copy, Debug)]
pub struct Limit {
    /// So many different texts.
    pub texts: usize,
    /// So many ways in which they come about.
    pub ways: usize,
}

impl Conditional {
    /// What shows in the selections of `within`: every text once, and nothing that no selection shows. Slots stay
    /// empty.
    #[must_use]
    pub fn texts(&self, decider: &mut Decider<'_>, within: &Narrowed, limit: Limit) -> Texts {
        let mut walk = Walk { text: self, decider, limit, ways: 0, found: Texts::default() };
        walk.go(&Way { shown: String::new(), copied: 0, at: 0, within: within.clone() });
        walk.found
    }
}

struct Walk<'w, 'c> {
    text: &'w Conditional,
    decider: &'w mut Decider<'c>,
    limit: Limit,
    ways: usize,
    found: Texts,
}

/// How far one way through the text has come.
#[derive(Clone)]
struct Way {
    shown: String,
    /// Bytes of the text that are done with.
    copied: usize,
    /// The next event.
    at: usize,
    within: Narrowed,
}

impl Walk<'_, '_> {
    /// What is hidden comes first: it needs less on the table.
    fn go(&mut self, way: &Way) {
        if self.found.is_cut {
            return;
        }
        let mut at = way.at;
        while let Some(Event::Slot { .. }) = self.text.events().get(at) {
            at += 1;
        }
        let Some(&Event::Region { start, end, when, next }) = self.text.events().get(at) else {
            return self.end(way);
        };
        if let Some(within) = self.decider.narrowed(&way.within, when, false) {
            let before = self.text.text().get(way.copied..start as usize).unwrap_or_default();
            let shown = format!("{}{before}", way.shown);
            self.go(&Way { shown, copied: way.copied.max(end as usize), at: next as usize, within });
        }
        if let Some(within) = self.decider.narrowed(&way.within, when, true) {
            self.go(&Way { at: at + 1, within, ..way.clone() });
        }
    }

    fn end(&mut self, way: &Way) {
        let shown = format!("{}{}", way.shown, &self.text.text()[way.copied..]);
        self.ways += 1;
        let is_new = !self.found.shown.contains_key(&shown);
        if self.ways > self.limit.ways || is_new && self.found.shown.len() == self.limit.texts {
            self.found.is_cut = true;
            return;
        }
        let selection = self.decider.smallest(&way.within);
        let known = self.found.shown.entry(shown).or_insert_with(|| selection.clone());
        if (selection.len(), &selection) < (known.len(), known) {
            *known = selection;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::region;
    use super::*;
    use crate::condition::{Circuit, Var};
    use proptest::prelude::*;
    use std::collections::BTreeSet;

    const ALL: Limit = Limit { texts: 1000, ways: 10_000 };

    fn texts(marked: &str, circuit: &Circuit, limit: Limit) -> Texts {
        let text = Conditional::parse(marked).expect("balanced");
        let mut decider = Decider::new(circuit, 5, &[Var(0)]);
        let every = decider.every();
        text.texts(&mut decider, &every, limit)
    }

    #[test]
    fn texts_come_with_their_smallest_selections() {
        let mut circuit = Circuit::new();
        let [a, b] = [1, 2].map(|n| circuit.var(Var(n)));
        let (not_a, either) = (circuit.not(a), circuit.or([a, b]));
        let marked = format!("x{}{}{}", region(a, "A"), region(not_a, "-"), region(either, "!"));
        let found = texts(&marked, &circuit, ALL);
        let rows: Vec<(&str, Vec<u16>)> =
            found.shown.iter().map(|(text, set)| (text.as_str(), set.iter().map(|var| var.0).collect())).collect();
        assert_eq!(rows, [("x-", vec![0]), ("x-!", vec![0, 2]), ("xA!", vec![0, 1])]);
        assert!(!found.is_cut);
    }

    #[test]
    fn too_many_texts_are_cut() {
        let mut circuit = Circuit::new();
        let marked: String = (1..5).map(|n| region(circuit.var(Var(n)), &n.to_string())).collect();
        assert_eq!(texts(&marked, &circuit, ALL).shown.len(), 16);
        let few = texts(&marked, &circuit, Limit { texts: 3, ..ALL });
        assert_eq!((few.shown.len(), few.is_cut), (3, true));
    }

    fn any_marked() -> impl Strategy<Value = Vec<(u16, bool, u16, &'static str)>> {
        prop::collection::vec((1..5_u16, any::<bool>(), 1..5_u16, prop::sample::select(vec!["a", "b", ""])), 0..5)
    }

    proptest! {
        /// The texts are those that pruning gives over all selections.
        #[test]
        fn texts_are_what_selections_show(plan in any_marked()) {
            let mut circuit = Circuit::new();
            let marked: String = plan.iter().map(|(outer, negated, inner, text)| {
                let var = circuit.var(Var(*outer));
                let when = if *negated { circuit.not(var) } else { var };
                region(when, &format!("{text}{}", region(circuit.var(Var(*inner)), "c"))) + "."
            }).collect();
            let found = texts(&marked, &circuit, ALL);
            let text = Conditional::parse(&marked).expect("balanced");
            let shown = |set: &dyn Fn(Var) -> bool| text.prune(&circuit.evaluate(set), &[]);
            let expected: BTreeSet<String> =
                (0..16_u32).map(|bits| shown(&|var| var.0 == 0 || bits >> (var.0 - 1) & 1 == 1)).collect();
            prop_assert_eq!(found.shown.keys().cloned().collect::<BTreeSet<_>>(), expected);
            for (text, set) in &found.shown {
                prop_assert_eq!(&shown(&|var| set.contains(&var)), text);
            }
        }
    }
}
