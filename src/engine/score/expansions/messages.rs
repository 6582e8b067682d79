//! The Messages: what a message brings.

use crate::engine::score::quantity::Quantity::{Farmers, FinalPoints, Knights, Pennants};
use crate::engine::score::row::{Kind::Core, Row, Worth};
use crate::engine::score::subject::Subject::{
    Message, MessageCity, MessageFarmers, MessageKnights, MessageMeeple, MessageMonastery, MessagePennants,
    MessageRoad, MessageTile,
};

/// Source of all: The Messages. Whoever draws one may take two points instead.
pub const ROWS: &[Row] = &[
    Row::single(&[Message], Core).during(|_| Worth::Fixed(2)),
    // What the smallest of the player's features would bring after the game, whoever has the majority; of a meeple
    // that is taken off the board, what he or she would receive.
    Row::single(&[MessageRoad, MessageCity, MessageMonastery, MessageMeeple], Core)
        .during(|_| Worth::Sum(&[(1, FinalPoints)])),
    Row::single(&[MessagePennants], Core).during(|_| Worth::Sum(&[(2, Pennants)])),
    Row::single(&[MessageKnights], Core).during(|_| Worth::Sum(&[(2, Knights)])),
    Row::single(&[MessageFarmers], Core).during(|_| Worth::Sum(&[(2, Farmers)])),
    Row::single(&[MessageTile], Core).during(|_| Worth::Fixed(0)),
];
