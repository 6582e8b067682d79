//! La Porxada: unfinished cities that count as finished.

use crate::engine::component::PORXADA;
use crate::engine::score::quantity::Quantity::{self, Cathedral, Pennants, Porxada, Siege, Tiles};
use crate::engine::score::row::{Kind::Tile, Row, Worth};
use crate::engine::score::subject::Subject::City;
use crate::engine::table::{Table, Variant};

/// What a finished city would bring besides, for holders of its tokens. That is everybody who had a knight
/// in the Porxada's city at its completion: one retelling grants it to its builder alone. Source: La Porxada, first
/// edition, at `WikiCarpedia`; forum of Carcassonne Central.
pub const ROWS: &[Row] = &[Row::new("porxada", &[City], 315, Tile).part_if(|t| t.has(PORXADA)).after(difference)];

const LOOKS_AT: &[Quantity] = &[Porxada, Cathedral, Siege, Tiles, Pennants];

/// For each tile and coat of arms, finished: 2, one less in a siege, one more with a cathedral; unfinished: 1, or
/// nothing with either of the two.
fn difference(table: &mut Table) -> Worth {
    if table.variant(Variant::FORGIVING_INNS_AND_CATHEDRALS) {
        Worth::By(LOOKS_AT, |c, _| c.get(Porxada) * (c.get(Tiles) + c.get(Pennants)) * (1 + c.get(Cathedral)))
    } else {
        Worth::By(LOOKS_AT, |c, _| {
            let (siege, cathedral) = (c.get(Siege), c.get(Cathedral));
            let each = 1 - siege + cathedral + siege.max(cathedral);
            c.get(Porxada) * (c.get(Tiles) + c.get(Pennants)) * each
        })
    }
}
