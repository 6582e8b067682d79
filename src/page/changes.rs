//! What two selections show differently of a page, in its order.

use super::outline::{Entry, Heading, Item, ItemKind};
use similar::{Algorithm, DiffOp, capture_diff_slices};
use std::hash::Hash;

/// What differs under one heading.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part<'e> {
    /// `None` if only the second selection shows it, or if nothing stands over the items.
    pub before: Option<&'e Heading>,
    /// `None` if only the first selection shows it, or if nothing stands over the items.
    pub after: Option<&'e Heading>,
    pub changes: Vec<Change<'e>>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change<'e> {
    Added(&'e Item),
    Removed(&'e Item),
    /// Both selections show it, and it says something else.
    Changed(&'e Item, &'e Item),
}

/// From what the first selection shows to what the second one shows. Numbers of actions and of footnotes follow from
/// what stands before them, and do not count.
#[must_use]
pub fn changes<'e>(before: &'e [Entry], after: &'e [Entry]) -> Vec<Part<'e>> {
    let (before, after) = (groups(before), groups(after));
    let (before, after): (Vec<&Group>, Vec<&Group>) = (before.iter().collect(), after.iter().collect());
    let parts = aligned(&before, &after, Group::key).into_iter().map(|(before, after)| part(before, after));
    parts.filter(|part| !part.changes.is_empty() || part.is_renamed()).collect()
}

impl<'e> Part<'e> {
    /// The heading, as the second selection has it where both have it.
    #[must_use]
    pub fn heading(&self) -> Option<&'e Heading> {
        self.after.or(self.before)
    }

    /// Both selections have the heading, and it reads differently.
    #[must_use]
    pub fn is_renamed(&self) -> bool {
        matches!((self.before, self.after), (Some(before), Some(after)) if before.text != after.text)
    }
}

/// Items under one heading.
struct Group<'e> {
    heading: Option<&'e Entry>,
    items: Vec<&'e Item>,
}

impl<'e> Group<'e> {
    /// Sections and steps are named apart.
    fn key(&self) -> Option<(bool, &'e str)> {
        match self.heading? {
            Entry::Phase(heading) => Some((true, &heading.id)),
            Entry::Step(heading) => Some((false, &heading.id)),
            Entry::Item(_) => None,
        }
    }

    fn text(&self) -> Option<&'e Heading> {
        match self.heading? {
            Entry::Phase(heading) | Entry::Step(heading) => Some(heading),
            Entry::Item(_) => None,
        }
    }
}

fn groups(entries: &[Entry]) -> Vec<Group<'_>> {
    let mut groups = vec![Group { heading: None, items: Vec::new() }];
    for entry in entries {
        match (entry, groups.last_mut()) {
            (Entry::Item(item), Some(group)) => group.items.push(item),
            _ => groups.push(Group { heading: Some(entry), items: Vec::new() }),
        }
    }
    groups
}

fn part<'e>(before: Option<&Group<'e>>, after: Option<&Group<'e>>) -> Part<'e> {
    let items = |group: Option<&Group<'e>>| group.map_or_else(Vec::new, |group| group.items.clone());
    let pairs = aligned(&items(before), &items(after), |item| (is_record(item), item.id.as_str()));
    let changes = pairs.into_iter().filter_map(|pair| match pair {
        (Some(before), Some(after)) => differ(before, after).then_some(Change::Changed(before, after)),
        (Some(before), None) => Some(Change::Removed(before)),
        (None, after) => after.map(Change::Added),
    });
    let heading = |group: Option<&Group<'e>>| group.and_then(Group::text);
    Part { before: heading(before), after: heading(after), changes: changes.collect() }
}

/// A caption or a footnote may have the name of a record.
fn is_record(item: &Item) -> bool {
    matches!(item.kind, ItemKind::Record(_))
}

fn differ(before: &Item, after: &Item) -> bool {
    let said = |item: &Item| (item.text.clone(), item.points.clone(), item.marked, item.deviation.clone());
    said(before) != said(after) || before.signals != after.signals
}

/// Both sequences as one. What they have in common is in one order, because the page has one.
fn aligned<T: Copy, K: Eq + Hash + Ord>(
    before: &[T],
    after: &[T],
    key: impl Fn(T) -> K,
) -> Vec<(Option<T>, Option<T>)> {
    let keys = |all: &[T]| all.iter().copied().map(&key).collect::<Vec<_>>();
    let operations = capture_diff_slices(Algorithm::Myers, &keys(before), &keys(after));
    operations.iter().flat_map(|operation| pairs(operation, before, after)).collect()
}

fn pairs<T: Copy>(operation: &DiffOp, before: &[T], after: &[T]) -> Vec<(Option<T>, Option<T>)> {
    let (before, after) = (&before[operation.old_range()], &after[operation.new_range()]);
    if let DiffOp::Equal { .. } = operation {
        return before.iter().zip(after).map(|(before, after)| (Some(*before), Some(*after))).collect();
    }
    let removed = before.iter().map(|one| (Some(*one), None));
    removed.chain(after.iter().map(|one| (None, Some(*one)))).collect()
}
