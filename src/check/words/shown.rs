//! `never-shown` and `always-shown` in words: a variant that no selection shows, and a select that leaves no choice.

use super::places::{Places, Site};
use crate::catalogue::Catalogue;
use crate::check::question::Question;
use crate::diagnostic::{Code, Diagnostic};

pub fn questions(places: &Places, catalogue: &mut Catalogue) -> Vec<Question> {
    places.sites.iter().flat_map(|site| of_site(site, catalogue)).collect()
}

fn of_site(site: &Site, catalogue: &mut Catalogue) -> Vec<Question> {
    let branches = site.select.branches.iter().zip(&site.branches);
    branches
        .map(|(branch, reached)| {
            let any = catalogue.circuit.or(reached.iter().copied());
            let (variable, key) = (site.select.variable.clone(), branch.key.clone());
            let (at, has_words) = (branch.at.clone(), !branch.inner.is_empty());
            let select = site.select.at.clone();
            Question::possible(catalogue, any, move |_| {
                if has_words {
                    let message =
                        format!("no selection shows this: where the message is shown, `${variable}` is never `{key}`");
                    Diagnostic::warning(Code::NEVER_SHOWN, at, message).fix("take the variant out of the sentence")
                } else {
                    let message = format!(
                        "this does not depend on `${variable}`: where the message is shown, it is never `{key}`"
                    );
                    Diagnostic::warning(Code::ALWAYS_SHOWN, select, message)
                        .fix("write the other words without the select")
                }
            })
        })
        .collect()
}
