//! From pieces to the tree. What is not closed, or closed twice, is put right as it was most likely meant, and reported.

use super::token::{Piece, Token};
use super::tree::{Element, Kind, Node, Tree};
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

/// Something in the nesting that is not as it should be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    pub at: Range<usize>,
    pub slip: Slip,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Slip {
    /// An element that something else ends.
    Unclosed(String),
    /// An end tag without a beginning.
    Stray(String),
    /// The end tag of the first stands where the second should be ended.
    WrongEnd(String, String),
    /// `</ul>` where a list begins.
    EndsInsteadOfBegins(String),
    UnclosedTemplate,
    StrayTemplateEnd,
    UnclosedLink,
}

/// Elements that have no end.
const EMPTY: [&str; 5] = ["br", "hr", "languages", "references", "section"];

/// The tree of a text, and the faults of its nesting.
#[must_use]
pub fn tree(text: &str, pieces: &[Piece]) -> (Tree, Vec<Fault>) {
    let first = Builder::run(text, pieces, BTreeSet::new());
    let early = first.ended_early(text, pieces);
    let last = if early.is_empty() { first } else { Builder::run(text, pieces, early) };
    (last.tree, last.faults)
}

struct Builder<'b> {
    text: &'b str,
    pieces: &'b [Piece],
    tree: Tree,
    faults: Vec<Fault>,
    /// The numbers of the nodes that are open, from the outermost.
    open: Vec<usize>,
    /// Where in `open` elements of a name stand.
    named: BTreeMap<&'b str, Vec<usize>>,
    /// Where in `open` templates and links stand: end tags reach no further.
    scopes: Vec<usize>,
    /// How many of these are templates.
    templates: usize,
    /// Where marks of what is outdated begin that have no end yet.
    outdated: Vec<usize>,
    /// Pieces before which an element with the same tag ends.
    early: BTreeSet<usize>,
    /// The pieces of elements that nothing of their own ended.
    unclosed: Vec<(usize, Range<usize>)>,
    /// For each node that is open: its piece.
    began: Vec<usize>,
}

impl<'b> Builder<'b> {
    fn run(text: &'b str, pieces: &'b [Piece], early: BTreeSet<usize>) -> Self {
        let page = Node { kind: Kind::Page, at: 0..0, whole: 0..text.len(), parent: 0, end: 0 };
        let mut builder = Self {
            text,
            pieces,
            tree: Tree { nodes: vec![page], outdated: Vec::new() },
            faults: Vec::new(),
            open: vec![0],
            named: BTreeMap::new(),
            scopes: vec![0],
            templates: 0,
            outdated: Vec::new(),
            early,
            unclosed: Vec::new(),
            began: vec![0],
        };
        for n in 0..pieces.len() {
            builder.take(n);
        }
        builder.end_down_to(1, text.len());
        builder.tree.nodes[0].end = builder.tree.nodes.len();
        builder.tree.outdated.sort_by_key(|range| range.start);
        builder
    }

    /// Elements that were never ended and in which the same tag begins anew: the end was forgotten before that.
    fn ended_early(&self, text: &str, pieces: &[Piece]) -> BTreeSet<usize> {
        let mut by_tag: BTreeMap<&str, Vec<usize>> = BTreeMap::new();
        for (n, piece) in pieces.iter().enumerate() {
            if matches!(piece.token, Token::Open { .. }) {
                by_tag.entry(&text[piece.at.clone()]).or_default().push(n);
            }
        }
        let again = |(began, within): &(usize, Range<usize>)| {
            let tag = &text[pieces[*began].at.clone()];
            let same = by_tag.get(tag).filter(|_| tag.contains("show"))?;
            let next = same.get(same.partition_point(|n| n <= began)).copied()?;
            (pieces[next].at.start < within.end).then_some(next)
        };
        self.unclosed.iter().filter_map(again).collect()
    }

    fn take(&mut self, n: usize) {
        let at = self.pieces[n].at.clone();
        match &self.pieces[n].token {
            Token::Text => self.text(at),
            Token::Open { name, closes_itself, .. } => self.begin(n, name, *closes_itself),
            Token::Close { name } => self.end(n, name),
            Token::Comment => self.leaf(Kind::Comment, at),
            Token::Quote(marks) => self.leaf(Kind::Quote(*marks), at),
            Token::Parameter => self.leaf(Kind::Parameter, at),
            Token::TemplateOpen => self.begin_scope(n, Kind::Template(at.end..at.end)),
            Token::LinkOpen => self.begin_scope(n, Kind::Link),
            Token::TemplateClose => self.end_template(at),
            Token::LinkClose if *self.scope() == Kind::Link => self.end_scope(&at),
            Token::LinkClose => self.leaf(Kind::Text, at),
            Token::Pipe => self.pipe(n),
        }
    }

