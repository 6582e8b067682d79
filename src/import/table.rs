//! `content/import/wica.toml`: what tokens, classes and templates of the wiki mean that do not say it themselves.

use crate::catalogue::Catalogue;
use crate::condition::Cond;
use crate::diagnostic::Diagnostic;
use crate::reader::{Fields, Source, Text};
use crate::tree::InputTree;
use std::collections::BTreeMap;

/// The file.
pub const PATH: &str = "content/import/wica.toml";

/// The meaning of names.
#[derive(Clone, Debug, Default)]
pub struct Table {
    /// Tokens of conditional classes.
    pub tokens: BTreeMap<String, Token>,
    /// Classes that are no conditions.
    pub classes: Vec<String>,
    /// Words that translations have in common with the source language.
    pub shared_words: Vec<String>,
    /// What the style of a note holds that says of a step that nothing is to be done in it.
    pub empty_note: Option<String>,
    /// By their names; the first letter in upper case.
    pub templates: BTreeMap<String, Template>,
}

#[derive(Clone, Debug)]
pub struct Token {
    pub is: Cond,
    /// How the token should have been written, where it reads as something else.
    pub should_be: Option<String>,
}

/// What a template shows and means.
#[derive(Clone, Debug, Default)]
pub struct Template {
    /// The arguments that are shown, by name or number; of several names the page has one.
    pub shows: Vec<String>,
    /// Its words are a badge that tells the table to check for something: these signals.
    pub signals: Vec<String>,
    /// A component or expansion, whose name it shows.
    pub names: Option<String>,
    /// Footnotes with this template have this source.
    pub source: Option<String>,
}

impl Table {
    /// Reads the file. What cannot be read is reported and left out.
    pub fn load(tree: &InputTree, catalogue: &mut Catalogue, found: &mut Vec<Diagnostic>) -> Self {
        let mut table = Self::default();
        table.tokens.extend(named_by_the_catalogue(catalogue));
        let bytes = tree.0.get(PATH).map_or(&[][..], Vec::as_slice);
        let Some(source) = Source::open(PATH, bytes, found) else { return table };
        let mut fields = source.table(found);
        table.classes = fields.take_texts("classes", found).into_iter().map(|text| text.value).collect();
        table.shared_words = fields.take_texts("shared-words", found).into_iter().map(|text| text.value).collect();
        table.empty_note = fields.take_text("empty-note", found).map(|text| text.value);
        for token in fields.take_tables("token", found) {
            table.add_token(token, catalogue, found);
        }
        for template in fields.take_tables("template", found) {
            table.add_template(template, found);
        }
        fields.finish(found);
        table
    }

    /// What a template means, by its name as the wiki writes it. Names and links of things follow a pattern.
    #[must_use]
    pub fn template(&self, name: &str) -> Option<&Template> {
        let name = name.trim().trim_start_matches(':');
        let head = name.split([':', '/']).next().unwrap_or_default();
        self.templates
            .get(head)
            .or_else(|| {
                let mut chars = head.chars();
                let first = chars.next()?.to_uppercase().collect::<String>();
                self.templates.get(&(first + chars.as_str()))
            })
            .or_else(|| self.pattern(name))
    }

    /// `FairyLink`, `FairyName`.
    fn pattern(&self, name: &str) -> Option<&Template> {
        let is_plain = name.chars().all(char::is_alphanumeric);
        let ending = ["Link", "Name"].into_iter().find(|ending| is_plain && name.ends_with(ending))?;
        self.templates.get(&format!("…{ending}"))
    }

    fn add_token(&mut self, mut fields: Fields<'_>, catalogue: &mut Catalogue, found: &mut Vec<Diagnostic>) {
        let name = fields.need_text("name", found);
        let is = fields.need_text("is", found).and_then(|text| catalogue.read_condition(&text, found));
        let should_be = fields.take_text("should-be", found).map(|text| text.value);
        fields.finish(found);
        if let (Some(name), Some(is)) = (name, is) {
            self.tokens.insert(name.value, Token { is, should_be });
        }
    }

    fn add_template(&mut self, mut fields: Fields<'_>, found: &mut Vec<Diagnostic>) {
        let texts = |texts: Vec<Text>| texts.into_iter().map(|text| text.value).collect::<Vec<_>>();
        let names = texts(fields.take_texts("names", found));
        let template = Template {
            shows: texts(fields.take_texts("shows", found)),
            signals: texts(fields.take_texts("signals", found)),
            names: fields.take_text("of", found).map(|text| text.value),
            source: fields.take_text("source", found).map(|text| text.value),
        };
        fields.finish(found);
        self.templates.extend(names.into_iter().map(|name| (name, template.clone())));
    }
}

/// Components, editions and named conditions by what the wiki calls them.
fn named_by_the_catalogue(catalogue: &Catalogue) -> Vec<(String, Token)> {
    let token = |is| Token { is, should_be: None };
    let components = catalogue.components.iter().filter_map(|c| Some((c.wica.clone()?, c.cond)));
    let named = catalogue.named.iter().filter_map(|n| Some((n.wica.clone()?, n.is)));
    let editions = catalogue.editions.iter().filter_map(|edition| {
        let rules = if edition.rules == Cond::NEVER { edition.preferred } else { edition.rules };
        Some((edition.wica.clone()?, rules))
    });
    components.chain(named).chain(editions).map(|(name, is)| (name, token(is))).collect()
}
