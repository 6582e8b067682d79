//! A package as XLIFF 1.2: one `file` for each file of messages, one `trans-unit` a message.

use super::{Entry, Incoming, Package, Stamp};
use crate::diagnostic::{Code, Diagnostic, Span};
use crate::locale::SOURCE;
use crate::locale::state::State;
use roxmltree::{Document, Node, ParsingOptions};
use std::fmt::Write as _;
use std::sync::Arc;

const NAMESPACE: &str = "urn:oasis:names:tc:xliff:document:1.2";

pub fn write(package: &Package) -> String {
    let mut xml =
        format!("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<xliff version=\"1.2\" xmlns=\"{NAMESPACE}\">\n");
    let target = escaped(&package.language.code);
    for entries in package.entries.chunk_by(|one, next| one.file == next.file) {
        let original = escaped(&entries[0].file);
        _ = writeln!(
            xml,
            "  <file original=\"{original}\" source-language=\"{SOURCE}\" target-language=\"{target}\" datatype=\"x-fluent\">\n    <body>"
        );
        for entry in entries {
            write_entry(&mut xml, entry);
        }
        xml.push_str("    </body>\n  </file>\n");
    }
    xml + "</xliff>\n"
}

fn write_entry(xml: &mut String, entry: &Entry) {
    let id = escaped(&entry.id);
    let approved = if entry.state == State::Translated { "yes" } else { "no" };
    _ = writeln!(
        xml,
        "      <trans-unit id=\"{id}\" resname=\"{id}\" approved=\"{approved}\" extradata=\"{}\" xml:space=\"preserve\">",
        entry.stamp()
    );
    _ = writeln!(xml, "        <source>{}</source>", escaped(&entry.source));
    if let Some(translation) = &entry.translation {
        _ = writeln!(xml, "        <target state=\"{}\">{}</target>", state(entry), escaped(translation));
        if let Some(former) = &entry.former {
            let (former, translation) = (escaped(former), escaped(translation));
            _ = writeln!(
                xml,
                "        <alt-trans alttranstype=\"previous-version\"><source>{former}</source><target>{translation}</target></alt-trans>"
            );
        }
    }
    for note in &entry.notes {
        _ = writeln!(xml, "        <note>{}</note>", escaped(note));
    }
    xml.push_str("      </trans-unit>\n");
}

fn state(entry: &Entry) -> &'static str {
    match entry.state {
        _ if entry.is_fuzzy() => "needs-adaptation",
        State::Translated => "final",
        _ => "needs-review-translation",
    }
}

/// For text and attributes alike. What XML cannot hold stands in no message either.
fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            '\r' => escaped.push_str("&#13;"),
            '\t' | '\n' => escaped.push(c),
            c if c.is_control() || matches!(c, '\u{FFFE}' | '\u{FFFF}') => escaped.push('\u{FFFD}'),
            c => escaped.push(c),
        }
    }
    escaped
}

/// Reads no document type declaration, so that no entity can be made to grow.
pub fn read(path: &Arc<str>, text: &str, found: &mut Vec<Diagnostic>) -> Vec<Incoming> {
    let text = text.trim_start_matches('\u{FEFF}');
    if let Some(at) = too_deep(text) {
        let fault =
            Diagnostic::error(Code::BAD_EXCHANGE_FILE, Span::new(path, at..at + 1), "elements are nested too deeply");
        found.push(fault.fix("export the language anew, and put the words into that file"));
        return Vec::new();
    }
    let options = ParsingOptions { allow_dtd: false, nodes_limit: 1_000_000, ..ParsingOptions::default() };
    match Document::parse_with_options(text, options) {
        Ok(document) => {
            let units = document.descendants().filter(|node| node.tag_name().name() == "trans-unit");
            units.filter_map(|node| incoming(path, node, found)).collect()
        }
        Err(error) => {
            let at = text.find("<!DOCTYPE").unwrap_or_else(|| offset(text, error.pos()));
            let length = text[at..].chars().next().map_or(0, char::len_utf8);
            let message = format!("this is no XML that can be read: {}", without_place(&error.to_string()));
            let fault = Diagnostic::error(Code::BAD_EXCHANGE_FILE, Span::new(path, at..at + length), message);
            found.push(fault.fix("save it anew with the tool that wrote it"));
            Vec::new()
        }
    }
}

fn incoming(path: &Arc<str>, node: Node<'_, '_>, found: &mut Vec<Diagnostic>) -> Option<Incoming> {
    let start = node.range().start;
    let at = Span::new(path, start..start + "<trans-unit".len());
    let child = |name: &str| node.children().find(|child| child.tag_name().name() == name);
    let Some(id) = node.attribute("resname").or_else(|| node.attribute("id")).filter(|id| !id.is_empty()) else {
        let fault = Diagnostic::error(Code::BAD_EXCHANGE_FILE, at, "a `trans-unit` without an `id`; it is left out");
        found.push(fault.fix("export the language anew, and put the words into that file"));
        return None;
    };
    let target = child("target");
    let state = target.and_then(|target| target.attribute("state")).unwrap_or_default();
    Some(Incoming {
        id: id.to_owned(),
        source: child("source").map(text_of),
        translation: target.map(text_of).unwrap_or_default(),
        is_placeholder: false,
        is_fuzzy: state == "new" || (state.starts_with("needs-") && state != "needs-review-translation"),
        stamp: node.attribute("extradata").map_or(Stamp::Unknown, Stamp::parse),
        at,
    })
}

/// Tools may wrap parts of a text into elements of their own.
fn text_of(node: Node<'_, '_>) -> String {
    node.descendants().filter(Node::is_text).filter_map(|node| node.text()).collect()
}

/// The byte at which more elements are open than any exchange file has.
fn too_deep(text: &str) -> Option<usize> {
    const MOST: usize = 64;
    let mut depth = 0_usize;
    for (at, _) in text.match_indices('<') {
        let rest = &text[at + 1..];
        if rest.starts_with('/') {
            depth = depth.saturating_sub(1);
        } else if rest.starts_with(|c: char| c.is_alphabetic() || c == '_') {
            let is_empty = rest.find('>').is_some_and(|end| rest[..end].ends_with('/'));
            depth += usize::from(!is_empty);
            if depth > MOST {
                return Some(at);
            }
        }
    }
    None
}

/// The byte of a place that is given by lines and characters from 1.
fn offset(text: &str, place: roxmltree::TextPos) -> usize {
    let line = text.split_inclusive('\n').take((place.row as usize).saturating_sub(1)).map(str::len).sum::<usize>();
    let rest = &text[line.min(text.len())..];
    let column = rest.char_indices().nth((place.col as usize).saturating_sub(1)).map_or(rest.len(), |(at, _)| at);
    line.min(text.len()) + column
}

/// The parser's own words, without the place at their end.
fn without_place(error: &str) -> &str {
    error.rsplit_once(" at ").map_or(error, |(words, _)| words)
}
