//! What can be said about a part of a message by looking at it alone: whether it is sound, and what it uses.
//!
//! Fluent itself is silent about most of these faults, and panics in a few cases; a part with an error is not
//! handed to it.

mod call;
mod reference;
mod select;
mod text;

use super::facts::Facts;
use super::messages::Messages;
use super::part::{Part, Parts};
use super::walk::{Node, walk};
use crate::diagnostic::{Diagnostic, Severity};
use std::collections::{BTreeMap, BTreeSet};

/// Everything that names in a message can refer to.
pub(super) struct Names<'n, 'f> {
    pub facts: &'n Facts,
    pub parts: &'n Parts<'f>,
    /// The ids that cannot be read in this language.
    pub broken: &'n BTreeSet<String>,
    /// The messages of the source language; none, when that is the language.
    pub source: Option<&'n Messages>,
}

/// What a part uses, and whether it can be used.
#[derive(Default)]
pub(super) struct Uses<'f> {
    pub sound: bool,
    /// Keys of messages, with the place of the reference.
    pub messages: Vec<(String, &'f str)>,
    pub terms: Vec<TermUse<'f>>,
    /// Lists with the case in which their items stand.
    pub lists: BTreeSet<(String, Option<String>)>,
    /// Variables that do not stand for the selection, with one place of each.
    pub numbers: BTreeMap<&'f str, &'f str>,
    /// Those of them that are printed or computed with, not only selected on.
    pub printed: BTreeSet<&'f str>,
    /// It selects on the selection.
    pub selects: bool,
}

/// A reference to a term.
pub(super) struct TermUse<'f> {
    pub key: String,
    pub at: &'f str,
    /// The arguments that it is given.
    pub given: BTreeSet<&'f str>,
}

/// Looks at a part.
pub(super) fn lint<'f>(part: &Part<'f>, names: &Names<'_, 'f>, found: &mut Vec<Diagnostic>) -> Uses<'f> {
    let mut lint = Lint { part, names, uses: Uses { sound: true, ..Uses::default() }, found };
    lint.check_blank();
    walk(part.pattern, &mut |node| lint.look(node));
    lint.check_leak();
    lint.uses
}

struct Lint<'l, 'f> {
    part: &'l Part<'f>,
    names: &'l Names<'l, 'f>,
    uses: Uses<'f>,
    found: &'l mut Vec<Diagnostic>,
}

impl<'f> Lint<'_, 'f> {
    fn look(&mut self, node: Node<'_, 'f>) {
        match node {
            Node::Text(text) => self.check_text(text, text),
            Node::Literal(literal) => self.check_literal(literal),
            Node::Number(number) => self.check_number(number),
            Node::Message { id, attribute } => self.check_message(id, attribute),
            Node::Term { id, attribute, arguments } => self.check_term(id, attribute, arguments),
            Node::Call { function, arguments } => self.check_call(function, arguments),
            Node::Variable(name) => self.check_printed(name),
            Node::Select { selector, variants } => self.check_select(selector, variants),
        }
    }

    /// Reports a fault; after an error the part is not used.
    fn report(&mut self, fault: Diagnostic) {
        self.uses.sound &= fault.severity != Severity::Error;
        self.found.push(fault);
    }

    fn span(&self, part: &str) -> crate::diagnostic::Span {
        self.part.file.span(part)
    }
}
