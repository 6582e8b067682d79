//! `number-differs`: a number of a record is not the engine's.

use super::sides::{Doer, EngineSide, Sides};
use crate::content::Record;
use crate::diagnostic::{Code, Diagnostic};

pub fn check(sides: &Sides, found: &mut Vec<Diagnostic>) {
    sides.pairs().for_each(|(doer, engine)| found.extend(compare(doer, engine)));
}

/// The engine may know numbers that the words do not tell; what they tell is the engine's.
fn compare(doer: &Doer, EngineSide { action, .. }: EngineSide) -> Vec<Diagnostic> {
    let engine =
        |name: &str| action.numbers.iter().find(|(known, _)| *known == name).map(|(_, value)| i64::from(*value));
    let numbers = doer.record.numbers.iter().map(|(name, value)| (name.as_str(), *value));
    numbers.filter_map(|(name, value)| differs(doer.record, (name, value), engine(name))).collect()
}

pub fn differs(record: &Record, (name, here): (&str, i64), there: Option<i64>) -> Option<Diagnostic> {
    let at = || record.at.clone();
    match there {
        Some(there) if there == here => None,
        Some(there) => {
            let message = format!("`{name}` of `{}` is {here}, in the engine {there}", record.id);
            let fault = Diagnostic::error(Code::NUMBER_DIFFERS, at(), message);
            Some(fault.fix(format!("write `numbers.{name} = {there}`")))
        }
        None => {
            let message = format!("the engine has no number `{name}` for `{}`", record.id);
            let fault = Diagnostic::error(Code::NUMBER_DIFFERS, at(), message);
            Some(fault.fix(format!("remove `numbers.{name}`, or add the number to the engine")))
        }
    }
}
