//! The templates and the assets, which alone know markup.

use super::{fault, script};
use crate::diagnostic::{Code, Diagnostic, Span};
use crate::marked;
use crate::tree::InputTree;
use serde::Serialize;
use std::collections::{BTreeMap, BTreeSet};
use std::io;
use std::ops::Range;
use tera::{Context, Tera};

const FOLDER: &str = "templates";
/// A page is a hundred times smaller; what a template makes is held in memory.
const MOST_BYTES: usize = 64 << 20;
/// Filters that can make a short text as long as one likes. No markup needs them.
const WITHOUT_BOUND: [&str; 3] = ["indent", "join", "replace"];
const ASSETS: &str = "templates/assets";
/// The parts of the script of live pages, in the output's terms, and what they become.
const PARTS: &str = "assets/live/";
const SCRIPT: &str = "assets/live.js";
/// The style sheet, and the same for the script, which can read no file where the site is opened from the disk.
const STYLE: &str = "assets/style.css";
const STYLE_SCRIPT: &str = "assets/style.js";
/// The messages that templates use begin with this.
const UI: &str = "ui-";
const ENDLESS_FIX: &str = "look for a loop in a loop, or a component that shows its body several times";
const EMPTY_FIX: &str = "write the page, or extend `base.html` and fill its blocks";
/// What the program names of the site's own words: the formats without a template, marks, names of states.
const FORMATS: [&str; 27] = [
    "adapted",
    "adapted-help",
    "base-only",
    "below-zero",
    "colon",
    "compare",
    "compare-nothing",
    "deviation",
    "deviation-help",
    "draft-notice",
    "edition",
    "empty-step",
    "expansions",
    "footnotes",
    "licence",
    "marks",
    "outdated",
    "outdated-notice",
    "own-selection",
    "rules-added",
    "rules-changed",
    "rules-removed",
    "state-superfluous",
    "table",
    "total",
    "unofficial",
    "variants",
];

/// Templates that have been parsed, with all that they can include.
pub struct Templates {
    tera: Tera,
    /// By the name that other templates use: the path below `templates/`.
    sources: BTreeMap<String, String>,
    /// Path in the output to bytes.
    pub assets: BTreeMap<String, Vec<u8>>,
    /// All of them could be read.
    is_whole: bool,
}

impl Templates {
    /// Reads `templates/`. If a template has a fault, none of them is rendered: they include each other.
    pub fn load(tree: &InputTree, found: &mut Vec<Diagnostic>) -> Self {
        let before = found.len();
        let sources = sources(tree, found);
        let assets = assets(tree);
        let mut templates = Self { tera: empty(), sources, assets, is_whole: true };
        let is_complete = found.len() == before;
        if let Err(error) = templates.tera.add_raw_templates(&templates.sources) {
            found.extend(templates.faults(&error, is_complete));
        }
        templates.is_whole = found.len() == before;
        templates
    }

    /// Renders one template.
    ///
    /// # Errors
    /// The faults that come to light; none, if the templates' loading has already failed.
    pub fn render(&self, name: &str, context: &impl Serialize) -> Result<String, Vec<Diagnostic>> {
        if !self.is_whole {
            return Err(Vec::new());
        }
        if !self.sources.contains_key(name) {
            return Err(vec![self.missing(name)]);
        }
        let context = Context::from_serialize(context);
        let mut page = Page::default();
        let rendered = context.and_then(|context| self.tera.render_to(name, &context, &mut page));
        if page.is_full {
            return Err(vec![self.fault(name, &format!("it renders more than {MOST_BYTES} bytes"), ENDLESS_FIX)]);
        }
        rendered.map_err(|error| self.diagnose(&error, name))?;
        match String::from_utf8(page.bytes).expect("templates and their values are text") {
            empty if empty.trim().is_empty() => Err(vec![self.fault(name, "it renders nothing", EMPTY_FIX)]),
            text => Ok(text),
        }
    }

    /// The ids of the messages that the templates and the program name.
    pub fn messages(&self) -> BTreeSet<String> {
        let used = self.sources.values().flat_map(|source| named(source));
        used.chain(FORMATS.into_iter().map(str::to_owned)).map(|id| format!("{UI}{id}")).collect()
    }

    /// A stylesheet or the like as text, for pages that hold all they need.
    pub fn asset(&self, path: &str) -> &str {
        self.assets.get(path).and_then(|bytes| std::str::from_utf8(bytes).ok()).unwrap_or_default()
    }

    /// A fault of the page that a template makes.
    pub fn fault(&self, name: &str, message: &str, fix: &str) -> Diagnostic {
        Diagnostic::error(Code::BAD_TEMPLATE, fault::whole_file(name), message).fix(fix)
    }

    fn missing(&self, name: &str) -> Diagnostic {
        let at = fault::whole_file(name);
        let known = self.sources.keys().map(String::as_str);
        let fault = Diagnostic::error(Code::MISSING_FILE, at, format!("the template `{name}` is missing"));
        fault.fix(format!("write `templates/{name}`")).suggest(name, known)
    }

    fn diagnose(&self, error: &tera::Error, name: &str) -> Vec<Diagnostic> {
        fault::diagnose(error, name, &self.sources)
    }

