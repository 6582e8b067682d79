//! Mage & Witch.

use crate::engine::component::{MAGE, WITCH};
use crate::engine::score::quantity::Quantity::{ActualTiles, Mage, Tiles, Witch};
use crate::engine::score::row::{Kind::Figure, Row, Worth};
use crate::engine::score::subject::Subject::{City, Road};

pub const ROWS: &[Row] = &[ROAD_MAGE, CITY_MAGE, WITCH_HALF];

/// One for each real tile: a German cathedral is one, and no scoring tile changes that. It comes after inns and so
/// is not lost on an unfinished road. Source: Mage & Witch; `WikiCarpedia`.
const ROAD_MAGE: Row = Row::new("mage", &[Road], 330, Figure)
    .part_if(|t| t.has(MAGE))
    .both(|_| Worth::By(&[Mage, ActualTiles], |c, _| c.get(Mage) * c.get(ActualTiles)));

/// Coats of arms bring nothing more. Source: the same.
const CITY_MAGE: Row = Row::new("mage", &[City], 330, Figure)
    .part_if(|t| t.has(MAGE))
    .both(|_| Worth::By(&[Mage, Tiles], |c, _| c.get(Mage) * c.get(Tiles)));

/// Half of what the rows before bring, rounded up, is left. Source: Mage & Witch.
const WITCH_HALF: Row = Row::new("witch", &[Road, City], 340, Figure)
    .part_if(|t| t.has(WITCH))
    .both(|_| Worth::By(&[Witch], |c, so_far| c.get(Witch) * ((so_far + 1).div_euclid(2) - so_far)));
