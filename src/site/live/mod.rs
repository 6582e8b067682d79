//! Live pages: all that a page can say in one file, with a selector and a script that shows what fits. Without script
//! a page shows the selection that it opens with. Start at [`render`].

mod conditions;
mod regions;
mod selector;

use super::Project;
use super::context::{Frame, PageLink, Site, page_links};
use super::pages::{self, keep};
use super::slots::{CONDITIONS, Filling, Slots, escaped};
use crate::catalogue::Selection;
use crate::condition::Values;
use crate::diagnostic::Diagnostic;
use crate::locale::{Words, markdown};
use crate::marked;
use crate::page::{Resolved, View, Vocabulary, Writer, note_number, note_numbers};
use conditions::Conditions;
use rayon::prelude::*;
use selector::{Selector, Source};
use serde::Serialize;
use std::collections::BTreeMap;

const TEMPLATE: &str = "live.html";
/// The name of a selection that is no preset.
const OWN: &str = "own-selection";

/// A live page in one language, for its template.
#[derive(Serialize)]
pub struct Live<'p> {
    #[serde(flatten)]
    frame: Frame,
    page: View,
    slots: Slots,
    selector: Selector,
    /// All pages, for the way from one to the other.
    pages: Vec<PageLink>,
    #[serde(skip)]
    resolved: &'p Resolved,
    #[serde(skip)]
    names: &'p Vocabulary,
}

/// What is needed besides the project.
pub struct Parts<'p> {
    pub site: &'p Site,
    pub names: &'p [Vocabulary],
    pub pages: &'p [Resolved],
    pub by_preset: &'p [Values],
}

/// What every live page opens with: the base game by the newest rules.
pub fn opening(project: &Project) -> Selection {
    let editions = &project.catalogue.editions;
    let newest = (0..editions.len()).rev().find(|n| editions[*n].follows == *n);
    Selection::base_game(&project.catalogue, newest.unwrap_or(0))
}

/// One page in every language, by path.
pub fn render(
    project: &Project,
    parts: &Parts,
    views: Vec<(usize, usize, View)>,
    found: &mut Vec<Diagnostic>,
) -> BTreeMap<String, Vec<u8>> {
    // Without editions there is nothing to open with; that has been reported.
    if project.catalogue.editions.is_empty() {
        return BTreeMap::new();
    }
    let opening = opening(project);
    let values = opening.evaluate(&project.catalogue);
    let live = |(page, language, view)| context(project, parts, &opening, page, language, view);
    let lives: Vec<Live> = views.into_iter().map(live).collect();
    let file =
        |live: &Live| Ok((path(&live.frame.language.code, live.resolved), html(project, live, &opening, &values)?));
    let files: Vec<Result<(String, String), Vec<Diagnostic>>> = lives.par_iter().map(file).collect();
    let files = files.into_iter().filter_map(|file| keep(file, found));
    files.map(|(path, html)| (path, html.into_bytes())).collect()
}

fn path(language: &str, page: &Resolved) -> String {
    format!("{language}/{}/index.html", page.id)
}

fn context<'p>(
    project: &Project,
    parts: &Parts<'p>,
    opening: &Selection,
    page: usize,
    language: usize,
    view: View,
) -> Live<'p> {
    let Parts { site, names: all, pages, by_preset } = *parts;
    let names = &all[language];
    let source = Source { project, site, names, all, by_preset };
    Live {
        frame: Frame::new(project, site, names, 2),
        page: view,
        slots: Slots::new(),
        selector: selector::selector(&source, opening),
        pages: page_links(project, names, pages.iter().map(|page| &page.id)),
        resolved: &pages[page],
        names,
    }
}

fn html(project: &Project, live: &Live, opening: &Selection, values: &Values) -> Result<String, Vec<Diagnostic>> {
    let text = pages::conditional(project, TEMPLATE, live)?;
    let mut conditions = Conditions::new(&project.catalogue, values);
    let filling = filling(project, live.names, opening, values);
    let slots = filling.slots(&note_numbers(live.resolved, values));
    let fill = |slot: u32| match (slot, note_number(slot)) {
        (CONDITIONS, _) => marked::slot(CONDITIONS).to_string(),
        (_, Some(note)) => {
            let number = slots.get(slot as usize).map_or("", String::as_str);
            format!("<span data-note=\"{note}\">{number}</span>")
        }
        (slot, None) => slots.get(slot as usize).cloned().unwrap_or_default(),
    };
    let torn = |_| {
        let message = "a region of it begins in one element and ends in another";
        vec![project.templates.fault(TEMPLATE, message, "put `show` around whole elements")]
    };
    let html = regions::html(&text, &mut conditions, &fill).map_err(torn)?;
    Ok(html.replace(marked::slot(CONDITIONS), &conditions.text()))
}

/// What stands in the places of the selection that the page opens with.
fn filling(project: &Project, names: &Vocabulary, opening: &Selection, values: &Values) -> Filling {
    let preset = project.catalogue.presets.iter().position(|preset| preset.selection == *opening);
    if let Some(preset) = preset {
        return pages::filling(project, names, preset, values);
    }
    let own = names.ui.get(OWN).map_or_else(Words::default, Clone::clone);
    Filling {
        preset: String::new(),
        name_html: Writer { locales: &project.locales, language: names.language }.text(&own).html,
        name_plain: escaped(&markdown::plain(&own.marked)),
        selection: escaped(&opening.to_text(&project.catalogue)),
        link: escaped(&opening.to_link(&project.catalogue)),
    }
}