    /// What the innermost template or link is; the page, outside of all.
    fn scope(&self) -> &Kind {
        &self.tree.nodes[self.open[self.scopes[self.scopes.len() - 1]]].kind
    }

    fn add(&mut self, kind: Kind, at: Range<usize>) -> usize {
        let parent = *self.open.last().unwrap_or(&0);
        let end = self.tree.nodes.len() + 1;
        self.tree.nodes.push(Node { kind, whole: at.clone(), at, parent, end });
        end - 1
    }

    fn leaf(&mut self, kind: Kind, at: Range<usize>) {
        self.add(kind, at);
    }

    fn push(&mut self, kind: Kind, at: Range<usize>, piece: usize) {
        let node = self.add(kind, at);
        self.open.push(node);
        self.began.push(piece);
    }

    /// The name of a template or of its argument is no text.
    fn text(&mut self, at: Range<usize>) {
        let last = self.tree.nodes.len() - 1;
        let is_first = self.open.last() == Some(&last);
        let text = &self.text[at.clone()];
        match &self.tree.nodes[last].kind {
            Kind::Template(name) if is_first && name.is_empty() => {
                let start = at.start + (text.len() - text.trim_start().len());
                self.tree.nodes[last].kind =
                    Kind::Template(start..at.start + text.trim_end().len().max(start - at.start));
            }
            Kind::Argument(None) if is_first => match argument_name(text) {
                Some(length) => {
                    let start = at.start + (text.len() - text.trim_start().len());
                    self.tree.nodes[last].kind = Kind::Argument(Some(start..start + length));
                    let behind = at.start + text.find('=').map_or(text.len(), |equals| equals + 1);
                    if behind < at.end {
                        self.leaf(Kind::Text, behind..at.end);
                    }
                }
                None => self.leaf(Kind::Text, at),
            },
            _ => self.leaf(Kind::Text, at),
        }
    }

    fn begin(&mut self, n: usize, name: &'b str, closes_itself: bool) {
        let at = self.pieces[n].at.clone();
        let Some(element) = Element::new(&self.pieces[n].token) else { return };
        if self.early.contains(&n) {
            self.end_same(n, name);
        }
        if name == "div" && element.class.as_ref().is_some_and(|c| self.text[c.clone()].contains("mw-translate-fuzzy"))
        {
            return self.outdated.push(at.end);
        }
        if name == "li" && self.last_open("li") > ["ul", "ol", "div"].iter().filter_map(|n| self.last_open(n)).max() {
            self.end_down_to(self.last_open("li").unwrap_or(1), at.start);
        }
        if closes_itself || EMPTY.contains(&name) {
            return self.leaf(Kind::Element(element), at);
        }
        self.push(Kind::Element(element), at, n);
        self.named.entry(name).or_default().push(self.open.len() - 1);
    }

    /// Ends the element that has the same tag as the piece.
    fn end_same(&mut self, n: usize, name: &str) {
        let tag = &self.text[self.pieces[n].at.clone()];
        let is_same = |place: &&usize| self.text[self.tree.nodes[self.open[**place]].at.clone()] == *tag;
        let place = self.named.get(name).and_then(|places| places.iter().rev().find(is_same)).copied();
        if let Some(place) = place.filter(|place| *place > self.scopes[self.scopes.len() - 1]) {
            self.end_down_to(place, self.pieces[n].at.start);
        }
    }

    /// Where the innermost element of a name stands in `open`, if it is in this template or link.
    fn last_open(&self, name: &str) -> Option<usize> {
        let place = *self.named.get(name)?.last()?;
        (place > self.scopes[self.scopes.len() - 1]).then_some(place)
    }

    fn end(&mut self, n: usize, name: &'b str) {
        let at = self.pieces[n].at.clone();
        if name == "div" && self.ends_outdated(at.start) {
            return;
        }
        if EMPTY.contains(&name) {
            return;
        }
        let Some(place) = self.last_open(name) else { return self.end_nothing(n, name) };
        let inner = place + 1 < self.open.len();
        let next = self.next_tag(n);
        let top = self.top_name();
        let last_item = is_list(name) && top == "li" && place + 2 == self.open.len();
        match next {
            Some(Token::Close { name: next })
                if inner && !last_item && self.last_open(next).is_some_and(|other| other > place) =>
            {
                self.faults.push(Fault { at, slip: Slip::Stray(name.to_owned()) });
            }
            Some(Token::Open { name: next, .. }) if next == "li" && last_item => {
                self.faults.push(Fault { at: at.clone(), slip: Slip::EndsInsteadOfBegins(name.to_owned()) });
                let element = Element { name: name.to_owned(), class: None, selector: None, style: None };
                self.push(Kind::Element(element), at, n);
                self.named.entry(name).or_default().push(self.open.len() - 1);
            }
            _ => {
                self.end_down_to(place + 1, at.start);
                self.finish_last(at.end);
            }
        }
    }

