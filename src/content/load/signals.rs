//! The signals of a record.

use super::super::{Page, RaisedSignal};
use super::Loader;
use crate::diagnostic::{Code, Diagnostic};
use crate::id::Id;
use crate::reader::{At, Fields, Text, find};

impl Loader<'_> {
    /// `signals`: those that do not follow from points.
    pub fn take_signals(&mut self, fields: &mut Fields<'_>, awards: bool, step: Option<&Id>) -> Vec<RaisedSignal> {
        let mut signals = Vec::new();
        for text in fields.take_texts("signals", self.found) {
            let Some(signal) = self.read_signal(&text) else { continue };
            if signals.contains(&signal) {
                self.superfluous(&text, "the record already names this signal");
            } else if awards && self.follows_from_points(signal.signal, step) {
                self.superfluous(&text, "this signal follows from `awards`");
            }
            signals.push(signal);
        }
        signals
    }

    /// `without`: signals that points would raise.
    pub fn take_without(&mut self, fields: &mut Fields<'_>, awards: bool, step: Option<&Id>) -> Vec<usize> {
        let mut without = Vec::new();
        for text in fields.take_texts("without", self.found) {
            let name = At { value: &text.value, at: text.at.clone() };
            let Some(signal) = self.catalogue.find_signal(&name, self.found) else { continue };
            if !awards || !self.follows_from_points(signal, step) {
                self.superfluous(&text, "this record would not raise the signal");
            }
            without.push(signal);
        }
        without
    }

    /// `messages:1A`, or a mere name for a signal without rounds.
    fn read_signal(&mut self, text: &Text) -> Option<RaisedSignal> {
        let (name, round) =
            text.value.split_once(':').map_or((text.value.as_str(), None), |(name, round)| (name, Some(round)));
        let place = text.part(0..name.len());
        let signal = self.catalogue.find_signal(&At { value: name, at: place }, self.found)?;
        let rounds = self.catalogue.signals[signal].rounds.iter().map(String::as_str);
        match round {
            None if rounds.len() == 0 => {}
            None => {
                let message =
                    format!("the signal `{name}` needs one of its rounds: {}", rounds.collect::<Vec<_>>().join(", "));
                let fix = format!("write `{name}:` and the round");
                self.found.push(Diagnostic::error(Code::UNKNOWN_ROUND, text.at.clone(), message).fix(fix));
                return None;
            }
            Some(round) => {
                let at = text.part(name.len() + 1..text.value.len());
                find(&At { value: round, at }, rounds, (Code::UNKNOWN_ROUND, "round"), self.found)?;
            }
        }
        Some(RaisedSignal { signal, round: round.map(str::to_owned) })
    }

    fn follows_from_points(&self, signal: usize, step: Option<&Id>) -> bool {
        step.is_some_and(|step| self.catalogue.signals[signal].follows_from_points(step))
    }

    fn superfluous(&mut self, text: &Text, message: &str) {
        let warning = Diagnostic::warning(Code::SUPERFLUOUS_SIGNAL, text.at.clone(), message);
        self.found.push(warning.fix("remove it"));
    }

    /// Signals name steps, which are known only now.
    pub fn report_unknown_steps(&mut self, pages: &[Page]) {
        let steps = pages.iter().flat_map(|page| &page.sections).flat_map(|section| &section.steps);
        let known = steps.map(|step| step.id.as_str());
        for signal in &self.catalogue.signals {
            for name in signal.only_steps.iter().chain(&signal.except_steps) {
                let name = At { value: name, at: signal.at.clone() };
                find(&name, known.clone(), (Code::UNKNOWN_STEP, "step"), self.found);
            }
        }
    }
}
