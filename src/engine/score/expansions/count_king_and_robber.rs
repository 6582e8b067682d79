//! Count, King & Robber: king and robber baron.

use crate::engine::score::quantity::Quantity::{CitiesOnBoard, RoadsOnBoard};
use crate::engine::score::row::{Kind::Figure, Receives::Owner, Row, Worth};
use crate::engine::score::subject::Subject::{King, RobberBaron};
use crate::engine::table::{Table, Variant};

pub const ROWS: &[Row] = &[
    // For each completed city on the board, of any size, with the City of Carcassonne. Source: King & Robber Baron.
    Row::single(&[King], Figure).to(Owner).after(|t| at_the_end(t, Worth::Sum(&[(1, CitiesOnBoard)]))),
    // For each completed road. Source: the same.
    Row::single(&[RobberBaron], Figure).to(Owner).after(|t| at_the_end(t, Worth::Sum(&[(1, RoadsOnBoard)]))),
];

/// Where they scored while the game went on, there is nothing left.
fn at_the_end(table: &mut Table, worth: Worth) -> Worth {
    if table.variant(Variant::KING_AND_ROBBER_WHILE_PLAYING) { Worth::Nothing } else { worth }
}
