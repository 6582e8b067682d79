//! What can be decided.

use super::figure::{FigureId, Spot};
use crate::engine::board::{NodeId, Position, Rotation, Side};
use crate::engine::score::majority::Player;

/// A decision of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Move {
    /// The tile in hand.
    Place(Position, Rotation),
    /// A tile of the player's own.
    PlaceOwn(Position),
    Deploy(FigureId, Spot),
    /// Something that is no figure.
    Put(Token, Target),
    /// A figure that belongs to nobody.
    Lead(Neutral, Target),
    /// Takes a figure back from the board, for a reason.
    Return(FigureId, Source),
    /// Takes a prisoner with a tower.
    Capture(FigureId),
    /// Buys a prisoner back.
    Ransom(FigureId),
    /// The flock of this field grows, or is driven home.
    GrowFlock(NodeId),
    ScoreFlock(NodeId),
    /// Gives points for a full pyramid of acrobats.
    ScorePyramid(NodeId),
    /// The choice on a crop circle: everybody takes one figure back, or adds one.
    CropRemoves,
    CropAdds,
    /// A tile of the bazaar, by its place.
    Take(u8),
    /// So many points for the tile of the bazaar that was chosen.
    Bid(i32),
    /// The tile that was chosen is paid for, or sold to whoever bid most.
    Buy,
    Sell,
    /// All is done.
    Confirm,
    /// Nothing of what is offered.
    Pass,
}

/// Where something is put or led.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    At(Position),
    /// A feature, by the segment that was named.
    On(NodeId),
    /// Two segments that it joins.
    Between(NodeId, NodeId),
    Beside(FigureId),
    /// Over the tile, from this side to the opposite one.
    Across(Position, Side),
}

impl Target {
    /// Two segments, whichever is named first.
    #[must_use]
    pub fn between(one: NodeId, other: NodeId) -> Self {
        Self::Between(one.min(other), one.max(other))
    }
}

/// Something that is put on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Token {
    Bridge,
    Castle,
    TowerPiece,
    /// Tunnels of three colours.
    TunnelA,
    TunnelB,
    TunnelC,
    Ferry,
    Gold,
    Shed,
    House,
    Tower,
    /// The largest city or longest road that brought the token, by the number of its tiles.
    King,
    Robber,
    /// Fan expansion: it can be continued by either colour.
    BlackTowerPiece,
}

/// A figure that belongs to nobody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Neutral {
    Dragon,
    Fairy,
    Mage,
    Witch,
    /// Fan expansion.
    Donkey,
}

/// Why a figure is taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Source {
    Princess,
    Festival,
    Escape,
    Abbot,
    CropCircle,
}

/// What is offered to a player at one moment.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Offers {
    /// Whose decision it is.
    pub player: Player,
    /// All that may be done but for passing.
    pub moves: Vec<Move>,
    /// One of them must be done.
    pub must: bool,
    /// What may be done besides, at any moment.
    pub aside: Vec<Move>,
}

impl Offers {
    /// Offers a move, unless it is offered already.
    pub fn add(&mut self, offered: Move) {
        if !self.moves.contains(&offered) {
            self.moves.push(offered);
        }
    }

    /// There is something to decide.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.moves.is_empty()
    }

    /// Whether the decision may be declined.
    #[must_use]
    pub fn can_pass(&self) -> bool {
        !self.must && !self.moves.is_empty()
    }

    /// The move may be made. Figures of one kind stand for each other.
    #[must_use]
    pub fn allow(&self, wanted: Move) -> bool {
        match wanted {
            Move::Pass => self.can_pass(),
            Move::Deploy(figure, spot) => self.moves.iter().any(|offered| match offered {
                Move::Deploy(other, there) => (other.player, other.kind, *there) == (figure.player, figure.kind, spot),
                _ => false,
            }),
            wanted => self.moves.contains(&wanted) || self.aside.contains(&wanted),
        }
    }
}
