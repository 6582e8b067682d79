//! From names and numbers that somebody gives to what can be scored: everything that does not fit is said.

use super::counts::Counts;
use super::quantity::{PARTS, Quantity};
use super::sample::{ONE_OF, quantities, quantities_ever};
use super::subject::Subject;
use crate::engine::table::Table;

/// Why something cannot be scored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// Nobody knows a quantity of this name.
    Unknown(String),
    /// Nothing of the subject has to do with it, whatever lies on the table.
    NotCounted(Quantity),
    /// It would count, but what brings it does not lie on the table.
    NotOnTheTable(Quantity),
    /// There can only be from none to this number.
    TooMany(Quantity, i32),
    /// More of a part than of the whole.
    MoreThanAll { part: Quantity, whole: Quantity },
    /// They exclude each other.
    NeverTogether(Quantity, Quantity),
}

/// What was counted of a subject at a table. A quantity that is named twice counts once, by the last number.
///
/// # Errors
/// Everything that does not fit, in the order in which it was given; then what does not fit together.
pub fn measure(subject: Subject, given: &[(&str, i32)], table: &mut Table) -> Result<Counts, Vec<Refusal>> {
    let counted = quantities(subject, table);
    let ever = quantities_ever(subject);
    let mut refused = Vec::new();
    let mut counts = Counts::default();
    for (name, count) in given {
        match fitting(name, *count, &counted, &ever) {
            Ok(quantity) => counts = counts.with(quantity, *count),
            Err(refusal) => refused.push(refusal),
        }
    }
    refused.extend(together(&counts));
    if refused.is_empty() { Ok(counts) } else { Err(refused) }
}

fn fitting(name: &str, count: i32, counted: &[Quantity], ever: &[Quantity]) -> Result<Quantity, Refusal> {
    let unknown = || Refusal::Unknown(name.to_owned());
    let quantity = Quantity::find(name).filter(|quantity| quantity.follows_from().is_empty()).ok_or_else(unknown)?;
    match quantity {
        _ if !ever.contains(&quantity) => Err(Refusal::NotCounted(quantity)),
        _ if !counted.contains(&quantity) => Err(Refusal::NotOnTheTable(quantity)),
        _ if !(0..=quantity.most()).contains(&count) => Err(Refusal::TooMany(quantity, quantity.most())),
        _ => Ok(quantity),
    }
}

fn together(counts: &Counts) -> Vec<Refusal> {
    let parts = PARTS.iter().filter(|(part, whole)| counts.get(*part) > counts.get(*whole));
    let parts = parts.map(|(part, whole)| Refusal::MoreThanAll { part: *part, whole: *whole });
    let there = |group: &&[Quantity]| -> Vec<Quantity> {
        group.iter().copied().filter(|quantity| counts.get(*quantity) > 0).collect()
    };
    let pairs = ONE_OF.iter().map(there).filter(|there| there.len() > 1);
    let mut refused: Vec<Refusal> = parts.chain(pairs.map(|pair| Refusal::NeverTogether(pair[0], pair[1]))).collect();
    refused.dedup();
    refused
}

#[cfg(test)]
mod tests {
    use super::Refusal::{MoreThanAll, NeverTogether, NotCounted, NotOnTheTable, TooMany, Unknown};
    use super::*;
    use crate::engine::component::{Component, INNS, LAND_SURVEYORS, MAGE, WITCH};
    use crate::engine::table::{Chosen, Edition};

    #[track_caller]
    fn check(subject: Subject, given: &[(&str, i32)], components: &[Component], expected: &[Refusal]) {
        let mut chosen = Chosen::new(Edition::New, components.iter().copied());
        let refused = measure(subject, given, &mut Table::new(&mut chosen)).err().unwrap_or_default();
        assert_eq!(refused, expected, "{given:?}");
    }

    #[test]
    fn what_does_not_fit_is_said() {
        check(Subject::Road, &[("tiles", 4), ("inn", 1)], &[INNS], &[]);
        check(Subject::Road, &[("tile", 4)], &[], &[Unknown("tile".to_owned())]);
        check(Subject::Road, &[("road-tiles-that-count", 4)], &[], &[Unknown("road-tiles-that-count".to_owned())]);
        check(Subject::Road, &[("pennants", 1)], &[], &[NotCounted(Quantity::Pennants)]);
        check(
            Subject::Road,
            &[("inn", 1), ("slum-tiles", 1)],
            &[],
            &[NotOnTheTable(Quantity::Inn), NotCounted(Quantity::SlumTiles)],
        );
        check(Subject::Road, &[("inn", 2)], &[INNS], &[TooMany(Quantity::Inn, 1)]);
        check(Subject::City, &[("tiles", -1)], &[], &[TooMany(Quantity::Tiles, 40)]);
        check(
            Subject::City,
            &[("tiles", 2), ("slum-tiles", 3)],
            &[LAND_SURVEYORS],
            &[MoreThanAll { part: Quantity::SlumTiles, whole: Quantity::Tiles }],
        );
        check(
            Subject::City,
            &[("mage", 1), ("witch", 1)],
            &[MAGE, WITCH],
            &[NeverTogether(Quantity::Mage, Quantity::Witch)],
        );
    }
}
