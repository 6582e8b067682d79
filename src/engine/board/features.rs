//! Features: sets of segments that have grown together, with a log by which each growth can be taken back.
//!
//! A union by size, without shortening the ways, so that undoing is exact; a feature's members form a ring, which a
//! join splices and an undo splits by the same exchange of two links.

use super::geometry::Rim;
use super::placed::TileIndex;
use super::tile::Kind;

/// A segment on the board, by its number: they are counted in the order in which they came to lie there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct NodeId(pub(super) u32);

/// A segment as it lies on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Node {
    pub tile: TileIndex,
    pub kind: Kind,
    /// Turned as the tile is.
    pub rim: Rim,
    /// Where it meets neighbours, shared places among them, likewise.
    pub reach: Rim,
    /// Gates, likewise.
    pub gates: Rim,
    pub nth: u8,
    /// Its place among the segments of the tile; none for a bridge.
    pub segment: Option<u8>,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Features {
    nodes: Vec<Node>,
    parent: Vec<NodeId>,
    /// Of roots: how many members.
    size: Vec<u32>,
    /// The ring of members.
    next: Vec<NodeId>,
    /// Of roots: half sides and other ends that are still open.
    open: Vec<i16>,
    log: Vec<Change>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Change {
    Added,
    /// The root has as many more open ends.
    Opened(NodeId, i16),
    /// The first root went under the second.
    Joined(NodeId, NodeId),
}

impl NodeId {
    fn place(self) -> usize {
        self.0 as usize
    }
}

impl Features {
    pub fn node(&self, id: NodeId) -> &Node {
        &self.nodes[id.place()]
    }

    pub fn add(&mut self, node: Node) -> NodeId {
        let id = NodeId(u32::try_from(self.nodes.len()).expect("no board has as many segments"));
        self.parent.push(id);
        self.size.push(1);
        self.next.push(id);
        self.open.push(i16::from(node.reach.halves()));
        self.nodes.push(node);
        self.log.push(Change::Added);
        id
    }

    /// Adds them in a row; the number of the first.
    pub fn add_all(&mut self, nodes: impl Iterator<Item = Node>) -> u32 {
        let first = u32::try_from(self.nodes.len()).expect("no board has as many segments");
        for node in nodes {
            self.add(node);
        }
        first
    }

    /// The segment that stands for the whole feature. It changes when features join.
    pub fn root(&self, mut id: NodeId) -> NodeId {
        while self.parent[id.place()] != id {
            id = self.parent[id.place()];
        }
        id
    }

    pub fn open_ends(&self, id: NodeId) -> i16 {
        self.open[self.root(id).place()]
    }

    pub fn open(&mut self, id: NodeId, more: i16) {
        let root = self.root(id);
        self.open[root.place()] += more;
        self.log.push(Change::Opened(root, more));
    }

    pub fn join(&mut self, one: NodeId, other: NodeId) {
        let (one, other) = (self.root(one), self.root(other));
        if one == other {
            return;
        }
        let larger = self.size[one.place()] > self.size[other.place()];
        let (under, over) = if larger { (other, one) } else { (one, other) };
        self.parent[under.place()] = over;
        self.size[over.place()] += self.size[under.place()];
        self.open[over.place()] += self.open[under.place()];
        self.next.swap(under.place(), over.place());
        self.log.push(Change::Joined(under, over));
    }

    /// All segments of the feature.
    pub fn members(&self, id: NodeId) -> impl Iterator<Item = NodeId> {
        let mut at = Some(id);
        std::iter::from_fn(move || {
            let member = at?;
            at = Some(self.next[member.place()]).filter(|next| *next != id);
            Some(member)
        })
    }

    pub fn mark(&self) -> usize {
        self.log.len()
    }

    pub fn undo_to(&mut self, mark: usize) {
        while self.log.len() > mark {
            match self.log.pop().expect("it is longer than the mark") {
                Change::Added => self.remove_last(),
                Change::Opened(root, more) => self.open[root.place()] -= more,
                Change::Joined(under, over) => self.split(under, over),
            }
        }
    }

    fn remove_last(&mut self) {
        self.nodes.pop();
        self.parent.pop();
        self.size.pop();
        self.next.pop();
        self.open.pop();
    }

    fn split(&mut self, under: NodeId, over: NodeId) {
        self.next.swap(under.place(), over.place());
        self.open[over.place()] -= self.open[under.place()];
        self.size[over.place()] -= self.size[under.place()];
        self.parent[under.place()] = under;
    }
}
