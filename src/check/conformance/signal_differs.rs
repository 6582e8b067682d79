//! `signal-differs`: the badges of a record, or when a badge is shown, are not the engine's.

use super::sides::{Doer, EngineSide, Sides, to_condition};
use crate::catalogue::Catalogue;
use crate::check::question::Question;
use crate::diagnostic::{Code, Diagnostic};
use crate::engine::decide;
use crate::engine::turn::Signal;
use std::collections::{BTreeMap, BTreeSet};

/// Which badges the records raise.
pub fn check(sides: &Sides, catalogue: &Catalogue, found: &mut Vec<Diagnostic>) {
    sides.pairs().for_each(|(doer, engine)| found.extend(compare(doer, engine, catalogue)));
}

/// When each badge is shown.
pub fn questions(catalogue: &mut Catalogue) -> Vec<Question> {
    let by_id: BTreeMap<String, Signal> =
        Signal::ALL.into_iter().map(|signal| (id(&signal.name()).to_owned(), signal)).collect();
    by_id.into_iter().filter_map(|(id, signal)| question(&id, signal, catalogue)).collect()
}

fn question(id: &str, signal: Signal, catalogue: &mut Catalogue) -> Option<Question> {
    let known = catalogue.signals.iter().find(|known| known.id.as_str() == id)?;
    let (at, here, id) = (known.at.clone(), known.when, id.to_owned());
    let there = to_condition(&decide(|table| signal.applies(table)), catalogue);
    Some(Question::same(catalogue, [here, there], move |answers, selection| {
        let message = format!(
            "the signal `{id}` means something else in the engine: they differ in `{}`",
            answers.text(selection)
        );
        let engine = answers.simplified(there);
        Diagnostic::error(Code::SIGNAL_DIFFERS, at, message).fix(format!("in the engine it is shown where `{engine}`"))
    }))
}

fn compare(doer: &Doer, EngineSide { action, .. }: EngineSide, catalogue: &Catalogue) -> Option<Diagnostic> {
    let here: BTreeSet<String> = doer
        .resolved
        .signals
        .iter()
        .map(|signal| {
            let id = &catalogue.signals[signal.signal].id;
            signal.round.as_ref().map_or_else(|| id.to_string(), |round| format!("{id}:{round}"))
        })
        .collect();
    let there: BTreeSet<String> = action.signals().into_iter().map(Signal::name).collect();
    let list =
        |one: &BTreeSet<String>, other| one.difference(other).map(|name| format!("`{name}`")).collect::<Vec<_>>();
    let (more, less) = (list(&here, &there), list(&there, &here));
    let said = |names: Vec<String>, what| (!names.is_empty()).then(|| format!("{what} {}", names.join(", ")));
    let parts: Vec<String> =
        [said(more, "raises, unlike the engine,"), said(less, "does not raise")].into_iter().flatten().collect();
    let message = format!("`{}` {}", doer.record.id, parts.join(" and "));
    (!parts.is_empty()).then(|| {
        let fault = Diagnostic::error(Code::SIGNAL_DIFFERS, doer.record.at.clone(), message);
        fault.fix("compare `awards`, `signals` and `without` with the engine's action")
    })
}

/// The name without the round.
fn id(name: &str) -> &str {
    name.split_once(':').map_or(name, |(id, _)| id)
}
