//! Laws of turns, over random tables, events and choices from fixed seeds.

use super::*;
use crate::engine::component::{ALL as COMPONENTS, Component};
use crate::engine::expansions::ALL as EXPANSIONS;
use crate::engine::table::{Answers, Chosen, Edition, Table, Variant};
use crate::engine::turn::action::Publisher;
use crate::engine::turn::event::Event;
use crate::engine::turn::moment::At;
use crate::engine::turn::plan::plan;
use crate::engine::turn::registry::{actions, applies, condition, find};
use crate::engine::turn::signal::Signal;
use crate::engine::turn::step::{Round, Step};
use std::collections::BTreeSet;
use std::sync::LazyLock;

/// The generator of Steele, Lea and Flood (`SplitMix64`).
struct Chance(u64);

impl Chance {
    fn draw(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    fn below(&mut self, bound: usize) -> usize {
        usize::try_from(self.draw() % bound as u64).expect("below a usize")
    }

    fn one_in(&mut self, n: usize) -> bool {
        self.below(n) == 0
    }

    fn table(&mut self) -> Chosen {
        let edition = Edition::ALL[self.below(3)];
        let few = 1 + self.below(3);
        let components: Vec<Component> = COMPONENTS.iter().copied().filter(|_| self.one_in(few)).collect();
        let variants = Variant::ALL.iter().filter(|_| self.one_in(2)).map(|variant| variant.id().to_owned()).collect();
        Chosen { variants, ..Chosen::new(edition, components) }
    }

    fn setup(&mut self) -> Setup {
        let publisher = [Publisher::Hig, Publisher::Rgg, Publisher::Zmg][self.below(3)];
        Setup { players: 2, tiles: u16::try_from(self.below(25)).expect("few"), publisher }
    }
}

impl Course for Chance {
    fn happens(&mut self, _: Event) -> bool {
        self.one_in(2)
    }

    fn completed_features(&mut self) -> u16 {
        u16::try_from(self.below(4)).expect("few")
    }

