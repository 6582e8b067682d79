//! The Tunnel.

use crate::engine::board::{NodeId, Trait};
use crate::engine::component::TUNNEL;
use crate::engine::game::expansion::{Expansion, Then};
use crate::engine::game::moves::{Move, Offers, Target, Token};
use crate::engine::game::{Choice, Game, Phase, Setup};
use crate::engine::score::majority::Player;

/// A road that leads into a tunnel goes on where the other token of its colour lies; until then it is open. A token
/// may be put besides a figure. Source: The Tunnel.
pub const EXPANSION: Expansion = Expansion {
    applies: |t| t.has(TUNNEL),
    begins: |setup, extras| {
        extras.tunnels = Tunnels { stock: vec![stock(setup); usize::from(setup.players)], ..Tunnels::default() };
    },
    happens: &[(Phase::Placed, dig)],
    offers: &[(Phase::Action, offer)],
    performs,
    stock: |game, player, token| {
        let place = TOKENS.iter().position(|one| *one == token);
        place.map_or(0, |place| u32::from(game.state.extras.tunnels.stock[usize::from(player.0)][place]))
    },
    ..Expansion::NOTHING
};

/// Tunnel tokens on the board and with the players.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tunnels {
    stock: Vec<[u8; 3]>,
    /// Mouths with tokens.
    taken: Vec<(NodeId, Player, Token)>,
}

const TOKENS: [Token; 3] = [Token::TunnelA, Token::TunnelB, Token::TunnelC];

/// Two tokens of each colour: three colours for one or two players, two for three, one for more.
fn stock(setup: &Setup) -> [u8; 3] {
    let usual = match setup.players {
        ..=2 => 3,
        3 => 2,
        _ => 1,
    };
    let colours = match setup.players {
        _ if setup.choices.has(Choice::OneTunnelSet) => 1,
        2 if setup.choices.has(Choice::TwoTunnelSets) => 2,
        3.. if setup.choices.has(Choice::TwoTunnelSets) => 1,
        _ => usual,
    };
    [0, 1, 2].map(|colour| if colour < colours { 2 } else { 0 })
}

/// The mouths of the tile are open ends.
fn dig(game: &mut Game) {
    let on_tile = game.state.placed.into_iter().flat_map(|tile| game.board.nodes(tile));
    for mouth in on_tile.filter(|node| is_mouth(game, *node)).collect::<Vec<_>>() {
        game.board.open(mouth, 1);
    }
}

fn is_mouth(game: &Game, node: NodeId) -> bool {
    game.board.segment(node).is_some_and(|segment| segment.traits.has(Trait::Tunnel))
}

fn offer(game: &Game, offers: &mut Offers) {
    let tunnels = &game.state.extras.tunnels;
    let nodes = game.board.tiles().flat_map(|(tile, _)| game.board.nodes(tile));
    let free = |node: &NodeId| is_mouth(game, *node) && !tunnels.taken.iter().any(|(taken, _, _)| taken == node);
    let stock = tunnels.stock[usize::from(game.state.active.0)];
    for mouth in nodes.filter(free) {
        let left = TOKENS.into_iter().zip(stock).filter(|(_, left)| *left > 0);
        for (token, _) in left.filter(|(token, _)| !is_forbidden(game, *token, mouth)) {
            offers.add(Move::Put(token, Target::On(mouth)));
        }
    }
}

fn is_forbidden(game: &Game, token: Token, mouth: NodeId) -> bool {
    let mut all = game.in_play.all().iter();
    other_end(game, token).is_some_and(|other| all.any(|expansion| (expansion.forbids_link)(game, mouth, other)))
}

/// The mouth with the other token of the colour.
fn other_end(game: &Game, token: Token) -> Option<NodeId> {
    let own = (game.state.active, token);
    let mouths = game.state.extras.tunnels.taken.iter();
    mouths.copied().find(|(_, owner, colour)| (*owner, *colour) == own).map(|(other, _, _)| other)
}

fn performs(game: &mut Game, decision: Move) -> Option<Then> {
    let Move::Put(token, Target::On(mouth)) = decision else { return None };
    let place = TOKENS.iter().position(|one| *one == token)?;
    let player = game.state.active;
    let tunnels = &mut game.state.extras.tunnels;
    tunnels.stock[usize::from(player.0)][place] -= 1;
    let other = other_end(game, token);
    game.state.extras.tunnels.taken.push((mouth, player, token));
    if let Some(other) = other {
        game.board.open(mouth, -1);
        game.board.open(other, -1);
        game.board.link(mouth, other);
        game.state.touched.push(mouth);
    }
    Some(Then::Stay)
}
