//! A tile: its segments and the marks that expansions print on it. Tiles come in as data.

use super::geometry::Rim;
use crate::engine::bits::bits;

/// A tile as it is printed, before it is turned.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tile {
    /// Names the tile among those of its set.
    pub id: Box<str>,
    pub segments: Vec<Segment>,
    pub marks: Marks,
    /// The quarters to which its wind rose points, as sides: north and west for the north-west, all for every quarter.
    pub wind_rose: Rim,
    pub watchtower: Option<Watchtower>,
    /// On whose features its crop circle works.
    pub crop_circle: Option<Kind>,
    /// Where its flying machine flies to: steps to the east and to the south, before rotation.
    pub flight: Option<(i16, i16)>,
}

/// A part of a tile on which a figure can stand: it grows together with those of neighbouring tiles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Segment {
    pub kind: Kind,
    /// Where it comes to the rim; nowhere for a place in the middle.
    pub rim: Rim,
    /// Where it comes to the rim although another segment does as well.
    pub shared: Rim,
    /// Sides at which a city has a gate, which is not one of its ends: a road that comes to it ends there.
    pub gates: Rim,
    /// Which of several places of its kind in the middle, from 0.
    pub nth: u8,
    /// The cities of the tile that a field borders: a bit for each place in `segments`.
    pub cities: u16,
    pub pennants: u8,
    pub wells: u8,
    pub traits: Traits,
    /// Segments of a tile with a letter in common are connected for a wagon, by the rules of the first edition.
    pub wagon_ways: u8,
}

/// What a segment is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    City,
    Road,
    /// Also shrines, special monasteries, abbeys.
    Monastery,
    Field,
    Garden,
    River,
    /// The foundation of a tower.
    Tower,
    /// The space of a pyramid.
    Acrobats,
    FlyingMachine,
    YagaHut,
}

/// A tower that rewards what lies around it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Watchtower {
    pub points: u8,
    pub watched: Watched,
}

/// What a watchtower looks at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Watched {
    City,
    Road,
    Monastery,
    Pennant,
    Meeple,
}

bits! {
    /// What is printed on a segment.
    Trait,
    /// What is printed on a segment.
    Traits {
        Inn = "inn",
        Cathedral = "cathedral",
        Princess = "princess",
        Besieged = "besieged",
        Darmstadtium = "darmstadtium",
        /// No castle may be built there.
        NoCastle = "no-castle",
        /// A city that is worth four points when it is finished, whatever its tiles.
        FourPoints = "four-points",
        Labyrinth = "labyrinth",
        /// The mouth of a tunnel; with two sides, an underpass.
        Tunnel = "tunnel",
        PigHerd = "pig-herd",
        Shrine = "shrine",
        /// A monastery on which a figure can also lie as an abbot.
        Special = "special",
        /// The church that rewards whoever is around.
        Church = "church",
        Cloth = "cloth",
        Grain = "grain",
        Wine = "wine",
    }
}

bits! {
    /// What is printed on a tile as a whole.
    Mark,
    /// What is printed on a tile as a whole.
    Marks {
        /// It fits anywhere and ends whatever comes to it.
        Abbey = "abbey",
        Circus = "circus",
        Hill = "hill",
        Vineyard = "vineyard",
        Portal = "portal",
        Volcano = "volcano",
        Dragon = "dragon",
        Bazaar = "bazaar",
        Festival = "festival",
        GoldMine = "gold-mine",
        MageOrWitch = "mage-or-witch",
        Lake = "lake",
        /// A part of the City of Carcassonne.
        Quarter = "quarter",
        LakeTrap = "lake-trap",
        TreeTrap = "tree-trap",
    }
}

impl Kind {
    pub const ALL: [Self; 10] = [
        Self::City,
        Self::Road,
        Self::Monastery,
        Self::Field,
        Self::Garden,
        Self::River,
        Self::Tower,
        Self::Acrobats,
        Self::FlyingMachine,
        Self::YagaHut,
    ];

    /// It is a place on its tile alone, and grows together with nothing.
    #[must_use]
    pub fn is_single(self) -> bool {
        !matches!(self, Self::City | Self::Road | Self::Field | Self::River)
    }
}

impl Segment {
    /// A segment without anything printed on it.
    #[must_use]
    pub fn new(kind: Kind, rim: Rim) -> Self {
        Self {
            kind,
            rim,
            shared: Rim::NONE,
            gates: Rim::NONE,
            nth: 0,
            cities: 0,
            pennants: 0,
            wells: 0,
            traits: Traits::default(),
            wagon_ways: 0,
        }
    }

    /// A field borders the city at this place among the tile's segments.
    #[must_use]
    pub fn borders(&self, place: u8) -> bool {
        self.cities.checked_shr(place.into()).unwrap_or(0) & 1 == 1
    }

    /// Where it meets neighbouring tiles, shared places among them.
    #[must_use]
    pub fn reach(&self) -> Rim {
        self.rim.and(self.shared)
    }
}

impl Tile {
    /// More than on any tile that was ever printed; what a field borders is counted in so many bits.
    pub const MOST_SEGMENTS: usize = 12;

    /// A tile with nothing printed on it but its segments.
    #[must_use]
    pub fn new(id: &str, segments: Vec<Segment>) -> Self {
        Self {
            id: id.into(),
            segments,
            marks: Marks::default(),
            wind_rose: Rim::NONE,
            watchtower: None,
            crop_circle: None,
            flight: None,
        }
    }

    /// The abbey: a monastery that fits anywhere. Source: Abbey & Mayor.
    #[must_use]
    pub fn abbey(id: &str) -> Self {
        let marks = Marks::default().with(Mark::Abbey);
        Self { marks, ..Self::new(id, vec![Segment::new(Kind::Monastery, Rim::NONE)]) }
    }

    #[must_use]
    pub fn has(&self, kind: Kind) -> bool {
        self.segments.iter().any(|segment| segment.kind == kind)
    }
}
