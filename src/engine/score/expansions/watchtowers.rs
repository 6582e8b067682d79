//! The Watchtowers.

use crate::engine::component::WATCHTOWERS;
use crate::engine::score::quantity::Quantity::{
    WatchedCities, WatchedMeeples, WatchedMonasteries, WatchedPennants, WatchedRoads,
};
use crate::engine::score::row::{Kind::Tile, Receives::Owner, Row, Worth, Worths};
use crate::engine::score::subject::Subject::{City, Road};

/// By the symbol of the tower, for whoever has a figure on the segment beside it when that is completed; never after
/// the game. Source: The Watchtowers.
pub const ROWS: &[Row] = &[
    tower("watchtower-meeples", 10, |_| Worth::Sum(&[(2, WatchedMeeples)])),
    tower("watchtower-roads", 11, |_| Worth::Sum(&[(1, WatchedRoads)])),
    tower("watchtower-monasteries", 12, |_| Worth::Sum(&[(3, WatchedMonasteries)])),
    tower("watchtower-pennants", 13, |_| Worth::Sum(&[(2, WatchedPennants)])),
    tower("watchtower-cities", 14, |_| Worth::Sum(&[(1, WatchedCities)])),
];

const fn tower(name: &'static str, place: u16, worth: Worths) -> Row {
    Row::new(name, &[Road, City], place, Tile).to(Owner).part_if(|t| t.has(WATCHTOWERS)).during(worth)
}
