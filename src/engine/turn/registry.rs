//! All actions of all expansions, in the order of the turn.

use super::action::{Action, Part};
use crate::engine::expansions::ALL;
use crate::engine::oracle::{Tree, decide};
use crate::engine::table::Table;
use std::collections::BTreeMap;
use std::sync::LazyLock;

static ACTIONS: LazyLock<Vec<&'static Action>> = LazyLock::new(|| {
    let mut actions: Vec<&Action> = ALL.iter().flat_map(|expansion| expansion.actions).collect();
    actions.sort_by_key(|action| (action.step, action.place));
    actions
});

static BY_ID: LazyLock<BTreeMap<&str, &Action>> =
    LazyLock::new(|| actions().iter().map(|action| (action.id, *action)).collect());

/// Every action of the game, by step and by place in it.
#[must_use]
pub fn actions() -> &'static [&'static Action] {
    &ACTIONS
}

/// The action with this id.
#[must_use]
pub fn find(id: &str) -> Option<&'static Action> {
    BY_ID.get(id).copied()
}

/// The action is part of the game at this table: by its own rule and by those of the actions that it is under.
pub fn applies(action: &Action, table: &mut Table) -> bool {
    above(action).is_none_or(|parent| applies(parent, table)) && applies_itself(action, table)
}

/// The exact condition under which the action is part of the game.
#[must_use]
pub fn condition(action: &Action) -> Tree {
    decide(|table| applies(action, table))
}

/// The action that an action is under.
fn above(action: &Action) -> Option<&'static Action> {
    action.under.map(|id| find(id).expect("a test holds that every parent exists"))
}

fn applies_itself(action: &Action, table: &mut Table) -> bool {
    match action.part {
        Part::If(applies) => applies(table),
        Part::IfAnyOption => options(action).any(|option| applies_itself(option, table)),
        Part::IfOwnTiles => ALL.iter().flat_map(|expansion| expansion.own_tiles).any(|tile| table.has(*tile)),
    }
}

fn options(action: &Action) -> impl Iterator<Item = &'static Action> {
    actions().iter().copied().filter(|option| option.under == Some(action.id))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn ids_are_unique() {
        let ids: BTreeSet<&str> = actions().iter().map(|action| action.id).collect();
        assert_eq!(ids.len(), actions().len());
    }

    #[test]
    fn places_are_unique_in_their_step() {
        for pair in actions().windows(2) {
            let [one, other] = [pair[0], pair[1]];
            assert!((one.step, one.place) != (other.step, other.place), "{} and {}", one.id, other.id);
        }
    }

    /// So that sorting by place gives every action right behind the one it is under.
    #[test]
    fn options_follow_their_action() {
        for pair in actions().windows(2) {
            let Some(parent) = pair[1].under.map(|id| find(id).expect(id)) else { continue };
            let before = std::iter::successors(Some(pair[0]), |action| above(action));
            let fits = before.into_iter().any(|action| action.id == parent.id) && parent.step == pair[1].step;
            assert!(fits, "{} does not follow {}", pair[1].id, parent.id);
        }
    }

    #[test]
    fn choices_stand_together() {
        for action in actions().iter().filter(|action| action.under.is_some()) {
            let parent = above(action).expect("it is under something");
            assert!(parent.place < action.place, "{} before {}", action.id, parent.id);
        }
    }
}
