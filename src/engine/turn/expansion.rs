//! What an expansion brings to the turn. Expansions do not know each other: they meet at places in a step, at
//! ids of the actions that they add to, and at what the table answers.

use super::action::{Action, Applies, Due, Figure};
use super::step::Step;
use crate::engine::component::Component;

/// The rules of one expansion about the course of a turn.
#[derive(Clone, Copy, Debug)]
pub struct Expansion {
    pub actions: &'static [Action],
    pub bans: &'static [Ban],
    pub allowances: &'static [Allowance],
    /// Components that give the players tiles that they keep and may play instead of drawing.
    pub own_tiles: &'static [Component],
}

/// Something that must not be done in certain circumstances.
#[derive(Clone, Copy, Debug)]
pub struct Ban {
    /// Language-free and stable.
    pub id: &'static str,
    pub applies: Applies,
    pub when: Due,
    pub forbids: Forbids,
}

/// What a ban rules out.
#[derive(Clone, Copy, Debug)]
pub enum Forbids {
    /// The whole step is left out.
    Step(Step),
    /// Actions that put such a figure on the tile.
    Putting(&'static [Figure]),
}

/// One more pick than usual in a step in which one of several things may be done.
#[derive(Clone, Copy, Debug)]
pub struct Allowance {
    pub applies: Applies,
    pub when: Due,
    pub step: Step,
}

impl Expansion {
    /// Nothing; to be filled with `..Expansion::NOTHING`.
    pub const NOTHING: Self = Self { actions: &[], bans: &[], allowances: &[], own_tiles: &[] };
}
