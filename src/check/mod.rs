//! Rules that look at the whole project, beyond what loading and building it report. Each rule is a file; its code
//! is explained in `diagnostic`. Start at [`check`].
//! May name: `build`, `catalogue`, `condition`, `content`, `diagnostic`, `engine`, `formula`, `import`,
//! `locale`, `page`, `simulation`, `site`, `tiles`, `tree`.

mod conditions;
mod conformance;
mod editions;
mod games;
mod legends;
mod named;
mod question;
mod signals;
mod words;

use crate::build::{self, BuildOptions, Project};
use crate::catalogue::{self, Catalogue};
use crate::content::{self, Content};
use crate::diagnostic::{Code, Diagnostic, Severity};
use crate::import;
use crate::tiles::TileSets;
use crate::tree::InputTree;

pub use games::play as games;

/// Everything that is wrong: what a build reports, and what the rules find.
#[must_use]
pub fn check(tree: &InputTree) -> Vec<Diagnostic> {
    let mut found = Vec::new();
    let mut project = build::load(tree, &mut found);
    let broken = of_project(&mut project, &found);
    build::render(&mut project, &BuildOptions::default(), &mut found);
    found.extend(broken);
    import::Table::load(tree, &mut project.catalogue, &mut found);
    let _ = TileSets::load(tree, &mut found);
    found
}

/// What loading reports and the rules about conditions find, in content and words. Cheaper than [`check`].
#[must_use]
pub fn conditions(tree: &InputTree) -> Vec<Diagnostic> {
    let mut found = Vec::new();
    let mut project = build::load(tree, &mut found);
    let broken = of_conditions(&mut project, &found);
    found.extend(broken);
    found
}

/// The same of content and catalogue alone, without looking at any words.
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

/// All rules. `reported` is what loading the project did.
fn of_project(project: &mut Project, reported: &[Diagnostic]) -> Vec<Diagnostic> {
    let mut found = of_conditions(project, reported);
    messages(project, &mut found);
    if reported.iter().any(is_unread) {
        // What cannot be read may need them.
        found.retain(|fault| fault.code != Code::UNUSED_MESSAGE);
    }
    found
}

fn of_conditions(
    Project { catalogue, content, locales, .. }: &mut Project,
    reported: &[Diagnostic],
) -> Vec<Diagnostic> {
    let mut found = Vec::new();
    if is_content_sound(reported) {
        found.extend(of_content(content, catalogue));
        found.extend(words::check(locales, content, catalogue));
    }
    if !reported.iter().any(is_unread) {
        found.extend(named::check(locales, catalogue));
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
    found.extend(legends::check(content, catalogue));
    found.extend(signals::check(content, catalogue));
    found
}

/// What the languages lack, have too much, or say in a way that does not work.
fn messages(project: &Project, found: &mut Vec<Diagnostic>) {
    let ids = project.templates.messages();
    project.locales.check(&project.catalogue, &project.content, ids.iter().map(String::as_str), found);
}
