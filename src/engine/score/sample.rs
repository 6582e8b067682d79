//! Features that might lie on a table, from a number: the same number, the same features.

use super::counts::Counts;
use super::quantity::{PARTS, Quantity, RAW};
use super::rules::{Moment, Rules};
use super::subject::Subject;
use crate::engine::table::{Chosen, Edition, Table};
use std::collections::BTreeSet;

/// Numbers that follow one another without a pattern (`SplitMix64`).
#[derive(Clone, Debug)]
pub struct Numbers(pub u64);

/// Scoring tiles of which at most one is active for a road, a city, a monastery.
/// Source: The Land Surveyors, one tile for each kind of feature.
pub(super) const ONE_OF: &[&[Quantity]] = &[
    &[Quantity::SlumTiles, Quantity::SiegeToken, Quantity::Wealth, Quantity::Poverty],
    &[Quantity::HermitageTiles, Quantity::PilgrimTiles, Quantity::Wealth],
    &[Quantity::Highway, Quantity::RevoltFarmTiles, Quantity::StreetFestival, Quantity::Poverty],
    &[Quantity::Mage, Quantity::Witch],
];

impl Numbers {
    /// A number from 0 to `most`.
    pub fn up_to(&mut self, most: i32) -> i32 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        let bound = u64::from(most.unsigned_abs()) + 1;
        i32::try_from((mixed ^ (mixed >> 31)) % bound).expect("it is at most an i32")
    }
}

/// What can be counted of a subject at a table: every quantity that a row of it looks at, now or after the game.
pub fn quantities(subject: Subject, table: &mut Table) -> Vec<Quantity> {
    quantities_by(&Rules::at(table), subject, table)
}

/// The same by rules that are those of the table.
pub fn quantities_by(rules: &Rules, subject: Subject, table: &mut Table) -> Vec<Quantity> {
    let moments = [Moment::During, Moment::Final];
    let worths = moments.iter().flat_map(|moment| rules.of(subject, *moment)).map(|rule| rule.worth);
    let named: BTreeSet<Quantity> = worths.flat_map(super::Worth::quantities).flat_map(sources).collect();
    named.into_iter().filter(|quantity| quantity.applies(table)).collect()
}

/// What can be counted of a subject at one table or another.
#[must_use]
pub fn quantities_ever(subject: Subject) -> Vec<Quantity> {
    let with_variants = Chosen::everything(Edition::First);
    let without = Chosen { variants: BTreeSet::new(), ..with_variants.clone() };
    let tables = [with_variants, without];
    let all = tables.into_iter().flat_map(|mut table| quantities(subject, &mut Table::new(&mut table)));
    all.collect::<BTreeSet<_>>().into_iter().collect()
}

/// What has to be counted so that there can be any of these: what they follow from, and what they are parts of.
#[must_use]
pub fn counted_for(named: impl IntoIterator<Item = Quantity>) -> BTreeSet<Quantity> {
    let mut all: BTreeSet<Quantity> = named.into_iter().flat_map(sources).collect();
    for (part, whole) in PARTS.iter().rev() {
        if all.contains(part) {
            all.extend(sources(*whole));
        }
    }
    all
}

/// The quantities that are counted for it: itself, or those that it follows from.
fn sources(quantity: Quantity) -> Vec<Quantity> {
    if (quantity as usize) < RAW { vec![quantity] } else { quantity.follows_from().to_vec() }
}

/// A feature with some of these quantities; a third of them are there, so that few things meet.
pub fn sample(quantities: &[Quantity], numbers: &mut Numbers) -> Counts {
    let some = |counts: Counts, quantity: &Quantity| {
        let count = if numbers.up_to(2) == 0 { numbers.up_to(quantity.most()) } else { 0 };
        counts.with(*quantity, count)
    };
    sound(quantities.iter().fold(Counts::default(), some))
}

/// The same without what cannot be: no more of a part than of the whole, one of several that exclude each
/// other.
#[must_use]
pub fn sound(counts: Counts) -> Counts {
    let single = ONE_OF.iter().fold(counts, |counts, group| only_first(counts, group));
    PARTS.iter().fold(single, |counts, (part, whole)| {
        let most = counts.get(*part).min(counts.get(*whole));
        counts.with(*part, most)
    })
}

fn only_first(counts: Counts, group: &[Quantity]) -> Counts {
    let there = |quantity: &&Quantity| counts.get(**quantity) > 0;
    let Some(first) = group.iter().find(there).copied() else { return counts };
    group.iter().filter(|quantity| **quantity != first).fold(counts, |counts, quantity| counts.with(*quantity, 0))
}
