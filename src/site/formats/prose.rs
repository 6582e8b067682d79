//! Text to read in a terminal and Markdown to paste.

use super::Sources;
use crate::locale::{Words, markdown};
use crate::page::{Entry, Expansions, Heading, Item, ItemKind, outline, prune};
use std::fmt::Write;

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

/// CommonMark.
pub fn markdown(sources: &Sources) -> String {
    Writer { sources, style: Style::Markdown, out: String::new() }.sheet()
}

struct Writer<'s> {
    sources: &'s Sources<'s>,
    style: Style,
    out: String,
}

impl Writer<'_> {
    fn sheet(mut self) -> String {
        let title = self.words(&self.sources.words.title);
        let name = self.words(&self.sources.name);
        self.heading(1, &if name.is_empty() { title } else { format!("{title}: {name}") });
        self.summary();
        let entries = outline(self.sources.page, self.sources.words, self.sources.names, self.sources.values);
        for entry in &entries {
            match entry {
                Entry::Phase(heading) => self.heading(2, &self.titled(heading)),
                Entry::Step(heading) => self.heading(3, &self.titled(heading)),
                Entry::Item(item) if item.kind == ItemKind::Footnote => {}
                Entry::Item(item) => self.item(item),
            }
        }
        self.footnotes(&entries);
        self.heading(0, "");
        let notice = self.ui("unofficial");
        self.paragraph(&notice);
        self.out
    }

    fn heading(&mut self, level: usize, title: &str) {
        if !self.out.is_empty() && !self.out.ends_with("\n\n") {
            self.out.push('\n');
        }
        let marks = match (self.style, level) {
            (_, 0) => return,
            (Style::Markdown, level) => format!("{} {title}\n", "#".repeat(level)),
            (Style::Text, 1) => format!("{title}\n{}\n", "=".repeat(title.chars().count())),
            (Style::Text, 2) => format!("{title}\n{}\n", "-".repeat(title.chars().count())),
            (Style::Text, _) => format!("{title}\n"),
        };
        self.out.push_str(&marks);
        self.out.push('\n');
    }

    fn paragraph(&mut self, text: &str) {
        self.out.push_str(text);
        self.out.push('\n');
    }

    fn titled(&self, heading: &Heading) -> String {
        let text = self.words(&heading.text);
        heading.label.as_ref().map_or_else(|| text.clone(), |label| format!("{label} {text}"))
    }

    fn summary(&mut self) {
        let editions = self.sources.project.catalogue.editions.iter().zip(&self.sources.names.editions);
        let shown = editions.filter(|(edition, _)| self.holds(edition.preferred));
        let editions: Vec<String> = shown.map(|(_, words)| self.words(words)).collect();
        let edition = format!("{}: {}", self.ui("edition"), editions.join(", "));
        self.paragraph(&edition);
        if self.holds(self.sources.summary.base_only) {
            let none = format!("{}: {}", self.ui("expansions"), self.ui("base-only"));
            self.paragraph(&none);
        } else {
            let sources = self.sources;
            for group in sources.summary.groups.iter().filter(|group| sources.values.holds(group.some)) {
                let name = self.words(&self.sources.names.groups[&group.group]);
                let line = format!("{name}: {}", self.expansions(group).join("; "));
                self.paragraph(&line);
            }
        }
        let variants = self.sources.project.catalogue.variants.iter().zip(&self.sources.names.variants);
        let chosen = variants.filter(|(variant, _)| self.holds(variant.cond));
        let variants: Vec<String> = chosen.map(|(_, words)| self.words(words)).collect();
        if !variants.is_empty() {
            let variants = format!("{}: {}", self.ui("variants"), variants.join("; "));
            self.paragraph(&variants);
        }
    }

    /// Each expansion on the table, with its parts where some are missing.
    fn expansions(&self, group: &Expansions) -> Vec<String> {
        let mut named = Vec::new();
        for expansion in group.expansions.iter().filter(|expansion| self.holds(expansion.some)) {
            let number = self.sources.project.catalogue.expansions[expansion.expansion].number.as_ref();
            let mut text = number.map(|number| format!("{number}. ")).unwrap_or_default();
            text.push_str(&self.words(&self.sources.names.expansions[expansion.expansion]));
            if self.holds(expansion.partly) {
                let parts = expansion.parts.iter().filter(|part| self.holds(part.when));
                let parts: Vec<String> =
                    parts.map(|part| self.words(&self.sources.names.components[part.component])).collect();
                _ = write!(text, " ({})", parts.join(", "));
            }
            named.push(text);
        }
        named
    }

    fn item(&mut self, item: &Item) {
        let indent = self.indent(item);
        let bullet = match (item.kind, item.number) {
            (ItemKind::Repeat, _) => String::new(),
            (_, Some(number)) => format!("{number}. "),
            (ItemKind::Record(crate::content::Kind::Lead), _) => String::new(),
            (ItemKind::Empty, _) => String::new(),
            _ => "- ".to_owned(),
        };
        let line = self.line(item);
        self.paragraph(&format!("{indent}{bullet}{line}"));
        if bullet.is_empty() {
            self.out.push('\n');
        }
    }

    /// Nested lists begin where the text of their parent does.
    fn indent(&self, item: &Item) -> String {
        " ".repeat(if item.depth == 0 { 0 } else { 3 + 2 * (item.depth - 1) })
    }

    /// The words of an item, then what a badge would say, in brackets.
    fn line(&self, item: &Item) -> String {
        let mut line = self.words(&item.text);
        if item.kind == ItemKind::Repeat {
            line = self.emphasised(&line);
        }
        for note in &item.notes {
            _ = write!(line, " {}", self.bracketed(&format!("{note}")));
        }
        if item.marked {
            _ = write!(line, " ({})", self.ui("adapted"));
        }
        for publisher in &item.deviation {
            let name = self.words(&self.sources.names.publishers[*publisher]);
            _ = write!(line, " ({}: {name})", self.ui("deviation"));
        }
        for signal in &item.signals {
            let name = self.words(self.sources.names.signal(signal));
            _ = write!(line, " {}", self.bracketed(&name));
        }
        line
    }

    fn footnotes(&mut self, entries: &[Entry]) {
        let notes = entries.iter().filter_map(|entry| match entry {
            Entry::Item(item) if item.kind == ItemKind::Footnote => Some(item),
            _ => None,
        });
        let lines: Vec<String> =
            notes.map(|note| format!("{}. {}", note.number.unwrap_or_default(), self.words(&note.text))).collect();
        if !lines.is_empty() {
            let title = self.ui("footnotes");
            self.heading(2, &title);
            self.paragraph(&lines.join("\n"));
        }
    }

    fn emphasised(&self, text: &str) -> String {
        match self.style {
            Style::Text => format!("[{text}]"),
            Style::Markdown => format!("*{text}*"),
        }
    }

    /// A bracket must not begin a link.
    fn bracketed(&self, text: &str) -> String {
        match self.style {
            Style::Text => format!("[{text}]"),
            Style::Markdown => format!("\\[{text}\\]"),
        }
    }

    fn ui(&self, id: &str) -> String {
        self.sources.names.ui.get(id).map(|words| self.words(words)).unwrap_or_default()
    }

    /// Words in another language than the sheet's say so.
    fn words(&self, words: &Words) -> String {
        let pruned = prune(&words.marked, self.sources.values);
        let text = match self.style {
            Style::Text => markdown::plain(&pruned),
            Style::Markdown => markdown::commonmark(&pruned),
        };
        let text = text.trim().to_owned();
        if words.language == self.sources.names.language || text.is_empty() {
            return text;
        }
        let code = &self.sources.project.locales.languages[words.language].code;
        format!("{text} {}", self.bracketed(code))
    }

    fn holds(&self, condition: crate::condition::Cond) -> bool {
        self.sources.values.holds(condition)
    }
}