    /// Whether the end tag of a `div` ends a mark of what is outdated, as the translation tool puts it around anything.
    fn ends_outdated(&mut self, at: usize) -> bool {
        let Some(start) = self.outdated.last().copied() else { return false };
        let inner = self.last_open("div").map(|place| self.tree.nodes[self.open[place]].at.start);
        if inner.is_some_and(|inner| inner > start) {
            return false;
        }
        self.outdated.pop();
        self.tree.outdated.push(start..at);
        true
    }

    /// An end tag of which no beginning is open.
    fn end_nothing(&mut self, n: usize, name: &str) {
        let at = self.pieces[n].at.clone();
        let ends_item = match self.next_tag(n) {
            Some(Token::Open { name, .. }) => name == "li",
            Some(Token::Close { name }) => is_list(name),
            _ => false,
        };
        if ends_item && self.top_name() == "li" && name != "li" && !is_list(name) {
            self.faults.push(Fault { at: at.clone(), slip: Slip::WrongEnd(name.to_owned(), "li".to_owned()) });
            return self.finish_last(at.end);
        }
        self.faults.push(Fault { at, slip: Slip::Stray(name.to_owned()) });
    }

    fn top_name(&self) -> &str {
        let top = *self.open.last().unwrap_or(&0);
        self.tree.element(top).map_or("", |element| element.name.as_str())
    }

    /// The tag that follows, if nothing but space stands between.
    fn next_tag(&self, n: usize) -> Option<&Token> {
        let next = self.pieces.get(n + 1)?;
        let is_space = next.token == Token::Text && self.text[next.at.clone()].trim().is_empty();
        let next = if is_space { self.pieces.get(n + 2)? } else { next };
        Some(&next.token)
    }

    fn begin_scope(&mut self, n: usize, kind: Kind) {
        self.templates += usize::from(matches!(kind, Kind::Template(_)));
        self.push(kind, self.pieces[n].at.clone(), n);
        self.scopes.push(self.open.len() - 1);
    }

    fn end_template(&mut self, at: Range<usize>) {
        if self.templates == 0 {
            self.faults.push(Fault { at: at.clone(), slip: Slip::StrayTemplateEnd });
            return self.leaf(Kind::Text, at);
        }
        while *self.scope() == Kind::Link {
            self.end_down_to(self.scopes[self.scopes.len() - 1], at.start);
        }
        self.end_scope(&at);
    }

    fn end_scope(&mut self, at: &Range<usize>) {
        self.end_down_to(self.scopes[self.scopes.len() - 1] + 1, at.start);
        self.finish_last(at.end);
    }

    fn pipe(&mut self, n: usize) {
        let at = self.pieces[n].at.clone();
        if matches!(self.scope(), Kind::Template(_)) {
            self.end_down_to(self.scopes[self.scopes.len() - 1] + 1, at.start);
            self.push(Kind::Argument(None), at, n);
        } else if *self.scope() == Kind::Link {
            self.leaf(Kind::Pipe, at);
        } else {
            self.leaf(Kind::Text, at);
        }
    }

    /// Ends what is open from this place of `open` on; elements among it were never closed.
    fn end_down_to(&mut self, place: usize, at: usize) {
        while self.open.len() > place {
            let node = self.open[self.open.len() - 1];
            let opened = self.tree.nodes[node].at.clone();
            let slip = match &self.tree.nodes[node].kind {
                Kind::Element(element) => Some(Slip::Unclosed(element.name.clone())),
                Kind::Template(_) => Some(Slip::UnclosedTemplate),
                Kind::Link => Some(Slip::UnclosedLink),
                _ => None,
            };
            if let Some(slip) = slip {
                self.unclosed.push((self.began[self.began.len() - 1], opened.start..at));
                self.faults.push(Fault { at: opened, slip });
            }
            self.finish_last(at);
        }
    }

    /// Ends the innermost of what is open.
    fn finish_last(&mut self, at: usize) {
        let (Some(node), _) = (self.open.pop(), self.began.pop()) else { return };
        let end = self.tree.nodes.len();
        self.tree.nodes[node].end = end;
        self.tree.nodes[node].whole.end = at;
        match &self.tree.nodes[node].kind {
            Kind::Element(element) => {
                self.named.get_mut(element.name.as_str()).map(Vec::pop);
            }
            Kind::Template(_) => self.templates -= 1,
            _ => {}
        }
        if self.scopes.last() == Some(&self.open.len()) {
            self.scopes.pop();
        }
    }
}

fn is_list(name: &str) -> bool {
    matches!(name, "ul" | "ol")
}

/// The length of the name before `=`, if the text begins with one.
fn argument_name(text: &str) -> Option<usize> {
    let (name, _) = text.split_once('=')?;
    let name = name.trim();
    let fits = |c: char| c.is_alphanumeric() || matches!(c, '-' | '_');
    (!name.is_empty() && name.chars().all(fits)).then_some(name.len())
}
