//! What is wrong with pages of the wiki. Each kind of fault is a file here.

mod bold;
mod classes;
mod foreign;
mod hidden;
mod marks;
mod markup;
mod notes;
mod question;
mod records;
mod repeats;
mod runs;
mod versions;

use super::language::Languages;
use super::page::{self, Page};
use super::{Document, Table};
use crate::catalogue::{self, Catalogue};
use crate::diagnostic::{Code, Diagnostic, Span};
use crate::tree::InputTree;
use question::Question;
use records::OwnStep;
use std::ops::Range;

/// What rules are given.
pub(super) struct Found<'l> {
    pub page: &'l Page,
    pub table: &'l Table,
    pub languages: &'l Languages,
    /// The project's own records.
    pub own: &'l [OwnStep],
    pub catalogue: &'l mut Catalogue,
    /// What has to be decided before it is reported.
    pub questions: Vec<Question>,
    pub reports: &'l mut Vec<Diagnostic>,
}

/// Further findings of one file help nobody.
const MOST: usize = 1000;

/// Everything that is wrong with the files, named by their paths; the project's catalogue says what there is.
#[must_use]
pub fn lint(files: &[(String, Vec<u8>)], project: &InputTree) -> Vec<Diagnostic> {
    let mut found = Vec::new();
    let mut catalogue = catalogue::load(project, &mut found);
    let table = Table::load(project, &mut catalogue, &mut found);
    let languages = Languages::load(project);
    let own_steps = records::own_steps(project, &mut catalogue);
    let mut own = vec![Vec::new(); files.len()];
    let read = |((path, bytes), own): (&(String, Vec<u8>), &mut Vec<Diagnostic>)| {
        page::read(Document::read(path, bytes, own), &table, &mut catalogue)
    };
    let pages: Vec<Page> = files.iter().zip(&mut own).map(read).collect();
    for (n, page) in pages.iter().enumerate() {
        let mut rules = Found {
            page,
            table: &table,
            languages: &languages,
            own: &own_steps,
            catalogue: &mut catalogue,
            questions: Vec::new(),
            reports: &mut own[n],
        };
        lint_page(&mut rules, &pages[n + 1..]);
    }
    found.extend(files.iter().zip(own).flat_map(|((path, _), own)| limited(path, own)));
    found
}

/// What is wrong with a page, by itself and against those that were named after it.
fn lint_page(found: &mut Found<'_>, others: &[Page]) {
    let rules = [
        markup::lint,
        bold::lint,
        classes::lint,
        hidden::lint,
        marks::lint,
        notes::lint,
        repeats::lint,
        foreign::lint,
        runs::lint,
        records::lint,
    ];
    for rule in rules {
        rule(found);
    }
    for other in others {
        versions::lint(found, other);
    }
    let questions = std::mem::take(&mut found.questions);
    found.reports.extend(question::answer(questions, found.catalogue));
}

fn limited(path: &str, mut own: Vec<Diagnostic>) -> Vec<Diagnostic> {
    if own.len() > MOST {
        own.sort_by_key(|diagnostic| diagnostic.at.bytes.start);
        let message = format!("{} more findings are not shown", own.len() - MOST);
        let at = Span::new(&path.into(), 0..0);
        own.truncate(MOST);
        own.push(Diagnostic::warning(Code::TOO_MANY, at, message).fix("mend what is shown first"));
    }
    own
}

impl Found<'_> {
    /// A report that is not yet made.
    pub fn warning(&self, code: Code, at: Range<usize>, message: impl Into<String>) -> Diagnostic {
        Diagnostic::warning(code, self.span(at), message)
    }

    pub fn span(&self, at: Range<usize>) -> Span {
        self.page.document.span(at)
    }

    /// The place of what begins a node.
    pub fn tag(&self, node: usize) -> Range<usize> {
        self.page.tree.nodes[node].at.clone()
    }

    pub fn error(&mut self, code: Code, at: Range<usize>, message: impl Into<String>, fix: impl Into<String>) {
        let span = self.page.document.span(at);
        self.reports.push(Diagnostic::error(code, span, message).fix(fix));
    }

    pub fn warn(&mut self, code: Code, at: Range<usize>, message: impl Into<String>, fix: impl Into<String>) {
        let span = self.page.document.span(at);
        self.reports.push(Diagnostic::warning(code, span, message).fix(fix));
    }
}
