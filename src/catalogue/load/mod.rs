//! `content/catalogue/*.toml` to typed values. Each kind of thing has a file of its own here.

mod conditions;
mod editions;
mod expansions;
mod files;
mod presets;
mod signals;
mod variants;

use super::Catalogue;
use crate::condition::Var;
use crate::diagnostic::{Code, Diagnostic, Span};
use crate::id::Id;
use crate::reader::{At, Fields, Names};
use crate::tree::InputTree;
use std::collections::BTreeSet;

/// Reads the catalogue. What cannot be read is reported and left out.
pub fn load(tree: &InputTree, found: &mut Vec<Diagnostic>) -> Catalogue {
    let mut loader = Loader::new(found);
    files::report_strays(tree, loader.found);
    loader.load_editions(tree);
    loader.load_expansions(tree);
    let needs = loader.load_variants(tree);
    loader.load_conditions(tree);
    loader.load_needs(needs);
    loader.load_publishers(tree);
    loader.load_signals(tree);
    loader.load_presets(tree);
    loader.catalogue
}

struct Loader<'f> {
    catalogue: Catalogue,
    /// What a condition can name without a prefix, and the names that are taken for other reasons.
    words: Names,
    /// The wiki's tokens: one thing each.
    tokens: Names,
    /// How many are in use: they are numbered without a gap, editions before components before variants.
    variables: u16,
    /// Kinds of which there are too many.
    full: BTreeSet<&'static str>,
    found: &'f mut Vec<Diagnostic>,
}

/// More things of one kind are a mistake, and would use up the variables of the circuit.
const MOST: usize = 4096;

impl<'f> Loader<'f> {
    fn new(found: &'f mut Vec<Diagnostic>) -> Self {
        let (words, tokens) = (Names::default(), Names::default());
        Self { catalogue: Catalogue::default(), words, tokens, variables: 0, full: BTreeSet::new(), found }
    }

    /// `wica`: what the wiki's conditional classes call the thing.
    fn take_wica(&mut self, fields: &mut Fields<'_>) -> Option<String> {
        let token = fields.take_text("wica", self.found)?;
        self.tokens.define_as(&token.value, &token.at, self.found).then_some(token.value)
    }

    fn next_var(&mut self) -> Var {
        let var = Var(self.variables);
        self.variables += 1;
        var
    }

    /// Whether there is room for one more of a kind that has so many already; if not, that is reported once.
    fn has_room(&mut self, count: usize, what: &'static str, at: &Span) -> bool {
        if count >= MOST && self.full.insert(what) {
            let message = format!("there are more than {MOST} {what}");
            self.found.push(Diagnostic::error(Code::TOO_MANY, at.clone(), message));
        }
        count < MOST
    }

    /// Notes what a condition and a message can name without a prefix: a component or a named condition.
    fn define_word(&mut self, id: &At<Id>) -> bool {
        let text = id.value.as_str();
        if matches!(text, "all" | "edition") || text.starts_with("variant-") {
            let message = format!("`{text}` has a meaning of its own in conditions or messages");
            self.found.push(Diagnostic::error(Code::RESERVED_ID, id.at.clone(), message).fix("choose another id"));
            return false;
        }
        self.words.define(id, self.found)
    }
}
