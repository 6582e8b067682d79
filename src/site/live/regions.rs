//! Conditional text as HTML in which everything stands at once, and what depends on the selection says on what:
//! `data-when` holds the number of a condition, `hidden` is set where it does not hold when the page opens.
//!
//! A region that holds whole elements puts the attribute on them; one that holds words gets a `span`. Words that are an
//! adaptation under a condition always stand in their `span`, and `data-adapted` says when it has its class. In an
//! attribute or in the title nothing can change: these read as when the page opens.

use super::conditions::Conditions;
use crate::condition::Cond;
use crate::marked::{Conditional, Event};
use std::fmt::Write;
use std::ops::Range;

/// Elements that stand by themselves, never in a line: a region that begins with one holds whole elements only.
const BLOCKS: [&str; 24] = [
    "article", "caption", "dd", "div", "dl", "dt", "fieldset", "h1", "h2", "h3", "h4", "li", "nav", "ol", "p",
    "section", "table", "tbody", "td", "th", "thead", "tr", "ul", "header",
];
/// Elements without an end tag.
const VOID: [&str; 6] = ["br", "hr", "img", "input", "link", "meta"];
/// What marks words as an adaptation; each of both can stand in a region by itself.
const ADAPTED: [&str; 2] = ["<span class=\"adapted\">", "</span>"];
/// Elements whose content is no markup.
const RAW: [&str; 3] = ["title", "style", "script"];

/// A region of the template does not hold whole elements.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Torn;

/// What stands in the place of a slot.
pub type Fill<'f> = &'f dyn Fn(u32) -> String;

/// The page as HTML; its conditions are added to the others.
///
/// # Errors
/// When a region begins in one element and ends in another.
pub fn html(text: &Conditional, conditions: &mut Conditions, fill: Fill) -> Result<String, Torn> {
    let mut marks = Vec::new();
    collect(text.events(), &mut marks);
    let mut walk = Walk {
        text: text.text(),
        conditions,
        fill,
        html: String::new(),
        marks,
        next: 0,
        open: Vec::new(),
        in_mark: false,
    };
    walk.go()?;
    Ok(walk.html)
}

/// One end of a region, or a slot.
#[derive(Clone, Copy, Debug)]
enum Mark {
    Open { when: Cond, end: usize },
    Close,
    Slot(u32),
}

/// In the order of the text; where several stand at one place, as they nest.
fn collect(events: &[Event], marks: &mut Vec<(usize, Mark)>) {
    let mut ends: Vec<(usize, usize)> = Vec::new();
    for (n, event) in events.iter().enumerate() {
        while let Some((_, end)) = ends.pop_if(|(next, _)| *next <= n) {
            marks.push((end, Mark::Close));
        }
        match *event {
            Event::Region { start, end, when, next } => {
                marks.push((start as usize, Mark::Open { when, end: end as usize }));
                ends.push((next as usize, end as usize));
            }
            Event::Slot { at, slot } => marks.push((at as usize, Mark::Slot(slot))),
        }
    }
    marks.extend(ends.into_iter().rev().map(|(_, end)| (end, Mark::Close)));
}

/// What is open around a place.
enum Around {
    Element,
    /// A region that became a `span`.
    Span,
    /// A region whose elements bear its condition.
    Region(Cond),
    /// A region that holds one half of [`ADAPTED`].
    Mark(Cond),
}

struct Walk<'w, 'c> {
    text: &'w str,
    conditions: &'w mut Conditions<'c>,
    fill: Fill<'w>,
    html: String,
    marks: Vec<(usize, Mark)>,
    /// The first mark that has not been passed.
    next: usize,
    open: Vec<Around>,
    /// The region around half a mark has been dealt with, but not its end.
    in_mark: bool,
}

impl Walk<'_, '_> {
    fn go(&mut self) -> Result<(), Torn> {
        let mut at = 0;
        while at < self.text.len() {
            let tag = self.text[at..].find('<').map_or(self.text.len(), |length| at + length);
            self.words(at..tag)?;
            at = if tag < self.text.len() { self.tag(tag)? } else { tag };
        }
        self.words(at..at)?;
        if self.open.is_empty() { Ok(()) } else { Err(Torn) }
    }

    /// Text between two tags, with the marks in it and at both its ends.
    fn words(&mut self, place: Range<usize>) -> Result<(), Torn> {
        let mut from = place.start;
        while let Some((at, mark)) = self.marks.get(self.next).copied().filter(|(at, _)| *at <= place.end) {
            self.next += 1;
            self.run(from..at);
            from = at;
            match mark {
                Mark::Open { when, end } => self.enter(when, at..end),
                Mark::Close => self.leave()?,
                Mark::Slot(slot) => self.html.push_str(&(self.fill)(slot)),
            }
        }
        self.run(from..place.end);
        Ok(())
    }

    /// Words without a mark. Line breaks between elements belong to no region.
    fn run(&mut self, place: Range<usize>) {
        let words = &self.text[place];
        let around = self.around();
        if around.is_empty() || words.trim().is_empty() && words.contains('\n') || words.is_empty() {
            self.html.push_str(words);
        } else {
            let when = self.attributes(&around);
            let _ = write!(self.html, "<span{when}>{words}</span>");
        }
    }

    fn enter(&mut self, when: Cond, place: Range<usize>) {
        let inner = &self.text[place];
        if ADAPTED.contains(&inner) {
            return self.open.push(Around::Mark(when));
        }
        if is_elements(inner) {
            return self.open.push(Around::Region(when));
        }
        let mut around = self.around();
        around.push(when);
        let when = self.attributes(&around);
        let _ = write!(self.html, "<span{when}>");
        self.open.push(Around::Span);
    }

