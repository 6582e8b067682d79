//! What is told about one thing: a heading and labelled lines.

use std::fmt::{self, Write as _};

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Card {
    pub heading: String,
    rows: Vec<(&'static str, String)>,
}

impl Card {
    pub fn new(heading: impl Into<String>) -> Self {
        Self { heading: heading.into(), rows: Vec::new() }
    }

    #[must_use]
    pub fn row(mut self, label: &'static str, text: impl Into<String>) -> Self {
        self.rows.push((label, text.into()));
        self
    }

    /// A label before the first of several lines; `none`, if there are none.
    #[must_use]
    pub fn rows(self, label: &'static str, lines: Vec<String>) -> Self {
        if lines.is_empty() {
            return self.row(label, "none");
        }
        let mut labels = std::iter::once(label).chain(std::iter::repeat(""));
        lines.into_iter().fold(self, |card, line| card.row(labels.next().unwrap_or(""), line))
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.heading)?;
        let width = self.rows.iter().map(|(label, _)| label.len()).max().unwrap_or(0);
        for (label, text) in &self.rows {
            let mut line = String::new();
            write!(line, "  {label:width$}  {text}")?;
            writeln!(f, "{}", line.trim_end())?;
        }
        Ok(())
    }
}
