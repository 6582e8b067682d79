//! `content/scoring.toml` and `content/scoring/` to typed values: what is counted, what it is worth, in which order.

mod formula;
mod line;
mod lists;
mod parts;
mod subject;

use super::Loader;
use crate::catalogue::Id;
use crate::content::Page;
use crate::content::scoring::{Giver, Scoring, Subject};
use crate::diagnostic::{Code, Diagnostic, Span};
use crate::reader::{At, Fields, Source, find};
use crate::tree::InputTree;
use std::collections::BTreeMap;

const INDEX: &str = "content/scoring.toml";
const FOLDER: &str = "content/scoring";
const QUANTITIES: &str = "content/scoring/quantities.toml";
const SOURCES: &str = "content/scoring/sources.toml";
const TURN_FIX: &str = "name the page whose steps the points follow: `turn = \"…\"`";

/// What the rows can refer to.
#[derive(Default)]
struct Known {
    /// The records of the turn, and where they stand.
    givers: BTreeMap<Id, Giver>,
    scoring: Scoring,
}

impl Loader<'_> {
    /// Reads all rows of points; the second value is the index of the page that the turn is on.
    pub fn load_scoring(&mut self, tree: &InputTree, pages: &[Page]) -> (Scoring, Option<usize>) {
        let Some(source) = tree.0.get(INDEX).and_then(|bytes| Source::open(INDEX, bytes, self.found)) else {
            self.report_lone_rows(tree);
            return (Scoring::default(), None);
        };
        let mut index = source.table(self.found);
        let turn = self.take_turn(&mut index, pages);
        let mut known = Known { givers: turn.map(|turn| givers(&pages[turn])).unwrap_or_default(), ..Known::default() };
        known.scoring.at = Some(Span::new(&INDEX.into(), 0..0));
        known.scoring.quantities = self.load_quantities(tree);
        known.scoring.sources = self.load_sources(tree);
        self.load_lists(&mut index);
        known.scoring.introduction = self.load_introduction(&mut index);
        let subjects = self.load_subjects(tree, &known);
        self.load_parts(&mut index, subjects, &mut known.scoring);
        index.finish(self.found);
        (known.scoring, turn)
    }

    fn take_turn(&mut self, index: &mut Fields<'_>, pages: &[Page]) -> Option<usize> {
        let at = index.at();
        let Some(name) = index.take_id("turn", self.found) else {
            let fault = Diagnostic::error(Code::MISSING_KEY, at, "the key `turn` is missing");
            self.found.push(fault.fix(TURN_FIX));
            return None;
        };
        find(&name, pages.iter().map(|page| page.id.as_str()), (Code::UNKNOWN_PAGE, "page"), self.found)
    }

    /// Without the index nobody would show them.
    fn report_lone_rows(&mut self, tree: &InputTree) {
        for (path, _) in tree.below(FOLDER) {
            let at = Span::new(&path.into(), 0..0);
            let fault = Diagnostic::error(Code::STRAY_FILE, at, format!("nothing reads this file without `{INDEX}`"));
            self.found.push(fault.fix(format!("write `{INDEX}`")));
        }
    }

    fn load_subjects(&mut self, tree: &InputTree, known: &Known) -> Vec<Subject> {
        let mut subjects = Vec::new();
        for (path, bytes) in tree.below(FOLDER).filter(|(path, _)| ![QUANTITIES, SOURCES].contains(path)) {
            let is_direct = path[FOLDER.len() + 1..].strip_suffix(".toml").is_some_and(|name| !name.contains('/'));
            if !is_direct {
                let at = Span::new(&path.into(), 0..0);
                self.found.push(Diagnostic::error(Code::STRAY_FILE, at, "nothing reads this file"));
                continue;
            }
            let Some(source) = Source::open(path, bytes, self.found) else { continue };
            let table = source.table(self.found);
            subjects.extend(self.load_subject(path, table, known));
        }
        subjects
    }

    /// A record of the turn.
    fn find_giver(&mut self, name: &At<Id>, known: &Known) -> Option<Giver> {
        let names = known.givers.keys().map(Id::as_str);
        find(name, names, (Code::UNKNOWN_RECORD, "record of the turn"), self.found)?;
        known.givers.get(&name.value).cloned()
    }
}

fn givers(page: &Page) -> BTreeMap<Id, Giver> {
    let mut givers = BTreeMap::new();
    for (section, steps) in page.sections.iter().enumerate().map(|(n, section)| (n, &section.steps)) {
        for (step, own) in steps.iter().enumerate() {
            for record in &own.records {
                let (step_id, label) = (own.id.clone(), own.label.clone());
                givers.insert(record.id.clone(), Giver { record: record.id.clone(), section, step, step_id, label });
            }
        }
    }
    givers
}
