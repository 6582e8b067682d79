//! A page as a tree of what its editors meant: elements, templates and links inside each other, all in one row.

use super::token::Token;
use std::ops::Range;

/// A page. Nodes stand in the order of the text, each before what it holds, so that walking and dropping the tree
/// needs no recursion, however deep it is.
#[derive(Clone, Debug, Default)]
pub struct Tree {
    /// The first is the page itself.
    pub nodes: Vec<Node>,
    /// What the wiki marks as outdated.
    pub outdated: Vec<Range<usize>>,
}

#[derive(Clone, Debug)]
pub struct Node {
    pub kind: Kind,
    /// What begins the node: the tag, the braces; all of a text.
    pub at: Range<usize>,
    /// Of the whole node in the text.
    pub whole: Range<usize>,
    /// Its number in [`Tree::nodes`]; the page's own, for the page.
    pub parent: usize,
    /// The number behind that of the last node inside of it.
    pub end: usize,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Kind {
    Page,
    Element(Element),
    /// The place of its name.
    Template(Range<usize>),
    /// Of a template. The place of its name, if it has one.
    Argument(Option<Range<usize>>),
    Link,
    Text,
    /// So many apostrophes.
    Quote(usize),
    Parameter,
    /// Between the parts of a link.
    Pipe,
    Comment,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Element {
    /// In lower case.
    pub name: String,
    /// The value of `class`.
    pub class: Option<Range<usize>>,
    /// The value of `data-dynamic-selector`.
    pub selector: Option<Range<usize>>,
    pub style: Option<Range<usize>>,
}

impl Element {
    pub(super) fn new(token: &Token) -> Option<Self> {
        let Token::Open { name, attributes, .. } = token else { return None };
        let value = |wanted: &str| attributes.iter().find(|a| a.name == wanted).map(|a| a.value.clone());
        Some(Self {
            name: name.clone(),
            class: value("class"),
            selector: value("data-dynamic-selector"),
            style: value("style"),
        })
    }

    /// It begins a paragraph of its own.
    pub(super) fn is_block(&self) -> bool {
        const BLOCKS: [&str; 8] = ["blockquote", "div", "li", "ol", "p", "table", "td", "ul"];
        BLOCKS.contains(&self.name.as_str())
    }
}

impl Tree {
    /// The numbers of what stands directly inside of a node.
    pub fn children(&self, of: usize) -> impl Iterator<Item = usize> + '_ {
        let end = self.nodes[of].end;
        let first = (of + 1 < end).then_some(of + 1);
        std::iter::successors(first, move |child| Some(self.nodes[*child].end).filter(|next| *next < end))
    }

    /// The numbers of everything inside of a node.
    #[must_use]
    pub fn inside(&self, of: usize) -> Range<usize> {
        of + 1..self.nodes[of].end
    }

    /// The element, if the node is one.
    #[must_use]
    pub fn element(&self, node: usize) -> Option<&Element> {
        match &self.nodes[node].kind {
            Kind::Element(element) => Some(element),
            _ => None,
        }
    }

    /// The nearest around a node, itself excluded, that fits.
    pub fn around(&self, node: usize, fits: impl Fn(usize) -> bool) -> Option<usize> {
        let mut at = node;
        while at != 0 {
            at = self.nodes[at].parent;
            if fits(at) {
                return Some(at);
            }
        }
        None
    }
}
