//! Holds the messages of every language against what is needed of them.

mod digits;
mod formatted;
mod glossary;
mod invisible;
mod label;
mod length;
mod marks;
mod numbers;
mod outdated;
mod plurals;
mod presence;
mod references;
mod spaces;
mod typography;
mod untranslated;

use super::Locales;
use super::messages::{Defined, Messages};
use super::need::{Need, Needs, needs};
use super::state::State;
use crate::catalogue::Catalogue;
use crate::content::Content;
use crate::diagnostic::{Code, Diagnostic, Severity, Span};

/// What a check goes by.
struct Checked<'c> {
    locales: &'c Locales,
    catalogue: &'c Catalogue,
    needs: &'c Needs<'c>,
}

/// A message in the source language and in another.
struct Pair<'c> {
    id: &'c str,
    need: &'c Need<'c>,
    source: &'c Defined,
    own: &'c Defined,
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
        checked.outdated(found);
        checked.numbers(found);
        checked.formatted(found);
        checked.spelled(found);
        checked.compared(found);
    }
}

impl Checked<'_> {
    /// Every language but the source language that somebody has begun to translate into, by index.
    fn translations(&self) -> impl Iterator<Item = usize> {
        (1..self.locales.languages.len()).filter(|language| self.locales.is_begun(*language))
    }

    /// How messages are written, each language by its own rules.
    fn spelled(&self, found: &mut Vec<Diagnostic>) {
        for language in 0..self.locales.languages.len() {
            self.plurals(language, found);
            self.typography(language, found);
            self.invisible(language, found);
            self.glossary(language, found);
            self.labels(language, found);
            self.lengths(language, found);
        }
    }

    /// What translations say otherwise than the source language.
    fn compared(&self, found: &mut Vec<Diagnostic>) {
        let selections = self.selections();
        for language in self.translations() {
            self.digits(language, found);
            self.lost_references(language, found);
            self.marks(language, &selections, found);
            self.left_as_source(language, found);
        }
    }

    /// The parts of a language that can be shown, by their keys.
    fn parts(&self, language: usize) -> impl Iterator<Item = (&str, &Defined)> {
        let defined = &self.locales.messages[language].defined;
        defined.iter().filter(|(_, defined)| defined.usable).map(|(key, defined)| (key.as_str(), defined))
    }

    /// The needed messages of a translation with those of the source language; not what is outdated, since that
    /// speaks of another text.
    fn pairs(&self, language: usize) -> impl Iterator<Item = Pair<'_>> {
        let is_current = move |id: &str| self.locales.state(language, id) != Some(State::Outdated);
        self.needs.iter().filter(move |(id, _)| is_current(id)).filter_map(move |(id, need)| {
            Some(Pair { id, need, source: self.usable(0, id)?, own: self.usable(language, id)? })
        })
    }

    fn usable(&self, language: usize, id: &str) -> Option<&Defined> {
        self.locales.messages[language].defined.get(id).filter(|defined| defined.usable)
    }

    /// Where a language takes words from that it lacks.
    fn source_for(&self, language: usize) -> Option<&Messages> {
        if language == 0 { None } else { self.locales.messages.first() }
    }

    fn code(&self, language: usize) -> &str {
        &self.locales.languages[language].code
    }
}

/// A fault of the source language is an error, since every language is made from it; one of a translation is a
/// warning.
fn fault_in(language: usize, code: Code, at: &Span, message: impl Into<String>) -> Diagnostic {
    let severity = if language == 0 { Severity::Error } else { Severity::Warning };
    Diagnostic { severity, ..Diagnostic::error(code, at.clone(), message) }
}
