//! Every page of the site. Each content page is compiled once per language and pruned once per preset.

use super::context::{Frame, PageLink, Site, page_links};
use super::slots::{Filling, Slots, escaped};
use super::{Options, Project, home, live, sitemap, translation};
use crate::catalogue::Id;
use crate::condition::Values;
use crate::diagnostic::Diagnostic;
use crate::locale::{Words, markdown};
use crate::marked::Conditional;
use crate::page::{self, Builder, Resolved, Summary, View, Vocabulary, Writer, note_numbers, prune};
use crate::tree::OutputTree;
use rayon::prelude::*;
use serde::Serialize;
use std::collections::BTreeMap;

/// The template of a content page.
const TEMPLATE: &str = "page.html";

/// Renders the site. Faults of templates are reported, and what they concern is left out.
pub fn render(project: &mut Project, options: &Options, found: &mut Vec<Diagnostic>) -> OutputTree {
    let site = Site::new(project, options);
    let names = vocabularies(project, &site);
    let pages = resolved(project);
    let summary = page::summary(&mut project.catalogue);
    let views = views(project, &site, &names, &pages, &summary);
    let values = values(project, &site);
    let mut output = project.templates.assets.clone();
    let faults = found.len();
    let compiled = compile(project, &views, found);
    output.extend(pruned(project, &site, &names, &compiled, &values));
    // A live page is made of the same templates, and has the same faults.
    if found.len() == faults {
        let parts = live::Parts { site: &site, names: &names, pages: &pages, by_preset: &values };
        let views = views.into_iter().enumerate().map(|(n, sheet)| (n / names.len(), sheet.language, sheet.page));
        output.extend(live::render(project, &parts, views.collect(), found));
    }
    output.extend(home::render(project, &site, &names, &pages, &values, found));
    output.extend(translation::render(project, &site, &names, found));
    output.extend(sitemap::render(project, &site, &pages, found));
    OutputTree(output)
}

/// All pages, with the links between them.
pub fn resolved(project: &mut Project) -> Vec<Resolved> {
    let Project { content, catalogue, .. } = project;
    let mut pages: Vec<Resolved> = content.pages.iter().map(|page| page::resolve(page, catalogue)).collect();
    page::link(&mut pages, content, catalogue);
    pages
}

/// The names in every language that is built, in the order of the languages.
fn vocabularies(project: &Project, site: &Site) -> Vec<Vocabulary> {
    let of = |language: &usize| page::vocabulary(&project.catalogue, &project.locales, *language);
    site.languages.iter().map(of).collect()
}

/// A page in one language, for its template.
#[derive(Serialize)]
struct Sheet<'p> {
    #[serde(flatten)]
    frame: Frame,
    /// All pages about the table.
    pages: Vec<PageLink>,
    page: View,
    slots: Slots,
    #[serde(skip)]
    resolved: &'p Resolved,
    /// Index into the site's languages.
    #[serde(skip)]
    language: usize,
}

fn views<'p>(
    project: &mut Project,
    site: &Site,
    names: &[Vocabulary],
    pages: &'p [Resolved],
    summary: &Summary,
) -> Vec<Sheet<'p>> {
    let all: Vec<Id> = project.content.pages.iter().map(|page| page.id.clone()).collect();
    let mut views = Vec::new();
    for resolved in pages {
        for (language, names) in names.iter().enumerate() {
            let frame = Frame::new(project, site, names, 3);
            let pages = page_links(project, names, all.iter());
            let page = view(project, names, resolved, summary);
            views.push(Sheet { frame, pages, page, slots: Slots::new(), resolved, language });
        }
    }
    views
}

/// One page in one language.
pub fn view(project: &mut Project, names: &Vocabulary, resolved: &Resolved, summary: &Summary) -> View {
    let words = page::words(resolved, &mut project.catalogue, &project.locales, names.language);
    let writer = Writer { locales: &project.locales, language: names.language };
    Builder { page: resolved, words: &words, names, summary, catalogue: &mut project.catalogue, writer }.view()
}

/// The values of all conditions, by preset. Made when no condition is added any more.
fn values(project: &Project, site: &Site) -> Vec<Values> {
    let presets = &project.catalogue.presets;
    site.presets.iter().map(|preset| presets[*preset].selection.evaluate(&project.catalogue)).collect()
}

