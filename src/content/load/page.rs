//! `content/pages/<page>.toml`: which sections there are, and what repeats.

use super::super::Page;
use super::{FOLDER, Loader, Shared};
use crate::content::scoring::{FEATURES, FINAL, TURN};
use crate::diagnostic::{Code, Diagnostic, Span};
use crate::id::Id;
use crate::reader::{At, Fields, Names, Source, find, is_folder_name};
use crate::tree::InputTree;

impl Loader<'_> {
    pub fn load_page(&mut self, tree: &InputTree, path: &str) -> Option<Page> {
        let source = Source::open(path, tree.0.get(path)?, self.found)?;
        let mut fields = source.table(self.found);
        let id = self
            .take_file_id(&mut fields, path)
            .filter(|id| is_folder_name(id, self.found) && self.is_no_made_page(id));
        let folder = path.strip_suffix(".toml")?;
        let names = self.take_sections(tree, &mut fields, folder);
        let ranges = fields.take_tables("repeat", self.found);
        fields.finish(self.found);
        let mut shared = Shared::default();
        let ranges = self.load_repeats(ranges, &mut shared);
        let sections = self.load_sections(tree, folder, &names, &mut shared);
        self.set_ranges(&ranges, &sections, &mut shared.repeats);
        self.report_unused(&shared);
        let Shared { repeats, footnotes, .. } = shared;
        let At { value: id, at } = id?;
        Some(Page { id, sections, repeats, footnotes, moment: None, at })
    }

    /// The pages about points are made from rows, and nobody writes them.
    fn is_no_made_page(&mut self, id: &At<Id>) -> bool {
        let is_made = [TURN, FEATURES, FINAL].contains(&id.value.as_str());
        if is_made {
            let message = format!("the page `{}` is made from content/scoring", id.value);
            self.found.push(Diagnostic::error(Code::RESERVED_ID, id.at.clone(), message).fix("choose another id"));
        }
        !is_made
    }

    /// `id`, which is also the name of the file. A page's is also that of a folder of the site.
    pub fn take_file_id(&mut self, fields: &mut Fields<'_>, path: &str) -> Option<At<Id>> {
        let id = fields.need_id("id", self.found)?;
        let name = path.rsplit('/').next().and_then(|name| name.strip_suffix(".toml"));
        if name != Some(id.value.as_str()) {
            let message = format!("the id `{}` is not the name of the file", id.value);
            let fix = format!("rename the file to `{}.toml`, or the id", id.value);
            self.found.push(Diagnostic::error(Code::MISNAMED_FILE, id.at.clone(), message).fix(fix));
        }
        Some(id)
    }

    /// The names of the sections that have a file, each once. Files that are not among them are reported.
    fn take_sections(&mut self, tree: &InputTree, fields: &mut Fields<'_>, folder: &str) -> Vec<Id> {
        let is_given = fields.has("sections");
        let listed = fields.take_ids("sections", self.found);
        let files: Vec<&str> = tree.below(folder).filter_map(|(path, _)| section_name(folder, path)).collect();
        let (mut names, mut sections) = (Names::default(), Vec::new());
        for id in listed {
            let what = (Code::UNKNOWN_SECTION, "file of a section");
            if names.define(&id, self.found) && find(&id, files.iter().copied(), what, self.found).is_some() {
                sections.push(id.value);
            }
        }
        if sections.is_empty() && !is_given {
            let message = "a page has `sections`: the names of the files in its folder, in the order of the page";
            self.found.push(Diagnostic::error(Code::MISSING_KEY, fields.at(), message));
        }
        for name in files.iter().filter(|name| is_given && !sections.iter().any(|id| id.as_str() == **name)) {
            let at = Span::new(&format!("{folder}/{name}.toml").into(), 0..0);
            let message = "the page does not list this section";
            let fix = format!("add `{name}` to `sections` in {}.toml", &folder[FOLDER.len() + 1..]);
            self.found.push(Diagnostic::error(Code::STRAY_FILE, at, message).fix(fix));
        }
        sections
    }
}

fn section_name<'p>(folder: &str, path: &'p str) -> Option<&'p str> {
    let name = path.strip_prefix(folder)?.strip_prefix('/')?.strip_suffix(".toml")?;
    (!name.contains('/')).then_some(name)
}
