//! The page that tells how far each language is, and what is left to do in one of them.

mod model;

use super::Project;
use super::context::{Frame, LanguageView, Site};
use super::pages::{conditional, keep};
use crate::catalogue::Selection;
use crate::diagnostic::Diagnostic;
use crate::locale::Translator;
use crate::page::Vocabulary;
use crate::translation::{Places, Status, status};
use model::{Group, Row, groups};
use serde::Serialize;

const TEMPLATE: &str = "translation.html";
/// Below a language's folder.
pub const PATH: &str = "translation/index.html";

#[derive(Serialize)]
struct Page<'p> {
    #[serde(flatten)]
    frame: Frame,
    /// All languages but the source language, built or not.
    translations: Vec<(LanguageView, Row<'p>)>,
    /// This language by file, the total last; nothing for the source language.
    files: Vec<Row<'p>>,
    /// What is left to do.
    work: Vec<Group<'p>>,
    translators: Vec<Credit<'p>>,
}

#[derive(Serialize)]
struct Credit<'p> {
    name: &'p str,
    url: Option<&'p str>,
    contact: Option<&'p str>,
}

/// A page for each language that is built, by path.
pub fn render(
    project: &Project,
    site: &Site,
    names: &[Vocabulary],
    found: &mut Vec<Diagnostic>,
) -> Vec<(String, Vec<u8>)> {
    let places = Places::new(&project.content, &project.locales);
    let languages = 0..project.locales.languages.len();
    let all: Vec<Status> = languages.map(|language| status(&project.locales, &places, language)).collect();
    let values = Selection::base_game(&project.catalogue, 0).evaluate(&project.catalogue);
    let file = |names: &Vocabulary| {
        let page = page(project, site, names, &all);
        let path = format!("{}/{PATH}", page.frame.language.code);
        let text = keep(conditional(project, TEMPLATE, &page), found)?;
        Some((path, text.prune(&values, &[]).into_bytes()))
    };
    names.iter().filter_map(file).collect()
}

fn page<'p>(project: &'p Project, site: &'p Site, names: &Vocabulary, all: &'p [Status]) -> Page<'p> {
    let language = &project.locales.languages[names.language];
    let own = &all[names.language];
    let rows = project.locales.languages.iter().zip(all).skip(1);
    let files = own.files.iter().map(|file| Row::new(&file.file, &file.tally, language));
    let files: Vec<Row> = files.chain([Row::new("", &own.total, language)]).collect();
    let is_source = names.language == 0;
    let frame = Frame::new(project, site, names, 2);
    let name = |state: &str| frame.ui.get(&format!("state_{state}")).cloned().unwrap_or_default();
    let work = groups(own, &name, site.repository_url.as_deref());
    Page {
        translations: rows.map(|(other, one)| (LanguageView::new(other), Row::new("", &one.total, language))).collect(),
        files: if is_source { Vec::new() } else { files },
        work,
        translators: language.translators.iter().map(credit).collect(),
        frame,
    }
}

fn credit(translator: &Translator) -> Credit<'_> {
    Credit { name: &translator.name, url: translator.url.as_deref(), contact: translator.contact.as_deref() }
}