/// A page in one language, with all that any selection can show of it.
struct Compiled<'p> {
    resolved: &'p Resolved,
    language: usize,
    text: Conditional,
}

fn compile<'p>(project: &Project, sheets: &[Sheet<'p>], found: &mut Vec<Diagnostic>) -> Vec<Compiled<'p>> {
    let compile = |sheet: &Sheet<'p>| {
        let text = conditional(project, TEMPLATE, sheet)?;
        Ok(Compiled { resolved: sheet.resolved, language: sheet.language, text })
    };
    let compiled: Vec<Result<Compiled, Vec<Diagnostic>>> = sheets.par_iter().map(compile).collect();
    compiled.into_iter().filter_map(|result| keep(result, found)).collect()
}

/// A page in one language with all that any selection can show of it; the numbers are the project's.
///
/// # Errors
/// The faults of the templates.
pub fn conditional_page(project: &mut Project, page: usize, language: usize) -> Result<Conditional, Vec<Diagnostic>> {
    let site = Site::of_language(language);
    let names = vocabularies(project, &site);
    let resolved = resolved(project).swap_remove(page);
    let summary = page::summary(&mut project.catalogue);
    let views = views(project, &site, &names, std::slice::from_ref(&resolved), &summary);
    conditional(project, TEMPLATE, &views[0])
}

/// Renders a template and takes its markers out.
pub fn conditional(
    project: &Project,
    template: &str,
    context: &(impl Serialize + Sync),
) -> Result<Conditional, Vec<Diagnostic>> {
    let marked = project.templates.render(template, context)?;
    let unbalanced = |_| {
        let message = "it opens a region that it does not close";
        vec![project.templates.fault(template, message, "write both halves of each region, around the same words")]
    };
    Conditional::parse(&marked).map_err(unbalanced)
}

/// The value; else its faults go to those that were found, each once for all languages.
pub fn keep<T>(result: Result<T, Vec<Diagnostic>>, found: &mut Vec<Diagnostic>) -> Option<T> {
    match result {
        Ok(value) => Some(value),
        Err(faults) => {
            for fault in faults {
                if !found.contains(&fault) {
                    found.push(fault);
                }
            }
            None
        }
    }
}

fn pruned(
    project: &Project,
    site: &Site,
    names: &[Vocabulary],
    compiled: &[Compiled],
    values: &[Values],
) -> BTreeMap<String, Vec<u8>> {
    let each = compiled.iter().flat_map(|page| (0..values.len()).map(move |preset| (page, preset)));
    let jobs: Vec<(&Compiled, usize)> = each.collect();
    let prune = |(page, preset): &(&Compiled, usize)| {
        let id = &project.catalogue.presets[site.presets[*preset]].id;
        let language = &project.locales.languages[site.languages[page.language]].code;
        let filling = filling(project, &names[page.language], site.presets[*preset], &values[*preset]);
        let notes = note_numbers(page.resolved, &values[*preset]);
        let slots = filling.slots(&notes);
        let slots: Vec<&str> = slots.iter().map(String::as_str).collect();
        let html = page.text.prune(&values[*preset], &slots);
        (format!("{language}/{id}/{}/index.html", page.resolved.id), html.into_bytes())
    };
    jobs.par_iter().map(prune).collect()
}

/// The texts of one preset.
pub fn filling(project: &Project, names: &Vocabulary, preset: usize, values: &Values) -> Filling {
    let entry = &project.catalogue.presets[preset];
    let words = preset_name(names, preset, values);
    Filling {
        preset: entry.id.to_string(),
        name_html: Writer { locales: &project.locales, language: names.language }.text(&words).html,
        name_plain: escaped(&markdown::plain(&words.marked)),
        selection: escaped(&entry.selection.to_text(&project.catalogue)),
        link: escaped(&entry.selection.to_link(&project.catalogue)),
    }
}

/// The name of a preset, as it reads in the edition that the preset prefers.
pub fn preset_name(names: &Vocabulary, preset: usize, values: &Values) -> Words {
    let words = &names.presets[preset];
    Words { marked: prune(&words.marked, values), ..words.clone() }
}
