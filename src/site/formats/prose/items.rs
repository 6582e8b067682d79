//! Records, captions, notes.

use super::Writer;
use crate::content::Kind;
use crate::page::{Entry, Item, ItemKind, ItemPoints};
use std::fmt::Write;

impl Writer<'_> {
    pub(super) fn item(&mut self, item: &Item) {
        let indent = indent(item.depth);
        let text = self.sentence(item);
        match (item.kind, item.number) {
            (ItemKind::Repeat | ItemKind::Empty | ItemKind::Record(Kind::Lead), _) => {
                self.gap();
                self.line(&format!("{indent}{text}"));
                self.gap();
            }
            (_, Some(number)) => self.line(&format!("{indent}{number}. {text}")),
            _ => self.line(&format!("{indent}- {text}")),
        }
    }

    /// The words, then what the page says by links and badges.
    pub(super) fn sentence(&self, item: &Item) -> String {
        let mut text = self.words(&item.text);
        if item.kind == ItemKind::Repeat {
            text = format!("↻ {}", self.emphasised(&text));
        }
        if let Some(points) = &item.points {
            _ = write!(text, " ({})", self.points(points));
        }
        for note in &item.notes {
            _ = write!(text, " {}", self.bracketed(&note.to_string()));
        }
        if item.marked {
            _ = write!(text, " ({})", self.ui("adapted"));
        }
        let publishers = item.deviation.iter().map(|n| self.words(&self.sources.names.publishers[*n]));
        let publishers: Vec<String> = publishers.collect();
        if !publishers.is_empty() {
            _ = write!(text, " ({}{} {})", self.ui("deviation"), self.ui("colon"), publishers.join(", "));
        }
        for signal in &item.signals {
            _ = write!(text, " {}", self.bracketed(&self.words(self.sources.names.signal(signal))));
        }
        text
    }

    /// `2 × tiles → players with the majority`.
    fn points(&self, points: &ItemPoints) -> String {
        let below_zero = points.below_zero.then(|| self.ui("below-zero"));
        let who = format!("{} ⇒ {}", self.words(&points.formula), self.words(&points.receives));
        [who].into_iter().chain(below_zero).collect::<Vec<_>>().join("; ")
    }

    pub(super) fn footnotes(&mut self, entries: &[Entry]) {
        let notes = entries.iter().filter_map(|entry| match entry {
            Entry::Item(item) if item.kind == ItemKind::Footnote => Some(item),
            _ => None,
        });
        let notes: Vec<&Item> = notes.collect();
        if notes.is_empty() {
            return;
        }
        let title = self.ui("footnotes");
        self.heading(2, &title);
        for note in notes {
            let number = self.bracketed(&note.number.unwrap_or_default().to_string());
            let text = self.words(&note.text);
            self.line(&format!("- {number} {text}"));
        }
    }
}

/// Nested lists begin where the text of their parent does, or a little further.
fn indent(depth: usize) -> String {
    " ".repeat(if depth == 0 { 0 } else { 2 + 2 * depth })
}
