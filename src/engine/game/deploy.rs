//! Where figures can be placed.

use super::Game;
use super::expansion::FigureRule;
use super::figure::{FigureId, FigureKind, Manner, Spot};
use super::moves::{Move, Offers};
use crate::engine::board::{Kind, NodeId};
use crate::engine::score::majority::Player;

impl Game {
    /// Offers the figures of the player, each kind in all its places.
    pub(super) fn offer_figures(&self, player: Player, offers: &mut Offers, which: impl Fn(FigureKind) -> bool) {
        for rule in self.in_play.figures().iter().filter(|rule| which(rule.kind)) {
            let Some(figure) = self.state.seat(player).first(player, rule.kind) else { continue };
            for spot in self.spots(player, rule) {
                offers.add(Move::Deploy(figure, spot));
            }
        }
    }

    /// The offered move that places a figure of this kind there: kinds that share places differ in what else happens.
    #[must_use]
    pub fn deployment(&self, figure: FigureId, spot: Spot) -> Option<Move> {
        let offered = self.offers.moves.iter().find_map(|offer| match offer {
            Move::Deploy(other, there) if other.kind == figure.kind && there.node == spot.node => Some(*there),
            _ => None,
        });
        offered.map(|there| Move::Deploy(figure, if there.manner == Manner::Corner { there } else { spot }))
    }

    /// The places on the tile that was placed, and those that expansions add.
    fn spots(&self, player: Player, rule: &FigureRule) -> Vec<Spot> {
        let on_tile = self.state.placed.into_iter().flat_map(|tile| self.board.nodes(tile));
        let mut spots: Vec<Spot> = on_tile.filter(|node| (rule.stands)(self, player, *node)).map(Spot::on).collect();
        for expansion in self.in_play.all() {
            (expansion.spots)(self, player, rule.kind, &mut spots);
        }
        spots.retain(|spot| !self.is_barred(rule.kind, *spot));
        spots
    }

    /// Some expansion rules it out.
    #[must_use]
    pub(super) fn is_barred(&self, kind: FigureKind, spot: Spot) -> bool {
        self.in_play.all().iter().any(|expansion| (expansion.bars)(self, kind, spot))
    }

    /// A kind of figure can be placed on the segment, as far as the segment is concerned.
    #[must_use]
    pub(super) fn stands(&self, player: Player, kind: FigureKind, node: NodeId) -> bool {
        self.in_play.figure(kind).is_some_and(|rule| (rule.stands)(self, player, node))
    }

    /// An ordinary meeple can be placed there: on what nobody holds. Source: base game.
    pub(super) fn takes_meeple(&self, node: NodeId) -> bool {
        let fits = match self.board.node(node).kind {
            Kind::City | Kind::Road | Kind::Monastery | Kind::YagaHut => true,
            Kind::Field => self.setup.farmers,
            _ => false,
        };
        fits && !self.is_occupied(node)
    }
}
