//! Questions about conditions, answered exactly and over all selections. A rule first makes all its conditions,
//! since deciding needs the finished circuit.

use crate::catalogue::{Catalogue, Selection};
use crate::condition::{Cond, Decider, Witness};
use crate::diagnostic::Diagnostic;

/// A question, and the report if the answer is not as it should be.
pub struct Question {
    asked: Asked,
    report: Report,
}

/// Makes a report. It gets the selection that tells, where there is one.
type Report = Box<dyn FnOnce(&mut Answers<'_>, Option<Selection>) -> Diagnostic>;

enum Asked {
    /// The two hold in the same selections.
    Same(Cond, Cond),
    /// The two hold in different selections.
    Different(Cond, Cond),
    /// It holds in some selection.
    Possible(Cond),
    /// It holds in none.
    Impossible(Cond),
}

/// What a report can ask for its text.
pub struct Answers<'c> {
    pub catalogue: &'c Catalogue,
    decider: Decider<'c>,
}

impl Question {
    /// The two conditions should be the same. The report gets the smallest selection in which they differ.
    pub fn same(
        catalogue: &mut Catalogue,
        [one, other]: [Cond; 2],
        report: impl FnOnce(&mut Answers<'_>, &Selection) -> Diagnostic + 'static,
    ) -> Self {
        let sound = catalogue.without_idle_variants(&[one, other]);
        let [one, other] = [one, other].map(|condition| catalogue.circuit.and([condition, sound]));
        let report = |answers: &mut Answers<'_>, witness: Option<Selection>| {
            report(answers, &witness.expect("they differ somewhere"))
        };
        Self { asked: Asked::Same(one, other), report: Box::new(report) }
    }

    /// The two conditions should not be the same.
    pub fn different([one, other]: [Cond; 2], report: impl FnOnce(&mut Answers<'_>) -> Diagnostic + 'static) -> Self {
        Self { asked: Asked::Different(one, other), report: Box::new(|answers, _| report(answers)) }
    }

    /// The condition should hold in some selection.
    pub fn possible(
        catalogue: &mut Catalogue,
        condition: Cond,
        report: impl FnOnce(&mut Answers<'_>) -> Diagnostic + 'static,
    ) -> Self {
        let sound = catalogue.without_idle_variants(&[condition]);
        let condition = catalogue.circuit.and([condition, sound]);
        Self { asked: Asked::Possible(condition), report: Box::new(|answers, _| report(answers)) }
    }

    /// The condition should hold in no selection. The report gets the smallest in which it does.
    pub fn impossible(
        catalogue: &mut Catalogue,
        condition: Cond,
        report: impl FnOnce(&mut Answers<'_>, &Selection) -> Diagnostic + 'static,
    ) -> Self {
        let Self { report, .. } = Self::same(catalogue, [condition, Cond::NEVER], report);
        let sound = catalogue.without_idle_variants(&[condition]);
        Self { asked: Asked::Impossible(catalogue.circuit.and([condition, sound])), report }
    }
}

/// The reports of all questions whose answer is not as it should be.
pub fn answer(questions: Vec<Question>, catalogue: &Catalogue) -> Vec<Diagnostic> {
    let mut answers = Answers { catalogue, decider: catalogue.decider() };
    questions.into_iter().filter_map(|question| answers.answer(question)).collect()
}

impl Answers<'_> {
    fn answer(&mut self, question: Question) -> Option<Diagnostic> {
        let witness = match question.asked {
            Asked::Same(one, other) => Some(self.decider.difference(one, other)?),
            Asked::Impossible(condition) => Some(self.decider.witness(condition)?),
            Asked::Possible(condition) if self.decider.witness(condition).is_none() => None,
            Asked::Different(one, other) if self.decider.same(one, other) => None,
            Asked::Possible(_) | Asked::Different(..) => return None,
        };
        let witness = witness.map(|set: Witness| Selection::setting(&set, self.catalogue));
        Some((question.report)(self, witness))
    }

    /// The condition in its shortest form.
    pub fn simplified(&mut self, condition: Cond) -> String {
        let catalogue = self.catalogue;
        catalogue.simplified(condition, &mut self.decider)
    }

    /// The selection as text.
    pub fn text(&self, selection: &Selection) -> String {
        selection.to_text(self.catalogue)
    }
}
