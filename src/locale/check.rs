//! Holds the messages of every language against what is needed of them.

mod formatted;
mod numbers;
mod presence;

use super::Locales;
use super::need::{Needs, needs};
use crate::catalogue::Catalogue;
use crate::content::Content;
use crate::diagnostic::Diagnostic;

/// What a check goes by.
struct Checked<'c> {
    locales: &'c Locales,
    catalogue: &'c Catalogue,
    needs: &'c Needs<'c>,
}

impl Locales {
    /// Reports what a build should tell: the content's messages that languages lack, and numbers of the source
    /// language's messages that nothing gives.
    pub(super) fn check_complete(&self, catalogue: &Catalogue, content: &Content, found: &mut Vec<Diagnostic>) {
        let needs = needs(catalogue, content, std::iter::empty());
        let checked = Checked { locales: self, catalogue, needs: &needs };
        checked.missing(false, found);
        checked.source_numbers(found);
    }

    /// Reports what loading does not: unused messages, numbers that translations have too many or too few of, and
    /// what goes wrong only when messages are formatted.
    ///
    /// `templates` are the ids of the messages that the templates name.
    pub fn check<'t>(
        &self,
        catalogue: &Catalogue,
        content: &Content,
        templates: impl Iterator<Item = &'t str>,
        found: &mut Vec<Diagnostic>,
    ) {
        let needs = needs(catalogue, content, templates);
        let checked = Checked { locales: self, catalogue, needs: &needs };
        checked.missing(true, found);
        checked.references(found);
        checked.numbers(found);
        checked.formatted(found);
    }
}

impl Checked<'_> {
    /// Every language but the source language, by index.
    fn translations(&self) -> std::ops::Range<usize> {
        1..self.locales.languages.len()
    }
}
