//! What a page means: where each of its parts is shown, and for which editions it is highlighted.

use super::build::{self, Fault};
use super::document::Document;
use super::grammar::{Class, Grammar, Unknown};
use super::table::{Table, Template};
use super::token::{self, tokens};
use super::tree::{Kind, Tree};
use crate::catalogue::Catalogue;
use crate::condition::Cond;
use std::collections::BTreeMap;
use std::ops::Range;

/// A page that was read.
#[derive(Clone, Debug)]
pub struct Page {
    pub document: Document,
    pub tree: Tree,
    /// For each node: what its own classes ask for.
    pub own: Vec<Cond>,
    /// For each node: where it is shown, with all around it.
    pub shown: Vec<Cond>,
    /// For each node: the editions that its own classes highlight it for, as indices into the catalogue's.
    pub marks: Vec<Vec<usize>>,
    /// What cannot be shown in any case: the affairs of the wiki.
    pub is_aside: Vec<bool>,
    /// The places of what `<noinclude>` holds, in their order.
    pub asides: Vec<Range<usize>>,
    pub slips: Slips,
}

/// What was found while reading.
#[derive(Clone, Debug, Default)]
pub struct Slips {
    pub tags: Vec<token::Fault>,
    pub nesting: Vec<Fault>,
    /// Classes that mean nothing, with the place of the class.
    pub classes: Vec<(Range<usize>, Unknown)>,
    /// The places of the names of templates that are not known.
    pub templates: Vec<Range<usize>>,
    /// Arguments that stand twice: the place of the earlier name, which counts for nothing, and of the later.
    pub arguments: Vec<(Range<usize>, Range<usize>)>,
    /// Classes that say something else than they stand for, and what they should be.
    pub misleading: Vec<(Range<usize>, String)>,
    /// Conditions deeper than so many others are not looked at.
    pub too_deep: Option<Range<usize>>,
}

/// Conditions inside each other.
const DEEPEST: usize = 64;

/// Behind so many unknown classes it is no page of the wiki.
const MOST_UNKNOWN: usize = 1000;

/// Reads a page.
#[must_use]
pub fn read(document: Document, table: &Table, catalogue: &mut Catalogue) -> Page {
    let (pieces, tags) = tokens(&document.text);
    let (tree, nesting) = build::tree(&document.text, &pieces);
    let count = tree.nodes.len();
    let mut reader = Reader {
        table,
        catalogue,
        known: BTreeMap::new(),
        depth: vec![0; count],
        unnamed: vec![0; count],
        page: Page {
            document,
            own: vec![Cond::ALWAYS; count],
            shown: vec![Cond::ALWAYS; count],
            marks: vec![Vec::new(); count],
            is_aside: vec![false; count],
            asides: asides(&tree),
            slips: Slips { tags, nesting, ..Slips::default() },
            tree,
        },
    };
    for node in 1..count {
        reader.node(node);
    }
    reader.page
}

/// The outermost elements `<noinclude>`.
fn asides(tree: &Tree) -> Vec<Range<usize>> {
    let mut asides: Vec<Range<usize>> = Vec::new();
    for (n, node) in tree.nodes.iter().enumerate() {
        let is_one = tree.element(n).is_some_and(|element| element.name == "noinclude");
        if is_one && asides.last().is_none_or(|last| last.end <= node.at.start) {
            asides.push(node.whole.clone());
        }
    }
    asides
}

/// Classes are read once.
type Known = BTreeMap<String, Result<Class, Unknown>>;

struct Reader<'r> {
    table: &'r Table,
    catalogue: &'r mut Catalogue,
    known: Known,
    depth: Vec<usize>,
    /// For each template: how many of its arguments without a name were read.
    unnamed: Vec<usize>,
    page: Page,
}

