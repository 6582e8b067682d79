//! One sheet for one selection, in any format.

use super::context::{Frame, PageLink, Site};
use super::pages::{conditional, keep, preset_name, resolved, view};
use super::slots::{Filling, Slots, escaped};
use super::{Project, formats};
use crate::catalogue::Selection;
use crate::condition::Values;
use crate::diagnostic::Diagnostic;
use crate::locale::{Words, markdown};
use crate::page::{self, PageWords, Resolved, Summary, View, Vocabulary, Writer, note_numbers, prune};
use serde::Serialize;

const TEMPLATE: &str = "page.html";
const STYLE: &str = "assets/style.css";
/// The name of a selection that is no preset.
const OWN: &str = "own-selection";

/// What to make a sheet of. The indices are the project's.
#[derive(Clone, Debug)]
pub struct Request {
    /// Index into the content's pages.
    pub page: usize,
    /// Index into the languages.
    pub language: usize,
    pub selection: Selection,
    /// Index into the catalogue's presets, if the selection is one of them.
    pub preset: Option<usize>,
    pub format: Format,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// A page that needs no other file.
    Html,
    Text,
    Markdown,
    Json,
}

/// The sheet; empty, if a fault of a template is in the way.
pub fn sheet(project: &mut Project, request: &Request, found: &mut Vec<Diagnostic>) -> String {
    let parts = Parts::new(project, request.page, request.language);
    let html = (request.format == Format::Html).then(|| view(project, &parts.names, &parts.page, &parts.summary));
    let values = request.selection.evaluate(&project.catalogue);
    let sources = parts.sources(project, &request.selection, &values, request.preset);
    match (request.format, html) {
        (Format::Text, _) => formats::text(&sources),
        (Format::Markdown, _) => formats::markdown(&sources),
        (Format::Json, _) => formats::json(&sources),
        (Format::Html, view) => view.and_then(|view| page_alone(&sources, view, found)).unwrap_or_default(),
    }
}

/// A page in a language, whatever is selected.
pub struct Parts {
    pub names: Vocabulary,
    pub page: Resolved,
    summary: Summary,
    words: PageWords,
}

impl Parts {
    pub fn new(project: &mut Project, page: usize, language: usize) -> Self {
        let names = page::vocabulary(&project.catalogue, &project.locales, language);
        let page = resolved(project).swap_remove(page);
        let summary = page::summary(&mut project.catalogue);
        let words = page::words(&page, &mut project.catalogue, &project.locales, language);
        Self { names, page, summary, words }
    }

    pub fn sources<'s>(
        &'s self,
        project: &'s Project,
        selection: &'s Selection,
        values: &'s Values,
        preset: Option<usize>,
    ) -> formats::Sources<'s> {
        let Self { names, page, summary, words } = self;
        formats::Sources { project, names, page, words, summary, values, selection, name: name(names, preset, values) }
    }
}

fn name(names: &Vocabulary, preset: Option<usize>, values: &Values) -> Words {
    let own = || names.ui.get(OWN).map(|words| Words { marked: prune(&words.marked, values), ..words.clone() });
    preset.map_or_else(|| own().unwrap_or_default(), |preset| preset_name(names, preset, values))
}

#[derive(Serialize)]
struct Alone {
    #[serde(flatten)]
    frame: Frame,
    /// None: it lies alone.
    pages: Vec<PageLink>,
    page: View,
    slots: Slots,
}

/// The frame of a page that needs no other file.
pub fn frame_alone(project: &Project, names: &Vocabulary) -> Frame {
    let style = project.templates.asset(STYLE).to_owned();
    Frame { alone: Some(style), ..Frame::new(project, &Site::of_language(names.language), names, 0) }
}

fn page_alone(sources: &formats::Sources, page: View, found: &mut Vec<Diagnostic>) -> Option<String> {
    let project = sources.project;
    let frame = frame_alone(project, sources.names);
    let text =
        keep(conditional(project, TEMPLATE, &Alone { frame, pages: Vec::new(), page, slots: Slots::new() }), found)?;
    let writer = Writer { locales: &project.locales, language: sources.names.language };
    let filling = Filling {
        preset: String::new(),
        name_html: writer.text(&sources.name).html,
        name_plain: escaped(&markdown::plain(&sources.name.marked)),
        selection: escaped(&sources.selection.to_text(&project.catalogue)),
        link: escaped(&sources.selection.to_link(&project.catalogue)),
    };
    let slots = filling.slots(&note_numbers(sources.page, sources.values));
    let slots: Vec<&str> = slots.iter().map(String::as_str).collect();
    Some(text.prune(sources.values, &slots))
}
