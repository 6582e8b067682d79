//! The river: its tiles continue it, and a bend does not lead it beside itself.
//!
//! Source: The River, both versions: every tile of the river is laid to its open end, and it never makes a U-turn.

use super::geometry::{Position, Rim, Rotation, Side};
use super::placed::Board;
use super::tile::{Kind, Tile};

impl Board {
    /// Whether the rules of the river allow the place. They hold where the river was begun before the first turn:
    /// when its tiles are mixed with the others, their sides alone decide.
    pub(super) fn river_runs_on(&self, tile: &Tile, position: Position, rotation: Rotation) -> bool {
        let river = river_of(tile, rotation);
        if river.is_empty() || !self.begins_with_river() {
            return true;
        }
        let (joined, onward): (Vec<Side>, Vec<Side>) =
            river.sides().partition(|side| self.at(position.beside(*side)).is_some());
        let bends = |from: Side, to: Side| to != from.opposite();
        let mut bent = joined.iter().flat_map(|from| onward.iter().filter(move |to| bends(*from, **to)));
        !joined.is_empty() && bent.all(|to| self.leads_away(position, *to))
    }

    fn begins_with_river(&self) -> bool {
        self.tiles().next().is_some_and(|(_, first)| first.tile.has(Kind::River))
    }

    /// Beside the space to which the river is led lies neither river nor a space that the river leads to.
    fn leads_away(&self, position: Position, side: Side) -> bool {
        let next = position.beside(side);
        let others = Side::ALL.map(|side| next.beside(side)).into_iter().filter(|other| *other != position);
        let mut others = others;
        others.all(|other| !self.has_river(other) && !self.is_awaited_by_river(other))
    }

    fn has_river(&self, position: Position) -> bool {
        self.at(position).is_some_and(|tile| self.placed(tile).tile.has(Kind::River))
    }

    fn is_awaited_by_river(&self, position: Position) -> bool {
        self.at(position).is_none()
            && Side::ALL.into_iter().any(|side| {
                let neighbour = self.at(position.beside(side));
                neighbour.is_some_and(|tile| {
                    self.nodes_at(tile, side.opposite()).any(|node| self.node(node).kind == Kind::River)
                })
            })
    }
}

fn river_of(tile: &Tile, rotation: Rotation) -> Rim {
    let rivers = tile.segments.iter().filter(|segment| segment.kind == Kind::River);
    rivers.fold(Rim::NONE, |all, segment| all.and(segment.rim.turned(rotation)))
}
