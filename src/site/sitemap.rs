//! The list of all pages for search engines.

use super::Project;
use super::context::Site;
use super::pages::keep;
use super::translation::PATH;
use crate::diagnostic::Diagnostic;
use crate::page::Resolved;
use serde::Serialize;

const TEMPLATE: &str = "sitemap.xml";

#[derive(Serialize)]
struct Sitemap<'s> {
    /// One group of pages is one page in all languages.
    groups: Vec<Vec<Alternate>>,
    base_url: &'s str,
}

#[derive(Serialize)]
struct Alternate {
    code: String,
    path: String,
}

/// Nothing without a base URL: a sitemap needs absolute addresses.
pub fn render(
    project: &Project,
    site: &Site,
    pages: &[Resolved],
    found: &mut Vec<Diagnostic>,
) -> Option<(String, Vec<u8>)> {
    let base_url = site.base_url.as_deref()?;
    let presets = site.presets.iter().map(|preset| &project.catalogue.presets[*preset].id);
    let sheets = presets.flat_map(|preset| pages.iter().map(move |page| format!("{preset}/{}/index.html", page.id)));
    let live = pages.iter().map(|page| format!("{}/index.html", page.id));
    let paths = ["index.html", PATH].map(str::to_owned).into_iter().chain(live).chain(sheets);
    let groups = paths.map(|path| alternates(project, site, &path)).collect();
    let xml = keep(project.templates.render(TEMPLATE, &Sitemap { groups, base_url }), found)?;
    Some((TEMPLATE.to_owned(), xml.into_bytes()))
}

fn alternates(project: &Project, site: &Site, path: &str) -> Vec<Alternate> {
    let codes = site.languages.iter().map(|language| &project.locales.languages[*language].code);
    codes.map(|code| Alternate { code: code.clone(), path: format!("{code}/{path}") }).collect()
}
