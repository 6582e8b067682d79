//! One diagnostic as a terminal shows it.

use super::places::Places;
use crate::diagnostic::{Diagnostic, Severity, Span};
use crate::tree::InputTree;
use annotate_snippets::{AnnotationKind, Group, Level, Origin, Renderer, Snippet};
use std::ops::Range;

/// Of longer lines only a part is shown.
const LONGEST_LINE: usize = 2000;
/// So many bytes before and behind what is marked.
const AROUND: usize = 60;

pub struct Excerpts<'t> {
    places: Places<'t>,
    renderer: Renderer,
}

impl<'t> Excerpts<'t> {
    pub fn new(tree: &'t InputTree) -> Self {
        Self { places: Places::new(tree), renderer: Renderer::styled() }
    }

    pub fn render(&mut self, diagnostic: &Diagnostic) -> String {
        let level = match diagnostic.severity {
            Severity::Error => Level::ERROR,
            Severity::Warning => Level::WARNING,
        };
        let title = level.primary_title(shown(&diagnostic.message)).id(diagnostic.code.as_str());
        let mut group = self.add_place(Group::with_title(title), &diagnostic.at);
        if let Some(fix) = &diagnostic.fix {
            group = group.element(Level::HELP.message(shown(fix)));
        }
        let mut report = vec![group];
        for (at, label) in &diagnostic.also {
            let title = Level::NOTE.secondary_title(shown(label));
            report.push(self.add_place(Group::with_title(title), at));
        }
        self.renderer.render(&report)
    }

    fn add_place<'g>(&mut self, group: Group<'g>, at: &Span) -> Group<'g> {
        let place = self.places.of(&at.file, at.bytes.start);
        let path = shown(&at.file);
        let shown = self.part(at, &place.bytes);
        match self.line(at, &shown) {
            Some(line) => {
                let marked = marked(&line, &shown, &at.bytes);
                let annotation = AnnotationKind::Primary.span(marked);
                let snippet = Snippet::source(line).line_start(place.line).annotation(annotation);
                if shown.start == place.bytes.start {
                    return group.element(snippet.path(path));
                }
                group.element(Origin::path(path).line(place.line).char_column(place.column)).element(snippet)
            }
            None => group.element(Origin::path(path).line(place.line).char_column(place.column)),
        }
    }

    /// The part of a line that is shown: all, unless the line is very long.
    fn part(&self, at: &Span, line: &Range<usize>) -> Range<usize> {
        let Some(bytes) = self.places.file(&at.file).filter(|_| line.len() > LONGEST_LINE) else { return line.clone() };
        let is_inside = |byte: &usize| bytes.get(*byte).is_some_and(|byte| byte & 0xC0 == 0x80);
        let mut start = at.bytes.start.saturating_sub(AROUND).max(line.start);
        let mut end = at.bytes.end.min(at.bytes.start + 2 * AROUND).saturating_add(AROUND).min(line.end);
        while is_inside(&start) {
            start += 1;
        }
        while end < line.end && is_inside(&end) {
            end += 1;
        }
        start..end.max(start)
    }

    /// The line of a place, of as many bytes; `None` where it would not help: for a file as a whole.
    fn line(&self, at: &Span, line: &Range<usize>) -> Option<String> {
        let bytes = self.places.file(&at.file)?.get(line.clone())?;
        if at.bytes == (0..0) {
            return None;
        }
        let mut text = String::with_capacity(bytes.len());
        for chunk in bytes.utf8_chunks() {
            text.extend(chunk.valid().chars().map(harmless));
            text.extend(chunk.invalid().iter().map(|_| '?'));
        }
        Some(text)
    }
}

/// What of a line is marked: up to its end, on the borders of characters.
fn marked(line: &str, place: &Range<usize>, at: &Range<usize>) -> Range<usize> {
    let inside = |byte: usize| byte.saturating_sub(place.start).min(line.trim_end_matches('\r').len());
    let start = (0..=inside(at.start)).rev().find(|byte| line.is_char_boundary(*byte)).unwrap_or(0);
    let end = (inside(at.end)..=line.len()).find(|byte| line.is_char_boundary(*byte)).unwrap_or(line.len());
    start..end.max(start)
}

/// A name or message without characters that could steer a terminal.
fn shown(text: &str) -> String {
    text.chars().map(|c| if c.is_control() { '?' } else { c }).collect()
}

/// Control characters of two bytes become another character of two bytes; those of one byte are the renderer's
/// business.
fn harmless(c: char) -> char {
    if matches!(c, '\u{80}'..='\u{9F}') { '\u{B7}' } else { c }
}
