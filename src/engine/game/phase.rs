//! The phases of a turn: moments at which something happens by itself or somebody decides.

/// A phase of the turn, in its order. A phase in which nobody has anything to decide passes by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Phase {
    /// Step 1A.
    BeginTurn,
    /// A tile of one's own instead of one that is drawn.
    OwnTile,
    /// It was declined.
    OwnTileDeclined,
    /// Steps 1B and 1C.
    Tile,
    /// What the placed tile causes at once.
    Placed,
    GoldPiece,
    MageOrWitch,
    /// Step 2B: a figure, or something else instead.
    Action,
    TowerCapture,
    /// Where a flier lands.
    Landing,
    Phantom,
    Ferry,
    ChangeFerries,
    Shepherd,
    Flock,
    /// Step 2D.
    Dragon,
    Castle,
    /// All is placed.
    Commit,
    /// Steps 3A and 3B.
    Scoring,
    Wagon,
    /// A wagon was moved.
    WagonMoved,
    /// Step 3C.
    TileScoring,
    LateDragon,
    CropCircle,
    CropCircleWork,
    /// Step 4A: once more from the tile on.
    DoubleTurn,
    Escape,
    Bazaar,
    EndTurn,
    /// After the last turn.
    LastTiles,
    FinalScoring,
    Over,
}

impl Phase {
    pub const ALL: [Self; 32] = [
        Self::BeginTurn,
        Self::OwnTile,
        Self::OwnTileDeclined,
        Self::Tile,
        Self::Placed,
        Self::GoldPiece,
        Self::MageOrWitch,
        Self::Action,
        Self::TowerCapture,
        Self::Landing,
        Self::Phantom,
        Self::Ferry,
        Self::ChangeFerries,
        Self::Shepherd,
        Self::Flock,
        Self::Dragon,
        Self::Castle,
        Self::Commit,
        Self::Scoring,
        Self::Wagon,
        Self::WagonMoved,
        Self::TileScoring,
        Self::LateDragon,
        Self::CropCircle,
        Self::CropCircleWork,
        Self::DoubleTurn,
        Self::Escape,
        Self::Bazaar,
        Self::EndTurn,
        Self::LastTiles,
        Self::FinalScoring,
        Self::Over,
    ];

    /// The phase behind it in the row; the last one is its own.
    #[must_use]
    pub fn next(self) -> Self {
        Self::ALL.get(self as usize + 1).copied().unwrap_or(Self::Over)
    }
}
