//! `order-differs`: two records that can show together stand in another order than the engine's actions.

use super::sides::{Doer, EngineSide, Sides};
use crate::catalogue::Catalogue;
use crate::check::question::Question;
use crate::diagnostic::{Code, Diagnostic};

/// The order of the steps is reported at once, that of records is asked for where it can matter.
pub fn questions(sides: &Sides, catalogue: &mut Catalogue, found: &mut Vec<Diagnostic>) -> Vec<Question> {
    steps(sides, found);
    let pairs: Vec<(&Doer, EngineSide)> = sides.pairs().collect();
    let mut questions = Vec::new();
    for (n, later) in pairs.iter().enumerate() {
        for earlier in pairs[..n].iter().filter(|earlier| is_inverted(earlier, later)) {
            questions.push(question(earlier.0, later.0, catalogue));
        }
    }
    questions
}

/// Both stand in the same step, but the engine does the later one first.
fn is_inverted(earlier: &(&Doer, EngineSide), later: &(&Doer, EngineSide)) -> bool {
    let [one, other] = [earlier.1.action, later.1.action];
    earlier.0.step.id == later.0.step.id && one.step == other.step && one.place > other.place
}

fn question(earlier: &Doer, later: &Doer, catalogue: &mut Catalogue) -> Question {
    let together = catalogue.circuit.and([earlier.resolved.when, later.resolved.when]);
    let [first, second] = [earlier, later].map(|doer| (doer.record.id.clone(), doer.record.at.clone()));
    Question::impossible(catalogue, together, move |answers, selection| {
        let message = format!("`{}` stands behind `{}`, but the engine does it before", second.0, first.0);
        let fix = format!("exchange them: both show in `{}`", answers.text(selection));
        Diagnostic::error(Code::ORDER_DIFFERS, second.1, message).also(first.1, "stands before it").fix(fix)
    })
}

fn steps(sides: &Sides, found: &mut Vec<Diagnostic>) {
    for (n, later) in sides.steps.iter().enumerate() {
        let before = |earlier: &&super::sides::PageStep| later.engine.is_some_and(|step| earlier.engine > Some(step));
        if let Some(earlier) = sides.steps[..n].iter().find(before) {
            let message =
                format!("the step `{}` comes behind `{}`, in the engine before", later.step.id, earlier.step.id);
            found.push(Diagnostic::error(Code::ORDER_DIFFERS, later.step.at.clone(), message));
        }
    }
}
