//! Rules that look at the whole project, beyond what loading and building it report. Each rule is a file; its code
//! is explained in `diagnostic`. Start at [`check`].
//! May name: `build`, `catalogue`, `condition`, `content`, `diagnostic`, `engine`, `locale`, `page`, `site`, `tree`.

mod conditions;
mod conformance;
mod editions;
mod named;
mod question;
mod words;

use crate::build::{self, BuildOptions, Project};
use crate::diagnostic::{Code, Diagnostic, any_error};
use crate::tree::InputTree;

/// Everything that is wrong: what a build reports, and what the rules find.
#[must_use]
pub fn check(tree: &InputTree) -> Vec<Diagnostic> {
    let (_, mut found) = build::build(tree, &BuildOptions::default());
    found.extend(rules(tree));
    found
}

fn rules(tree: &InputTree) -> Vec<Diagnostic> {
    let mut reported_by_the_build = Vec::new();
    let mut project = build::load(tree, &mut reported_by_the_build);
    let mut found = conditions::check(&project.content, &mut project.catalogue);
    found.extend(conformance::check(&project.content, &mut project.catalogue));
    let Project { catalogue, content, locales, .. } = &mut project;
    found.extend(words::check(locales, content, catalogue));
    found.extend(named::check(locales, catalogue));
    found.extend(editions::check(content, catalogue));
    messages(&project, &mut found);
    if any_error(&reported_by_the_build) {
        // What cannot be read may need them.
        found.retain(|fault| fault.code != Code::UNUSED_MESSAGE);
    }
    found
}

/// What the languages lack, have too much, or say in a way that does not work.
fn messages(project: &Project, found: &mut Vec<Diagnostic>) {
    let ids = project.templates.messages();
    project.locales.check(&project.catalogue, &project.content, ids.iter().map(String::as_str), found);
}
