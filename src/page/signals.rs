//! Which badges a record raises.

use crate::catalogue::{Catalogue, Id};
use crate::condition::Cond;
use crate::content::Record;

/// A badge at a record.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Signal {
    /// Index into the catalogue's signals.
    pub signal: usize,
    /// The round of the turn, for a signal that has rounds.
    pub round: Option<String>,
    /// Shown at a record that shows.
    pub when: Cond,
}

/// What the record names and what awarding points raises in this step; in the catalogue's order.
pub fn raised(record: &Record, step: &Id, catalogue: &Catalogue) -> Vec<Signal> {
    let shown = |signal: usize, round| Signal { signal, round, when: catalogue.signals[signal].when };
    let mut raised: Vec<Signal> = record.signals.iter().map(|s| shown(s.signal, s.round.clone())).collect();
    if record.awards {
        let by_points = (0..catalogue.signals.len()).filter(|n| follows_from_points(*n, record, step, catalogue));
        raised.extend(by_points.map(|n| shown(n, None)));
    }
    raised.sort();
    raised.dedup();
    raised
}

fn follows_from_points(signal: usize, record: &Record, step: &Id, catalogue: &Catalogue) -> bool {
    let rule = &catalogue.signals[signal];
    let named = || record.signals.iter().any(|named| named.signal == signal);
    rule.by_points
        && (rule.only_steps.is_empty() || rule.only_steps.contains(step))
        && !rule.except_steps.contains(step)
        && !record.without.contains(&signal)
        && !named()
}
