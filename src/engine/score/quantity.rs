//! What is counted: each quantity with its id, which a formula in the records names as well.

use super::counts::Counts;
use crate::engine::component::{
    ACROBATS, ANNIVERSARY_20, BATHHOUSES, BAZAARS, BETS, CASTLES, CATHARS, CATHEDRALS, CIRCUS, CITY_GATES, DARMSTADT,
    FAIRY, FRUIT_TREES, GERMAN_CASTLES, GERMAN_CATHEDRALS, GHOSTS, GIFTS, GINGERBREAD_MAN, GOLD_MINES, HANS_STATUE,
    HAUNTED_CASTLES, INNS, KING_AND_ROBBER, LABYRINTH, LABYRINTHS, LAND_SURVEYORS, LEIPZIG, LITTLE_BUILDINGS, MAGE,
    MESSAGES, MONASTERIES, OBELISK, PEASANT_REVOLTS, PIG, PIG_HERD, PORXADA, RINGMASTER, ROBBERS, RUSSIAN_PROMOS,
    SHEEP, SIGNPOSTS, TEACHER, TOLLKEEPERS, TRADERS, VINEYARDS, WATCHTOWERS, WELLS, WHEEL_OF_FORTUNE, WITCH, WONDERS,
};
use crate::engine::table::Table;
use crate::engine::turn::action::Applies;
use std::collections::BTreeMap;
use std::sync::LazyLock;

macro_rules! quantities {
    ($($name:ident = $id:literal, $most:literal, $needs:expr;)+ => derived $($derived:ident = $other:literal, $their_most:literal, $from:expr, $how:expr;)+) => {
        /// Something that is counted on the table.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
        pub enum Quantity { $($name,)+ $($derived,)+ }

        /// How many quantities are counted, and do not follow from others; they are the first ones.
        pub(super) const RAW: usize = [$($id),+].len();

        impl Quantity {
            pub const ALL: &[Self] = &[$(Self::$name,)+ $(Self::$derived,)+];

            /// Language-free and stable.
            #[must_use]
            pub fn id(self) -> &'static str {
                match self { $(Self::$name => $id,)+ $(Self::$derived => $other,)+ }
            }

            /// As many as there sensibly are of it at once; `1` for what is there or not.
            #[must_use]
            pub fn most(self) -> i32 {
                match self { $(Self::$name => $most,)+ $(Self::$derived => $their_most,)+ }
            }

            /// The quantities that it follows from; empty for what is counted.
            #[must_use]
            pub fn follows_from(self) -> &'static [Self] {
                match self { $(Self::$name => &[],)+ $(Self::$derived => $from,)+ }
            }

            /// There can be any of it at this table.
            pub fn applies(self, table: &mut Table) -> bool {
                let needs: Applies = match self { $(Self::$name => $needs,)+ $(Self::$derived => |_| true,)+ };
                needs(table)
            }

            pub(super) fn derive(self, counts: &Counts) -> i32 {
                let how: fn(&Counts) -> i32 = match self { $(Self::$name => |_| 0,)+ $(Self::$derived => $how,)+ };
                how(counts)
            }
        }
    };
}

fn always(_: &mut Table) -> bool {
    true
}

