//! Tables at which a row is tried, and features that are tried there: always the same ones.

use super::sides::{Engine, Side, holds};
use crate::catalogue::{Catalogue, Selection};
use crate::condition::{Cond, Expr, Values, Var};
use crate::content::scoring::Worth;
use crate::engine::oracle::ways;
use crate::engine::score::sample::{Numbers, counted_for, sample, sound};
use crate::engine::score::{self, Counts, Moment, Quantity, worth};
use crate::engine::{Chosen, Question, Table};
use crate::formula::Values as Asked;
use std::collections::{BTreeMap, BTreeSet};

/// A formula asks for so few things that more would only multiply.
const MOST_VARIABLES: usize = 5;

/// A table with what both sides say of a row there.
pub struct Try<'t> {
    pub selection: Selection,
    pub values: Values,
    /// By the engine.
    pub worth: score::Worth,
    /// What can be counted there of all that the row looks at.
    pub quantities: Vec<Quantity>,
    pub catalogue: &'t Catalogue,
}

/// Something measured, and what it is worth up to the row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Feature {
    pub counts: Counts,
    pub value: i32,
}

/// A table for each way in which the engine's questions and the formula's conditions can be answered, as small as
/// may be, and one with everything else on it where more can be counted then. Only those at which both have the row.
pub fn tries<'t>(side: &Side, engine: Engine, moment: usize, catalogue: &'t Catalogue) -> Vec<Try<'t>> {
    let Some(formula) = &side.row.worth[moment] else { return Vec::new() };
    let asked = Moment::ALL[moment];
    let mut tries: BTreeMap<Kind, Try> = BTreeMap::new();
    for (n, way) in ways(|table| _ = worth(engine.subject, engine.row, asked, table)).into_iter().enumerate() {
        for selection in selections(&way, formula, catalogue) {
            let mut chosen = Chosen::of(catalogue, &selection);
            let values = selection.evaluate(catalogue);
            let mut table = Table::new(&mut chosen);
            let worth = worth(engine.subject, engine.row, asked, &mut table);
            if worth.is_there() && side.shows(moment, &values) {
                let counted = counted_for(looked_at(formula, worth)).into_iter();
                let quantities: Vec<Quantity> = counted.filter(|quantity| quantity.applies(&mut table)).collect();
                let held =
                    formula.formula.conditions().into_iter().map(|part| holds(part, catalogue, &values)).collect();
                let kind = (n, held, quantities.clone());
                tries.entry(kind).or_insert(Try { selection, values, worth, quantities, catalogue });
            }
        }
    }
    tries.into_values().collect()
}

/// Tables of one kind are the same for a row: the engine's answers, those of the formula's conditions, and what can be
/// counted.
type Kind = (usize, Vec<bool>, Vec<Quantity>);

/// What both sides look at.
fn looked_at(formula: &Worth, worth: score::Worth) -> BTreeSet<Quantity> {
    let named = formula.formula.quantities().into_iter().filter_map(|name| Quantity::find(&name.text));
    named.chain(worth.quantities()).collect()
}

fn selections(way: &BTreeMap<Question, bool>, formula: &Worth, catalogue: &Catalogue) -> Vec<Selection> {
    let known: BTreeMap<Var, bool> =
        way.iter().filter_map(|(question, answer)| Some((variable(*question, catalogue)?, *answer))).collect();
    let conditions: Vec<Cond> = formula.conditions.clone();
    let is_edition = |var: &Var| catalogue.editions.iter().any(|edition| edition.var == *var);
    let open: Vec<Var> = catalogue
        .variables_of(&conditions)
        .into_iter()
        .filter(|var| !known.contains_key(var) && !is_edition(var))
        .take(MOST_VARIABLES)
        .collect();
    let mut all = Vec::new();
    for edition in editions(&known, catalogue) {
        for mask in 0..1_usize << open.len() {
            let chosen = open.iter().enumerate().map(|(n, var)| (*var, mask >> n & 1 == 1));
            let set: BTreeMap<Var, bool> = known.iter().map(|(var, set)| (*var, *set)).chain(chosen).collect();
            all.extend([false, true].map(|others| selection(edition, &set, others, catalogue)));
        }
    }
    all
}

/// Every edition that the answers allow.
fn editions(known: &BTreeMap<Var, bool>, catalogue: &Catalogue) -> Vec<usize> {
    let said = |n: &usize| known.get(&catalogue.editions[*n].var);
    let preferred: Vec<usize> = (0..catalogue.editions.len()).filter(|n| said(n) == Some(&true)).collect();
    let possible = (0..catalogue.editions.len()).filter(|n| said(n).is_none());
    if preferred.is_empty() { possible.collect() } else { preferred }
}

