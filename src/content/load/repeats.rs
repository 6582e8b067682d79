//! Ranges of steps that are gone through more than once.

use super::super::{Repeat, Section};
use super::{Loader, Shared};
use crate::diagnostic::{Code, Diagnostic};
use crate::id::Id;
use crate::reader::{At, Fields, find};

/// A repeat by its index, its first and its last step.
pub type Range = (usize, At<Id>, At<Id>);

impl Loader<'_> {
    /// Which steps there are is known later: see [`Loader::set_ranges`].
    pub fn load_repeats(&mut self, tables: Vec<Fields<'_>>, shared: &mut Shared) -> Vec<Range> {
        let mut ranges = Vec::new();
        for mut fields in tables {
            let id = fields.need_id("id", self.found);
            let when = self.take_when(&mut fields);
            let has_range = fields.has("from") || fields.has("to");
            let (from, to) = if has_range {
                (fields.need_id("from", self.found), fields.need_id("to", self.found))
            } else {
                (fields.take_id("from", self.found), fields.take_id("to", self.found))
            };
            fields.finish(self.found);
            let Some(At { value: id, at }) = id.filter(|id| self.define_repeat(id)) else { continue };
            ranges.extend(from.zip(to).map(|(from, to)| (shared.repeats.len(), from, to)));
            shared.repeats.push(Repeat { id, when, range: None, at });
            shared.repeat_used.push(has_range);
        }
        ranges
    }

    /// Checks the ranges against the steps: they exist, are in order, and lie beside or within each other.
    pub fn set_ranges(&mut self, ranges: &[Range], sections: &[Section], repeats: &mut [Repeat]) {
        let steps: Vec<&str> = sections.iter().flat_map(|s| &s.steps).map(|step| step.id.as_str()).collect();
        let mut set: Vec<(usize, usize)> = Vec::new();
        for (repeat, from, to) in ranges {
            let mut place = |name| find(name, steps.iter().copied(), (Code::UNKNOWN_STEP, "step"), self.found);
            let (Some(first), Some(last)) = (place(from), place(to)) else { continue };
            if first > last {
                self.bad_range(to, format!("the step `{}` comes before `{}`", to.value, from.value));
            } else if set.iter().any(|other| overlap(*other, (first, last))) {
                self.bad_range(from, "two repeats overlap without one lying within the other".to_owned());
            } else {
                set.push((first, last));
                repeats[*repeat].range = Some((from.value.clone(), to.value.clone()));
            }
        }
    }

    fn bad_range(&mut self, name: &At<Id>, message: String) {
        self.found.push(Diagnostic::error(Code::BAD_RANGE, name.at.clone(), message));
    }
}

/// Whether both have steps in common, and both have steps of their own.
fn overlap(one: (usize, usize), other: (usize, usize)) -> bool {
    let (early, late) = if one <= other { (one, other) } else { (other, one) };
    early.0 < late.0 && late.0 <= early.1 && early.1 < late.1
}
