//! What a turn consists of at one table: phases, steps, actions, in their order.

use super::action::{Action, Publisher};
use super::registry::{actions, applies};
use super::signal::Signal;
use super::step::{Phase, Step};
use crate::engine::table::{Answers, Table};
use serde::Serialize;

/// The turn at one table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Plan {
    pub phases: Vec<PlannedPhase>,
}

/// A phase, with at least one step.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PlannedPhase {
    pub phase: Phase,
    pub steps: Vec<PlannedStep>,
}

/// A step; its actions may be none.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PlannedStep {
    pub step: Step,
    pub label: Option<&'static str>,
    pub actions: Vec<PlannedAction>,
}

/// An action behind those that come before it; parts and options behind the action that they are under.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PlannedAction {
    pub id: &'static str,
    pub under: Option<&'static str>,
    /// Only in the rules of these publishers; empty for all.
    pub publishers: &'static [Publisher],
    /// Names of the signals that it raises at this table.
    pub signals: Vec<String>,
    pub numbers: &'static [(&'static str, u32)],
}

/// The turn at a table.
pub fn plan(answers: &mut dyn Answers) -> Plan {
    let mut table = Table::new(answers);
    let mut phases: Vec<PlannedPhase> = Vec::new();
    for step in Step::ALL.into_iter().filter_map(|step| plan_step(step, &mut table)) {
        let phase = step.step.phase();
        match phases.last_mut() {
            Some(last) if last.phase == phase => last.steps.push(step),
            _ => phases.push(PlannedPhase { phase, steps: vec![step] }),
        }
    }
    Plan { phases }
}

fn plan_step(step: Step, table: &mut Table) -> Option<PlannedStep> {
    let own = actions().iter().filter(|action| action.step == step);
    let applying = own.filter(|action| applies(action, &mut *table)).copied().collect::<Vec<_>>();
    let planned: Vec<PlannedAction> = applying.into_iter().map(|action| plan_action(action, table)).collect();
    let stands = !planned.is_empty() || !step.vanishes();
    stands.then(|| PlannedStep { step, label: step.label(), actions: planned })
}

fn plan_action(action: &Action, table: &mut Table) -> PlannedAction {
    let signals = action.signals().into_iter().filter(|signal| signal.applies(table));
    PlannedAction {
        id: action.id,
        under: action.under,
        publishers: action.publishers,
        signals: signals.map(Signal::name).collect(),
        numbers: action.numbers,
    }
}

impl Plan {
    /// The actions of all steps, in order.
    pub fn actions(&self) -> impl Iterator<Item = &PlannedAction> {
        self.phases.iter().flat_map(|phase| &phase.steps).flat_map(|step| &step.actions)
    }

    /// The action is part of the turn.
    #[must_use]
    pub fn has(&self, id: &str) -> bool {
        self.actions().any(|action| action.id == id)
    }
}
