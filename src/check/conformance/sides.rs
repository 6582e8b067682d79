//! What is compared: each record that does something, and the engine's action of that name.

use crate::catalogue::Catalogue;
use crate::condition::Cond;
use crate::content::{self, Content, Kind, Page, Record};
use crate::diagnostic::Span;
use crate::engine::remarks::{self, Remark, remarks};
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
    /// What the page tells besides, in its order.
    pub told: Vec<Told<'c>>,
    /// What the engine knows to be told besides.
    pub remarks: Vec<Remark>,
}

/// Something that is told: a record that does nothing, a footnote, a caption, an item of a list.
pub struct Told<'c> {
    pub id: String,
    pub at: Span,
    pub when: Cond,
    pub record: Option<&'c Record>,
    /// What the nearest record above it does.
    pub under: Option<&'c str>,
    /// The group directly above it.
    pub heading: Option<&'c str>,
    /// Instead of the derived ones.
    pub editions: Option<&'c [usize]>,
    /// What the engine knows of it; nothing, for a mere explanation.
    pub remark: Option<Remark>,
    /// Where the engine knows of it.
    pub engine: Cond,
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
    /// The group directly above it.
    pub heading: Option<&'c str>,
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
    pub fn gather(content: &'c Content, page: &'c Page, resolved: &'c Resolved, catalogue: &mut Catalogue) -> Self {
        let conditions: BTreeMap<&str, Cond> =
            actions().iter().map(|action| (action.id, to_condition(&condition(action), catalogue))).collect();
        let steps = page.sections.iter().flat_map(|section| &section.steps);
        let remarks = remarks();
        let mut gathered =
            Gathered { conditions: &conditions, remarks: &remarks, records: Vec::new(), told: Vec::new() };
        for (step, resolved) in steps.clone().zip(resolved.steps()) {
            for (record, resolved) in step.records.iter().zip(&resolved.records) {
                gathered.record(step, record, resolved, catalogue);
            }
        }
        gathered.besides(page, resolved, catalogue);
        gathered.lists(content, catalogue);
        gathered.named(catalogue);
        let Gathered { records, told, .. } = gathered;
        let steps = steps.map(|step| page_step(step, &conditions, catalogue)).collect();
        Self { records, steps, page, told, remarks }
    }

    /// The records that the engine knows.
    pub fn pairs(&self) -> impl Iterator<Item = (&Doer<'c>, EngineSide)> {
        self.records.iter().filter_map(|doer| doer.engine.map(|engine| (doer, engine)))
    }
}

struct Gathered<'g, 'c> {
    conditions: &'g BTreeMap<&'static str, Cond>,
    remarks: &'g [Remark],
    records: Vec<Doer<'c>>,
    told: Vec<Told<'c>>,
}

impl<'c> Gathered<'_, 'c> {
    fn record(
        &mut self,
        step: &'c content::Step,
        record: &'c Record,
        resolved: &'c page::Record,
        catalogue: &mut Catalogue,
    ) {
        let (under, heading) = (under(step, record), heading(step, record));
        if let Some(does) = &record.does {
            let does = does.as_str();
            let engine = find(does).map(|action| EngineSide { action, when: self.conditions[action.id] });
            self.records.push(Doer { record, resolved, step, does, under, heading, engine });
        } else {
            let told = self.tell(record.id.to_string(), &record.at, resolved.when, catalogue);
            self.told.push(Told { record: Some(record), under, heading, editions: record.editions.as_deref(), ..told });
        }
    }

    /// Footnotes and captions.
    fn besides(&mut self, page: &'c Page, resolved: &Resolved, catalogue: &mut Catalogue) {
        for (footnote, resolved) in page.footnotes.iter().zip(&resolved.footnotes) {
            let told = self.tell(footnote.id.to_string(), &footnote.at, resolved.when, catalogue);
            self.told.push(told);
        }
        for (repeat, resolved) in page.repeats.iter().zip(&resolved.repeats) {
            let told = self.tell(format!("repeat-{}", repeat.id), &repeat.at, resolved.when, catalogue);
            self.told.push(told);
        }
    }

    fn lists(&mut self, content: &'c Content, catalogue: &mut Catalogue) {
        for (list, item) in content.lists.iter().flat_map(|(id, list)| list.items.iter().map(move |item| (id, item))) {
            let told = self.tell(format!("{list}-{}", item.id), &item.at, item.when, catalogue);
            self.told.push(Told { editions: item.editions.as_deref(), ..told });
        }
    }

    fn named(&mut self, catalogue: &mut Catalogue) {
        for named in catalogue.named.clone() {
            let told = self.tell(format!("condition-{}", named.id), &named.at, named.is, catalogue);
            self.told.push(told);
        }
    }

    fn tell(&self, id: String, at: &Span, when: Cond, catalogue: &mut Catalogue) -> Told<'c> {
        let remark = self.remarks.iter().find(|remark| remark.id == id).cloned();
        let engine = remark.as_ref().map_or(Cond::NEVER, |remark| to_condition(&remarks::condition(remark), catalogue));
        Told { id, at: at.clone(), when, record: None, under: None, heading: None, editions: None, remark, engine }
    }
}

fn under<'c>(step: &'c content::Step, record: &Record) -> Option<&'c str> {
    let above = |n: &usize| step.records[*n].parent;
    let mut ancestors = std::iter::successors(record.parent, above).map(|n| &step.records[n]);
    ancestors.find_map(|ancestor| ancestor.does.as_ref().map(crate::catalogue::Id::as_str))
}

fn heading<'c>(step: &'c content::Step, record: &Record) -> Option<&'c str> {
    let parent = &step.records[record.parent?];
    (parent.kind == Kind::Group).then_some(parent.id.as_str())
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
