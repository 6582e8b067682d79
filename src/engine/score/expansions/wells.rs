//! The Wells (fan expansion).

use crate::engine::component::{INNS, WELLS};
use crate::engine::score::quantity::Quantity::{Inn, InnWells, Wells};
use crate::engine::score::row::{Kind::Tile, Row, Worth};
use crate::engine::score::subject::Subject::{GermanCathedral, Road};
use crate::engine::table::{Table, Variant};

pub const ROWS: &[Row] = &[
    // One each, two on a road with an inn; after the game none on a road with an inn.
    // Source: `WikiCarpedia`; final scoring: `JCloisterZone`.
    Row::new("wells", &[Road], 320, Tile)
        .part_if(|t| t.has(WELLS))
        .during(|_| Worth::By(&[Wells, Inn], |c, _| c.get(Wells) * (1 + c.get(Inn))))
        .after(unfinished),
    // `wells` are those on roads without an inn. Source: the same; after the game by analogy.
    Row::new("wells", &[GermanCathedral], 320, Tile)
        .part_if(|t| t.has(WELLS))
        .during(|_| Worth::Sum(&[(1, Wells), (2, InnWells)]))
        .after(|t| if forgiven(t) { Worth::Sum(&[(1, Wells), (1, InnWells)]) } else { Worth::Sum(&[(1, Wells)]) }),
];

fn unfinished(table: &mut Table) -> Worth {
    if forgiven(table) {
        Worth::Sum(&[(1, Wells)])
    } else {
        Worth::By(&[Wells, Inn], |c, _| c.get(Wells) * (1 - c.get(Inn)))
    }
}

fn forgiven(table: &mut Table) -> bool {
    table.has(INNS) && table.variant(Variant::FORGIVING_INNS_AND_CATHEDRALS)
}
