//! What each expansion brings to a game that is played, a file each. None of them knows another.

mod abbot;
mod base_game;
mod inns_and_cathedrals;

use super::expansion::Expansion;

/// Those who come later may take over what earlier ones would do in the usual way: the base game comes first.
pub const ALL: &[&Expansion] = &[
    &base_game::EXPANSION,
    &abbot::EXPANSION,
    &inns_and_cathedrals::BIG_FOLLOWER,
    &inns_and_cathedrals::SYMBOLS,
];

/// What the expansions remember of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Extras {}
