//! From the input tree to the output tree.
//! May name: `catalogue`, `content`, `diagnostic`, `locale`, `site`, `tree`.

use crate::catalogue;
use crate::content;
use crate::diagnostic::Diagnostic;
use crate::locale::Locales;
use crate::site::{self, Templates};
use crate::tree::{InputTree, OutputTree};

pub use crate::site::{ComparisonFormat, ComparisonRequest, Format, Options as BuildOptions, Project, Request};

/// All that lies between reading and writing: no file, clock, environment or terminal in here.
///
/// Languages and presets in the options that the project does not have are ignored. The output of a build with
/// errors is incomplete.
pub fn build(input: &InputTree, options: &BuildOptions) -> (OutputTree, Vec<Diagnostic>) {
    let mut found = Vec::new();
    let mut project = load(input, &mut found);
    let output = render(&mut project, options, &mut found);
    (output, found)
}

/// The site of a project that was loaded.
pub fn render(project: &mut Project, options: &BuildOptions, found: &mut Vec<Diagnostic>) -> OutputTree {
    site::render(project, options, found)
}

/// One sheet for one selection.
pub fn sheet(project: &mut Project, request: &Request, found: &mut Vec<Diagnostic>) -> String {
    site::sheet(project, request, found)
}

/// What another selection changes in a sheet.
pub fn comparison(project: &mut Project, request: &ComparisonRequest, found: &mut Vec<Diagnostic>) -> String {
    site::comparison(project, request, found)
}

/// Reads all of a project.
pub fn load(input: &InputTree, found: &mut Vec<Diagnostic>) -> Project {
    let mut catalogue = catalogue::load(input, found);
    let content = content::load(input, &mut catalogue, found);
    let locales = Locales::load(input, &mut catalogue, &content, found);
    let templates = Templates::load(input, found);
    Project { catalogue, content, locales, templates }
}
