//! Going from all selections to fewer and fewer, condition by condition.

use super::circuit::Cond;
use super::decide::{Decider, MAX_NODES, Witness, smallest};
use biodivine_lib_bdd::{Bdd, op_function};

/// The selections in which some conditions have certain values. There is at least one.
#[derive(Clone)]
pub struct Narrowed {
    /// Absent where it would be too large.
    diagram: Option<Bdd>,
    wanted: Vec<(Cond, bool)>,
}

impl Decider<'_> {
    /// All selections that there can be.
    pub fn every(&mut self) -> Narrowed {
        Narrowed { diagram: self.diagram(Cond::ALWAYS), wanted: Vec::new() }
    }

    /// Those in which the condition has this value as well; `None`, if there is none.
    pub fn narrowed(&mut self, from: &Narrowed, condition: Cond, value: bool) -> Option<Narrowed> {
        let operation = if value { op_function::and } else { op_function::and_not };
        let diagram = from.diagram.as_ref().zip(self.diagram(condition));
        let diagram = diagram.and_then(|(from, more)| Bdd::binary_op_with_limit(MAX_NODES, from, &more, operation));
        let wanted = from.wanted.iter().copied().chain([(condition, value)]).collect();
        let narrowed = Narrowed { diagram, wanted };
        self.smallest_of(&narrowed).is_some().then_some(narrowed)
    }

    /// The smallest of the selections.
    ///
    /// # Panics
    /// Never: there is one by construction.
    pub fn smallest(&self, of: &Narrowed) -> Witness {
        self.smallest_of(of).expect("what is narrowed holds a selection")
    }

    fn smallest_of(&self, of: &Narrowed) -> Option<Witness> {
        of.diagram.as_ref().map_or_else(|| self.solve(&of.wanted), smallest)
    }
}
