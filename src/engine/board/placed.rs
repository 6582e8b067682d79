//! Tiles as they lie on the board.

use super::features::{Features, Node, NodeId};
use super::geometry::{Position, Rim, Rotation, Side};
use super::tile::{Kind, Mark, Segment, Tile};
use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::Arc;

/// A tile on the board, by its number: they are counted in the order in which they were placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct TileIndex(u32);

/// A tile that lies on the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Placed {
    pub tile: Arc<Tile>,
    pub position: Position,
    pub rotation: Rotation,
    /// Its segments on the board, in the tile's order.
    nodes: Range<u32>,
    /// The bridge over it.
    bridge: Option<NodeId>,
}

/// All tiles that were placed, and the features that they form.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Board {
    tiles: Vec<Placed>,
    by_position: BTreeMap<Position, TileIndex>,
    pub(super) features: Features,
    log: Vec<Change>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Change {
    /// How far the log of the features was before.
    features: usize,
    what: What,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum What {
    Placed,
    Bridged(TileIndex),
    /// The features alone.
    Linked,
}

impl TileIndex {
    fn place(self) -> usize {
        self.0 as usize
    }
}

impl Board {
    /// Places a tile, whether it fits or not, and lets it grow together with what lies around.
    ///
    /// # Panics
    /// If a tile lies there.
    pub fn place(&mut self, tile: &Arc<Tile>, position: Position, rotation: Rotation) -> TileIndex {
        self.begin(What::Placed);
        let index = TileIndex(u32::try_from(self.tiles.len()).expect("no board has as many tiles"));
        let taken = self.by_position.insert(position, index);
        assert!(taken.is_none(), "a space holds one tile");
        let nodes = self.add_nodes(tile, rotation, index);
        self.tiles.push(Placed { tile: Arc::clone(tile), position, rotation, nodes, bridge: None });
        for side in Side::ALL {
            if let Some(neighbour) = self.at(position.beside(side)) {
                self.connect(index, neighbour, side);
            }
        }
        index
    }

    fn add_nodes(&mut self, tile: &Tile, rotation: Rotation, index: TileIndex) -> Range<u32> {
        let first = self.features.add_all(tile.segments.iter().zip(0..).map(|(segment, place)| {
            let turned = |rim: Rim| rim.turned(rotation);
            let Segment { kind, nth, .. } = *segment;
            let (rim, reach, gates) = (turned(segment.rim), turned(segment.reach()), turned(segment.gates));
            Node { tile: index, kind, rim, reach, gates, nth, segment: Some(place) }
        }));
        first..first + u32::try_from(tile.segments.len()).expect("a tile has few segments")
    }

    /// What comes to the side from either tile has an end less, and what fits together grows together.
    fn connect(&mut self, one: TileIndex, other: TileIndex, side: Side) {
        let here: Vec<NodeId> = self.nodes_at(one, side).collect();
        let there: Vec<NodeId> = self.nodes_at(other, side.opposite()).collect();
        for (nodes, side) in [(&here, side), (&there, side.opposite())] {
            for node in nodes {
                let ends = self.node(*node).reach.common(Rim::side(side)).halves();
                self.features.open(*node, -i16::from(ends));
            }
        }
        for (a, b) in here.iter().flat_map(|a| there.iter().map(move |b| (*a, *b))) {
            if self.grow_together(a, b, side) {
                self.features.join(a, b);
            }
        }
    }

    fn grow_together(&self, one: NodeId, other: NodeId, side: Side) -> bool {
        let (one, other) = (self.node(one), self.node(other));
        let touch = one.reach.common(Rim::side(side)).across().meets(other.reach);
        one.kind == other.kind && touch
    }

    /// Builds a bridge over a tile from one side to the opposite one.
    pub fn bridge(&mut self, tile: TileIndex, side: Side) -> NodeId {
        self.begin(What::Bridged(tile));
        let rim = Rim::side(side).and(Rim::side(side.opposite()));
        let bridge = Node { tile, kind: Kind::Road, rim, reach: rim, gates: Rim::NONE, nth: 0, segment: None };
        let node = self.features.add(bridge);
        self.tiles[tile.place()].bridge = Some(node);
        for side in [side, side.opposite()] {
            self.connect_bridge(node, side);
        }
        node
    }

    fn connect_bridge(&mut self, bridge: NodeId, side: Side) {
        let position = self.position_of(bridge);
        let Some(neighbour) = self.at(position.beside(side)) else { return };
        self.features.open(bridge, -2);
        let roads: Vec<NodeId> = self.nodes_at(neighbour, side.opposite()).collect();
        for road in roads {
            if self.grow_together(bridge, road, side) {
                self.features.join(bridge, road);
            }
        }
    }

    /// Joins two segments that do not touch: a ferry, a tunnel.
    pub fn link(&mut self, one: NodeId, other: NodeId) {
        self.begin(What::Linked);
        self.features.join(one, other);
    }

    /// Adds to the open ends of a feature, or takes from them: the mouth of a tunnel is open until it leads somewhere.
    pub fn open(&mut self, node: NodeId, more: i16) {
        self.begin(What::Linked);
        self.features.open(node, more);
    }

    fn begin(&mut self, what: What) {
        self.log.push(Change { features: self.features.mark(), what });
    }

    /// How much was done so far, for [`Board::undo_to`].
    #[must_use]
    pub fn mark(&self) -> usize {
        self.log.len()
    }

    /// Takes back everything that was done since the mark.
    pub fn undo_to(&mut self, mark: usize) {
        while self.log.len() > mark {
            let change = self.log.pop().expect("it is longer than the mark");
            self.features.undo_to(change.features);
            match change.what {
                What::Placed => {
                    let placed = self.tiles.pop().expect("it was placed");
                    self.by_position.remove(&placed.position);
                }
                What::Bridged(tile) => self.tiles[tile.place()].bridge = None,
                What::Linked => {}
            }
        }
    }

    #[must_use]
    pub fn at(&self, position: Position) -> Option<TileIndex> {
        self.by_position.get(&position).copied()
    }

    #[must_use]
    pub fn placed(&self, tile: TileIndex) -> &Placed {
        &self.tiles[tile.place()]
    }

    /// All tiles with their numbers, in the order in which they were placed.
    pub fn tiles(&self) -> impl Iterator<Item = (TileIndex, &Placed)> {
        (0..).map(TileIndex).zip(&self.tiles)
    }

    /// The spaces on which tiles lie, in their order.
    pub fn positions(&self) -> impl Iterator<Item = Position> {
        self.by_position.keys().copied()
    }

    /// The tile is an abbey.
    #[must_use]
    pub fn is_abbey(&self, tile: TileIndex) -> bool {
        self.placed(tile).tile.marks.has(Mark::Abbey)
    }

    #[must_use]
    pub fn node(&self, node: NodeId) -> &Node {
        self.features.node(node)
    }

    /// What is printed on the segment; nothing for a bridge.
    #[must_use]
    pub fn segment(&self, node: NodeId) -> Option<&Segment> {
        let Node { tile, segment, .. } = self.node(node);
        segment.map(|segment| &self.placed(*tile).tile.segments[usize::from(segment)])
    }

    /// The space of the segment's tile.
    #[must_use]
    pub fn position_of(&self, node: NodeId) -> Position {
        self.placed(self.node(node).tile).position
    }

    /// The segments of a tile, the bridge over it last.
    pub fn nodes(&self, tile: TileIndex) -> impl Iterator<Item = NodeId> + use<> {
        let placed = self.placed(tile);
        placed.nodes.clone().map(NodeId).chain(placed.bridge)
    }

    /// The bridge over a tile.
    #[must_use]
    pub fn bridge_over(&self, tile: TileIndex) -> Option<NodeId> {
        self.placed(tile).bridge
    }

    /// The segments of a tile that come to this side.
    pub fn nodes_at(&self, tile: TileIndex, side: Side) -> impl Iterator<Item = NodeId> {
        self.nodes(tile).filter(move |node| self.node(*node).reach.is_at(side))
    }

    /// The segment of a kind at this part of the rim, or the one in the middle with this number.
    #[must_use]
    pub fn find(&self, position: Position, kind: Kind, rim: Rim, nth: u8) -> Option<NodeId> {
        let mut nodes = self.nodes(self.at(position)?);
        nodes.find(|node| {
            let node = self.node(*node);
            node.kind == kind && node.rim == rim && node.nth == nth
        })
    }
}