quantities! {
    // Tiles are counted as the rules of the preferred edition count them: see `counting`.
    Tiles = "tiles", 40, always;
    Pennants = "pennants", 20, always;
    SurroundingTiles = "surrounding-tiles", 12, always;
    CathedralSegments = "cathedral-segments", 8, |t| t.has(GERMAN_CATHEDRALS);
    CathedralTiles = "cathedral-tiles", 2, |t| t.has(GERMAN_CATHEDRALS);
    RoadToCathedral = "road-to-cathedral", 1, |t| t.has(GERMAN_CATHEDRALS);
    InnRoadTiles = "inn-road-tiles", 40, |t| t.has(INNS) && t.has(GERMAN_CATHEDRALS);
    InnRoadSegments = "inn-road-segments", 8, |t| t.has(INNS) && t.has(GERMAN_CATHEDRALS);
    Inn = "inn", 1, |t| t.has(INNS);
    Cathedral = "cathedral", 1, |t| t.has(CATHEDRALS);
    Siege = "siege", 1, |t| t.has(CATHARS);
    Mage = "mage", 1, |t| t.has(MAGE);
    Witch = "witch", 1, |t| t.has(WITCH);
    Wells = "wells", 6, |t| t.has(WELLS);
    InnWells = "inn-wells", 6, |t| t.has(WELLS) && t.has(INNS) && t.has(GERMAN_CATHEDRALS);
    Sheds = "sheds", 6, |t| t.has(LITTLE_BUILDINGS);
    Houses = "houses", 6, |t| t.has(LITTLE_BUILDINGS);
    Towers = "towers", 6, |t| t.has(LITTLE_BUILDINGS);
    GermanCastles = "german-castles", 4, |t| t.has(GERMAN_CASTLES);
    BathhouseNumbers = "bathhouse-numbers", 12, |t| t.has(BATHHOUSES);
    Signposts = "signposts", 8, |t| t.has(SIGNPOSTS);
    SignpostTypes = "signpost-types", 3, |t| t.has(SIGNPOSTS);
    LabyrinthMeeples = "labyrinth-meeples", 8, |t| t.has(LABYRINTH) || t.has(LABYRINTHS);
    Darmstadtium = "darmstadtium", 1, |t| t.has(DARMSTADT);
    ChurchMajority = "church-majority", 1, |t| t.has(DARMSTADT);
    Vineyards = "vineyards", 8, |t| t.has(VINEYARDS);
    OneTileCity = "one-tile-city", 1, |t| t.has(CITY_GATES);
    Ghosts = "ghosts", 6, |t| t.has(GHOSTS);
    Porxada = "porxada", 1, |t| t.has(PORXADA);
    Fairy = "fairy", 1, |t| t.has(FAIRY);
    HansTile = "hans-tile", 1, |t| t.has(HANS_STATUE);
    Teacher = "teacher", 1, |t| t.has(TEACHER);
    CircusSpaces = "circus-spaces", 9, |t| t.has(RINGMASTER) && (t.has(CIRCUS) || t.has(ACROBATS));
    // Scoring tiles of the land surveyors, where they are active for the feature.
    Highway = "highway", 1, |t| t.has(LAND_SURVEYORS);
    RevoltFarmTiles = "revolt-farm-tiles", 20, |t| t.has(LAND_SURVEYORS);
    StreetFestival = "street-festival", 1, |t| t.has(LAND_SURVEYORS);
    SlumTiles = "slum-tiles", 20, |t| t.has(LAND_SURVEYORS);
    SiegeToken = "siege-token", 1, |t| t.has(LAND_SURVEYORS);
    Wealth = "wealth", 1, |t| t.has(LAND_SURVEYORS);
    Poverty = "poverty", 1, |t| t.has(LAND_SURVEYORS);
    HermitageTiles = "hermitage-tiles", 9, |t| t.has(LAND_SURVEYORS);
    PilgrimTiles = "pilgrim-tiles", 9, |t| t.has(LAND_SURVEYORS);
    // What a watchtower looks at, on its tile and around it.
    WatchedMeeples = "watched-meeples", 12, |t| t.has(WATCHTOWERS);
    WatchedRoads = "watched-roads", 9, |t| t.has(WATCHTOWERS);
    WatchedMonasteries = "watched-monasteries", 5, |t| t.has(WATCHTOWERS);
    WatchedPennants = "watched-pennants", 9, |t| t.has(WATCHTOWERS);
    WatchedCities = "watched-cities", 9, |t| t.has(WATCHTOWERS);
    Toll = "toll", 2, |t| t.has(TOLLKEEPERS);
    TollFeatures = "toll-features", 8, |t| t.has(TOLLKEEPERS);
    TravellerGroups = "traveller-groups", 4, |t| t.has(TOLLKEEPERS);
    // Meeples in the quarters of Leipzig that bring something for the feature.
    Wainwrights = "wainwrights", 1, |t| t.has(LEIPZIG);
    Minters = "minters", 1, |t| t.has(LEIPZIG);
    Bookbinders = "bookbinders", 1, |t| t.has(LEIPZIG);
    // Fields.
    CompletedCities = "completed-cities", 12, always;
    CastlesAtField = "castles-at-field", 6, |t| t.has(CASTLES);
    BesiegedCities = "besieged-cities", 4, |t| t.has(CATHARS);
    Pig = "pig", 1, |t| t.has(PIG);
    PigHerd = "pig-herd", 1, |t| t.has(PIG_HERD);
    // Others.
    NeighbourPoints = "neighbour-points", 60, |t| t.has(CASTLES);
    EmptySpaces = "empty-spaces", 8, |t| t.has(RUSSIAN_PROMOS);
    MistTiles = "mist-tiles", 9, |t| t.has(HAUNTED_CASTLES);
    ObeliskTiles = "obelisk-tiles", 16, |t| t.has(OBELISK);
    TilesInLine = "tiles-in-line", 40, |t| t.has(MONASTERIES);
    Meeples = "meeples", 8, always;
    Knights = "knights", 8, always;
    Farmers = "farmers", 8, always;
    Monks = "monks", 8, always;
    CrownFields = "crown-fields", 2, |t| t.has(WHEEL_OF_FORTUNE);
    ProtectedMeeples = "protected-meeples", 8, |t| t.has(PEASANT_REVOLTS);
    FinalPoints = "final-points", 60, |t| t.has(MESSAGES) || t.has(GIFTS);
    UnopenedGifts = "unopened-gifts", 6, |t| t.has(GIFTS);
    ArrowMissed = "arrow-missed", 1, |t| t.has(ANNIVERSARY_20);
    BathhouseNumber = "bathhouse-number", 6, |t| t.has(BATHHOUSES);
    Acrobats = "acrobats", 3, |t| t.has(ACROBATS);
    Sheep = "sheep", 20, |t| t.has(SHEEP);
    FruitNumber = "fruit-number", 6, |t| t.has(FRUIT_TREES);
    FruitsSold = "fruits-sold", 4, |t| t.has(FRUIT_TREES);
    AnimalNumber = "animal-number", 7, |t| t.has(CIRCUS);
    Bet2Or6 = "bet-2-6", 1, |t| t.has(BETS);
    Bet3Or5 = "bet-3-5", 1, |t| t.has(BETS);
    Bet3Or6 = "bet-3-6", 1, |t| t.has(BETS);
    Bet4Or7 = "bet-4-7", 1, |t| t.has(BETS);
    Bet4 = "bet-4", 1, |t| t.has(BETS);
    Bet5Or8 = "bet-5-8", 1, |t| t.has(BETS);
    KnightsAtGingerbreadMan = "knights-at-gingerbread-man", 8, |t| t.has(GINGERBREAD_MAN);
    Bid = "bid", 20, |t| t.has(BAZAARS);
    RobbedPoints = "robbed-points", 60, |t| t.has(ROBBERS);
    GoodsLed = "goods-led", 3, |t| t.has(TRADERS);
    CitiesOnBoard = "cities-on-board", 30, |t| t.has(KING_AND_ROBBER);
    RoadsOnBoard = "roads-on-board", 30, |t| t.has(KING_AND_ROBBER);
    GoldBars = "gold-bars", 20, |t| t.has(GOLD_MINES);
    ForeignKnights = "foreign-knights", 12, |t| t.has(WONDERS);
    => derived
    // The tiles that multiply: a highway has five whatever its length, the edges of a slum are none.
    RoadTiles = "road-tiles-that-count", 40, &[Self::Tiles, Self::Highway],
        |c| if c.get(Quantity::Highway) > 0 { HIGHWAY_TILES } else { c.get(Quantity::Tiles) };
    CityTiles = "city-tiles-that-count", 40, &[Self::Tiles, Self::SlumTiles],
        |c| (c.get(Quantity::Tiles) - c.get(Quantity::SlumTiles)).max(0);
    // The real tiles, a German cathedral being one of them.
    ActualTiles = "actual-tiles", 42, &[Self::Tiles, Self::CathedralTiles],
        |c| c.get(Quantity::Tiles) + c.get(Quantity::CathedralTiles);
    TwoTileCity = "two-tile-city", 1, &[Self::Tiles], |c| i32::from(c.get(Quantity::Tiles) == 2);
}

