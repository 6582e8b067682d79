//! `rulesheet where`: where something is used.

use super::args::WhereArguments;
use super::failure::{Complaint, Failure};
use super::project::{self, Finder};
use super::{Outcome, terminal};
use crate::build;
use crate::inspect::{self, Card, Question};
use std::path::Path;

pub fn run(root: &Path, arguments: &WhereArguments) -> Result<Outcome, Failure> {
    let (tree, mut found) = project::read(root)?;
    let mut project = build::load(&tree, &mut found);
    let mut finder = Finder::default();
    let languages = project.locales.languages.iter().map(|language| language.code.as_str());
    let Some(language) = finder.find("language", &arguments.lang, languages) else {
        return finder.finish(&found, &tree);
    };
    let cards = inspect::find(Question { tree: &tree, project: &mut project, language, id: &arguments.id });
    if cards.is_empty() {
        let names = inspect::names(&project, language);
        let what = "record, step, component, condition or message";
        finder.complain([Complaint::unknown(what, &arguments.id, names.into_iter())]);
        return finder.finish(&found, &tree);
    }
    terminal::say(&cards.iter().map(Card::to_string).collect::<Vec<_>>().join("\n"))?;
    Ok(Outcome::Fine)
}
