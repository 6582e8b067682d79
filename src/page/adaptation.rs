//! Where a record belongs to another edition than the preferred one.

use crate::catalogue::Catalogue;
use crate::condition::Cond;
use crate::content::{Kind, Record, Step};

/// For each record of a step: its own condition rests on another edition, or its parent is adapted (the step
/// counts as the parent of its topmost records). Says nothing about a record that does not show.
pub fn of_step(step: &Step, catalogue: &mut Catalogue) -> Vec<Cond> {
    let editions = editions_of(step, catalogue);
    let step_adapted = catalogue.adapted(step.when);
    let mut adapted: Vec<Cond> = Vec::with_capacity(step.records.len());
    for (n, record) in step.records.iter().enumerate() {
        let own = match &record.editions {
            None if record.kind != Kind::Group => catalogue.adapted(record.when),
            _ => catalogue.adapted_outside(&editions[n]),
        };
        let inherited = record.parent.map_or(step_adapted, |parent| adapted[parent]);
        let own = if record.editions.is_some() { own } else { catalogue.circuit.or([own, inherited]) };
        adapted.push(own);
    }
    adapted
}

/// Where a mark stands: at what is adapted under a parent that is not.
pub fn marks(step: &Step, adapted: &[Cond], catalogue: &mut Catalogue) -> Vec<Cond> {
    let mark = |(record, own): (&Record, &Cond)| {
        let above = record.parent.map_or(Cond::NEVER, |parent| adapted[parent]);
        let first = catalogue.circuit.not(above);
        catalogue.circuit.and([*own, first])
    };
    step.records.iter().zip(adapted).map(mark).collect()
}

/// The editions that can support each record at all; a group's are those of its direct children.
fn editions_of(step: &Step, catalogue: &mut Catalogue) -> Vec<Vec<usize>> {
    let mut editions: Vec<Vec<usize>> = vec![Vec::new(); step.records.len()];
    for (n, record) in step.records.iter().enumerate().rev() {
        if let Some(given) = &record.editions {
            editions[n].clone_from(given);
        } else if record.kind != Kind::Group {
            editions[n] = possible(record, catalogue);
        }
        if let Some(parent) = record.parent.filter(|parent| step.records[*parent].kind == Kind::Group) {
            let own = editions[n].clone();
            editions[parent].extend(own);
        }
    }
    editions
}

fn possible(record: &Record, catalogue: &mut Catalogue) -> Vec<usize> {
    let supports = catalogue.supports(record.when);
    (0..supports.len()).filter(|edition| supports[*edition] != Cond::NEVER).collect()
}
