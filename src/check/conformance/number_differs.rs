//! `number-differs`: a number of a record is not the engine's.

use super::sides::{Doer, EngineSide, Sides};
use crate::diagnostic::{Code, Diagnostic};
use std::collections::{BTreeMap, BTreeSet};

pub fn check(sides: &Sides, found: &mut Vec<Diagnostic>) {
    sides.pairs().for_each(|(doer, engine)| found.extend(compare(doer, engine)));
}

fn compare(doer: &Doer, EngineSide { action, .. }: EngineSide) -> Vec<Diagnostic> {
    let here: BTreeMap<&str, i64> = doer.record.numbers.iter().map(|(name, value)| (name.as_str(), *value)).collect();
    let there: BTreeMap<&str, i64> = action.numbers.iter().map(|(name, value)| (*name, i64::from(*value))).collect();
    let names: BTreeSet<&str> = here.keys().chain(there.keys()).copied().collect();
    names.into_iter().filter_map(|name| differs(doer, name, here.get(name), there.get(name))).collect()
}

fn differs(doer: &Doer, name: &str, here: Option<&i64>, there: Option<&i64>) -> Option<Diagnostic> {
    if here == there {
        return None;
    }
    let said = |value: Option<&i64>| value.map_or("not given".to_owned(), i64::to_string);
    let message = format!("`{name}` of `{}` is {}, in the engine {}", doer.record.id, said(here), said(there));
    let fault = Diagnostic::error(Code::NUMBER_DIFFERS, doer.record.at.clone(), message);
    Some(match there {
        Some(value) => fault.fix(format!("write `numbers.{name} = {value}`")),
        None => fault.fix(format!("remove `numbers.{name}`, or give the engine's action this number")),
    })
}
