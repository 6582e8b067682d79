//! Mage & Witch.

use crate::engine::board::{Kind, Mark, NodeId};
use crate::engine::component::{MAGE, WITCH};
use crate::engine::game::expansion::{Expansion, Then};
use crate::engine::game::moves::{Move, Neutral, Offers, Target};
use crate::engine::game::{Game, Phase};
use crate::engine::score::Quantity;

/// One of them has to be led to an unfinished road or city; both leave when it is scored. Source: Mage & Witch.
pub const EXPANSION: Expansion = Expansion {
    applies: |t| t.has(MAGE) || t.has(WITCH),
    offers: &[(Phase::MageOrWitch, offer)],
    performs,
    counts: |game, scene, counting| {
        let here = |one: Option<NodeId>| one.is_some_and(|node| game.board().same(node, scene.node));
        counting.set(Quantity::Mage, here(game.state().extras.magicians.mage));
        counting.set(Quantity::Witch, here(game.state().extras.magicians.witch));
    },
    completes: |game, completed| {
        let root = game.board.root(completed.scene.node);
        let board = &game.board;
        let magicians = &mut game.state.extras.magicians;
        magicians.mage = magicians.mage.filter(|node| board.root(*node) != root);
        magicians.witch = magicians.witch.filter(|node| board.root(*node) != root);
    },
    ..Expansion::NOTHING
};

/// Where they stand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Magicians {
    mage: Option<NodeId>,
    witch: Option<NodeId>,
}

fn offer(game: &Game, offers: &mut Offers) {
    if !game.state.placed.is_some_and(|tile| game.board.placed(tile).tile.marks.has(Mark::MageOrWitch)) {
        return;
    }
    let nodes = game.board.tiles().flat_map(|(tile, _)| game.board.nodes(tile));
    let fitting = nodes.filter(|node| matches!(game.board.node(*node).kind, Kind::Road | Kind::City));
    offers.must = true;
    for node in fitting.filter(|node| !game.board.is_complete(*node) && !is_enchanted(game, *node)) {
        offers.add(Move::Lead(Neutral::Mage, Target::On(node)));
        offers.add(Move::Lead(Neutral::Witch, Target::On(node)));
    }
}

/// One of them stands there.
fn is_enchanted(game: &Game, node: NodeId) -> bool {
    let Magicians { mage, witch } = game.state.extras.magicians;
    [mage, witch].into_iter().flatten().any(|there| game.board.same(there, node))
}

fn performs(game: &mut Game, decision: Move) -> Option<Then> {
    let Move::Lead(who, Target::On(node)) = decision else { return None };
    match who {
        Neutral::Mage => game.state.extras.magicians.mage = Some(node),
        Neutral::Witch => game.state.extras.magicians.witch = Some(node),
        _ => return None,
    }
    Some(Then::Next)
}
