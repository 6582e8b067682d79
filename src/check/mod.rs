//! Rules that look at the whole project, beyond what loading and building it report. Each rule is a file; its code
//! is explained in `diagnostic`. Start at [`check`].
//! May name: `build`, `catalogue`, `condition`, `content`, `diagnostic`, `page`, `tree`.

mod conditions;

use crate::build::{self, BuildOptions};
use crate::catalogue;
use crate::content;
use crate::diagnostic::Diagnostic;
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
    let mut catalogue = catalogue::load(tree, &mut reported_by_the_build);
    let content = content::load(tree, &mut catalogue, &mut reported_by_the_build);
    conditions::check(&content, &mut catalogue)
}
