//! The Tunnel.

use crate::engine::component::TUNNEL;
use crate::engine::turn::action::{Action, Limit};
use crate::engine::turn::event::Event;
use crate::engine::turn::expansion::Expansion;
use crate::engine::turn::signal::Signal::TreeTrap;
use crate::engine::turn::step::Step;

pub const EXPANSION: Expansion = Expansion { actions: &[CLAIM_TUNNEL], ..Expansion::NOTHING };

const FREE_TUNNEL_END: Event = Event::of_turn("free-tunnel-end");

/// Source: The Tunnel: one token in your turn, at any time.
const CLAIM_TUNNEL: Action = Action::may("claim-tunnel", Step::AnyTime, 220)
    .part_if(|t| t.has(TUNNEL))
    .when(|m| m.happens(FREE_TUNNEL_END))
    .once(Limit::PerTurn)
    .raises(&[TreeTrap]);
