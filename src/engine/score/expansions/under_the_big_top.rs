//! Under the Big Top: circus, acrobats, ringmaster.

use crate::engine::component::{ACROBATS, CIRCUS, RINGMASTER};
use crate::engine::score::quantity::Quantity::{Acrobats, AnimalNumber, CircusSpaces, Meeples};
use crate::engine::score::row::{Kind::Core, Kind::Figure, Receives::Each, Receives::Owner, Row, Worth};
use crate::engine::score::subject::Subject::{BigTop, Pyramid};
use crate::engine::score::trigger::BASIC;

pub const ROWS: &[Row] = &[BIG_TOP, PYRAMID, RINGMASTER_SPACES];

/// The number under the big top for each figure on its tile and the eight around; once more after the game.
/// Source: Under the Big Top.
const BIG_TOP: Row = Row::single(&[BigTop], Core)
    .to(Each)
    .both(|_| Worth::By(&[AnimalNumber, Meeples], |c, _| c.get(AnimalNumber) * c.get(Meeples)));

/// Five for each acrobat, after the game in unfinished pyramids as well. Source: the same.
const PYRAMID: Row = Row::single(&[Pyramid], Core).to(Each).both(|_| Worth::Sum(&[(5, Acrobats)]));

/// Two for each circus and acrobat space on and around his tile, in features of the base game only, whoever has the
/// majority. Source: the same.
const RINGMASTER_SPACES: Row = Row::new("ringmaster", BASIC, 920, Figure)
    .to(Owner)
    .part_if(|t| t.has(RINGMASTER) && (t.has(CIRCUS) || t.has(ACROBATS)))
    .both(|_| Worth::Sum(&[(2, CircusSpaces)]));
