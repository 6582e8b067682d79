//! Where a tile fits.

use super::geometry::{Position, Rim, Rotation, Side};
use super::placed::{Board, TileIndex};
use super::tile::{Kind, Mark, Tile};
use std::collections::BTreeSet;

/// What a tile shows at a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Edge {
    Field,
    Road,
    City,
    River,
    /// A city that ends there in a gate.
    Gate,
    /// Whatever the neighbour shows.
    Any,
}

impl Edge {
    /// The two may lie side by side. Source: base game; Abbey & Mayor; The City Gates.
    #[must_use]
    pub fn fits(self, other: Self) -> bool {
        match (self, other) {
            (Self::Any, _) | (_, Self::Any) => true,
            (Self::Gate, other) | (other, Self::Gate) => matches!(other, Self::Gate | Self::Road | Self::Field),
            (one, other) => one == other,
        }
    }

    /// A side at which nothing else is said is a field. A bridge comes last, and hides the field below it.
    fn of(segments: impl Iterator<Item = (Kind, Rim, Rim)>, side: Side) -> Self {
        let shown = segments.filter_map(|(kind, reach, gates)| match kind {
            Kind::City if gates.is_at(side) => Some(Self::Gate),
            _ if !reach.is_at(side) => None,
            Kind::City => Some(Self::City),
            Kind::Road => Some(Self::Road),
            Kind::River => Some(Self::River),
            _ => None,
        });
        shown.last().unwrap_or(Self::Field)
    }
}

impl Tile {
    /// What it shows at a side when it is turned so.
    #[must_use]
    pub fn edge(&self, rotation: Rotation, side: Side) -> Edge {
        if self.marks.has(Mark::Abbey) {
            return Edge::Any;
        }
        let turned = self
            .segments
            .iter()
            .map(|segment| (segment.kind, segment.reach().turned(rotation), segment.gates.turned(rotation)));
        Edge::of(turned, side)
    }
}

impl Board {
    /// What a tile on the board shows at a side; a bridge shows its road.
    #[must_use]
    pub fn edge(&self, tile: TileIndex, side: Side) -> Edge {
        if self.is_abbey(tile) {
            return Edge::Any;
        }
        let nodes = self.nodes(tile).map(|node| self.node(node)).map(|node| (node.kind, node.reach, node.gates));
        Edge::of(nodes, side)
    }

    /// The empty spaces beside tiles, in their order.
    #[must_use]
    pub fn spaces(&self) -> BTreeSet<Position> {
        let beside = self.positions().flat_map(|position| Side::ALL.map(|side| position.beside(side)));
        beside.filter(|position| self.at(*position).is_none()).collect()
    }

    /// Empty spaces with a tile on every side. Source: Abbey & Mayor.
    pub fn holes(&self) -> impl Iterator<Item = Position> {
        self.spaces().into_iter().filter(|space| Side::ALL.iter().all(|side| self.at(space.beside(*side)).is_some()))
    }

    /// The tile can lie there: a neighbour is there, all sides go together, and the river runs on.
    #[must_use]
    pub fn fits(&self, tile: &Tile, position: Position, rotation: Rotation) -> bool {
        self.misfits(tile, position, rotation).is_some_and(Rim::is_empty)
            && self.river_runs_on(tile, position, rotation)
    }

    /// The sides at which a tile would not go together with its neighbours; `None` where it has none, or the space is
    /// taken.
    #[must_use]
    pub fn misfits(&self, tile: &Tile, position: Position, rotation: Rotation) -> Option<Rim> {
        let neighbours = || Side::ALL.into_iter().filter_map(|side| Some((side, self.at(position.beside(side))?)));
        let wrong =
            neighbours().filter(|(side, there)| !tile.edge(rotation, *side).fits(self.edge(*there, side.opposite())));
        let free = self.at(position).is_none() && neighbours().next().is_some();
        free.then(|| wrong.fold(Rim::NONE, |all, (side, _)| all.and(Rim::side(side))))
    }

    /// Every place and rotation at which the tile fits, in the order of the spaces.
    pub fn places_for(&self, tile: &Tile) -> impl Iterator<Item = (Position, Rotation)> {
        let all = self.spaces().into_iter().flat_map(|space| Rotation::ALL.map(|rotation| (space, rotation)));
        all.filter(|(position, rotation)| self.fits(tile, *position, *rotation))
    }
}
