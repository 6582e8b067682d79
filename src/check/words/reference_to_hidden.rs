//! `reference-to-hidden`: words refer to a step that is not on the page in some selection in which they are.

use super::places::{Link, Places};
use crate::catalogue::Catalogue;
use crate::check::question::Question;
use crate::content::Content;
use crate::diagnostic::{Code, Diagnostic};

pub fn questions(places: &Places, content: &Content, catalogue: &mut Catalogue) -> Vec<Question> {
    places.links.iter().filter_map(|link| question(link, content, catalogue)).collect()
}

fn question(link: &Link, content: &Content, catalogue: &mut Catalogue) -> Option<Question> {
    let steps = content.pages.iter().flat_map(|page| &page.sections).flat_map(|section| &section.steps);
    let target = steps.into_iter().find(|step| step.id.as_str() == link.step)?.when;
    let (shown, hidden) = (catalogue.circuit.or(link.when.iter().copied()), catalogue.circuit.not(target));
    let lost = catalogue.circuit.and([shown, hidden]);
    let (step, at) = (link.step.to_owned(), link.at.clone());
    Some(Question::impossible(catalogue, lost, move |answers, selection| {
        let message = format!("this refers to the step `{step}`, which `{}` does not show", answers.text(selection));
        let fault = Diagnostic::warning(Code::REFERENCE_TO_HIDDEN, at, message);
        fault.fix("say it in a variant that shows only where the step does")
    }))
}
