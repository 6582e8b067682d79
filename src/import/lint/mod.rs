//! What is wrong with pages of the wiki. Each kind of fault is a file here.

mod bold;
mod classes;
mod markup;

use super::page::{self, Page};
use super::{Document, Table};
use crate::catalogue::{self, Catalogue};
use crate::diagnostic::{Code, Diagnostic, Span};
use crate::tree::InputTree;

/// What rules are given.
pub(super) struct Found<'l> {
    pub page: &'l Page,
    pub found: &'l mut Vec<Diagnostic>,
}

/// Further findings of one file help nobody.
const MOST: usize = 1000;

/// Everything that is wrong with the files, named by their paths; the project's catalogue says what there is.
#[must_use]
pub fn lint(files: &[(String, Vec<u8>)], project: &InputTree) -> Vec<Diagnostic> {
    let mut found = Vec::new();
    let mut catalogue = catalogue::load(project, &mut found);
    let table = Table::load(project, &mut catalogue, &mut found);
    for (path, bytes) in files {
        let mut own = Vec::new();
        lint_file(path, bytes, &table, &mut catalogue, &mut own);
        found.extend(limited(path, own));
    }
    found
}

fn lint_file(path: &str, bytes: &[u8], table: &Table, catalogue: &mut Catalogue, found: &mut Vec<Diagnostic>) {
    let page = page::read(Document::read(path, bytes, found), table, catalogue);
    let mut found = Found { page: &page, found };
    markup::lint(&mut found);
    bold::lint(&mut found);
    classes::lint(&mut found);
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
    pub fn error(
        &mut self,
        code: Code,
        at: std::ops::Range<usize>,
        message: impl Into<String>,
        fix: impl Into<String>,
    ) {
        let span = self.page.document.span(at);
        self.found.push(Diagnostic::error(code, span, message).fix(fix));
    }

    pub fn warn(&mut self, code: Code, at: std::ops::Range<usize>, message: impl Into<String>, fix: impl Into<String>) {
        let span = self.page.document.span(at);
        self.found.push(Diagnostic::warning(code, span, message).fix(fix));
    }
}
