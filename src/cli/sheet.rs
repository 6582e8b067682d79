//! `rulesheet sheet`: one page for one table.

use super::args::{SheetArguments, SheetFormat, Table};
use super::build::check_apart;
use super::failure::{Complaint, Failure};
use super::project::{self, Finder};
use super::{Outcome, terminal, write};
use crate::build::{self, Format, Project, Request};
use crate::catalogue::{Catalogue, Selection};
use std::path::Path;

pub fn run(root: &Path, arguments: &SheetArguments) -> Result<Outcome, Failure> {
    if let Some(file) = &arguments.output {
        check_apart(root, file, "name another file with `-o FILE`")?;
    }
    let (tree, mut found) = project::read(root)?;
    let mut project = build::load(&tree, &mut found);
    let mut finder = Finder::default();
    let Some(request) = request(arguments, &project, &mut finder) else { return finder.finish(&found, &tree) };
    let text = build::sheet(&mut project, &request, &mut found);
    if let Outcome::Problems = project::report_errors(&found, &tree) {
        return Ok(Outcome::Problems);
    }
    deliver(&text, arguments.output.as_deref())
}

/// `None` if anything that the arguments name does not exist; all of it has then been complained of.
fn request(arguments: &SheetArguments, project: &Project, finder: &mut Finder) -> Option<Request> {
    let pages = project.content.pages.iter().map(|page| page.id.as_str());
    let languages = project.locales.languages.iter().map(|language| language.code.as_str());
    let page = finder.find("page", &arguments.page, pages);
    let language = finder.find("language", &arguments.lang, languages);
    let table = on_the_table(&arguments.table, &project.catalogue, finder);
    let (page, language, (selection, preset)) = (page?, language?, table?);
    Some(Request { page, language, selection, preset, format: format(arguments.format) })
}

/// The selection, and the preset's place if it is one.
pub fn on_the_table(table: &Table, catalogue: &Catalogue, finder: &mut Finder) -> Option<(Selection, Option<usize>)> {
    let Some(preset) = &table.preset else {
        let text = table.select.as_deref().unwrap_or_default();
        return selection(text, catalogue, finder).map(|selection| (selection, None));
    };
    let presets = catalogue.presets.iter().map(|preset| preset.id.as_str());
    let place = finder.find("preset", preset, presets)?;
    Some((catalogue.presets[place].selection.clone(), Some(place)))
}

/// Complains, if it is none.
pub fn selection(text: &str, catalogue: &Catalogue, finder: &mut Finder) -> Option<Selection> {
    let errors = match Selection::parse(text, catalogue) {
        Ok(selection) => return Some(selection),
        Err(errors) => errors,
    };
    finder.complain(errors.into_iter().map(|error| Complaint {
        message: error.message,
        excerpt: Some((text.to_owned(), error.at)),
        fix: error.fix,
    }));
    None
}

fn format(format: SheetFormat) -> Format {
    match format {
        SheetFormat::Html => Format::Html,
        SheetFormat::Text => Format::Text,
        SheetFormat::Markdown => Format::Markdown,
        SheetFormat::Json => Format::Json,
    }
}

/// Into a file, or to the standard output.
pub fn deliver(text: &str, file: Option<&Path>) -> Result<Outcome, Failure> {
    match file {
        Some(file) if file != Path::new("-") => write::write_file(file, text.as_bytes())?,
        _ => terminal::say_as_it_is(text)?,
    }
    Ok(Outcome::Fine)
}