    fn choose(&mut self, open: &Open) -> Option<usize> {
        let decline = open.step == Step::AnyTime && self.one_in(2) || self.one_in(6);
        (!decline).then(|| self.below(open.options.len()))
    }
}

/// A turn that was walked, and at which table.
struct Turn {
    table: Chosen,
    setup: Setup,
    trace: Vec<Entry>,
}

static TURNS: LazyLock<Vec<Turn>> = LazyLock::new(|| (0..600).map(turn).collect());

fn turn(seed: u64) -> Turn {
    let mut chance = Chance(seed);
    let (mut table, setup) = (chance.table(), chance.setup());
    let trace = walk(&mut table, setup, &mut chance);
    Turn { table, setup, trace }
}

fn did(trace: &[Entry]) -> impl Iterator<Item = (&'static str, At)> {
    trace.iter().filter_map(|entry| match entry {
        Entry::Did { action, at } => Some((*action, *at)),
        _ => None,
    })
}

#[test]
fn no_turn_leaves_the_plan() {
    for Turn { table, setup, trace } in TURNS.iter() {
        let plan = plan(&mut table.clone());
        let planned: BTreeSet<&str> = plan.actions().map(|action| action.id).collect();
        for (id, _) in did(trace) {
            assert!(planned.contains(id), "{id} with {table:?}");
            let publishers = find(id).expect(id).publishers;
            assert!(publishers.is_empty() || publishers.contains(&setup.publisher), "{id}");
        }
    }
}

/// Within one player's turn: by tile, draw, step, feature, pick, bazaar, and last by the place in the step.
#[test]
fn no_turn_leaves_the_order() {
    for Turn { table, trace, .. } in TURNS.iter() {
        let ordered =
            did(trace).map(|(id, at)| (find(id).expect(id), at)).filter(|(action, _)| action.step != Step::AnyTime);
        let keys: Vec<_> = ordered.map(|(action, at)| (at, action.place, action)).collect();
        for turn in keys.iter().map(|(at, ..)| at.turn).collect::<BTreeSet<_>>() {
            let own: Vec<_> = keys.iter().filter(|(at, ..)| at.turn == turn).collect();
            for pair in own.windows(2) {
                let before = (pair[0].0, pair[0].1) < (pair[1].0, pair[1].1);
                assert!(before, "{} before {} with {table:?}", pair[0].2.id, pair[1].2.id);
                assert_eq!(pair[1].0.step, pair[1].2.step);
            }
        }
    }
}

#[test]
fn every_action_occurs_in_some_turn() {
    let occurred: BTreeSet<&str> = TURNS.iter().flat_map(|turn| did(&turn.trace)).map(|(id, _)| id).collect();
    let never: Vec<&str> = actions().iter().map(|action| action.id).filter(|id| !occurred.contains(id)).collect();
    assert!(never.is_empty(), "{never:?}");
}

/// What the table checks for after an action comes up in some turn, at a table where it means something.
#[test]
fn every_signal_is_raised_in_some_turn() {
    let raised = |turn: &Turn| {
        let mut table = turn.table.clone();
        let signals = did(&turn.trace).flat_map(|(id, _)| find(id).expect(id).signals());
        signals.filter(|signal| signal.applies(&mut Table::new(&mut table))).collect::<Vec<Signal>>()
    };
    let raised: BTreeSet<Signal> = TURNS.iter().flat_map(raised).collect();
    let never: Vec<&Signal> = Signal::ALL.iter().filter(|signal| !raised.contains(signal)).collect();
    assert!(never.is_empty(), "{never:?}");
}

#[test]
fn every_ban_is_exercised() {
    let exercised: BTreeSet<&str> = TURNS
        .iter()
        .flat_map(|turn| &turn.trace)
        .filter_map(|entry| match entry {
            Entry::Forbidden { by, .. } | Entry::Skipped { by, .. } => Some(*by),
            _ => None,
        })
        .collect();
    let bans: BTreeSet<&str> = EXPANSIONS.iter().flat_map(|expansion| expansion.bans).map(|ban| ban.id).collect();
    assert_eq!(exercised, bans);
}

/// At most two picks, and two only after a wonder tile; nothing of a step that was skipped.
#[test]
fn picks_and_skips_hold() {
    for Turn { trace, .. } in TURNS.iter() {
        let wonders: BTreeSet<_> =
            did(trace).filter(|(id, _)| *id == "mark-wonder").map(|(_, at)| (at.turn, at.tile)).collect();
        for (id, at) in did(trace).filter(|(_, at)| matches!(at.step, Step::WoodFirst | Step::WoodSecond)) {
            let action = find(id).expect(id);
            let limit = if at.step == Step::WoodFirst && wonders.contains(&(at.turn, at.tile)) { 2 } else { 1 };
            assert!(action.step == Step::AnyTime || at.pick <= limit, "{id}");
        }
        for entry in trace {
            let Entry::Skipped { step, at, .. } = entry else { continue };
            let same = |other: &At| (other.turn, other.tile, other.step) == (at.turn, at.tile, *step);
            assert!(did(trace).all(|(id, at)| !same(&at) || find(id).expect(id).step == Step::AnyTime));
        }
    }
}

/// In the first edition one in each round, in the new one for each tile.
#[test]
fn messages_are_few() {
    for Turn { table, trace, .. } in TURNS.iter() {
        let messages = trace.iter().filter_map(|entry| match entry {
            Entry::Message { round, at } => Some((at.turn, at.tile, *round)),
            _ => None,
        });
        let messages: Vec<(u32, u8, Round)> = messages.collect();
        assert_eq!(messages.iter().collect::<BTreeSet<_>>().len(), messages.len());
        if table.edition == Edition::New {
            assert!(messages.iter().all(|(_, _, round)| *round == Round::FinishTile));
        }
    }
}

#[test]
fn a_turn_is_a_function_of_its_course() {
    let traces = || (0..20).map(|seed| turn(seed).trace).collect::<Vec<_>>();
    assert_eq!(traces(), traces());
}

/// The decision tree of an action's condition says the same as the condition itself.
#[test]
fn the_oracle_agrees_with_the_rules() {
    let mut chance = Chance(7);
    let tables: Vec<Chosen> = (0..60).map(|_| chance.table()).collect();
    for action in actions() {
        let tree = condition(action);
        for table in &tables {
            let holds = applies(action, &mut Table::new(&mut table.clone()));
            assert_eq!(tree.holds(|question| table.clone().answer(question)), holds, "{} with {table:?}", action.id);
        }
    }
}
