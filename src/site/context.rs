//! What every template gets besides its own subject.

use super::Project;
use crate::catalogue::Id;
use crate::locale::Language;
use crate::page::{Text, Vocabulary, Writer};
use serde::Serialize;
use std::collections::BTreeMap;

/// The frame of a page.
#[derive(Clone, Debug, Serialize)]
pub struct Frame {
    pub language: LanguageView,
    /// All languages that are built.
    pub languages: Vec<LanguageView>,
    /// From the page's folder to the site's: empty or `../` several times.
    pub root: String,
    /// The site's own words, by id without `ui-`, with `_` for `-`.
    pub ui: BTreeMap<String, Text>,
    /// Ends in a slash.
    pub base_url: Option<String>,
    /// The page must do without other files: the stylesheet.
    pub alone: Option<String>,
}

/// One of the pages about a table.
#[derive(Clone, Debug, Serialize)]
pub struct PageLink {
    pub id: String,
    pub title: Text,
}

/// All pages about a table, by their ids.
pub fn page_links<'i>(project: &Project, names: &Vocabulary, ids: impl Iterator<Item = &'i Id>) -> Vec<PageLink> {
    let writer = Writer { locales: &project.locales, language: names.language };
    let title = |id: &Id| writer.text(&project.locales.words(names.language, &format!("page-{id}"), &[]));
    ids.map(|id| PageLink { id: id.to_string(), title: title(id) }).collect()
}

#[derive(Clone, Debug, Serialize)]
pub struct LanguageView {
    pub code: String,
    pub dir: &'static str,
    pub own_name: String,
}

impl LanguageView {
    pub fn new(language: &Language) -> Self {
        let dir = if language.rtl { "rtl" } else { "ltr" };
        Self { code: language.code.clone(), dir, own_name: language.own_name.clone() }
    }
}

impl Frame {
    /// `depth` is the number of folders that the page lies in.
    pub fn new(project: &Project, site: &Site, names: &Vocabulary, depth: usize) -> Self {
        let writer = Writer { locales: &project.locales, language: names.language };
        Self {
            language: LanguageView::new(&project.locales.languages[names.language]),
            languages: site.languages.iter().map(|n| LanguageView::new(&project.locales.languages[*n])).collect(),
            root: "../".repeat(depth),
            ui: names.ui.iter().map(|(id, words)| (id.replace('-', "_"), writer.text(words))).collect(),
            base_url: site.base_url.clone(),
            alone: None,
        }
    }
}

/// What is to be built.
#[derive(Clone, Debug)]
pub struct Site {
    /// Indices of languages, in their order.
    pub languages: Vec<usize>,
    /// Indices of presets, in their order.
    pub presets: Vec<usize>,
    pub base_url: Option<String>,
    /// In front of the paths of the project's files.
    pub repository_url: Option<String>,
}

impl Site {
    pub fn new(project: &Project, options: &super::Options) -> Self {
        let wanted = |list: &[String], id: &str| list.is_empty() || list.iter().any(|wanted| wanted == id);
        let languages = project.locales.languages.iter().enumerate().filter(|(n, _)| project.locales.is_begun(*n));
        let presets = project.catalogue.presets.iter().enumerate();
        let base_url = options.base_url.as_ref().map(|url| format!("{}/", url.trim_end_matches('/')));
        Self {
            languages: languages.filter(|(_, l)| wanted(&options.languages, &l.code)).map(|(n, _)| n).collect(),
            presets: presets.filter(|(_, p)| wanted(&options.presets, p.id.as_str())).map(|(n, _)| n).collect(),
            base_url,
            repository_url: options.repository_url.clone(),
        }
    }

    /// One language, without presets.
    pub fn of_language(language: usize) -> Self {
        Self { languages: vec![language], presets: Vec::new(), base_url: None, repository_url: None }
    }
}
