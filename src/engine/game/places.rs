//! Where tiles can be placed.

use super::Game;
use super::figure::Standing;
use super::state::State;
use crate::engine::board::{NodeId, Position, Rotation, Side, Tile};
use crate::engine::score::{Moment, Subject};
use std::sync::Arc;

impl Game {
    /// Every place at which the tile may be laid, also where an expansion first has to make it fit.
    pub(super) fn places(&self, tile: &Tile) -> impl Iterator<Item = (Position, Rotation)> {
        let all = self.board.spaces().into_iter().flat_map(|space| Rotation::ALL.map(|rotation| (space, rotation)));
        all.filter(|(position, rotation)| self.may_lie(tile, *position, *rotation))
    }

    pub(super) fn can_be_placed(&self, tile: &Tile) -> bool {
        self.places(tile).next().is_some()
    }

    fn may_lie(&self, tile: &Tile, position: Position, rotation: Rotation) -> bool {
        let all = || self.in_play.all().iter();
        let fits = self.board.fits(tile, position, rotation);
        let forbidden = || all().any(|expansion| (expansion.forbids_tile)(self, tile, position, rotation));
        let helped = || all().any(|expansion| (expansion.helps_tile)(self, tile, position, rotation));
        if fits { !forbidden() } else { helped() }
    }

    /// Lays a tile, and remembers what it may complete: its own features and those that face it.
    pub(super) fn lay(&mut self, tile: &Arc<Tile>, position: Position, rotation: Rotation) {
        let placed = self.board.place(tile, position, rotation);
        self.state.placed = Some(placed);
        let beside = Side::ALL.into_iter().filter_map(|side| Some((side, self.board.at(position.beside(side))?)));
        let facing = beside.flat_map(|(side, tile)| self.board.nodes_at(tile, side.opposite()));
        let touched: Vec<NodeId> = self.board.nodes(placed).chain(facing).collect();
        self.state.touched.extend(touched);
    }

    /// The printed tile of a segment.
    pub(super) fn tile_of(&self, node: NodeId) -> &Tile {
        &self.board.placed(self.board.node(node).tile).tile
    }

    /// What the figure's feature is scored as.
    pub(super) fn subject_of(&self, standing: Standing, moment: Moment) -> Option<Subject> {
        let taken = self.in_play.all().iter().find_map(|expansion| (expansion.scores_as)(self, standing, moment));
        taken.or_else(|| self.subject(standing.spot.node, moment))
    }
}

impl State {
    /// The part of a turn with a tile begins, or is over.
    pub(super) fn begin_tile(&mut self) {
        self.placed = None;
        self.hand = None;
        self.touched.clear();
    }
}
