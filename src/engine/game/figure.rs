//! Figures, and where they stand.

use crate::engine::board::NodeId;
use crate::engine::score::majority::Player;

/// A kind of figure that belongs to a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum FigureKind {
    Small,
    Big,
    Abbot,
    Phantom,
    Wagon,
    Mayor,
    Builder,
    Pig,
    Barn,
    Shepherd,
    Ringmaster,
}

/// One figure: `number` tells it from others of its kind and player, from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct FigureId {
    pub player: Player,
    pub kind: FigureKind,
    pub number: u8,
}

/// A place for a figure.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Spot {
    pub node: NodeId,
    pub manner: Manner,
}

/// How a figure takes a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Manner {
    Usual,
    /// It lies on a special monastery.
    AsAbbot,
    /// In a castle.
    Castle,
    /// On the corner to the upper left of the segment's tile, as a barn does.
    Corner,
}

/// A figure on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    pub figure: FigureId,
    pub spot: Spot,
}

impl FigureKind {
    pub const ALL: [Self; 11] = [
        Self::Small,
        Self::Big,
        Self::Abbot,
        Self::Phantom,
        Self::Wagon,
        Self::Mayor,
        Self::Builder,
        Self::Pig,
        Self::Barn,
        Self::Shepherd,
        Self::Ringmaster,
    ];

    /// Language-free and stable.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Self::Small => "small",
            Self::Big => "big",
            Self::Abbot => "abbot",
            Self::Phantom => "phantom",
            Self::Wagon => "wagon",
            Self::Mayor => "mayor",
            Self::Builder => "builder",
            Self::Pig => "pig",
            Self::Barn => "barn",
            Self::Shepherd => "shepherd",
            Self::Ringmaster => "ringmaster",
        }
    }

    /// The kind with this id.
    #[must_use]
    pub fn find(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.id() == id)
    }
}

impl Spot {
    /// The place as any figure takes it.
    #[must_use]
    pub fn on(node: NodeId) -> Self {
        Self { node, manner: Manner::Usual }
    }
}