impl Reader<'_> {
    fn node(&mut self, node: usize) {
        let parent = self.page.tree.nodes[node].parent;
        self.page.is_aside[node] |= self.is_aside(node, parent) || self.page.is_aside[parent];
        let kind = self.page.tree.nodes[node].kind.clone();
        let own = match kind {
            Kind::Element(element) => {
                let classes = element.class.map_or(Cond::ALWAYS, |class| self.classes(node, class));
                let selector = element.selector.map_or(Cond::ALWAYS, |selector| self.selector(selector));
                self.catalogue.circuit.and([classes, selector])
            }
            Kind::Template(name) => {
                self.template(node, name);
                Cond::ALWAYS
            }
            Kind::Link => {
                self.link(node);
                Cond::ALWAYS
            }
            _ => Cond::ALWAYS,
        };
        self.page.own[node] = own;
        self.page.shown[node] = self.inside(node, parent, own);
    }

    fn inside(&mut self, node: usize, parent: usize, own: Cond) -> Cond {
        let around = if self.page.is_aside[node] { Cond::NEVER } else { self.page.shown[parent] };
        self.depth[node] = self.depth[parent] + usize::from(own != Cond::ALWAYS);
        if self.depth[node] > DEEPEST && own != Cond::ALWAYS {
            self.page.slips.too_deep.get_or_insert(self.page.tree.nodes[node].at.clone());
            return around;
        }
        self.catalogue.circuit.and([around, own])
    }

    /// Whether a node is no part of what readers see.
    fn is_aside(&mut self, node: usize, parent: usize) -> bool {
        match &self.page.tree.nodes[node].kind {
            Kind::Comment => true,
            Kind::Element(element) => element.name == "noinclude",
            Kind::Argument(None) => {
                self.unnamed[parent] += 1;
                !self.shows(parent, &self.unnamed[parent].to_string())
            }
            Kind::Argument(Some(name)) => !self.shows(parent, self.page.text(name)),
            _ => false,
        }
    }

    /// A template that nobody knows shows all that it is given.
    fn shows(&self, template: usize, argument: &str) -> bool {
        let known = self.page.known_template(template, self.table);
        known.is_none_or(|known| known.shows.iter().any(|shown| shown == argument))
    }

    /// Of a link that part is shown that stands behind the last stroke; of a picture, its caption; of a category,
    /// nothing.
    fn link(&mut self, node: usize) {
        let tree = &self.page.tree;
        let text = |n: usize| self.page.document.text[tree.nodes[n].at.clone()].trim();
        let children: Vec<usize> = tree.children(node).collect();
        let kind = children.first().map_or("", |first| text(*first)).split(':').next().unwrap_or_default();
        let last = children.iter().rposition(|child| tree.nodes[*child].kind == Kind::Pipe);
        let is_caption = |from: usize| children.get(from + 1).is_some_and(|caption| !is_layout(text(*caption)));
        let hidden = match (kind, last) {
            ("Category", _) => children.len(),
            ("File" | "Image", last) => last.filter(|last| is_caption(*last)).unwrap_or(children.len()),
            (_, last) => last.unwrap_or(0),
        };
        for child in &children[..hidden] {
            self.page.is_aside[*child] = true;
        }
    }

    fn template(&mut self, node: usize, name: Range<usize>) {
        if !name.is_empty() && self.page.known_template(node, self.table).is_none() {
            self.page.slips.templates.push(name);
        }
        let mut names: BTreeMap<&str, Range<usize>> = BTreeMap::new();
        for child in self.page.tree.children(node) {
            if let Kind::Argument(Some(name)) = &self.page.tree.nodes[child].kind
                && let Some(before) = names.insert(&self.page.document.text[name.clone()], name.clone())
            {
                self.page.slips.arguments.push((before, name.clone()));
            }
        }
    }

    fn classes(&mut self, node: usize, at: Range<usize>) -> Cond {
        let mut conditions = Vec::new();
        let text = self.page.document.text[at.clone()].to_owned();
        let mut classes = text.split_whitespace().peekable();
        while let Some(class) = classes.next() {
            let start = at.start + (class.as_ptr() as usize - text.as_ptr() as usize);
            if let Some(edition) = classes.next_if(|next| class == "mark" && self.is_edition(next)) {
                let end = at.start + (edition.as_ptr() as usize - text.as_ptr() as usize) + edition.len();
                self.mark(node, edition);
                self.page.slips.classes.push((start..end, written_apart(end - start, edition)));
                continue;
            }
            match self.class(class, start..start + class.len()) {
                Class::Show(condition) => conditions.push(condition),
                Class::Hide => conditions.push(Cond::NEVER),
                Class::Mark(edition) => self.mark(node, &edition),
                Class::Other => {}
            }
        }
        self.catalogue.circuit.and(conditions)
    }

    /// What a class means, or most likely means.
    fn class(&mut self, class: &str, at: Range<usize>) -> Class {
        if self.page.slips.classes.len() > MOST_UNKNOWN {
            return Class::Other;
        }
        let (table, catalogue) = (self.table, &mut *self.catalogue);
        let read = self.known.entry(class.to_owned()).or_insert_with(|| grammar(table, catalogue).class(class));
        if let Some(should_be) = table.tokens.get(class.trim_start_matches("show")).and_then(|t| t.should_be.clone()) {
            self.page.slips.misleading.push((at.clone(), format!("show{should_be}")));
        }
        match read.clone() {
            Ok(class) => class,
            Err(unknown) => {
                let meant = unknown.meant.clone().unwrap_or(Class::Other);
                self.page.slips.classes.push((at, unknown));
                meant
            }
        }
    }

    fn is_edition(&self, name: &str) -> bool {
        self.catalogue.editions.iter().any(|edition| edition.wica.as_deref() == Some(name))
    }

    fn mark(&mut self, node: usize, edition: &str) {
        let index = self.catalogue.editions.iter().position(|known| known.wica.as_deref() == Some(edition));
        self.page.marks[node].extend(index);
    }

    fn selector(&mut self, at: Range<usize>) -> Cond {
        let text = self.page.document.text[at.clone()].to_owned();
        match grammar(self.table, self.catalogue).selector(&text) {
            Ok(condition) => condition,
            Err(unknown) => {
                self.page.slips.classes.push((at, unknown));
                Cond::ALWAYS
            }
        }
    }
}

