//! PO as other tools write it. An entry with a fault is refused, and all others are read.

use crate::diagnostic::{Code, Diagnostic, Span};
use crate::translation::exchange::{Incoming, STAMP, Stamp};
use std::sync::Arc;

pub fn read(path: &Arc<str>, text: &str, found: &mut Vec<Diagnostic>) -> Vec<Incoming> {
    let mut reader = Reader { path, found, incoming: Vec::new(), entry: Entry::default() };
    let mut at = 0;
    for line in text.split_inclusive('\n') {
        let content = line.trim_end_matches(['\n', '\r']);
        let skipped = if at == 0 && content.starts_with('\u{FEFF}') { '\u{FEFF}'.len_utf8() } else { 0 };
        reader.line(&content[skipped..], at + skipped);
        at += line.len();
    }
    reader.finish();
    reader.incoming
}

/// The fields of an entry that are texts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Field {
    Context,
    Id,
    Plural,
    Text,
}

#[derive(Default)]
struct Entry {
    context: Option<String>,
    id: Option<String>,
    text: Option<String>,
    is_plural: bool,
    is_fuzzy: bool,
    stamp: Option<Stamp>,
    /// The field that the next line of text belongs to.
    open: Option<Field>,
    /// Of its first field, and up to the end of that line.
    at: Option<Span>,
    /// It has a fault, which was reported.
    is_refused: bool,
}

struct Reader<'r> {
    path: &'r Arc<str>,
    found: &'r mut Vec<Diagnostic>,
    incoming: Vec<Incoming>,
    entry: Entry,
}

impl Reader<'_> {
    fn line(&mut self, line: &str, at: usize) {
        let trimmed = line.trim_start();
        let at = at + line.len() - trimmed.len();
        if trimmed.is_empty() {
            // A blank line ends what is an entry; some tools put one behind the comments.
            if self.entry.text.is_some() || self.entry.is_refused {
                self.finish();
            }
        } else if let Some(comment) = trimmed.strip_prefix('#') {
            self.comment(comment);
        } else if trimmed.starts_with('"') {
            self.text(trimmed, at, self.entry.open);
        } else {
            self.keyword(trimmed, at);
        }
    }

    fn comment(&mut self, comment: &str) {
        if self.entry.text.is_some() || self.entry.is_refused {
            self.finish();
        }
        if let Some(flags) = comment.strip_prefix(',') {
            self.entry.is_fuzzy |= flags.split(',').any(|flag| flag.trim() == "fuzzy");
        } else if let Some(stamp) = comment.strip_prefix('.').and_then(|note| note.trim().strip_prefix(STAMP)) {
            self.entry.stamp = Some(Stamp::parse(stamp));
        }
    }

    fn keyword(&mut self, line: &str, at: usize) {
        let end = line.find(|c: char| c == '"' || c.is_whitespace()).unwrap_or(line.len());
        let (keyword, rest) = line.split_at(end);
        let field = match keyword {
            "msgctxt" => Field::Context,
            "msgid" => Field::Id,
            "msgid_plural" => Field::Plural,
            keyword if keyword == "msgstr" || keyword.starts_with("msgstr[") => Field::Text,
            _ => {
                let message = format!(
                    "a line of a PO file begins with a keyword or a quotation mark, not with `{}`",
                    shown(keyword)
                );
                return self.refuse(at, keyword.len(), message, "write `msgstr` and the text between quotation marks");
            }
        };
        let begins = field <= Field::Id && self.entry.open.is_some_and(|open| open >= field);
        if begins || (self.entry.is_refused && field == Field::Context) {
            self.finish();
        }
        if self.entry.at.is_none() {
            self.entry.at = Some(Span::new(self.path, at..at + line.len()));
        }
        self.entry.is_plural |= field == Field::Plural;
        let place = at + line.len() - rest.trim_start().len();
        self.text(rest.trim_start(), place, Some(field));
    }

    /// A text between quotation marks, added to its field.
    fn text(&mut self, line: &str, at: usize, field: Option<Field>) {
        let Some(field) = field else {
            return self.refuse(at, line.len(), "this text belongs to no keyword", "put `msgid` or `msgstr` before it");
        };
        self.entry.open = Some(field);
        match unquoted(line) {
            Ok(text) => {
                let own = match field {
                    Field::Context => &mut self.entry.context,
                    Field::Id => &mut self.entry.id,
                    Field::Plural => return,
                    Field::Text => &mut self.entry.text,
                };
                own.get_or_insert_default().push_str(&text);
            }
            Err((place, message)) => {
                let length = line[place..].chars().next().map_or(0, char::len_utf8);
                self.refuse(
                    at + place,
                    length,
                    message,
                    "write the text between quotation marks, and a quotation mark in it as `\\\"`",
                );
            }
        }
    }

    fn refuse(&mut self, at: usize, length: usize, message: impl Into<String>, fix: &str) {
        let end = at + length;
        if !std::mem::replace(&mut self.entry.is_refused, true) {
            let message = format!("{}; this entry is left out", message.into());
            self.found
                .push(Diagnostic::error(Code::BAD_EXCHANGE_FILE, Span::new(self.path, at..end), message).fix(fix));
        }
    }

    fn finish(&mut self) {
        let entry = std::mem::take(&mut self.entry);
        let Some(at) = entry.at.filter(|_| !entry.is_refused) else { return };
        if entry.context.is_none() && entry.id.as_deref() == Some("") {
            return;
        }
        let fault = match (&entry.context, &entry.id, &entry.text) {
            _ if entry.is_plural => "an entry with `msgid_plural`: plurals stand inside of a text, as Fluent has them",
            (Some(id), Some(_), Some(_)) if !id.is_empty() => {
                self.incoming.push(Incoming {
                    id: id.clone(),
                    source: entry.id,
                    translation: entry.text.unwrap_or_default(),
                    is_placeholder: false,
                    is_fuzzy: entry.is_fuzzy,
                    stamp: entry.stamp.unwrap_or(Stamp::Unknown),
                    at,
                });
                return;
            }
            (None | Some(_), Some(_), Some(_)) => "an entry without the id of its message as `msgctxt`",
            _ => "an entry without `msgid` or `msgstr`",
        };
        let fix = "export the language anew, and put the words into that file";
        self.found.push(Diagnostic::error(Code::BAD_EXCHANGE_FILE, at, format!("{fault}; it is left out")).fix(fix));
    }
}

/// What stands between the quotation marks; else the byte of the fault, and what it is.
fn unquoted(line: &str) -> Result<String, (usize, &'static str)> {
    let unclosed = "the quotation mark at the end of the line is missing";
    let last = line.char_indices().last().map_or(0, |(at, _)| at);
    let inner = line.strip_prefix('"').ok_or((0, "there is no quotation mark before the text"))?;
    let mut text = String::with_capacity(inner.len());
    let mut chars = inner.char_indices();
    while let Some((at, c)) = chars.next() {
        match c {
            '"' if inner[at + 1..].trim().is_empty() => return Ok(text),
            '"' => return Err((at + 1, "there is something behind the closing quotation mark")),
            '\\' => match chars.next().ok_or((last, unclosed))?.1 {
                'n' => text.push('\n'),
                't' => text.push('\t'),
                'r' => text.push('\r'),
                c @ ('"' | '\\') => text.push(c),
                _ => return Err((at + 1, "there is no such sequence behind a backslash")),
            },
            c => text.push(c),
        }
    }
    Err((last, unclosed))
}

fn shown(word: &str) -> String {
    word.chars().take(40).collect::<String>().escape_debug().to_string()
}
