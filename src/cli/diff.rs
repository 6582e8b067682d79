//! `rulesheet diff`: what another selection changes in a sheet.

use super::Outcome;
use super::args::{DiffArguments, DiffFormat};
use super::build::check_apart;
use super::failure::Failure;
use super::project::{self, Finder};
use super::sheet::{deliver, selection};
use crate::build::{self, ComparisonFormat, ComparisonRequest, Project};
use std::path::Path;

pub fn run(root: &Path, arguments: &DiffArguments) -> Result<Outcome, Failure> {
    if let Some(file) = &arguments.output {
        check_apart(root, file, "name another file with `-o FILE`")?;
    }
    let (tree, mut found) = project::read(root)?;
    let mut project = build::load(&tree, &mut found);
    let mut finder = Finder::default();
    let Some(request) = request(arguments, &project, &mut finder) else { return finder.finish(&found, &tree) };
    let text = build::comparison(&mut project, &request, &mut found);
    if let Outcome::Problems = project::report_errors(&found, &tree) {
        return Ok(Outcome::Problems);
    }
    deliver(&text, arguments.output.as_deref())
}

/// `None` if anything that the arguments name does not exist; all of it has then been complained of.
fn request(arguments: &DiffArguments, project: &Project, finder: &mut Finder) -> Option<ComparisonRequest> {
    let pages = project.content.pages.iter().map(|page| page.id.as_str());
    let languages = project.locales.languages.iter().map(|language| language.code.as_str());
    let page = finder.find("page", &arguments.page, pages);
    let language = finder.find("language", &arguments.lang, languages);
    let from = selection(&arguments.from, &project.catalogue, finder);
    let to = selection(&arguments.to, &project.catalogue, finder);
    let (page, language, from, to) = (page?, language?, from?, to?);
    let format = match arguments.format {
        DiffFormat::Text => ComparisonFormat::Text,
        DiffFormat::Html => ComparisonFormat::Html,
        DiffFormat::Json => ComparisonFormat::Json,
    };
    Some(ComparisonRequest { page, language, from, to, format })
}
