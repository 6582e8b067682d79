//! `row-order-differs`: two rows that can show together stand in another order than that in which the engine adds
//! them up.

use super::sides::{Engine, Side, Sides};
use crate::catalogue::Catalogue;
use crate::check::question::Question;
use crate::diagnostic::{Code, Diagnostic};

pub fn questions(sides: &Sides, catalogue: &mut Catalogue) -> Vec<Question> {
    let pairs: Vec<(Side, Engine)> = sides.pairs().collect();
    let mut questions = Vec::new();
    for (n, later) in pairs.iter().enumerate() {
        for earlier in pairs[..n].iter().filter(|earlier| is_inverted(earlier, later)) {
            for moment in 0..2 {
                questions.push(question([&earlier.0, &later.0], moment, catalogue));
            }
        }
    }
    questions
}

fn is_inverted((earlier, one): &(Side, Engine), (later, other): &(Side, Engine)) -> bool {
    earlier.subject.id == later.subject.id && one.row.place > other.row.place
}

fn question([earlier, later]: [&Side; 2], moment: usize, catalogue: &mut Catalogue) -> Question {
    let both = [earlier, later].map(|side| side.when(moment, catalogue));
    let together = catalogue.circuit.and(both);
    let [first, last] = [earlier, later].map(|side| side.line.id.clone());
    let [before, at] = [earlier, later].map(|side| side.line.at.clone());
    Question::impossible(catalogue, together, move |answers, selection| {
        let message = format!("in `{}` the engine counts `{last}` before `{first}`", answers.text(selection));
        let fault = Diagnostic::error(Code::ROW_ORDER_DIFFERS, at, message);
        fault.also(before, "stands before it").fix(format!("put `{last}` before `{first}`"))
    })
}
