//! What makes up or changes the points of each feature.

use super::{Remark, always};
use crate::engine::component::{
    BATHHOUSES, CASTLES, CATHARS, CATHEDRALS, DARMSTADT, GERMAN_CASTLES, GERMAN_CATHEDRALS, GHOSTS, INNS, LABYRINTH,
    LITTLE_BUILDINGS, MAGE, PIG, PIG_HERD, SIGNPOSTS, VINEYARDS, WITCH,
};
use crate::engine::turn::action::Applies;

type Part = (&'static str, Applies);

const TILES: Part = ("tiles", always);
const LITTLE: Part = ("little-buildings", |t| t.has(LITTLE_BUILDINGS));
const GHOST: Part = ("ghosts", |t| t.has(GHOSTS));
const HERE_MAGE: Part = ("mage", |t| t.has(MAGE));
const HERE_WITCH: Part = ("witch", |t| t.has(WITCH));
const INN: Part = ("inns", |t| t.has(INNS));
const OF_CASTLES: Part = ("german-castles", |t| t.has(GERMAN_CASTLES));
const BATHS: Part = ("bathhouses", |t| t.has(BATHHOUSES));
const SIEGE: Part = ("cathars", |t| t.has(CATHARS));

/// Source: base game, and the scoring rules of the expansions that are named.
const VALUES: &[(&str, &[Part])] = &[
    (
        "road",
        &[
            TILES,
            ("german-cathedrals", |t| t.has(GERMAN_CATHEDRALS)),
            INN,
            HERE_MAGE,
            HERE_WITCH,
            LITTLE,
            OF_CASTLES,
            BATHS,
            ("labyrinths", |t| t.has(LABYRINTH)),
            ("signposts", |t| t.has(SIGNPOSTS)),
            GHOST,
        ],
    ),
    (
        "city",
        &[
            TILES,
            SIEGE,
            ("cathedrals", |t| t.has(CATHEDRALS)),
            HERE_MAGE,
            HERE_WITCH,
            LITTLE,
            OF_CASTLES,
            BATHS,
            ("darmstadtium", |t| t.has(DARMSTADT)),
            GHOST,
        ],
    ),
    ("monastic", &[TILES, ("vineyards", |t| t.has(VINEYARDS)), LITTLE, GHOST]),
    (
        "barn",
        &[
            ("cities", always),
            ("castles", |t| t.has(CASTLES)),
            ("pig", |t| t.has(PIG)),
            ("pig-herd", |t| t.has(PIG_HERD)),
            SIEGE,
            LITTLE,
            GHOST,
        ],
    ),
    ("baba-yaga", &[("tile", always), LITTLE, GHOST]),
    ("garden", &[TILES, LITTLE, GHOST]),
    ("german-castle", &[TILES, LITTLE, GHOST]),
    ("german-cathedral", &[TILES, INN, LITTLE, GHOST]),
    ("haunted-castle", &[TILES, LITTLE, GHOST]),
    ("cemetery", &[("nothing", always), LITTLE, GHOST]),
];

/// The pieces that leave a feature after its scoring. Source: Mage & Witch.
const LEAVING: &[Part] = &[HERE_MAGE, HERE_WITCH];

pub fn remarks() -> Vec<Remark> {
    let of = |(feature, parts): &(&str, &[Part])| told(&format!("{feature}-value"), parts);
    VALUES.iter().flat_map(of).chain(told("mage-or-witch", LEAVING)).collect()
}

fn told(list: &str, parts: &[Part]) -> Vec<Remark> {
    parts.iter().map(|(part, applies)| Remark::new(format!("{list}-{part}"), *applies)).collect()
}
