//! Exceptions and explanations at single actions, most of them where two expansions meet.

use super::Remark;
use super::always;
use crate::engine::component::{
    ABBEY, ABBOT, ACROBATS, BATHHOUSES, CASTLES, CEMETERIES, CIRCUS, DARMSTADT, DRAGON, EASTER, FLIER, FORTUNE_TELLER,
    GARDENS, GERMAN_CASTLES, GERMAN_CATHEDRALS, HALFLINGS, HAUNTED_CASTLES, MAGIC_PORTAL, MONASTERIES, OBELISK,
    PEASANT_REVOLTS, RIVER_2, ROBBERS, RUSSIAN_PROMOS, SHRINES, SPELL_CIRCLES, TEACHER, TOWER, WATCHTOWERS, WETLANDS,
    WONDERS,
};
use crate::engine::table::Table;

/// Features besides roads, cities, monasteries and farms, so that it must be said which ones count.
pub fn other_features(t: &mut Table) -> bool {
    let others = [
        ABBEY,
        SHRINES,
        MONASTERIES,
        DARMSTADT,
        CASTLES,
        GERMAN_CASTLES,
        GERMAN_CATHEDRALS,
        HAUNTED_CASTLES,
        CEMETERIES,
        RUSSIAN_PROMOS,
        EASTER,
        FORTUNE_TELLER,
        OBELISK,
    ];
    others.into_iter().any(|component| t.has(component)) || t.has(ABBOT) && t.has(GARDENS)
}

pub fn remarks() -> Vec<Remark> {
    [of_the_tile(), of_wood(), of_scoring(), of_the_end()].concat()
}

fn of_the_tile() -> Vec<Remark> {
    vec![
        Remark::at("fairy-point", "fairy-point-acrobats", |t| t.has(ACROBATS)),
        Remark::at("use-wonder-tile", "wonder-tile-does-not-fit", always),
        Remark::at("use-fortune-teller-tile", "fortune-teller-tile-does-not-fit", always),
        Remark::at("use-own-tile", "own-tile-abbey", |t| t.has(ABBEY)),
        Remark::at("use-own-tile", "own-tile-halfling", |t| t.has(HALFLINGS)),
        Remark::at("use-own-tile", "own-tile-german-castle", |t| t.has(GERMAN_CASTLES)),
        Remark::at("use-own-tile", "own-tile-wetland", |t| t.has(WETLANDS)),
        Remark::at("draw-random-tile", "drawn-tiles-do-not-fit", |t| t.has(FORTUNE_TELLER)),
        // The second river has a volcano, which is placed before any tile with a dragon can be drawn.
        Remark::at("draw-random-tile", "dragon-tile-too-early", |t| t.has(DRAGON) && !t.has(RIVER_2)),
        Remark::at("build-bridge", "bridge-beside-tower", |t| t.has(TOWER)),
        Remark::at("build-bridge", "no-bridge-over-acrobats", |t| t.has(ACROBATS)),
        Remark::at("build-bridge", "bridge-over-circus", |t| t.has(CIRCUS)),
        Remark::at("lay-tile", "lay-extra-tile-before-wonder", |t| t.has(WONDERS)),
        Remark::new("complete-from-now", always),
        Remark::at("arrow-points", "only-one-arrow", |t| t.has(WONDERS)),
    ]
}

fn of_wood() -> Vec<Remark> {
    let at_meeple = |id: &str, applies| Remark::at("place-meeple", id, applies);
    vec![
        Remark::at("mist-extended", "mist-extended-too-many-ghosts", |t| t.has(SPELL_CIRCLES)).numbers(&[("limit", 3)]),
        at_meeple("meeples-on-wonder-tile", |t| t.has(WONDERS)).numbers(&[("most", 2)]),
        at_meeple("no-meeple-on-extra-tile", |t| t.has(WONDERS)),
        at_meeple("no-flier-on-extra-tile", |t| t.has(WONDERS) && t.has(FLIER)),
        at_meeple("no-magic-portal-on-extra-tile", |t| t.has(WONDERS) && t.has(MAGIC_PORTAL)),
        at_meeple("meeples-on-fortune-teller-tent", |t| t.has(FORTUNE_TELLER)).numbers(&[("most", 2)]),
        Remark::at("add-acrobat", "pyramid-complete", always).numbers(&[("height", 3)]),
        Remark::at("place-phantom", "phantom-on-fortune-teller-tent", |t| t.has(FORTUNE_TELLER))
            .numbers(&[("most", 2)]),
    ]
}

fn of_scoring() -> Vec<Remark> {
    vec![
        Remark::at("choose-scoring-order", "scoring-order-arbitration", |t| t.has(ROBBERS) || t.has(WATCHTOWERS)),
        Remark::at("choose-scoring-order", "scoring-order-bathhouses", |t| t.has(BATHHOUSES)),
        Remark::at("choose-scoring-order", "scoring-order-castle", |t| t.has(CASTLES)),
        Remark::at("choose-scoring-order", "scoring-order-castles-together", |t| t.has(CASTLES)),
        Remark::at("award-feature-points", "feature-points-for-castle", |t| t.has(CASTLES)),
        Remark::at("award-feature-points", "feature-points-for-teacher", |t| t.has(TEACHER)),
        Remark::at("ringmaster-points", "ringmaster-basic-features", other_features),
        Remark::at("cross-drawbridge", "drawbridge-keeps-protection", |t| t.has(PEASANT_REVOLTS)),
        Remark::at("move-wagons", "wagon-keeps-protection", |t| t.has(PEASANT_REVOLTS)),
    ]
}

fn of_the_end() -> Vec<Remark> {
    vec![
        Remark::at("escape-siege", "escape-siege-city-tile", always),
        Remark::at("escape-siege", "escape-siege-cathar-tile", always),
        Remark::at("bazaar-in-turn-round", "bazaar-in-turn-double-turn", always),
        Remark::at("bazaar-in-turn-round", "bazaar-in-turn-new-bazaar", always),
        Remark::at("only-bazaar-round", "only-bazaar-double-turn", always),
        Remark::at("only-bazaar-round", "only-bazaar-new-bazaar", always),
    ]
}
