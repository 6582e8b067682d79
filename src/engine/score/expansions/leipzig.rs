//! Markets of Leipzig: what meeples in its quarters bring.

use crate::engine::component::LEIPZIG;
use crate::engine::score::quantity::Quantity::{ActualTiles, Bookbinders, Minters, Pennants, Wainwrights};
use crate::engine::score::row::{Kind::Figure, Receives::Owner, Row, Worth};
use crate::engine::score::subject::Subject::{City, Monastic, Road};

/// Source of all: Markets of Leipzig. They look at completed features alone.
pub const ROWS: &[Row] = &[
    // One for each real tile, with the majority on the road; no inn or cathedral changes it. Source: reports, 88.
    Row::new("wainwrights", &[Road], 910, Figure)
        .part_if(|t| t.has(LEIPZIG))
        .during(|_| Worth::By(&[Wainwrights, ActualTiles], |c, _| c.get(Wainwrights) * c.get(ActualTiles))),
    // For whoever has a meeple in the city, whoever has the majority.
    Row::new("minters", &[City], 910, Figure)
        .to(Owner)
        .part_if(|t| t.has(LEIPZIG))
        .during(|_| Worth::By(&[Minters, Pennants], |c, _| 3 * c.get(Minters) * c.get(Pennants))),
    // Whoever holds the building.
    Row::new("bookbinders", &[Monastic], 910, Figure)
        .to(Owner)
        .part_if(|t| t.has(LEIPZIG))
        .during(|_| Worth::Sum(&[(4, Bookbinders)])),
];
