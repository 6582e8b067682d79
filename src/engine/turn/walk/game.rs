//! The rules that apply at one table, chosen once before a turn is walked.

use crate::engine::expansions::ALL;
use crate::engine::table::{Answers, Table};
use crate::engine::turn::action::{Action, Publisher};
use crate::engine::turn::expansion::{Allowance, Ban};
use crate::engine::turn::registry::{actions, applies};
use crate::engine::turn::signal::Signal;
use crate::engine::turn::step::{Round, Step};
use std::collections::BTreeMap;

pub(super) struct Game {
    /// By step and by the action that they stand directly under, in their order.
    actions: BTreeMap<(Step, Option<&'static str>), Vec<&'static Action>>,
    pub bans: Vec<&'static Ban>,
    pub allowances: Vec<&'static Allowance>,
    /// Messages are drawn at the signals of actions.
    pub messages_by_round: bool,
}

impl Game {
    /// Leaves out what only other publishers print.
    pub fn at(answers: &mut dyn Answers, publisher: Publisher) -> Self {
        let mut table = Table::new(answers);
        let printed = |action: &&&Action| action.publishers.is_empty() || action.publishers.contains(&publisher);
        let candidates = actions().iter().filter(printed);
        let mut actions: BTreeMap<_, Vec<&Action>> = BTreeMap::new();
        for action in candidates.filter(|action| applies(action, &mut table)) {
            actions.entry((action.step, action.under)).or_default().push(action);
        }
        let bans = ALL.iter().flat_map(|expansion| expansion.bans);
        let bans = bans.filter(|ban| (ban.applies)(&mut table)).collect();
        let allowances = ALL.iter().flat_map(|expansion| expansion.allowances);
        let allowances = allowances.filter(|allowance| (allowance.applies)(&mut table)).collect();
        let messages_by_round = Signal::Messages(Round::BeginTurn).applies(&mut table);
        Self { actions, bans, allowances, messages_by_round }
    }

    /// The actions of a step that stand directly under another one or, with `None`, at its top; in their order.
    pub fn actions(&self, step: Step, under: Option<&'static str>) -> &[&'static Action] {
        self.actions.get(&(step, under)).map_or(&[], Vec::as_slice)
    }
}