    fn leave(&mut self) -> Result<(), Torn> {
        if std::mem::take(&mut self.in_mark) {
            return Ok(());
        }
        match self.open.pop() {
            Some(Around::Span) => self.html.push_str("</span>"),
            Some(Around::Region(_)) => {}
            Some(Around::Element | Around::Mark(_)) | None => return Err(Torn),
        }
        Ok(())
    }

    /// Copies a tag that begins here, and what is no markup behind it; returns where it ends.
    fn tag(&mut self, start: usize) -> Result<usize, Torn> {
        let end = start + tag_length(&self.text[start..]);
        if let Some(Around::Mark(when)) = self.open.last() {
            self.mark(*when, start..end)?;
            return Ok(end);
        }
        let tag = self.fixed(start..end)?;
        let name = name(&tag);
        if tag.starts_with("</") {
            self.html.push_str(&tag);
            return if matches!(self.open.pop(), Some(Around::Element)) { Ok(end) } else { Err(Torn) };
        }
        let when = self.attributes(&self.around());
        let split = 1 + name.len();
        self.html.extend([&tag[..split], &when, &tag[split..]]);
        if RAW.contains(&name) {
            let close = format!("</{name}>");
            let behind = self.text[end..].find(&close).map_or(self.text.len(), |length| end + length + close.len());
            let inner = self.fixed(end..behind)?;
            self.html.push_str(&inner);
            return Ok(behind);
        }
        if !VOID.contains(&name) && !tag.starts_with("<!") {
            self.open.push(Around::Element);
        }
        Ok(end)
    }

    /// Half a mark of an adaptation.
    fn mark(&mut self, when: Cond, place: Range<usize>) -> Result<(), Torn> {
        self.open.pop();
        self.in_mark = true;
        if self.text[place].starts_with("</") {
            self.html.push_str(ADAPTED[1]);
            return if matches!(self.open.pop(), Some(Around::Element)) { Ok(()) } else { Err(Torn) };
        }
        let number = self.conditions.number(&[when]);
        let class = if self.conditions.hold(&[when]) { " class=\"adapted\"" } else { "" };
        let around = self.around();
        let shown = self.attributes(&around);
        let _ = write!(self.html, "<span data-adapted=\"{number}\"{class}{shown}>");
        self.open.push(Around::Element);
        Ok(())
    }

    /// A part that cannot change: without what does not show when the page opens.
    fn fixed(&mut self, place: Range<usize>) -> Result<String, Torn> {
        let (mut shown, mut from, mut hidden) = (String::new(), place.start, Vec::new());
        while let Some((at, mark)) = self.marks.get(self.next).copied().filter(|(at, _)| *at < place.end) {
            self.next += 1;
            if !hidden.contains(&true) {
                shown.push_str(&self.text[from..at]);
            }
            from = at;
            match mark {
                Mark::Open { when, .. } => hidden.push(!self.conditions.hold(&[when])),
                Mark::Close => drop(hidden.pop().ok_or(Torn)?),
                Mark::Slot(slot) if !hidden.contains(&true) => shown.push_str(&(self.fill)(slot)),
                Mark::Slot(_) => {}
            }
        }
        shown.push_str(&self.text[from..place.end]);
        if hidden.is_empty() { Ok(shown) } else { Err(Torn) }
    }

    /// The conditions of the regions that have been entered since the last element.
    fn around(&self) -> Vec<Cond> {
        let since = self.open.iter().rev().map_while(|around| match around {
            Around::Region(when) => Some(*when),
            Around::Element | Around::Span | Around::Mark(_) => None,
        });
        since.collect()
    }

    fn attributes(&mut self, around: &[Cond]) -> String {
        if around.is_empty() {
            return String::new();
        }
        let number = self.conditions.number(around);
        let hidden = if self.conditions.hold(around) { "" } else { " hidden" };
        format!(" data-when=\"{number}\"{hidden}")
    }
}

/// Whether a region holds whole elements that can bear its condition, and no words.
fn is_elements(inner: &str) -> bool {
    let first = inner.trim_start();
    first.starts_with('<') && BLOCKS.contains(&name(first)) || inner.starts_with('<') && is_one(inner)
}

/// Whether a text is one element and nothing else.
fn is_one(inner: &str) -> bool {
    let (mut depth, mut at) = (0_usize, 0);
    while at < inner.len() {
        let end = at + tag_length(&inner[at..]);
        let tag = &inner[at..end];
        match tag.starts_with("</") {
            true => depth = depth.saturating_sub(1),
            false if VOID.contains(&name(tag)) => {}
            false => depth += 1,
        }
        let next = inner[end..].find('<').map_or(inner.len(), |length| end + length);
        if depth == 0 {
            return end == inner.len();
        }
        at = next;
    }
    false
}

/// The bytes of the tag that the text begins with. In a quoted value a `>` does not end it.
fn tag_length(text: &str) -> usize {
    let mut quote = None;
    for (at, c) in text.char_indices() {
        match (quote, c) {
            (None, '>') => return at + 1,
            (None, '"' | '\'') => quote = Some(c),
            (Some(open), c) if open == c => quote = None,
            _ => {}
        }
    }
    text.len()
}

/// The name of the element that a tag begins or ends.
fn name(tag: &str) -> &str {
    let rest = tag.trim_start_matches(['<', '/']);
    let end = rest.find(|c: char| !c.is_ascii_alphanumeric()).unwrap_or(rest.len());
    &rest[..end]
}
