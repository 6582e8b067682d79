//! Positions, sides, rotations, and the rim of a tile.

use std::fmt;

/// A space of the board: x grows to the east, y to the south.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Position {
    pub x: i16,
    pub y: i16,
}

/// A side of a tile, as it lies on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Side {
    North,
    East,
    South,
    West,
}

/// Quarter turns clockwise, 0 to 3.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Rotation(u8);

/// A part of a tile's rim: a set of its eight half sides. Clockwise from the upper left corner they are `NL`, `NR`,
/// `EL`, `ER`, `SL`, `SR`, `WL`, `WR`: left and right as seen from the middle of the tile. A city or road at a side has
/// both halves of it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Rim(u8);

const HALVES: [&str; 8] = ["NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR"];

/// The half that lies across the border from each half.
const ACROSS: [u8; 8] = [5, 4, 7, 6, 1, 0, 3, 2];

impl Position {
    #[must_use]
    pub const fn new(x: i16, y: i16) -> Self {
        Self { x, y }
    }

    /// The space on that side.
    #[must_use]
    pub fn beside(self, side: Side) -> Self {
        let (x, y) = side.step();
        self.moved(x, y)
    }

    /// The space so many steps to the east and to the south.
    #[must_use]
    pub fn moved(self, x: i16, y: i16) -> Self {
        Self { x: self.x.saturating_add(x), y: self.y.saturating_add(y) }
    }

    /// The eight spaces around.
    pub fn around(self) -> impl Iterator<Item = Self> {
        const AROUND: [(i16, i16); 8] = [(-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1)];
        AROUND.into_iter().map(move |(x, y)| self.moved(x, y))
    }

    /// The space itself and the eight around.
    pub fn and_around(self) -> impl Iterator<Item = Self> {
        std::iter::once(self).chain(self.around())
    }
}

impl Side {
    pub const ALL: [Self; 4] = [Self::North, Self::East, Self::South, Self::West];

    #[must_use]
    pub fn opposite(self) -> Self {
        Self::ALL[(self as usize + 2) % 4]
    }

    fn step(self) -> (i16, i16) {
        match self {
            Self::North => (0, -1),
            Self::East => (1, 0),
            Self::South => (0, 1),
            Self::West => (-1, 0),
        }
    }
}

impl Rotation {
    pub const ALL: [Self; 4] = [Self(0), Self(1), Self(2), Self(3)];

    /// From degrees clockwise; `None` for anything but 0, 90, 180 and 270.
    #[must_use]
    pub fn from_degrees(degrees: i64) -> Option<Self> {
        Self::ALL.into_iter().find(|rotation| i64::from(rotation.degrees()) == degrees)
    }

    #[must_use]
    pub fn degrees(self) -> u16 {
        u16::from(self.0) * 90
    }
}

impl Rim {
    pub const NONE: Self = Self(0);

    /// Both halves of a side.
    #[must_use]
    pub const fn side(side: Side) -> Self {
        Self(3 << (2 * side as u8))
    }

    /// The half of this name, or the side: `NL`, `N`.
    #[must_use]
    pub fn parse_part(text: &str) -> Option<Self> {
        let half = || HALVES.iter().position(|half| *half == text).map(|place| Self(1 << place));
        match text {
            "N" => Some(Self::side(Side::North)),
            "E" => Some(Self::side(Side::East)),
            "S" => Some(Self::side(Side::South)),
            "W" => Some(Self::side(Side::West)),
            _ => half(),
        }
    }

    /// Several sides in one word (`NW`, `_N` for all but the north, `NWSE`), or halves with full stops between.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        if text.contains('.') || text.ends_with(['L', 'R']) {
            return text.split('.').map(Self::parse_part).try_fold(Self::NONE, |all, part| Some(all.and(part?)));
        }
        let (all_but, sides) = text.strip_prefix('_').map_or((false, text), |rest| (true, rest));
        let mut letters = sides.chars().map(|letter| Self::parse_part(letter.encode_utf8(&mut [0; 4])));
        let rim = letters.try_fold(Self::NONE, |all, part| Some(all.and(part?)))?;
        Some(if all_but { Self(!rim.0) } else { rim }).filter(|rim| !sides.is_empty() && !rim.is_empty())
    }

    #[must_use]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many half sides.
    #[must_use]
    pub fn halves(self) -> u8 {
        u8::try_from(self.0.count_ones()).expect("there are eight at most")
    }

    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// What the other does not have.
    #[must_use]
    pub fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// What both have.
    #[must_use]
    pub fn common(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    #[must_use]
    pub fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// Some half of the side belongs to it.
    #[must_use]
    pub fn is_at(self, side: Side) -> bool {
        self.meets(Self::side(side))
    }

    /// The sides at which it has some half.
    pub fn sides(self) -> impl Iterator<Item = Side> {
        Side::ALL.into_iter().filter(move |side| self.is_at(*side))
    }

    #[must_use]
    pub fn turned(self, rotation: Rotation) -> Self {
        Self(self.0.rotate_left(u32::from(rotation.0) * 2))
    }

    /// The halves on the neighbouring tiles that touch these.
    #[must_use]
    pub fn across(self) -> Self {
        let touching = (0..8).filter(|half| self.0 & 1 << half != 0).map(|half| 1 << ACROSS[half]);
        Self(touching.fold(0, |all, half: u8| all | half))
    }

    /// Its sides in one word, as [`Rim::parse`] reads it.
    #[must_use]
    pub fn side_word(self) -> &'static str {
        // By bits: 1 north, 2 east, 4 south, 8 west.
        const WORDS: [&str; 16] =
            ["", "N", "E", "NE", "S", "NS", "SE", "_W", "W", "NW", "WE", "_S", "SW", "_E", "_N", "NWSE"];
        let bit = |side: Side| usize::from(self.is_at(side)) << side as usize;
        let mask: usize = Side::ALL.into_iter().map(bit).sum();
        WORDS[mask]
    }

    /// Its halves with full stops between, as [`Rim::parse`] reads them.
    #[must_use]
    pub fn half_words(self) -> String {
        let names = HALVES.iter().enumerate().filter(|(half, _)| self.0 & 1 << half != 0).map(|(_, name)| *name);
        names.collect::<Vec<_>>().join(".")
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[{},{}]", self.x, self.y)
    }
}