/// What is said of a picture that is no caption: `150px`, `thumb`.
fn is_layout(text: &str) -> bool {
    const WORDS: [&str; 10] =
        ["border", "center", "centre", "frame", "frameless", "left", "none", "right", "thumb", "upright"];
    let is_size = text.strip_suffix("px").is_some_and(|size| size.bytes().all(|b| b.is_ascii_digit() || b == b'x'));
    is_size || WORDS.contains(&text) || text.contains('=')
}

fn written_apart(length: usize, edition: &str) -> Unknown {
    let message = "the two halves of this mark are written apart".to_owned();
    Unknown { at: 0..length, message, nearest: Some(format!("mark{edition}")), meant: None }
}

fn grammar<'g>(table: &'g Table, catalogue: &'g mut Catalogue) -> Grammar<'g> {
    let editions = catalogue.editions.iter().filter_map(|edition| edition.wica.clone()).collect();
    Grammar { table, circuit: &mut catalogue.circuit, editions }
}

impl Page {
    /// What the table says of a template.
    #[must_use]
    pub fn known_template<'t>(&self, node: usize, table: &'t Table) -> Option<&'t Template> {
        let Kind::Template(name) = &self.tree.nodes[node].kind else { return None };
        table.template(&self.document.text[name.clone()])
    }

    /// The text of a place.
    #[must_use]
    pub fn text(&self, at: &Range<usize>) -> &str {
        &self.document.text[at.clone()]
    }

    /// Whether a place is no part of the page where it is shown: in `<noinclude>`.
    #[must_use]
    pub fn is_for_the_wiki(&self, at: &Range<usize>) -> bool {
        let before = self.asides.partition_point(|range| range.start <= at.start);
        before > 0 && at.end <= self.asides[before - 1].end
    }

    /// Whether the translation is marked as older than what it was made from.
    #[must_use]
    pub fn is_outdated(&self, at: &Range<usize>) -> bool {
        let before = self.tree.outdated.partition_point(|range| range.start <= at.start);
        before > 0 && at.end <= self.tree.outdated[before - 1].end
    }
}
