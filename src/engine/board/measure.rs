//! What a feature consists of.

use super::features::NodeId;
use super::geometry::Position;
use super::placed::{Board, TileIndex};
use super::tile::{Kind, Segment, Trait};
use std::collections::BTreeSet;

/// Spaces around a tile.
const AROUND: usize = 8;

impl Board {
    /// The segment that stands for the whole feature, until it grows.
    #[must_use]
    pub fn root(&self, node: NodeId) -> NodeId {
        self.features.root(node)
    }

    /// The two belong to one feature.
    #[must_use]
    pub fn same(&self, one: NodeId, other: NodeId) -> bool {
        self.root(one) == self.root(other)
    }

    /// All segments of the feature.
    pub fn members(&self, node: NodeId) -> impl Iterator<Item = NodeId> {
        self.features.members(node)
    }

    /// Half sides and other ends of the feature that are still open.
    #[must_use]
    pub fn open_ends(&self, node: NodeId) -> i16 {
        self.features.open_ends(node)
    }

    /// Nothing can be added to the feature. Monasteries, gardens and their like are complete when all eight spaces
    /// around are taken. Source: base game.
    #[must_use]
    pub fn is_complete(&self, node: NodeId) -> bool {
        match self.node(node).kind {
            Kind::City | Kind::Road | Kind::Field | Kind::River => self.open_ends(node) <= 0,
            Kind::Monastery | Kind::Garden | Kind::YagaHut => self.tiles_around(self.position_of(node)) == AROUND,
            Kind::Tower | Kind::Acrobats | Kind::FlyingMachine => false,
        }
    }

    /// The tiles that have a part of the feature, each once.
    #[must_use]
    pub fn tiles_of(&self, node: NodeId) -> BTreeSet<TileIndex> {
        self.members(node).map(|member| self.node(member).tile).collect()
    }

    /// The spaces of these tiles.
    #[must_use]
    pub fn positions_of(&self, node: NodeId) -> BTreeSet<Position> {
        self.members(node).map(|member| self.position_of(member)).collect()
    }

    /// The feature lies on one of these spaces.
    #[must_use]
    pub fn lies_on(&self, node: NodeId, position: Position) -> bool {
        self.members(node).any(|member| self.position_of(member) == position)
    }

    /// What is printed on the segments of the feature.
    pub fn printed(&self, node: NodeId) -> impl Iterator<Item = &Segment> {
        self.members(node).filter_map(|member| self.segment(member))
    }

    /// How many segments of the feature have it.
    #[must_use]
    pub fn count(&self, node: NodeId, printed: Trait) -> usize {
        self.printed(node).filter(|segment| segment.traits.has(printed)).count()
    }

    /// Some segment of the feature has it.
    #[must_use]
    pub fn has(&self, node: NodeId, printed: Trait) -> bool {
        self.printed(node).any(|segment| segment.traits.has(printed))
    }

    /// Coats of arms in the feature.
    #[must_use]
    pub fn pennants(&self, node: NodeId) -> i32 {
        self.printed(node).map(|segment| i32::from(segment.pennants)).sum()
    }

    /// How many of the eight spaces around are taken.
    #[must_use]
    pub fn tiles_around(&self, position: Position) -> usize {
        position.around().filter(|space| self.at(*space).is_some()).count()
    }

    /// The cities at a field, each once.
    #[must_use]
    pub fn cities_at(&self, field: NodeId) -> BTreeSet<NodeId> {
        self.members(field).flat_map(|member| self.bordered(member)).map(|city| self.root(city)).collect()
    }

    fn bordered(&self, field: NodeId) -> impl Iterator<Item = NodeId> {
        let segment = self.segment(field);
        let borders = move |place: u8| segment.is_some_and(|segment| segment.borders(place));
        self.nodes(self.node(field).tile).filter(move |node| self.node(*node).segment.is_some_and(borders))
    }
}
