//! How much each figure counts when the majority in a feature is found out.

use super::{Remark, always};
use crate::engine::component::{
    ABBOT, BIG_FOLLOWER, GUARD_MEEPLES, HILLS, LAND_SURVEYORS, MAYOR, PHANTOM, RINGMASTER, WAGON,
};
use crate::engine::turn::action::Applies;

type Numbers = &'static [(&'static str, u32)];

const ONE: Numbers = &[("strength", 1)];
const TWO: Numbers = &[("strength", 2)];

/// The figure or what else counts, and its strength where that is a number. A mayor counts once for each coat of
/// arms. Source: the base game, and the expansion that brings the figure.
const STRENGTHS: &[(&str, Applies, Numbers)] = &[
    ("normal-meeple", always, ONE),
    ("large-meeple", |t| t.has(BIG_FOLLOWER), TWO),
    ("wagon", |t| t.has(WAGON), ONE),
    ("mayor", |t| t.has(MAYOR), ONE),
    ("phantom", |t| t.has(PHANTOM), ONE),
    ("abbot", |t| t.has(ABBOT), ONE),
    ("ringmaster", |t| t.has(RINGMASTER), ONE),
    ("guard-meeple", |t| t.has(GUARD_MEEPLES), ONE),
    ("hill", |t| t.has(HILLS), &[]),
    ("citizens-jury", |t| t.has(LAND_SURVEYORS), &[]),
];

/// Told twice: before any feature is scored, and again at each.
pub fn remarks() -> Vec<Remark> {
    let told = [("determine-majorities", "vote"), ("determine-majority", "strength")];
    let of = |(action, prefix)| {
        STRENGTHS.iter().map(move |(figure, applies, numbers)| {
            Remark::at(action, format!("{prefix}-{figure}"), *applies).numbers(numbers)
        })
    };
    told.into_iter().flat_map(of).collect()
}
