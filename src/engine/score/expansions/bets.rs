//! The Bets.

use crate::engine::score::counts::Counts;
use crate::engine::score::quantity::Quantity::{self, Bet2Or6, Bet3Or5, Bet3Or6, Bet4, Bet4Or7, Bet5Or8, Tiles};
use crate::engine::score::row::{Kind::Additional, Receives::Owner, Row, Worth, Worths};
use crate::engine::score::subject::Subject::Bet;

/// A token wins if the completed road or city has exactly as many tiles as it says, or with a plus at least as many.
/// Source: The Bets.
pub const ROWS: &[Row] = &[
    token("2-6", 100, |_| Worth::By(&[Bet2Or6, Tiles], |c, _| won(c, Bet2Or6, &[(2, 2), (6, 6)]))),
    token("3-5", 110, |_| Worth::By(&[Bet3Or5, Tiles], |c, _| won(c, Bet3Or5, &[(3, 3), (5, 5)]))),
    token("3-6", 120, |_| Worth::By(&[Bet3Or6, Tiles], |c, _| won(c, Bet3Or6, &[(3, 3), (6, 6)]))),
    token("4-7", 130, |_| Worth::By(&[Bet4Or7, Tiles], |c, _| won(c, Bet4Or7, &[(4, 4)]) + or_more(c, Bet4Or7, 7))),
    token("4", 140, |_| Worth::By(&[Bet4, Tiles], |c, _| won(c, Bet4, &[(4, 8)]))),
    token("5-8", 150, |_| Worth::By(&[Bet5Or8, Tiles], |c, _| won(c, Bet5Or8, &[(5, 5)]) + or_more(c, Bet5Or8, 8))),
];

const fn token(name: &'static str, place: u16, worth: Worths) -> Row {
    Row::new(name, &[Bet], place, Additional).to(Owner).during(worth)
}

/// The points of the pair whose number of tiles it is.
fn won(counts: &Counts, token: Quantity, bets: &[(i32, i32)]) -> i32 {
    let hit = bets.iter().find(|(tiles, _)| *tiles == counts.get(Tiles));
    counts.get(token) * hit.map_or(0, |(_, points)| *points)
}

/// As many points as the least number of tiles.
fn or_more(counts: &Counts, token: Quantity, least: i32) -> i32 {
    if counts.get(Tiles) >= least { counts.get(token) * least } else { 0 }
}
