//! Under which conditions each select and each link of a language is reached: from what the pages show, through the
//! messages that messages insert.

use crate::catalogue::Catalogue;
use crate::condition::Cond;
use crate::content::Content;
use crate::diagnostic::Span;
use crate::locale::{Branch, Fragment, Locales, Select};
use crate::page;
use std::collections::BTreeMap;

/// Messages within messages end here; a circle is reported elsewhere.
const MAX_DEPTH: usize = 20;

/// A select, and where each of its branches is shown.
pub struct Site<'l> {
    pub select: &'l Select,
    pub branches: Vec<Vec<Cond>>,
}

/// A link to a step, and where it is shown.
pub struct Link<'l> {
    pub step: &'l str,
    pub at: &'l Span,
    pub when: Vec<Cond>,
}

/// All of one language.
#[derive(Default)]
pub struct Places<'l> {
    pub sites: Vec<Site<'l>>,
    pub links: Vec<Link<'l>>,
    known: BTreeMap<(&'l str, usize), usize>,
}

/// The messages that pages show, and when.
pub fn shown(content: &Content, catalogue: &mut Catalogue) -> Vec<(String, Cond)> {
    let mut shown = Vec::new();
    for page in content.pages.iter().map(|page| page::resolve(page, catalogue)) {
        shown.push((format!("page-{}", page.id), Cond::ALWAYS));
        shown.extend(page.sections.iter().map(|section| (section.title.clone(), section.when)));
        shown.extend(page.steps().map(|step| (step.title.clone(), step.when)));
        shown.extend(page.records().map(|record| (record.message.clone(), record.when)));
        shown.extend(page.repeats.iter().map(|repeat| (format!("repeat-{}", repeat.id), repeat.when)));
        shown.extend(page.footnotes.iter().map(|footnote| (footnote.id.to_string(), footnote.when)));
    }
    let items = content.lists.iter().flat_map(|(id, list)| list.items.iter().map(move |item| (id, item)));
    shown.extend(items.map(|(id, item)| (format!("{id}-{}", item.id), item.when)));
    shown
}

impl<'l> Places<'l> {
    pub fn gather(locales: &'l Locales, language: usize, shown: &[(String, Cond)], catalogue: &mut Catalogue) -> Self {
        let mut walk = Walk { locales, language, catalogue, places: Self::default() };
        for (id, when) in shown {
            walk.message(id, *when, 0);
        }
        walk.places
    }
}

struct Walk<'l, 'w> {
    locales: &'l Locales,
    language: usize,
    catalogue: &'w mut Catalogue,
    places: Places<'l>,
}

impl<'l> Walk<'l, '_> {
    fn message(&mut self, key: &str, when: Cond, depth: usize) {
        if let (Some((fragments, _)), true) = (self.locales.outline(self.language, key), depth < MAX_DEPTH) {
            self.fragments(fragments, when, depth);
        }
    }

    fn fragments(&mut self, fragments: &'l [Fragment], when: Cond, depth: usize) {
        for fragment in fragments {
            match fragment {
                Fragment::Words => {}
                Fragment::Message(key) => self.message(key, when, depth + 1),
                Fragment::Step { id, at } => self.places.links.push(Link { step: id, at, when: vec![when] }),
                Fragment::Select(select) => self.select(select, when, depth),
            }
        }
    }

    fn select(&mut self, select: &'l Select, when: Cond, depth: usize) {
        let branches = conditions(select, self.catalogue);
        let reached: Vec<Cond> = branches.into_iter().map(|own| self.catalogue.circuit.and([own, when])).collect();
        let site = self.places.site(select);
        for (known, own) in self.places.sites[site].branches.iter_mut().zip(&reached) {
            known.push(*own);
        }
        for (branch, own) in select.branches.iter().zip(reached) {
            self.fragments(&branch.inner, own, depth);
        }
    }
}

impl<'l> Places<'l> {
    fn site(&mut self, select: &'l Select) -> usize {
        let sites = &mut self.sites;
        *self.known.entry((&select.at.file, select.at.bytes.start)).or_insert_with(|| {
            sites.push(Site { select, branches: vec![Vec::new(); select.branches.len()] });
            sites.len() - 1
        })
    }
}

/// The condition of each branch of a select, by itself: the default's is the negation of its siblings, so that in
/// any selection exactly one of them holds.
pub fn conditions(select: &Select, catalogue: &mut Catalogue) -> Vec<Cond> {
    let mut named = |branch: &Branch| key(&select.variable, &branch.key, catalogue);
    let mut conditions: Vec<Cond> =
        select.branches.iter().map(|branch| if branch.default { Cond::NEVER } else { named(branch) }).collect();
    if let Some(default) = select.branches.iter().position(|branch| branch.default) {
        let any = catalogue.circuit.or(conditions.iter().copied());
        conditions[default] = catalogue.circuit.not(any);
    }
    conditions
}

/// Where a variable has a value.
fn key(variable: &str, key: &str, catalogue: &mut Catalogue) -> Cond {
    let atom = match variable.strip_prefix("variant-") {
        _ if variable == "edition" => format!("rules:{key}"),
        Some(variant) => format!("variant:{variant}"),
        None => variable.to_owned(),
    };
    let holds = catalogue.atoms.get(&atom).copied().unwrap_or(Cond::NEVER);
    if key == "no" { catalogue.circuit.not(holds) } else { holds }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{build, cli};
    use std::path::Path;

    /// In any selection exactly one of the alternatives of a sentence shows: they exclude each other, and together
    /// they leave nothing out.
    #[test]
    fn alternatives_are_disjoint_and_exhaustive() {
        let (tree, _) = cli::read::read(Path::new(env!("CARGO_MANIFEST_DIR"))).expect("the project is there");
        let mut project = build::load(&tree, &mut Vec::new());
        let catalogue = &mut project.catalogue;
        let shown = shown(&project.content, catalogue);
        let mut parted = Vec::new();
        for language in 0..project.locales.languages.len() {
            let places = Places::gather(&project.locales, language, &shown, catalogue);
            parted.extend(places.sites.iter().map(|site| conditions(site.select, catalogue)));
        }
        assert!(parted.len() > 100, "the real words have selects");
        let all: Vec<Cond> = parted.iter().map(|parts| catalogue.circuit.or(parts.iter().copied())).collect();
        let pairs = |parts: &[Cond]| {
            let pair = |n: usize| parts[..n].iter().map(move |other| (n, *other)).collect::<Vec<_>>();
            (0..parts.len()).flat_map(pair).map(|(n, other)| [parts[n], other]).collect::<Vec<_>>()
        };
        let both: Vec<Cond> =
            parted.iter().flat_map(|parts| pairs(parts)).map(|pair| catalogue.circuit.and(pair)).collect();
        let mut decider = catalogue.decider();
        assert!(all.into_iter().all(|any| decider.same(any, Cond::ALWAYS)));
        assert!(both.into_iter().all(|both| decider.witness(both).is_none()));
    }
}
