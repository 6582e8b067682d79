//! What is compared: each record that does something, and the engine's action of that name.

use crate::catalogue::Catalogue;
use crate::condition::Cond;
use crate::content::{self, Page, Record};
use crate::engine::turn::{Action, Step, actions, condition, find};
use crate::engine::{Question, Tree};
use crate::page::{self, Resolved};
use std::collections::BTreeMap;

/// Both sides of the comparison.
pub struct Sides<'c> {
    /// The records that do something, in the order of the page.
    pub records: Vec<Doer<'c>>,
    pub steps: Vec<PageStep<'c>>,
    pub page: &'c Page,
}

/// A record that does something.
pub struct Doer<'c> {
    pub record: &'c Record,
    pub resolved: &'c page::Record,
    pub step: &'c content::Step,
    /// What it says that it does.
    pub does: &'c str,
    /// What the nearest record above it does; groups and explanations are looked through.
    pub under: Option<&'c str>,
    /// `None`, where the engine knows no such action.
    pub engine: Option<EngineSide>,
}

/// The engine's side of a record.
#[derive(Clone, Copy)]
pub struct EngineSide {
    pub action: &'static Action,
    pub when: Cond,
}

/// A step of the page, and the engine's step of this id.
pub struct PageStep<'c> {
    pub step: &'c content::Step,
    pub engine: Option<Step>,
    /// Where the engine has it.
    pub when: Cond,
}

impl<'c> Sides<'c> {
    pub fn gather(page: &'c Page, resolved: &'c Resolved, catalogue: &mut Catalogue) -> Self {
        let conditions: BTreeMap<&str, Cond> =
            actions().iter().map(|action| (action.id, to_condition(&condition(action), catalogue))).collect();
        let engine_side = |does: &str| find(does).map(|action| EngineSide { action, when: conditions[action.id] });
        let steps = page.sections.iter().flat_map(|section| &section.steps);
        let mut records = Vec::new();
        for (step, resolved) in steps.clone().zip(resolved.steps()) {
            for (record, resolved) in step.records.iter().zip(&resolved.records) {
                let Some(does) = &record.does else { continue };
                let (does, under) = (does.as_str(), under(step, record));
                records.push(Doer { record, resolved, step, does, under, engine: engine_side(does) });
            }
        }
        let steps = steps.map(|step| page_step(step, &conditions, catalogue)).collect();
        Self { records, steps, page }
    }

    /// The records that the engine knows.
    pub fn pairs(&self) -> impl Iterator<Item = (&Doer<'c>, EngineSide)> {
        self.records.iter().filter_map(|doer| doer.engine.map(|engine| (doer, engine)))
    }
}

fn under<'c>(step: &'c content::Step, record: &Record) -> Option<&'c str> {
    let above = |n: &usize| step.records[*n].parent;
    let mut ancestors = std::iter::successors(record.parent, above).map(|n| &step.records[n]);
    ancestors.find_map(|ancestor| ancestor.does.as_ref().map(crate::catalogue::Id::as_str))
}

/// Some steps are there only if there is something to do in them, the others always.
fn page_step<'c>(
    step: &'c content::Step,
    conditions: &BTreeMap<&str, Cond>,
    catalogue: &mut Catalogue,
) -> PageStep<'c> {
    let engine = Step::ALL.into_iter().find(|known| known.id() == step.id.as_str());
    let own = actions().iter().filter(|action| Some(action.step) == engine).map(|action| conditions[action.id]);
    let when = match engine {
        Some(vanishing) if vanishing.vanishes() => catalogue.circuit.or(own),
        _ => Cond::ALWAYS,
    };
    PageStep { step, engine, when }
}

/// The engine's decision tree as a condition of the catalogue's circuit.
pub fn to_condition(tree: &Tree, catalogue: &mut Catalogue) -> Cond {
    match tree {
        Tree::Leaf(true) => Cond::ALWAYS,
        Tree::Leaf(false) => Cond::NEVER,
        Tree::Ask(question, yes, no) => {
            let asked = answered(*question, catalogue);
            let [yes, no] = [yes, no].map(|tree| to_condition(tree, catalogue));
            let not_asked = catalogue.circuit.not(asked);
            let parts = [catalogue.circuit.and([asked, yes]), catalogue.circuit.and([not_asked, no])];
            // Where both hold, the answer does not matter: this keeps conditions short.
            let either = catalogue.circuit.and([yes, no]);
            catalogue.circuit.or([parts[0], parts[1], either])
        }
    }
}

/// Where the answer to a question is yes. What the catalogue lacks never lies on the table.
fn answered(question: Question, catalogue: &Catalogue) -> Cond {
    let name = match question {
        Question::Component(component) => component.id().to_owned(),
        Question::Edition(edition) => format!("edition:{}", edition.id()),
        Question::Variant(variant) => format!("variant:{}", variant.id()),
    };
    catalogue.atoms.get(&name).copied().unwrap_or(Cond::NEVER)
}
