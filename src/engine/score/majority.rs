//! Who has the majority in a feature.

use crate::engine::component::HILLS;
use crate::engine::table::{Table, Variant};
use std::collections::BTreeMap;

/// A player, by a number of the caller's choice.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Player(pub u8);

/// A figure that may hold a feature.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Piece {
    /// Any meeple, wagon, phantom, abbot, ringmaster or guard: it counts once.
    Normal,
    /// It counts twice. Source: Inns & Cathedrals.
    Large,
    /// It counts as often as there are coats of arms in its city. Source: Abbey & Mayor.
    Mayor,
}

/// A figure in a feature.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Figure {
    pub player: Player,
    pub piece: Piece,
    /// It stands on a tile with a hill.
    pub on_hill: bool,
}

/// How a tie is broken. Source: Hills & Sheep.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ties {
    /// Everybody with as many has the majority.
    Shared,
    /// Whoever has a figure on a hill wins a tie.
    AnyHill,
    /// Whoever has most figures on hills wins a tie.
    MostHills,
}

impl Ties {
    /// As the rules of the table have it.
    pub fn at(table: &mut Table) -> Self {
        match (table.has(HILLS), table.variant(Variant::HILLS_BY_NUMBER)) {
            (false, _) => Self::Shared,
            (true, false) => Self::AnyHill,
            (true, true) => Self::MostHills,
        }
    }
}

/// Every player with a figure there has the majority: no figures are counted, and hills mean nothing.
/// Source: The Land Surveyors, the citizens' jury.
#[must_use]
pub fn citizens_jury(figures: &[Figure]) -> Vec<Player> {
    by_player(figures, |_| 1).into_keys().collect()
}

/// The players with the majority, by number; all of them score in full.
///
/// `pennants` are the coats of arms of the feature, for mayors. Figures that count nothing win nothing.
/// Source: base game, and the expansions named at [`Piece`] and [`Ties`].
#[must_use]
pub fn majority(figures: &[Figure], pennants: i32, ties: Ties) -> Vec<Player> {
    let strongest = greatest(&by_player(figures, |figure| figure.piece.strength(pennants)));
    let best: Vec<Figure> = figures.iter().copied().filter(|figure| strongest.contains(&figure.player)).collect();
    let on_hills = by_player(&best, |figure| i32::from(figure.on_hill));
    let by_hills = match ties {
        Ties::Shared => Vec::new(),
        Ties::AnyHill => on_hills.into_iter().filter(|(_, hills)| *hills > 0).map(|(player, _)| player).collect(),
        Ties::MostHills => greatest(&on_hills),
    };
    if by_hills.is_empty() { strongest } else { by_hills }
}

impl Piece {
    fn strength(self, pennants: i32) -> i32 {
        match self {
            Self::Normal => 1,
            Self::Large => 2,
            Self::Mayor => pennants,
        }
    }
}

fn by_player(figures: &[Figure], worth: impl Fn(&Figure) -> i32) -> BTreeMap<Player, i32> {
    let mut sums = BTreeMap::new();
    for figure in figures {
        *sums.entry(figure.player).or_default() += worth(figure);
    }
    sums
}

/// Those with the greatest number, if that is more than nothing.
fn greatest(sums: &BTreeMap<Player, i32>) -> Vec<Player> {
    let most = sums.values().copied().max().unwrap_or(0);
    sums.iter().filter(|(_, sum)| **sum == most && most > 0).map(|(player, _)| *player).collect()
}
