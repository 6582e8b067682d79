//! The frame of a turn: phases, steps, and the rounds of scoring.

use serde::{Serialize, Serializer};

/// A phase of the turn, in its order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Phase {
    AnyTime,
    PlaceTile,
    MoveWood,
    Dragon,
    Scoring,
    DragonLate,
    EndOfTurn,
}

/// A step of the turn, in its order. What may be done at any time stands first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Step {
    #[default]
    AnyTime,
    BeginTurn,
    DrawTile,
    PlaceTile,
    WoodPrologue,
    WoodFirst,
    WoodSecond,
    WoodEpilogue,
    Dragon,
    CompletedFeatures,
    /// Once for each completed feature.
    ScoreFeature,
    TileScoring,
    DragonLate,
    FinishTile,
    EndTurn,
}

/// A round of scoring: after each of them at most one message is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Round {
    BeginTurn,
    DrawTile,
    PlaceTile,
    Wood,
    Scoring,
    FinishTile,
}

impl Step {
    pub const ALL: [Self; 15] = [
        Self::AnyTime,
        Self::BeginTurn,
        Self::DrawTile,
        Self::PlaceTile,
        Self::WoodPrologue,
        Self::WoodFirst,
        Self::WoodSecond,
        Self::WoodEpilogue,
        Self::Dragon,
        Self::CompletedFeatures,
        Self::ScoreFeature,
        Self::TileScoring,
        Self::DragonLate,
        Self::FinishTile,
        Self::EndTurn,
    ];

    /// Language-free and stable.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Self::AnyTime => "any-time",
            Self::BeginTurn => "begin-turn",
            Self::DrawTile => "draw-tile",
            Self::PlaceTile => "place-tile",
            Self::WoodPrologue => "wood-prologue",
            Self::WoodFirst => "wood-first",
            Self::WoodSecond => "wood-second",
            Self::WoodEpilogue => "wood-epilogue",
            Self::Dragon => "dragon",
            Self::CompletedFeatures => "completed-features",
            Self::ScoreFeature => "score-feature",
            Self::TileScoring => "tile-scoring",
            Self::DragonLate => "dragon-late",
            Self::FinishTile => "finish-tile",
            Self::EndTurn => "end-turn",
        }
    }

    /// What players call the step; none for what may be done at any time.
    #[must_use]
    pub fn label(self) -> Option<&'static str> {
        match self {
            Self::AnyTime => None,
            Self::BeginTurn => Some("1A"),
            Self::DrawTile => Some("1B"),
            Self::PlaceTile => Some("1C"),
            Self::WoodPrologue => Some("2A"),
            Self::WoodFirst => Some("2B-1"),
            Self::WoodSecond => Some("2B-2"),
            Self::WoodEpilogue => Some("2C"),
            Self::Dragon => Some("2D"),
            Self::CompletedFeatures => Some("3A"),
            Self::ScoreFeature => Some("3B"),
            Self::TileScoring => Some("3C"),
            Self::DragonLate => Some("3D"),
            Self::FinishTile => Some("4A"),
            Self::EndTurn => Some("4B"),
        }
    }

    #[must_use]
    pub fn phase(self) -> Phase {
        match self {
            Self::AnyTime => Phase::AnyTime,
            Self::BeginTurn | Self::DrawTile | Self::PlaceTile => Phase::PlaceTile,
            Self::WoodPrologue | Self::WoodFirst | Self::WoodSecond | Self::WoodEpilogue => Phase::MoveWood,
            Self::Dragon => Phase::Dragon,
            Self::CompletedFeatures | Self::ScoreFeature | Self::TileScoring => Phase::Scoring,
            Self::DragonLate => Phase::DragonLate,
            Self::FinishTile | Self::EndTurn => Phase::EndOfTurn,
        }
    }

    /// The round of scoring to which points of this step belong. The dragon awards none, and points that change
    /// hands at any time are no part of a round.
    #[must_use]
    pub fn round(self) -> Option<Round> {
        match self.phase() {
            Phase::AnyTime | Phase::Dragon | Phase::DragonLate => None,
            Phase::PlaceTile => match self {
                Self::BeginTurn => Some(Round::BeginTurn),
                Self::DrawTile => Some(Round::DrawTile),
                _ => Some(Round::PlaceTile),
            },
            Phase::MoveWood => Some(Round::Wood),
            Phase::Scoring => Some(Round::Scoring),
            Phase::EndOfTurn => Some(Round::FinishTile),
        }
    }

    /// The step is part of the turn only where something is done in it; other steps stand even if empty.
    #[must_use]
    pub fn vanishes(self) -> bool {
        matches!(self, Self::Dragon | Self::DragonLate)
    }
}

impl Phase {
    /// Language-free and stable.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Self::AnyTime => "any-time",
            Self::PlaceTile => "place-tile",
            Self::MoveWood => "move-wood",
            Self::Dragon => "dragon",
            Self::Scoring => "scoring",
            Self::DragonLate => "dragon-late",
            Self::EndOfTurn => "end-of-turn",
        }
    }
}

impl Round {
    /// What players call the round.
    #[must_use]
    pub fn label(self) -> &'static str {
        match self {
            Self::BeginTurn => "1A",
            Self::DrawTile => "1B",
            Self::PlaceTile => "1C",
            Self::Wood => "2",
            Self::Scoring => "3",
            Self::FinishTile => "4",
        }
    }
}

impl Serialize for Step {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.id())
    }
}

impl Serialize for Phase {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.id())
    }
}

impl Serialize for Round {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.label())
    }
}
