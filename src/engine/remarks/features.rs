//! The features that can be completed, and what completes them.

use super::{Remark, always};
use crate::engine::component::{
    ABBEY, ABBOT, BARN, BRIDGES, CASTLES, CEMETERIES, DARMSTADT, EASTER, FERRIES, FORTUNE_TELLER, GARDENS,
    GERMAN_CASTLES, GERMAN_CATHEDRALS, HALFLINGS, HAUNTED_CASTLES, MONASTERIES, RUSSIAN_PROMOS, SHRINES, TUNNEL,
    WONDERS,
};
use crate::engine::table::Edition::{self, First, New};
use crate::engine::turn::action::Applies;

/// A feature that is completed and scored.
struct Feature {
    id: &'static str,
    applies: Applies,
    /// Where some of the tiles belong to these editions only.
    editions: Option<&'static [Edition]>,
}

const fn feature(id: &'static str, applies: Applies) -> Feature {
    Feature { id, applies, editions: None }
}

const fn of_edition(id: &'static str, applies: Applies, editions: &'static [Edition]) -> Feature {
    Feature { id, applies, editions: Some(editions) }
}

/// Completed and scored. Source: base game, and the expansion that brings the tiles.
const SCORED: &[Feature] = &[
    feature("road", always),
    feature("city", always),
    feature("monastic", always),
    feature("monastery", always),
    feature("abbey", |t| t.has(ABBEY)),
    feature("shrine", |t| t.has(SHRINES)),
    feature("german-monastery", |t| t.has(MONASTERIES)),
    of_edition("dutch-belgian-monastery", |t| t.has(MONASTERIES), &[First]),
    of_edition("japanese-building", |t| t.has(MONASTERIES), &[New]),
    feature("darmstadt-church", |t| t.has(DARMSTADT)),
    feature("baba-yaga", |t| t.has(RUSSIAN_PROMOS)),
    feature("garden", |t| t.has(ABBOT) && t.has(GARDENS)),
    feature("german-castle", |t| t.has(GERMAN_CASTLES)),
    feature("german-cathedral", |t| t.has(GERMAN_CATHEDRALS)),
    feature("haunted-castle", |t| t.has(HAUNTED_CASTLES)),
    feature("cemetery", |t| t.has(CEMETERIES)),
];

/// Completed, but worth no points by themselves.
const WORTH_NOTHING: &[Feature] = &[
    feature("easter-nest", |t| t.has(EASTER)),
    feature("fortune-teller-tent", |t| t.has(FORTUNE_TELLER)),
    feature("by-placing", always),
    feature("by-bridge", |t| t.has(BRIDGES)),
    feature("by-tunnel", |t| t.has(TUNNEL)),
    feature("by-ferry", |t| t.has(FERRIES)),
    feature("castle", |t| t.has(CASTLES)),
];

/// What counts as a monastery.
const MONASTIC: &[Feature] = &[
    feature("monastery", always),
    feature("abbey", |t| t.has(ABBEY)),
    feature("shrine", |t| t.has(SHRINES)),
    feature("german-monastery", |t| t.has(MONASTERIES)),
    of_edition("dutch-belgian-monastery", |t| t.has(MONASTERIES), &[First]),
    of_edition("japanese-building", |t| t.has(MONASTERIES), &[New]),
    feature("darmstadt-church", |t| t.has(DARMSTADT)),
];

/// What is laid on the table and may complete a feature.
const COMPLETING: &[Feature] = &[
    feature("tile", always),
    feature("abbey", |t| t.has(ABBEY)),
    feature("halfling", |t| t.has(HALFLINGS)),
    feature("german-castle", |t| t.has(GERMAN_CASTLES)),
    feature("wonder", |t| t.has(WONDERS)),
];

pub fn remarks() -> Vec<Remark> {
    let find = Some("find-completed-features");
    let mut remarks = told(find, "completed", SCORED);
    remarks.extend(told(find, "completed", WORTH_NOTHING));
    remarks.extend(told(Some("award-feature-points"), "value-of", SCORED));
    remarks.extend(told(None, "monastery-like", MONASTIC));
    remarks.extend(told(None, "completing-placements", COMPLETING));
    // Farms are scored while the game goes on where a barn is.
    remarks.push(Remark { at: find, ..Remark::new("scored-by-barn", |t| t.has(BARN)) });
    remarks.push(Remark::at("award-feature-points", "value-of-barn", |t| t.has(BARN)));
    remarks
}

fn told(at: Option<&'static str>, prefix: &str, features: &[Feature]) -> Vec<Remark> {
    let remark = |feature: &Feature| Remark {
        at,
        editions: feature.editions,
        ..Remark::new(format!("{prefix}-{}", feature.id), feature.applies)
    };
    features.iter().map(remark).collect()
}
