//! `content/pages` to typed values: a page's file, then its sections' files, then what they share.

mod footnotes;
mod lists;
mod names;
mod page;
mod parents;
mod record;
mod repeats;
mod scoring;
mod section;
mod signals;

use super::{Content, Footnote, List, Repeat};
use crate::catalogue::Catalogue;
use crate::condition::Cond;
use crate::diagnostic::{Code, Diagnostic, Span};
use crate::id::Id;
use crate::reader::Fields;
use crate::tree::InputTree;
use names::PageNames;
use std::collections::BTreeMap;

const FOLDER: &str = "content/pages";

/// Reads all pages. What cannot be read is reported and left out; conditions are added to the catalogue's circuit.
pub fn load(tree: &InputTree, catalogue: &mut Catalogue, found: &mut Vec<Diagnostic>) -> Content {
    let mut loader =
        Loader { catalogue, names: PageNames::default(), lists: BTreeMap::new(), strays: Vec::new(), found };
    let mut pages = Vec::new();
    for path in loader.page_paths(tree) {
        pages.extend(loader.load_page(tree, &path));
    }
    loader.report_unknown_steps(&pages);
    loader.report_strays(&pages);
    let (scoring, turn) = loader.load_scoring(tree, &pages);
    let lists = loader.lists;
    let made = super::scoring::pages(&scoring, turn.map(|turn| &pages[turn]), catalogue);
    pages.extend(made);
    Content { pages, scoring, lists }
}

struct Loader<'l> {
    catalogue: &'l mut Catalogue,
    names: PageNames,
    lists: BTreeMap<Id, List>,
    /// Names of parents that do not stand in the step of their children, each with its report.
    strays: Vec<(Id, Diagnostic)>,
    found: &'l mut Vec<Diagnostic>,
}

/// What the records of a page can refer to.
#[derive(Default)]
struct Shared {
    repeats: Vec<Repeat>,
    footnotes: Vec<Footnote>,
    repeat_used: Vec<bool>,
    footnote_used: Vec<bool>,
}

impl Loader<'_> {
    /// The files of pages; other files that no page can have are reported.
    fn page_paths(&mut self, tree: &InputTree) -> Vec<String> {
        let mut paths = Vec::new();
        for (path, _) in tree.below(FOLDER) {
            let below = &path[FOLDER.len() + 1..];
            match (below.strip_suffix(".toml"), below.split_once('/')) {
                (Some(_), None) => paths.push(path.to_owned()),
                (Some(_), Some((page, name))) if is_page(tree, page) && !name.contains('/') => {}
                _ => {
                    let at = Span::new(&path.into(), 0..0);
                    self.found.push(Diagnostic::error(Code::STRAY_FILE, at, "nothing reads this file"));
                }
            }
        }
        paths
    }

    /// `when`, always for an absent or faulty one.
    fn take_when(&mut self, fields: &mut Fields<'_>) -> Cond {
        let text = fields.take_text("when", self.found);
        text.and_then(|text| self.catalogue.read_condition(&text, self.found)).unwrap_or(Cond::ALWAYS)
    }

    /// `editions`, sorted indices.
    fn take_editions(&mut self, fields: &mut Fields<'_>) -> Option<Vec<usize>> {
        let is_given = fields.has("editions");
        let names = fields.take_ids("editions", self.found);
        is_given.then(|| self.catalogue.find_editions(&names, self.found))
    }

    /// `label`: a few letters, digits and hyphens.
    fn take_label(&mut self, fields: &mut Fields<'_>) -> Option<crate::reader::Text> {
        let label = fields.take_text("label", self.found)?;
        let fits = |c: char| c.is_ascii_alphanumeric() || c == '-';
        let is_fit = (1..=8).contains(&label.value.len()) && label.value.chars().all(fits);
        if !is_fit {
            let message = "a label is one to eight letters, digits and hyphens";
            self.found.push(Diagnostic::error(Code::BAD_LABEL, label.at.clone(), message));
        }
        is_fit.then_some(label)
    }
}

fn is_page(tree: &InputTree, page: &str) -> bool {
    tree.0.contains_key(&format!("{FOLDER}/{page}.toml"))
}
