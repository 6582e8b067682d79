//! The parts of expansions that the rules ask for, by their ids in the catalogue.

/// A part of an expansion that lies on the table or does not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize)]
pub struct Component(&'static str);

impl Component {
    /// The id in the catalogue.
    #[must_use]
    pub fn id(self) -> &'static str {
        self.0
    }
}

macro_rules! components {
    ($($name:ident = $id:literal),+ $(,)?) => {
        $(pub const $name: Component = Component($id);)+

        /// Every component that some rule asks for.
        pub const ALL: &[Component] = &[$($name),+];
    };
}

components! {
    BIG_FOLLOWER = "big-follower",
    TRADERS = "traders",
    BUILDER = "builder",
    PIG = "pig",
    FAIRY = "fairy",
    DRAGON = "dragon",
    PRINCESS = "princess",
    MAGIC_PORTAL = "magic-portal",
    TOWER = "tower",
    ABBEY = "abbey",
    MAYOR = "mayor",
    WAGON = "wagon",
    BARN = "barn",
    COUNT = "count",
    KING_AND_ROBBER = "king-and-robber",
    SHRINES = "shrines",
    CATAPULT = "catapult",
    BRIDGES = "bridges",
    CASTLES = "castles",
    BAZAARS = "bazaars",
    HILLS = "hills",
    SHEEP = "sheep",
    CIRCUS = "circus",
    ACROBATS = "acrobats",
    RINGMASTER = "ringmaster",
    GUARD_MEEPLES = "guard-meeples",
    GHOSTS = "ghosts",
    WHEEL_OF_FORTUNE = "wheel-of-fortune",
    FLIER = "flier",
    MESSAGES = "messages",
    FERRIES = "ferries",
    GOLD_MINES = "gold-mines",
    MAGE = "mage",
    WITCH = "witch",
    ROBBERS = "robbers",
    CROP_CIRCLES = "crop-circles",
    CATHARS = "cathars",
    HALFLINGS = "halflings",
    PLAGUE = "plague",
    TUNNEL = "tunnel",
    FESTIVAL = "festival",
    PHANTOM = "phantom",
    WIND_ROSES = "wind-roses",
    LITTLE_BUILDINGS = "little-buildings",
    DARMSTADT = "darmstadt",
    TEACHER = "teacher",
    RUSSIAN_PROMOS = "russian-promos",
    PORXADA = "porxada",
    GERMAN_CASTLES = "german-castles",
    ABBOT = "abbot",
    WATCHTOWERS = "watchtowers",
    LEIPZIG = "leipzig",
    FRUIT_TREES = "fruit-trees",
    BATHHOUSES = "bathhouses",
    SPIEL_DOCH_2018 = "spiel-doch-2018",
    TOLLKEEPERS = "tollkeepers",
    PEASANT_REVOLTS = "peasant-revolts",
    ANNIVERSARY_20 = "anniversary-20",
    GIFTS = "gifts",
    BETS = "bets",
    WONDERS = "wonders",
    SPELL_CIRCLES = "spell-circles",
    DRAWBRIDGES = "drawbridges",
    EASTER = "easter",
    FORTUNE_TELLER = "fortune-teller",
    LAND_SURVEYORS = "land-surveyors",
    GINGERBREAD_MAN = "gingerbread-man",
    HANS_STATUE = "hans-statue",
    WETLANDS = "wetlands",
    INNS = "inns",
    CATHEDRALS = "cathedrals",
    RIVER_2 = "river-2",
    MONASTERIES = "monasteries",
    GARDENS = "gardens",
    GERMAN_CATHEDRALS = "german-cathedrals",
    HAUNTED_CASTLES = "haunted-castles",
    CEMETERIES = "cemeteries",
    VINEYARDS = "vineyards",
    PIG_HERD = "pig-herd",
    LABYRINTH = "labyrinth",
    SIGNPOSTS = "signposts",
    OBELISK = "obelisk",
    WELLS = "wells",
    LABYRINTHS = "labyrinths",
    CITY_GATES = "city-gates",
}
