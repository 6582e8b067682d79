//! Figures on the board: who stands where, coming and going.

use super::Game;
use super::figure::{FigureId, FigureKind, Manner, Spot, Standing};
use crate::engine::board::{NodeId, Position};
use crate::engine::score::majority::Player;

impl Game {
    /// Where a figure stands.
    #[must_use]
    pub fn standing(&self, figure: FigureId) -> Option<Standing> {
        self.state.standing.iter().copied().find(|standing| standing.figure == figure)
    }

    /// All figures in the feature.
    pub fn figures_in(&self, node: NodeId) -> impl Iterator<Item = Standing> {
        let root = self.board.root(node);
        self.state.standing.iter().copied().filter(move |standing| self.board.root(standing.spot.node) == root)
    }

    /// All figures on the tile of this space. A barn stands on no tile.
    pub fn figures_at(&self, position: Position) -> impl Iterator<Item = Standing> {
        let all = self.state.standing.iter().copied();
        all.filter(move |standing| {
            standing.spot.manner != Manner::Corner && self.board.position_of(standing.spot.node) == position
        })
    }

    /// A figure that takes the feature is there.
    #[must_use]
    pub fn is_occupied(&self, node: NodeId) -> bool {
        self.figures_in(node).any(|standing| self.occupies(standing.figure.kind))
    }

    fn occupies(&self, kind: FigureKind) -> bool {
        self.in_play.figure(kind).is_some_and(|rule| rule.occupies)
    }

    /// It counts in majorities, and is what the rules call a follower or meeple.
    #[must_use]
    pub fn is_follower(&self, kind: FigureKind) -> bool {
        self.in_play.figure(kind).is_some_and(|rule| rule.strength.is_some())
    }

    /// The player has a follower in the feature.
    #[must_use]
    pub fn holds(&self, player: Player, node: NodeId) -> bool {
        self.figures_in(node).any(|standing| standing.figure.player == player && self.is_follower(standing.figure.kind))
    }

    /// Puts a figure from the supply on the board, or moves one that stands there.
    pub(super) fn put(&mut self, figure: FigureId, spot: Spot) {
        self.state.seat_mut(figure.player).take(figure);
        self.state.standing.retain(|standing| standing.figure != figure);
        self.state.standing.push(Standing { figure, spot });
    }

    /// Takes a figure off the board, back to its supply.
    pub(super) fn take_back(&mut self, figure: FigureId) {
        self.take_off(figure);
        self.state.seat_mut(figure.player).put_back(figure);
    }

    /// Takes a figure off the board, to where the caller keeps it.
    pub(super) fn take_off(&mut self, figure: FigureId) {
        self.state.standing.retain(|standing| standing.figure != figure);
        let in_play = std::sync::Arc::clone(&self.in_play);
        for expansion in in_play.all() {
            (expansion.leaves)(self, figure);
        }
    }
}
