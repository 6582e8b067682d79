//! The Wonders of Humanity.

use crate::engine::score::quantity::Quantity::{Farmers, ForeignKnights};
use crate::engine::score::row::{Kind::Tile, Receives::Owner, Row, Worth};
use crate::engine::score::subject::Subject::{Alhambra, CircusMaximus, NotreDame, Stonehenge};

/// For the owner of the wonder, from the turn after it was placed. Source: The Wonders of Humanity.
pub const ROWS: &[Row] = &[
    // Each occupied road that the owner completes.
    Row::single(&[Stonehenge], Tile).during(|_| Worth::Fixed(3)),
    // A meeple on a tile beside one or more monasteries.
    Row::single(&[NotreDame], Tile).during(|_| Worth::Fixed(3)),
    // The knights of all others, with three players; other numbers of players were not found.
    Row::single(&[CircusMaximus], Tile).to(Owner).after(|_| Worth::Sum(&[(3, ForeignKnights)])),
    Row::single(&[Alhambra], Tile).to(Owner).after(|_| Worth::Sum(&[(4, Farmers)])),
];
