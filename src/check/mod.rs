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
use crate::catalogue::{self, Catalogue};
use crate::content::{self, Content};
use crate::diagnostic::{Code, Diagnostic, Severity};
use crate::tree::InputTree;

/// Everything that is wrong: what a build reports, and what the rules find.
#[must_use]
pub fn check(tree: &InputTree) -> Vec<Diagnostic> {
    let (_, mut found) = build::build(tree, &BuildOptions::default());
    found.extend(rules(tree));
    found
}

/// Like [`check`], but without building any page: what only rendering can find is missing.
#[must_use]
pub fn without_pages(tree: &InputTree) -> Vec<Diagnostic> {
    let mut found = Vec::new();
    build::load(tree, &mut found);
    found.extend(rules(tree));
    found
}

/// What can be found without the words: faults of content and catalogue, and where they disagree with the engine.
#[must_use]
pub fn without_words(tree: &InputTree) -> Vec<Diagnostic> {
    let mut found = Vec::new();
    let mut catalogue = catalogue::load(tree, &mut found);
    let content = content::load(tree, &mut catalogue, &mut found);
    if is_content_sound(&found) {
        found.extend(of_content(&content, &mut catalogue));
    }
    found
}

fn rules(tree: &InputTree) -> Vec<Diagnostic> {
    let mut reported_by_the_build = Vec::new();
    let mut project = build::load(tree, &mut reported_by_the_build);
    let Project { catalogue, content, locales, .. } = &mut project;
    let mut found = Vec::new();
    if is_content_sound(&reported_by_the_build) {
        found.extend(of_content(content, catalogue));
        found.extend(words::check(locales, content, catalogue));
    }
    let is_read = !reported_by_the_build.iter().any(is_unread);
    if is_read {
        found.extend(named::check(locales, catalogue));
    }
    messages(&project, &mut found);
    if !is_read {
        // What cannot be read may need them.
        found.retain(|fault| fault.code != Code::UNUSED_MESSAGE);
    }
    found
}

/// Something is not what was meant, since it cannot be read.
fn is_unread(fault: &Diagnostic) -> bool {
    fault.severity == Severity::Error && fault.code != Code::MISSING_MESSAGE
}

/// No fault of the content is the cause of what it shows or leaves out.
fn is_content_sound(reported: &[Diagnostic]) -> bool {
    !reported.iter().any(|fault| is_unread(fault) && fault.at.file.starts_with("content/"))
}

fn of_content(content: &Content, catalogue: &mut Catalogue) -> Vec<Diagnostic> {
    let mut found = conditions::check(content, catalogue);
    found.extend(conformance::check(content, catalogue));
    found.extend(editions::check(content, catalogue));
    found
}

/// What the languages lack, have too much, or say in a way that does not work.
fn messages(project: &Project, found: &mut Vec<Diagnostic>) {
    let ids = project.templates.messages();
    project.locales.check(&project.catalogue, &project.content, ids.iter().map(String::as_str), found);
}