/// `others`: components of which nothing is said lie on the table.
fn selection(edition: usize, set: &BTreeMap<Var, bool>, others: bool, catalogue: &Catalogue) -> Selection {
    let said = |var: Var, otherwise: bool| set.get(&var).copied().unwrap_or(otherwise);
    Selection {
        edition,
        components: catalogue.components.iter().map(|component| said(component.var, others)).collect(),
        variants: catalogue.variants.iter().map(|variant| said(variant.var, false)).collect(),
    }
}

fn variable(question: Question, catalogue: &Catalogue) -> Option<Var> {
    match question {
        Question::Component(asked) => catalogue.components.iter().find(|c| c.id.as_str() == asked.id()).map(|c| c.var),
        Question::Edition(asked) => catalogue.editions.iter().find(|e| e.id.as_str() == asked.id()).map(|e| e.var),
        Question::Variant(asked) => catalogue.variants.iter().find(|v| v.id.as_str() == asked.id()).map(|v| v.var),
    }
}

impl Try<'_> {
    /// A feature that might lie on this table.
    pub fn feature(&self, numbers: &mut Numbers) -> Feature {
        let counts = sample(&self.quantities, numbers);
        Feature { counts, value: numbers.up_to(120) - 20 }
    }

    /// Every feature that might lie on this table, if there are no more than so many; the values so far are any.
    pub fn all(&self, at_most: usize, numbers: &mut Numbers) -> Vec<Feature> {
        let ways = |quantity: &Quantity| usize::try_from(quantity.most() + 1).unwrap_or(usize::MAX);
        let number = self.quantities.iter().map(ways).try_fold(1, usize::checked_mul);
        if number.is_none_or(|number| number > at_most) {
            return Vec::new();
        }
        let mut all = vec![Counts::default()];
        for quantity in &self.quantities {
            let with = |counts: &Counts| {
                let counts = counts.clone();
                (0..=quantity.most()).map(move |count| counts.clone().with(*quantity, count))
            };
            all = all.iter().flat_map(with).collect();
        }
        all.into_iter().map(|counts| Feature { counts: sound(counts), value: numbers.up_to(120) - 20 }).collect()
    }

    /// What the formula gives, and what the engine gives; `None` for a formula without a value.
    pub fn both(&self, formula: &Worth, feature: &Feature) -> (Option<i64>, i64) {
        let mut asked = Of { feature, table: self };
        let here = formula.formula.evaluate(&mut asked);
        let there = self.worth.points(&feature.counts, feature.value);
        (here.ok(), i64::from(there))
    }

    /// What both sides look at.
    pub fn looked_at(&self, formula: &Worth) -> BTreeSet<Quantity> {
        looked_at(formula, self.worth)
    }

    /// The smallest feature that differs, found from one that does.
    pub fn shrink(&self, formula: &Worth, from: Feature) -> Feature {
        let differs = |feature: &Feature| {
            let (here, there) = self.both(formula, feature);
            here != Some(there)
        };
        let mut smallest = from;
        while let Some(smaller) =
            self.smaller(&smallest).into_iter().find(|smaller| *smaller != smallest && differs(smaller))
        {
            smallest = smaller;
        }
        smallest
    }

    /// Each quantity, and the value so far, without it, by half, or by one less.
    fn smaller(&self, feature: &Feature) -> Vec<Feature> {
        let less = |count: i32| [0, count / 2, count - count.signum()];
        let with = |quantity: Quantity, count: i32| Feature {
            counts: sound(feature.counts.clone().with(quantity, count)),
            value: feature.value,
        };
        let counted = self.quantities.iter().filter(|quantity| feature.counts.get(**quantity) > 0);
        let fewer = counted.flat_map(|q| less(feature.counts.get(*q)).map(|count| with(*q, count)));
        let worth_less = less(feature.value).map(|value| Feature { counts: feature.counts.clone(), value });
        fewer.chain(worth_less).collect()
    }
}

/// What a formula asks about a feature at a table.
pub struct Of<'o> {
    pub feature: &'o Feature,
    pub table: &'o Try<'o>,
}

impl Asked for Of<'_> {
    fn quantity(&mut self, name: &str) -> Option<i64> {
        let counted = || Some(self.feature.counts.get(Quantity::find(name)?));
        let count = if name == "value" { Some(self.feature.value) } else { counted() };
        count.map(i64::from)
    }

    fn holds(&mut self, condition: &Expr) -> bool {
        holds(condition, self.table.catalogue, &self.table.values)
    }
}
