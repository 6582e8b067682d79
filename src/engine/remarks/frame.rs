//! What is told before and around the turn: what the badges ask for, what is gone through more than once, and the
//! headings.

use super::meetings::other_features;
use super::{Remark, always};
use crate::engine::component::{
    ABBEY, ACROBATS, BAZAARS, BUILDER, CASTLES, CIRCUS, COUNT, FORTUNE_TELLER, GERMAN_CASTLES, GINGERBREAD_MAN,
    HALFLINGS, HANS_STATUE, MESSAGES, PHANTOM, PIG, PLAGUE, RINGMASTER, ROBBERS, RUSSIAN_PROMOS, SHEEP, TEACHER, TOWER,
    TUNNEL, WETLANDS, WONDERS,
};
use crate::engine::table::{Edition, Rules, Table};
use crate::engine::turn::Publisher::Zmg;
use crate::engine::turn::signal::negative_points;

/// The score spaces at which two figures wait for a wonder, and how far both move when one is taken.
/// Source: The Wonders of Humanity.
const WONDER_NUMBERS: &[(&str, u32)] =
    &[("figures", 2), ("first", 10), ("second", 15), ("third", 20), ("last", 25), ("forward", 5)];

/// Players have tiles of their own.
pub fn own_tiles(table: &mut Table) -> bool {
    table.has(ABBEY) || table.has(HALFLINGS) || table.has(GERMAN_CASTLES) || table.has(WETLANDS)
}

/// In a double turn the tiles left over from the first part are used. Source: The Fortune Teller.
fn fortune_teller_twice(table: &mut Table) -> bool {
    table.has(FORTUNE_TELLER) && table.has(BUILDER)
}

pub fn remarks() -> Vec<Remark> {
    [badges(), fortune_teller(), headings(), repeats(), short_words()].concat()
}

fn badges() -> Vec<Remark> {
    let russia = |id: &str| Remark::new(id, |t| t.has(RUSSIAN_PROMOS));
    vec![
        Remark::new("active-player", always),
        Remark::new("badge-messages", |t| t.has(MESSAGES)),
        Remark::new("badge-messages-free-space", |t| t.has(MESSAGES) && t.rules(Rules::New)).printed_by(&[Zmg]),
        Remark::new("badge-robbers", |t| t.has(ROBBERS)),
        Remark::new("badge-wonder", |t| t.has(WONDERS)).numbers(WONDER_NUMBERS),
        russia("badge-traps"),
        russia("badge-tree-trap"),
        russia("badge-lake-trap"),
        russia("traps-in-conflict"),
        Remark::new("badge-hans-statue", |t| t.has(HANS_STATUE)).numbers(&[("factor", 2), ("divisor", 2)]),
    ]
}

fn fortune_teller() -> Vec<Remark> {
    vec![
        Remark::new("fortune-teller-choices", |t| t.has(FORTUNE_TELLER)),
        Remark::new("fortune-teller-or-supply", |t| t.has(FORTUNE_TELLER) && own_tiles(t)),
        Remark::new("fortune-teller-one-tile", |t| t.has(FORTUNE_TELLER)),
        Remark::new("fortune-teller-nothing-fits", |t| t.has(FORTUNE_TELLER)),
        Remark::new("fortune-teller-keep-tiles", fortune_teller_twice),
        Remark::new("fortune-teller-second-part", fortune_teller_twice),
        Remark::new("fortune-teller-second-part-no-supply", |t| fortune_teller_twice(t) && own_tiles(t)),
        Remark::new("fortune-teller-second-part-nothing-fits", fortune_teller_twice),
    ]
}

/// Headings that belong to every edition, whatever stands below, and what stands before the choices of a step.
fn headings() -> Vec<Remark> {
    vec![
        Remark::new("as-often-as-you-like", always),
        Remark::new("only-once", |t| t.has(TOWER) || t.has(TUNNEL) || t.has(PLAGUE)).of_editions(&Edition::ALL),
        Remark::new("feature-points-used-for", |t| t.has(CASTLES) || t.has(TEACHER)).of_editions(&Edition::ALL),
        Remark::new("wood-first-lead", always).numbers(&[("most", 2)]),
        Remark::new("wood-second-lead", |t| t.has(PHANTOM)),
        Remark::new("gingerbread-man-before-count", |t| t.has(GINGERBREAD_MAN) && t.has(COUNT)),
    ]
}

/// What is gone through more than once, by the name of the repetition.
fn repeats() -> Vec<Remark> {
    vec![
        Remark::new("repeat-double-turn", |t| t.has(BUILDER)),
        Remark::new("repeat-feature", always),
        Remark::new("repeat-bazaar-round", always),
    ]
}

/// What has a short word of its own, under `condition-` and that word.
fn short_words() -> Vec<Remark> {
    let kept = |t: &mut Table| t.has(ABBEY) || t.has(HALFLINGS) || t.has(GERMAN_CASTLES);
    vec![
        Remark::new("condition-tiles-in-supply", kept),
        Remark::new("condition-own-tiles", own_tiles),
        // Bought at a bazaar, brought by a wonder, left over from the fortune teller.
        Remark::new("condition-mandatory-tiles", |t| t.has(BAZAARS) || t.has(WONDERS) || fortune_teller_twice(t)),
        // Figures other than meeples that the dragon eats.
        Remark::new("condition-special-figures", |t| t.has(BUILDER) || t.has(PIG) || t.has(SHEEP)),
        Remark::new("condition-negative-points", negative_points),
        Remark::new("condition-ringmaster-scoring", |t| t.has(RINGMASTER) && (t.has(CIRCUS) || t.has(ACROBATS))),
        Remark::new("condition-non-basic-features", other_features),
    ]
}
