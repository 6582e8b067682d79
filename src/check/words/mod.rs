//! Rules about conditions in words. [`Places`] says under which conditions each of them is reached.

mod inverted_select;
mod places;
mod reference_to_hidden;
mod selects_differ;
mod shown;

use super::question::{Question, answer};
use crate::catalogue::Catalogue;
use crate::content::Content;
use crate::diagnostic::Diagnostic;
use crate::locale::Locales;
use places::Places;

pub fn check(locales: &Locales, content: &Content, catalogue: &mut Catalogue) -> Vec<Diagnostic> {
    let mut found = Vec::new();
    let mut questions: Vec<Question> = Vec::new();
    inverted_select::check(locales, catalogue, &mut found);
    let shown = places::shown(content, catalogue);
    selects_differ::check(locales, &shown, &mut found);
    for language in 0..locales.languages.len() {
        let places = Places::gather(locales, language, &shown, catalogue);
        questions.extend(shown::questions(&places, catalogue));
        questions.extend(reference_to_hidden::questions(&places, content, catalogue));
    }
    found.extend(answer(questions, catalogue));
    found
}