    /// The faults of loading. Tera stops at the first template that it cannot parse, so each is tried by itself.
    /// Where a file was left out, that another one lacks it goes without saying.
    fn faults(&self, error: &tera::Error, is_complete: bool) -> Vec<Diagnostic> {
        let syntax = |(name, source): (&String, &String)| {
            let error = empty().add_raw_template(name, source).err()?;
            fault::is_syntax(&error).then(|| self.diagnose(&error, name))
        };
        let broken: Vec<Diagnostic> = self.sources.iter().filter_map(syntax).flatten().collect();
        if broken.is_empty() && is_complete { self.diagnose(error, "") } else { broken }
    }
}

/// What a template renders, up to a bound.
#[derive(Default)]
struct Page {
    bytes: Vec<u8>,
    is_full: bool,
}

impl io::Write for Page {
    fn write(&mut self, more: &[u8]) -> io::Result<usize> {
        self.is_full |= self.bytes.len() + more.len() > MOST_BYTES;
        if self.is_full {
            return Err(io::Error::other("too much"));
        }
        self.bytes.extend_from_slice(more);
        Ok(more.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

fn empty() -> Tera {
    let mut tera = Tera::default();
    tera.autoescape_on(vec![".html", ".xml"]);
    for name in WITHOUT_BOUND {
        let refused = move |_: tera::Value, _: tera::Kwargs, _: &tera::State| -> tera::TeraResult<tera::Value> {
            Err(tera::Error::message(format!("The filter `{name}` can make a text too long, and is not available")))
        };
        tera.register_filter(name, refused);
    }
    tera
}

/// Where a template sets a variable. Tera bounds neither the variables nor the texts in them, so that one that is
/// doubled in a loop would take all memory; templates only show what they are given.
fn settings(source: &str) -> impl Iterator<Item = Range<usize>> {
    let comments: Vec<Range<usize>> = source
        .match_indices("{#")
        .map(|(start, _)| start..source[start..].find("#}").map_or(source.len(), |end| start + end))
        .collect();
    source.match_indices("{%").filter_map(move |(start, _)| {
        let tag = source[start + 2..].trim_start_matches('-').trim_start();
        let word = tag.find(|c: char| !c.is_ascii_alphanumeric() && c != '_').map_or(tag, |end| &tag[..end]);
        let at = source.len() - tag.len();
        let is_set = matches!(word, "set" | "set_global");
        (is_set && !comments.iter().any(|comment| comment.contains(&start))).then(|| at..at + word.len())
    })
}

fn setting(path: &str, at: Range<usize>) -> Diagnostic {
    let fault = Diagnostic::error(Code::BAD_TEMPLATE, Span::new(&path.into(), at), "a template sets no variables");
    fault.fix("write the value where it is needed, or give it to a component as an argument")
}

fn sources(tree: &InputTree, found: &mut Vec<Diagnostic>) -> BTreeMap<String, String> {
    let mut sources = BTreeMap::new();
    for (path, bytes) in tree.below(FOLDER).filter(|(path, _)| !path.starts_with(&format!("{ASSETS}/"))) {
        let name = &path[FOLDER.len() + 1..];
        match std::str::from_utf8(bytes) {
            Ok(source) => match source.char_indices().find(|(_, c)| marked::is_marker(*c)) {
                None => {
                    found.extend(settings(source).map(|at| setting(path, at)));
                    sources.insert(name.to_owned(), source.to_owned());
                }
                Some((at, c)) => found.push(private_use(path, at, c)),
            },
            Err(error) => found.push(not_text(path, error.valid_up_to())),
        }
    }
    sources
}

fn private_use(path: &str, at: usize, c: char) -> Diagnostic {
    let span = Span::new(&path.into(), at..at + c.len_utf8());
    let fault =
        Diagnostic::error(Code::BAD_TEMPLATE, span, "a private-use character, which the program needs for itself");
    fault.fix("remove it")
}

fn not_text(path: &str, at: usize) -> Diagnostic {
    let fault = Diagnostic::error(Code::BAD_UTF_8, Span::new(&path.into(), at..at), "bytes that are no UTF-8 text");
    fault.fix("save the file in the encoding UTF-8")
}

/// The files of `assets/`, by their paths in the output. The parts of the script become one, in the order of their
/// names: a reader's browser asks for one file, and an editor has files of one purpose.
fn assets(tree: &InputTree) -> BTreeMap<String, Vec<u8>> {
    let files = tree.below(ASSETS).map(|(path, bytes)| (output_path(path), bytes.to_vec()));
    let (parts, mut assets): (BTreeMap<_, _>, BTreeMap<_, _>) = files.partition(|(path, _)| path.starts_with(PARTS));
    if !parts.is_empty() {
        assets.insert(SCRIPT.to_owned(), script::joined(parts.values()).into_bytes());
    }
    if let Some(style) = assets.get(STYLE).and_then(|bytes| std::str::from_utf8(bytes).ok()) {
        assets.insert(STYLE_SCRIPT.to_owned(), script::holding_style(style).into_bytes());
    }
    assets
}

fn output_path(path: &str) -> String {
    path[FOLDER.len() + 1..].to_owned()
}

/// What a template names as a field of `ui`: `ui.to_contents` is the message `ui-to-contents`.
fn named(source: &str) -> impl Iterator<Item = String> {
    source.split("ui.").skip(1).filter_map(|rest| {
        let end = rest.find(|c: char| !c.is_ascii_alphanumeric() && c != '_').unwrap_or(rest.len());
        (end > 0).then(|| rest[..end].replace('_', "-"))
    })
}
