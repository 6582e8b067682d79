//! Words and regions as the templates get them.

use crate::condition::Cond;
use crate::locale::{Locales, Words, markdown};
use crate::marked;
use serde::Serialize;

/// Words for a template: `html` for the page's text, `plain` for attributes and titles.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Text {
    pub html: String,
    pub plain: String,
}

/// The markers to put around what shows under a condition; both empty, where it always shows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Region(String, String);

/// One language's way from words to [`Text`].
#[derive(Clone, Copy)]
pub struct Writer<'l> {
    pub locales: &'l Locales,
    /// The page's language.
    pub language: usize,
}

impl Text {
    /// Words that are not from a message: a step's label.
    pub fn bare(text: &str) -> Self {
        Self { html: escaped(text), plain: text.to_owned() }
    }
}

impl Region {
    /// `None`, where nothing ever shows. `within` is the condition of the region that this one stands in.
    pub fn new(when: Cond, within: Cond) -> Option<Self> {
        match when {
            Cond::NEVER => None,
            _ if when == within => Some(Self::always()),
            Cond::ALWAYS => Some(Self::always()),
            _ => Some(Self(marked::open(when), marked::CLOSE.to_string())),
        }
    }

    pub fn always() -> Self {
        Self(String::new(), String::new())
    }
}

impl Writer<'_> {
    /// Words that are in another language than the page say so, to the eye and to a screen reader.
    pub fn text(&self, words: &Words) -> Text {
        let (html, plain) = (markdown::html(&words.marked), markdown::plain(&words.marked));
        if words.language == self.language || html.is_empty() {
            return Text { html, plain };
        }
        let (own, page) = (&self.locales.languages[words.language], &self.locales.languages[self.language]);
        let direction = match (own.rtl == page.rtl, own.rtl) {
            (true, _) => "",
            (false, true) => " dir=\"rtl\"",
            (false, false) => " dir=\"ltr\"",
        };
        Text { html: format!("<span class=\"fallback\" lang=\"{}\"{direction}>{html}</span>", own.code), plain }
    }
}

fn escaped(text: &str) -> String {
    let mut html = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => html.push_str("&amp;"),
            '<' => html.push_str("&lt;"),
            '>' => html.push_str("&gt;"),
            '"' => html.push_str("&quot;"),
            '\'' => html.push_str("&#39;"),
            _ => html.push(c),
        }
    }
    html
}
