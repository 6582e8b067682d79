//! The Robbers.

use crate::engine::score::quantity::Quantity::RobbedPoints;
use crate::engine::score::row::{Kind::Figure, Receives::Owner, Row, Worth};
use crate::engine::score::subject::Subject::{Robber, RobberTheft};

pub const ROWS: &[Row] = &[
    // Half of what the robbed player receives, rounded up. Source: The Robbers.
    Row::single(&[RobberTheft], Figure)
        .to(Owner)
        .during(|_| Worth::By(&[RobbedPoints], |c, _| (c.get(RobbedPoints) + 1).div_euclid(2))),
    // A robber who still stands on the scoreboard after the game. Source: the same.
    Row::single(&[Robber], Figure).to(Owner).after(|_| Worth::Fixed(3)),
];
