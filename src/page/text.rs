//! Words and regions as the templates get them.

use crate::condition::Cond;
use crate::locale::{Locales, Words, markdown};
use crate::marked;
use serde::Serialize;

/// The message of the mark at outdated words.
const OUTDATED: &str = "ui-outdated";

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
    /// Words that are in another language than the page or outdated say so, to the eye and to a screen reader.
    pub fn text(&self, words: &Words) -> Text {
        let (html, plain) = (markdown::html(&words.marked), markdown::plain(&words.marked));
        if html.is_empty() {
            return Text { html, plain };
        }
        match (words.language == self.language, words.outdated) {
            (false, _) => Text { html: self.foreign(words.language, &html), plain },
            (true, true) => self.outdated(&html, &plain),
            (true, false) => Text { html, plain },
        }
    }

    fn foreign(&self, language: usize, html: &str) -> String {
        let (own, page) = (&self.locales.languages[language], &self.locales.languages[self.language]);
        let direction = match (own.rtl == page.rtl, own.rtl) {
            (true, _) => "",
            (false, true) => " dir=\"rtl\"",
            (false, false) => " dir=\"ltr\"",
        };
        format!("<span class=\"fallback\" lang=\"{}\"{direction}>{html}</span>", own.code)
    }

    fn outdated(&self, html: &str, plain: &str) -> Text {
        let mark = self.outdated_mark();
        let marked = escaped(&mark);
        Text {
            html: format!("<span class=\"outdated\">{html} <span class=\"outdated-mark\">[{marked}]</span></span>"),
            plain: format!("{plain} [{mark}]"),
        }
    }

    /// What stands in brackets behind outdated words, as plain text.
    #[must_use]
    pub fn outdated_mark(&self) -> String {
        let words = self.locales.words(self.language, OUTDATED, &[]);
        let mark = markdown::plain(&words.marked);
        if mark.is_empty() { "⚠".to_owned() } else { mark }
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
