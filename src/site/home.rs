//! The pages without rules: one home page per language, the choice of the language, and the page for addresses
//! that do not exist.

use super::Project;
use super::context::{Frame, PageLink, Site, page_links};
use super::pages::{conditional, keep, preset_name};
use crate::catalogue::Selection;
use crate::condition::Values;
use crate::diagnostic::Diagnostic;
use crate::page::{Resolved, Text, Vocabulary, Writer};
use serde::Serialize;
use std::collections::BTreeSet;

const HOME: &str = "home.html";
/// Both are in all languages at once.
const CHOOSER: &str = "index.html";
const NOT_FOUND: &str = "404.html";

#[derive(Serialize)]
struct Home {
    #[serde(flatten)]
    frame: Frame,
    groups: Vec<PresetGroup>,
    /// Those that some preset prefers.
    editions: Vec<EditionTag>,
    pages: Vec<PageLink>,
}

#[derive(Clone, Debug, Serialize)]
pub struct PresetGroup {
    name: Text,
    presets: Vec<PresetLink>,
}

#[derive(Clone, Debug, Serialize)]
struct PresetLink {
    id: String,
    name: Text,
    /// The short name of the preferred edition.
    edition: Text,
    /// The selection as the end of a live page's address.
    link: String,
}

/// What the tags behind the presets' names mean.
#[derive(Serialize)]
struct EditionTag {
    tag: Text,
    name: Text,
}

/// A page that speaks all languages; the frame is that of the first one.
#[derive(Serialize)]
struct AllLanguages<'f> {
    #[serde(flatten)]
    frame: &'f Frame,
    frames: &'f [Frame],
}

/// The files, by path.
pub fn render(
    project: &Project,
    site: &Site,
    names: &[Vocabulary],
    pages: &[Resolved],
    by_preset: &[Values],
    found: &mut Vec<Diagnostic>,
) -> Vec<(String, Vec<u8>)> {
    let values = Selection::base_game(&project.catalogue, 0).evaluate(&project.catalogue);
    let mut files = Vec::new();
    for names in names {
        let home = home(project, site, names, pages, by_preset);
        let path = format!("{}/index.html", home.frame.language.code);
        files.extend(file(project, path, HOME, &home, &values, found));
    }
    let frames: Vec<Frame> = names.iter().map(|names| Frame::new(project, site, names, 0)).collect();
    if let Some(frame) = frames.first() {
        // The page for unknown addresses is shown at any depth: only absolute addresses help there.
        let anywhere = Frame { root: site.base_url.clone().unwrap_or_default(), ..frame.clone() };
        for (template, frame) in [(CHOOSER, frame), (NOT_FOUND, &anywhere)] {
            let all = AllLanguages { frame, frames: &frames };
            files.extend(file(project, template.to_owned(), template, &all, &values, found));
        }
    }
    files
}

/// Words that depend on the table are shown as for the first edition's base game.
fn file(
    project: &Project,
    path: String,
    template: &str,
    context: &(impl Serialize + Sync),
    values: &Values,
    found: &mut Vec<Diagnostic>,
) -> Option<(String, Vec<u8>)> {
    let text = keep(conditional(project, template, context), found)?;
    Some((path, text.prune(values, &[]).into_bytes()))
}

fn home(project: &Project, site: &Site, names: &Vocabulary, pages: &[Resolved], values: &[Values]) -> Home {
    Home {
        frame: Frame::new(project, site, names, 1),
        groups: groups(project, site, names, values),
        editions: editions(project, site, names),
        pages: page_links(project, names, pages.iter().map(|page| &page.id)),
    }
}

fn editions(project: &Project, site: &Site, names: &Vocabulary) -> Vec<EditionTag> {
    let writer = Writer { locales: &project.locales, language: names.language };
    let of = |preset: &usize| project.catalogue.presets[*preset].selection.edition;
    let preferred: BTreeSet<usize> = site.presets.iter().map(of).collect();
    let tag = |n: usize| EditionTag { tag: writer.text(&names.edition_tags[n]), name: writer.text(&names.editions[n]) };
    preferred.into_iter().map(tag).collect()
}

/// The presets under their headings, in the order in which each heading first occurs.
pub fn groups(project: &Project, site: &Site, names: &Vocabulary, values: &[Values]) -> Vec<PresetGroup> {
    let writer = Writer { locales: &project.locales, language: names.language };
    let mut order = Vec::new();
    let mut groups: Vec<PresetGroup> = Vec::new();
    for (preset, values) in site.presets.iter().zip(values) {
        let entry = &project.catalogue.presets[*preset];
        let place = order.iter().position(|group| *group == &entry.group).unwrap_or_else(|| {
            order.push(&entry.group);
            let name = names.preset_groups.get(&entry.group).map(|words| writer.text(words)).unwrap_or_default();
            groups.push(PresetGroup { name, presets: Vec::new() });
            groups.len() - 1
        });
        let name = writer.text(&preset_name(names, *preset, values));
        let edition = writer.text(&names.edition_tags[entry.selection.edition]);
        let link = entry.selection.to_link(&project.catalogue);
        groups[place].presets.push(PresetLink { id: entry.id.to_string(), name, edition, link });
    }
    groups
}
