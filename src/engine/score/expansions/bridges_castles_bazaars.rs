//! Bridges, Castles and Bazaars: castles, castles at fields, bids.

use crate::engine::component::CASTLES;
use crate::engine::score::quantity::Quantity::{Bid, CastlesAtField, NeighbourPoints};
use crate::engine::score::row::{Kind::Core, Kind::Tile, Receives::Owner, Row, Worth};
use crate::engine::score::subject::Subject::{Barn, BazaarPurchase, BazaarSale, Castle, Field, JoinedField};

pub const ROWS: &[Row] = &[
    // As much as the first feature beside it brings, even if nobody holds that; nothing after the game.
    // Source: Bridges, Castles and Bazaars.
    Row::new("neighbour", &[Castle], 100, Core).during(|_| Worth::Sum(&[(1, NeighbourPoints)])),
    // A castle at a field is worth one more than a city. Source: the same.
    Row::new("castles", &[Field], 110, Core).part_if(|t| t.has(CASTLES)).both(|_| Worth::Sum(&[(4, CastlesAtField)])),
    Row::new("castles", &[JoinedField], 110, Core)
        .part_if(|t| t.has(CASTLES))
        .both(|_| Worth::Sum(&[(2, CastlesAtField)])),
    Row::new("castles", &[Barn], 110, Core)
        .to(Owner)
        .part_if(|t| t.has(CASTLES))
        .after(|_| Worth::Sum(&[(5, CastlesAtField)])),
    // The buyer pays what was bid to the player who sold, or to nobody. Source: the same, bazaars.
    Row::single(&[BazaarSale], Tile).to(Owner).during(|_| Worth::Sum(&[(1, Bid)])),
    Row::single(&[BazaarPurchase], Tile).to(Owner).during(|_| Worth::Sum(&[(-1, Bid)])).may_fall_below_zero(),
];
