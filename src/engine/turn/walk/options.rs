//! What is open to the player, and the player's choice of it.

use super::course::Open;
use super::player::{Flow, Walk};
use super::trace::Entry;
use crate::engine::turn::action::{Action, Duty, Figure, Limit};
use crate::engine::turn::expansion::Forbids;
use crate::engine::turn::step::Step;
use std::ops::ControlFlow::Continue;

impl Walk<'_> {
    /// One of several, or as many as are allowed, the same one again only if it places a meeple. At the top of a
    /// step the player may decline.
    pub fn pick(&mut self, step: Step, under: Option<&'static str>, siblings: &[&'static Action]) -> Flow {
        let top = under.is_none();
        let picks = 1 + if top { self.extra_picks(step) } else { 0 };
        let mut left: Vec<&Action> = siblings.to_vec();
        left.retain(|action| action.duty == Duty::OneOf);
        for _ in 0..picks {
            let open: Vec<&Action> = left.iter().copied().filter(|action| self.is_open(action)).collect();
            let Some(action) = self.choose(step, &open, top) else { break };
            left.retain(|other| other.id != action.id || other.puts == Some(Figure::Meeple));
            if top {
                self.state.at.pick += 1;
            }
            self.perform(action)?;
        }
        Continue(())
    }

    /// Asks the player; `None` for doing nothing.
    pub fn choose(&mut self, step: Step, open: &[&'static Action], may_decline: bool) -> Option<&'static Action> {
        let default = (!may_decline).then(|| open.first().copied()).flatten();
        let options: Vec<&str> = open.iter().map(|action| action.id).collect();
        if options.is_empty() {
            return None;
        }
        let asked = Open { step, options, may_decline };
        let chosen = self.course.choose(&asked).and_then(|index| open.get(index).copied()).or(default);
        let took = chosen.map(|action| action.id);
        self.trace.push(Entry::Chose { open: asked.options, took, at: self.state.at });
        chosen
    }

    /// The action is due, not used up and not forbidden, and where one of its options must be picked, one is open.
    pub fn is_open(&mut self, action: &'static Action) -> bool {
        let used_up = match action.limit {
            Limit::None => false,
            Limit::PerTile => self.state.done_for_tile.contains(action.id),
            Limit::PerTurn => self.state.done_in_turn.contains(action.id),
        };
        !used_up && (action.due)(&mut self.moment()) && !self.is_forbidden(action) && self.has_open_option(action)
    }

    fn has_open_option(&mut self, action: &Action) -> bool {
        let game = self.game;
        let options = game.actions(action.step, Some(action.id)).iter();
        let mut options = options.filter(|option| option.duty == Duty::OneOf).peekable();
        options.peek().is_none() || options.any(|option| self.is_open(option))
    }

    /// Tells so, if it is.
    fn is_forbidden(&mut self, action: &'static Action) -> bool {
        let Some(figure) = action.puts else { return false };
        let game = self.game;
        let against = |forbids: &Forbids| matches!(forbids, Forbids::Putting(figures) if figures.contains(&figure));
        let mut bans = game.bans.iter().filter(|ban| against(&ban.forbids));
        let Some(ban) = bans.find(|ban| (ban.when)(&mut self.moment())) else { return false };
        self.trace.push(Entry::Forbidden { action: action.id, by: ban.id, at: self.state.at });
        true
    }

    pub fn ban_on_step(&mut self, step: Step) -> Option<&'static str> {
        let game = self.game;
        let mut bans = game.bans.iter().filter(|ban| matches!(ban.forbids, Forbids::Step(banned) if banned == step));
        bans.find(|ban| (ban.when)(&mut self.moment())).map(|ban| ban.id)
    }

    fn extra_picks(&mut self, step: Step) -> usize {
        let game = self.game;
        let here = game.allowances.iter().filter(|allowance| allowance.step == step);
        here.filter(|allowance| (allowance.when)(&mut self.moment())).count()
    }

    /// What may be done at any time, before each step, each at most once there.
    pub fn offer_any_time(&mut self) -> Flow {
        let at = self.state.at;
        let mut left = self.game.actions(Step::AnyTime, None).to_vec();
        loop {
            let open: Vec<&Action> = left.iter().copied().filter(|action| self.is_open(action)).collect();
            let Some(action) = self.choose(Step::AnyTime, &open, true) else { break };
            left.retain(|other| other.id != action.id);
            self.perform(action)?;
        }
        self.state.at = at;
        Continue(())
    }

    /// What had to be done at some time of the turn and was not.
    pub fn meet_obligations(&mut self) -> Flow {
        let game = self.game;
        let duties = game.actions(Step::AnyTime, None).iter();
        for action in duties.filter(|action| action.duty == Duty::Must) {
            self.perform_single(action)?;
        }
        Continue(())
    }
}
