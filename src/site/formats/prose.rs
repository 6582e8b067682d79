//! Text to read in a terminal and Markdown to paste. Both say, in the same order, what the printed page says.

mod items;
mod summary;

use super::Sources;
use crate::condition::Cond;
use crate::locale::{SOURCE, Words, markdown};
use crate::marked::SOURCE_CLOSE;
use crate::page::{self, Entry, Heading, Item, ItemKind, PageWords, outline, prune};

/// The two ways of writing.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Style {
    Text,
    Markdown,
}

/// Lines are as long as their sentences: what shows them wraps them.
pub fn text(sources: &Sources) -> String {
    Writer { sources, style: Style::Text, out: String::new() }.sheet()
}

/// `CommonMark`. Footnotes and steps are no links: whoever pastes it has no place for their targets.
pub fn markdown(sources: &Sources) -> String {
    Writer { sources, style: Style::Markdown, out: String::new() }.sheet()
}

/// One item of the sheet as text.
pub fn sentence(item: &Item, sources: &Sources) -> String {
    Writer { sources, style: Style::Text, out: String::new() }.sentence(item)
}

/// One heading of the sheet as text.
pub fn titled(heading: &Heading, sources: &Sources) -> String {
    Writer { sources, style: Style::Text, out: String::new() }.titled(heading)
}

struct Writer<'s> {
    sources: &'s Sources<'s>,
    style: Style,
    out: String,
}

impl Writer<'_> {
    fn sheet(mut self) -> String {
        let entries = outline(self.sources.page, self.sources.words, self.sources.names, self.sources.values);
        self.title();
        self.notice();
        self.summary();
        self.marks(&entries);
        for entry in &entries {
            match entry {
                Entry::Phase(heading) => self.heading(2, &self.titled(heading)),
                Entry::Step(heading) => self.heading(3, &self.titled(heading)),
                Entry::Item(item) if item.kind == ItemKind::Footnote => {}
                Entry::Item(item) => self.item(item),
            }
        }
        self.footnotes(&entries);
        self.imprint();
        self.out
    }

    fn title(&mut self) {
        let (title, name) = (self.words(&self.sources.words.title), self.words(&self.sources.name));
        self.heading(1, &if name.is_empty() { title } else { format!("{title}{} {name}", self.ui("colon")) });
    }

    /// What is to be known of the translation.
    fn notice(&mut self) {
        let PageWords { draft, outdated, .. } = *self.sources.words;
        let told = [("draft-notice", draft), ("outdated-notice", self.holds(outdated))];
        for (id, _) in told.into_iter().filter(|(_, holds)| *holds) {
            let words = self.ui(id);
            self.line(&words);
            self.gap();
        }
    }

    fn imprint(&mut self) {
        self.gap();
        let paragraphs = [self.ui("unofficial"), format!("{} CC BY 4.0", self.ui("licence"))];
        self.line(&paragraphs.join("\n\n"));
    }

    fn heading(&mut self, level: usize, title: &str) {
        self.gap();
        let underline = |mark: &str| mark.repeat(title.chars().count());
        let heading = match (self.style, level) {
            (Style::Markdown, level) => format!("{} {title}", "#".repeat(level)),
            (Style::Text, 1) => format!("{title}\n{}", underline("=")),
            (Style::Text, 2) => format!("{title}\n{}", underline("-")),
            (Style::Text, _) => title.to_owned(),
        };
        self.line(&heading);
        self.gap();
    }

    /// An empty line, unless there is one.
    fn gap(&mut self) {
        if !self.out.is_empty() && !self.out.ends_with("\n\n") {
            self.out.push('\n');
        }
    }

    fn line(&mut self, text: &str) {
        self.out.push_str(text);
        self.out.push('\n');
    }

    fn titled(&self, heading: &Heading) -> String {
        let text = self.words(&heading.text);
        heading.label.as_ref().map_or_else(|| text.clone(), |label| format!("{label} {text}"))
    }

    fn emphasised(&self, text: &str) -> String {
        match self.style {
            Style::Text => text.to_owned(),
            Style::Markdown => format!("*{text}*"),
        }
    }

    /// In Markdown a bracket must not begin a link.
    fn bracketed(&self, text: &str) -> String {
        match self.style {
            Style::Text => format!("[{text}]"),
            Style::Markdown => format!("\\[{text}\\]"),
        }
    }

    fn ui(&self, id: &str) -> String {
        self.sources.names.ui.get(id).map(|words| self.words(words)).unwrap_or_default()
    }

    /// Words in another language than the sheet's say so, be it a whole text or a part of it.
    fn words(&self, words: &Words) -> String {
        let pruned = prune(&words.marked, self.sources.values).replace(SOURCE_CLOSE, &format!(" [{SOURCE}]"));
        let text = match self.style {
            Style::Text => markdown::plain(&pruned),
            Style::Markdown => markdown::commonmark(&pruned),
        };
        let text = text.trim_matches([' ', '\n']).to_owned();
        let is_own = words.language == self.sources.names.language;
        if (is_own && !words.outdated) || text.is_empty() {
            return text;
        }
        if is_own {
            let (locales, language) = (&self.sources.project.locales, self.sources.names.language);
            let mark = page::Writer { locales, language }.outdated_mark();
            return format!("{text} {}", self.bracketed(&mark));
        }
        let code = &self.sources.project.locales.languages[words.language].code;
        format!("{text} {}", self.bracketed(code))
    }

    fn holds(&self, condition: Cond) -> bool {
        self.sources.values.holds(condition)
    }
}
