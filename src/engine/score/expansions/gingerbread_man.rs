//! The Gingerbread Man.

use crate::engine::component::GINGERBREAD_MAN;
use crate::engine::score::quantity::Quantity::{KnightsAtGingerbreadMan, Tiles};
use crate::engine::score::row::{Kind::Figure, Receives::Each, Row, Worth, Worths};
use crate::engine::score::subject::Subject::{City, GingerbreadMan};

/// For each of the player's knights in the city that he leaves, as much as the city has tiles: before the city is
/// scored if it was completed, else when he moves. Source: The Gingerbread Man.
pub const ROWS: &[Row] = &[
    Row::new("gingerbread-man", &[City], 5, Figure).to(Each).part_if(|t| t.has(GINGERBREAD_MAN)).during(LEAVES),
    Row::single(&[GingerbreadMan], Figure).to(Each).during(LEAVES),
];

const LEAVES: Worths =
    |_| Worth::By(&[KnightsAtGingerbreadMan, Tiles], |c, _| c.get(KnightsAtGingerbreadMan) * c.get(Tiles));