/// The tiles of a road with the highway's scoring tile. Source: The Land Surveyors.
pub const HIGHWAY_TILES: i32 = 5;

/// The one is a part of the other, so that there are never more of it. The parts of a part stand behind it.
pub const PARTS: &[(Quantity, Quantity)] = &[
    (Quantity::SlumTiles, Quantity::Tiles),
    (Quantity::RevoltFarmTiles, Quantity::RoadTiles),
    (Quantity::HermitageTiles, Quantity::SurroundingTiles),
    (Quantity::PilgrimTiles, Quantity::SurroundingTiles),
    (Quantity::BesiegedCities, Quantity::CompletedCities),
    (Quantity::CathedralTiles, Quantity::CathedralSegments),
    (Quantity::InnRoadTiles, Quantity::Tiles),
    (Quantity::InnRoadSegments, Quantity::CathedralSegments),
    (Quantity::RoadToCathedral, Quantity::CathedralTiles),
];

static BY_ID: LazyLock<BTreeMap<&'static str, Quantity>> =
    LazyLock::new(|| Quantity::ALL.iter().map(|quantity| (quantity.id(), *quantity)).collect());

impl Quantity {
    /// The quantity with this id.
    #[must_use]
    pub fn find(id: &str) -> Option<Self> {
        BY_ID.get(id).copied()
    }
}
