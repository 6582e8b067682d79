//! The Tollkeepers.

use crate::engine::component::TOLLKEEPERS;
use crate::engine::score::quantity::Quantity::{Toll, TollFeatures, TravellerGroups};
use crate::engine::score::row::{Kind::Additional, Receives::Owner, Row, Worth};
use crate::engine::score::subject::Subject::Road;

/// For the owner of the tollhouse at the end of a completed road: the toll, 1 or 2, for each farmhouse, stable,
/// garden and highwayman, three times as much for each group of travellers. Source: The Tollkeepers.
pub const ROWS: &[Row] =
    &[Row::new("toll", &[Road], 20, Additional).to(Owner).part_if(|t| t.has(TOLLKEEPERS)).during(|_| {
        Worth::By(&[Toll, TollFeatures, TravellerGroups], |c, _| {
            c.get(Toll) * (c.get(TollFeatures) + 3 * c.get(TravellerGroups))
        })
    })];
