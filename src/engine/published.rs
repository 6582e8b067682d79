//! For which editions of the game each part was published: elsewhere its rules are an adaptation.
//!
//! Source: the wiki's order of play, whose class `markX` says of a rule that it was not published for edition X. All
//! marks of both saved states (Dutch, and the older Russian) that stand at a condition of one part alone were counted,
//! and the editions are what the marks leave over. Where they contradict each other, the reason stands at the entry.
//! Parts without a mark are listed apart, with what speaks for their editions.

use super::table::Edition::{self, First, New, Winter};

/// The editions of each component, by its id.
pub const PUBLISHED: &[(&str, &[Edition])] = &[
    // Marked, and the same wherever it is marked, but for what is said at the entry.
    ("abbey", &[First, New]),
    ("abbot", &[New]),
    // Two notes inside of rules for bridges and pyramids lack the mark of the winter edition; the rule itself has it.
    ("acrobats", &[New]),
    ("anniversary-20", &[New]),
    ("barn", &[First, New]),
    ("bathhouses", &[New]),
    ("bazaars", &[First, New]),
    // One of three lacks the mark of the first edition, one has a slip in it (`makC1`).
    ("bets", &[New]),
    ("big-follower", &[First, New]),
    ("bridges", &[First, New]),
    ("builder", &[First, New]),
    ("castles", &[First, New]),
    ("catapult", &[First]),
    ("cathars", &[First]),
    ("cathedrals", &[First, New]),
    ("cemeteries", &[New]),
    // One note inside of a rule for bridges lacks the mark of the winter edition.
    ("circus", &[New]),
    ("count", &[First, New]),
    ("darmstadt", &[First]),
    // The one mark for the new edition is about the easter nest beside it.
    ("dragon", &[First, New]),
    ("drawbridges", &[New]),
    ("easter", &[First]),
    ("fairy", &[First, New]),
    ("ferries", &[First, New]),
    ("festival", &[First, New]),
    ("flier", &[First, New]),
    ("fortune-teller", &[First, New]),
    ("fruit-trees", &[New]),
    ("german-castles", &[First, New]),
    // The older state marks two of six for the new edition; the newer one none.
    ("german-cathedrals", &[First, New]),
    ("ghosts", &[New]),
    ("gifts", &[New]),
    ("gingerbread-man", &[Winter]),
    ("gold-mines", &[First, New]),
    ("guard-meeples", &[New]),
    // The older state marks it for the new edition, for which it came out in 2020; the newer one does not.
    ("halflings", &[First, New]),
    ("haunted-castles", &[New]),
    ("hills", &[First, New]),
    ("inns", &[First, New]),
    ("labyrinth", &[First, New]),
    ("land-surveyors", &[New]),
    ("leipzig", &[New]),
    ("little-buildings", &[First]),
    ("mage", &[First, New]),
    ("magic-portal", &[First, New]),
    ("mayor", &[First, New]),
    ("messages", &[First, New]),
    // Three sets under one name: German ones for both, Dutch and Belgian for the first, Japanese for the new edition.
    ("monasteries", &[First, New]),
    // One of eight lacks the mark of the winter edition.
    ("peasant-revolts", &[New]),
    ("phantom", &[First]),
    ("pig", &[First, New]),
    ("pig-herd", &[First, New]),
    // One note inside of a rule lacks the mark of the winter edition.
    ("plague", &[First]),
    ("porxada", &[First]),
    ("princess", &[First, New]),
    ("ringmaster", &[New]),
    ("robbers", &[First, New]),
    // One of 23 has a slip in the mark of the new edition (`marcC2`).
    ("russian-promos", &[First]),
    ("sheep", &[First, New]),
    ("shrines", &[First, New]),
    // Its only mark names the winter edition alone. But the wiki has no page of it for the first edition, which had
    // ended years before, and marks all else of its time for the first edition, too.
    ("signposts", &[New]),
    ("spiel-doch-2018", &[New]),
    ("teacher", &[First]),
    ("tollkeepers", &[New]),
    ("tower", &[First, New]),
    ("tunnel", &[First]),
    ("vineyards", &[First, New]),
    ("wagon", &[First, New]),
    ("watchtowers", &[New]),
    ("wells", &[First, New]),
    ("wheel-of-fortune", &[First]),
    ("wind-roses", &[First]),
    ("witch", &[First, New]),
    // One of ten lacks the mark of the winter edition, one has a slip in that of the first (`mark C1`).
    ("wonders", &[New]),
    // Marked only together with other parts: `AbbotAndGardens`, `TradersOrKingOrRobberAndFortuneTeller`,
    // `DragonAndNotRiverII`, `SpellCirclesAndGhosts`, `TilesInSupply` or the wetlands.
    ("gardens", &[New]),
    ("king-and-robber", &[First, New]),
    ("river-2", &[First, New]),
    ("spell-circles", &[New]),
    ("traders", &[First, New]),
    ("wetlands", &[First, New]),
    // Not marked. The wiki has a page for the first edition (city gates, GQ #11), for the new one, or for both and the
    // winter edition (crop circles, the river).
    ("city-gates", &[First]),
    ("crop-circles", &[First, New, Winter]),
    ("cut-cassonne", &[New]),
    ("gq-11", &[First]),
    ("river-1", &[First, New, Winter]),
    ("river-20", &[New]),
    ("saint-nicholas", &[New]),
    ("snakes-and-ladders", &[New]),
    ("spiel-promos", &[New]),
    ("spring", &[New]),
    ("ukraine-promo", &[New]),
    // Made by fans, and not marked: the designs in which their tiles are offered, by the wiki's page of each; for the
    // winter edition its selector. The second land surveyors have no tiles and need the first ones.
    ("bards", &[First, New]),
    ("black-dragon", &[First, New, Winter]),
    ("black-tower", &[First, New, Winter]),
    ("castle-lords", &[First]),
    ("city-bridges", &[First, New, Winter]),
    ("cleric-and-serf", &[First]),
    ("courier", &[First, New]),
    ("covid-19", &[New]),
    ("decin-sneznik", &[New]),
    ("family-feud", &[First, New]),
    ("gamblers-luck", &[First, New]),
    ("great-fairs", &[First, New]),
    ("hans-statue", &[First, New, Winter]),
    ("land-surveyors-2", &[New]),
    ("obelisk", &[First, New, Winter]),
    ("robbers-son", &[First, New]),
    ("vistas", &[First, New]),
    // Made by fans; no source names an edition. The wiki lists them beside what was made for the new one.
    ("divided-cities", &[New]),
    ("flying-machines-2", &[New]),
    ("labyrinths", &[New]),
    ("seasons", &[New]),
];
