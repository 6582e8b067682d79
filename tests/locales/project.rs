//! The small project with words.

use super::common;
use rulesheet::catalogue::{Catalogue, Selection};
use rulesheet::diagnostic::Diagnostic;
use rulesheet::locale::{Locales, Words, markdown};
use rulesheet::marked::Conditional;
use rulesheet::tree::InputTree;

/// The messages that the templates of the small project name.
pub const TEMPLATES: [&str; 1] = ["ui-title"];

/// The files of the small project; `files` replace some or come on top. See [`common::tree`] for how they are written.
pub fn tree(files: &str) -> InputTree {
    let base = common::fixture("../locales/base.ftl");
    let mut tree = common::tree(&base);
    let source: Vec<_> = tree.below("locales/en").map(|(path, bytes)| (path.to_owned(), bytes.to_vec())).collect();
    tree.0.extend(source.into_iter().map(|(path, bytes)| (path.replacen("/en/", "/nl/", 1), bytes)));
    let more = common::tree(files).0.into_iter();
    tree.0.extend(more.filter(|(path, _)| files.contains(&format!("#== {path}\n"))));
    tree.0.retain(|path, _| !files.contains(&format!("#-- {path}\n")));
    tree
}

pub struct Project {
    pub catalogue: Catalogue,
    pub locales: Locales,
    /// Only what is wrong with the words.
    pub found: Vec<Diagnostic>,
}

impl Project {
    pub fn load(tree: &InputTree) -> Self {
        let (mut catalogue, content, _) = common::load(tree);
        let mut found = Vec::new();
        let locales = Locales::load(tree, &mut catalogue, &content, &mut found);
        locales.check(&catalogue, &content, TEMPLATES.into_iter(), &mut found);
        Self { catalogue, locales, found }
    }

    pub fn of(files: &str) -> Self {
        Self::load(&tree(files))
    }

    /// The small project with messages in a file of one language.
    pub fn with(language: &str, messages: &str) -> Self {
        Self::of(&format!("#== locales/{language}/more.ftl\n{messages}\n"))
    }

    pub fn words(&self, language: &str, id: &str) -> Words {
        let language = self.locales.languages.iter().position(|one| one.code == language).expect("a language");
        self.locales.words(language, id, &[("points", 1)])
    }

    /// What is read under a selection.
    pub fn plain(&self, language: &str, id: &str, selection: &str) -> String {
        self.shown(&markdown::plain(&self.words(language, id).marked), selection)
    }

    pub fn html(&self, language: &str, id: &str, selection: &str) -> String {
        self.shown(&markdown::html(&self.words(language, id).marked), selection)
    }

    fn shown(&self, marked: &str, selection: &str) -> String {
        let selection = Selection::parse(selection, &self.catalogue).expect("a selection");
        Conditional::parse(marked).expect("the markers pair").prune(&selection.evaluate(&self.catalogue), &[])
    }
}
