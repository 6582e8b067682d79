//! Wikitext with HTML in it as a row of pieces, each with its place. Nothing is repaired silently and nothing is lost:
//! the places of the pieces cover the whole text.

use super::attribute::{self, Attribute};
use std::ops::Range;

/// A piece of the text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Piece {
    pub at: Range<usize>,
    pub token: Token,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Token {
    Text,
    /// `name` in lower case.
    Open {
        name: String,
        attributes: Vec<Attribute>,
        closes_itself: bool,
    },
    Close {
        name: String,
    },
    Comment,
    /// So many apostrophes: 2 for italics, 3 for bold, 5 for both.
    Quote(usize),
    /// `{{`.
    TemplateOpen,
    TemplateClose,
    /// `{{{1|}}}`: what the page is called with.
    Parameter,
    /// `|`, wherever it stands.
    Pipe,
    /// `[[`.
    LinkOpen,
    LinkClose,
}

/// A slip in the writing of a tag.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    pub at: Range<usize>,
    pub slip: Slip,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Slip {
    /// The `>` of a tag.
    NoAngle,
    /// The closing quote of an attribute.
    NoQuote,
    DoubledQuote,
    TypographicQuote,
    /// `</uL>`.
    MixedCase,
    /// `<!--` without an end.
    NoCommentEnd,
    /// `'` before or behind markup for bold.
    StrayApostrophe,
}

/// The names that make a `<` a tag; of everything else it is a sign.
const TAGS: [&str; 53] = [
    "a",
    "b",
    "big",
    "blockquote",
    "br",
    "caption",
    "center",
    "code",
    "dd",
    "del",
    "div",
    "dl",
    "dt",
    "em",
    "font",
    "gallery",
    "h1",
    "h2",
    "h3",
    "h4",
    "h5",
    "h6",
    "hr",
    "i",
    "includeonly",
    "ins",
    "languages",
    "li",
    "noinclude",
    "nowiki",
    "ol",
    "onlyinclude",
    "p",
    "pre",
    "ref",
    "references",
    "s",
    "section",
    "small",
    "span",
    "strong",
    "sub",
    "sup",
    "table",
    "tbody",
    "td",
    "th",
    "thead",
    "tr",
    "translate",
    "tvar",
    "u",
    "ul",
];

/// Longer ones are text.
const LONGEST_PARAMETER: usize = 200;

/// All pieces, and the slips in tags.
#[must_use]
pub fn tokens(text: &str) -> (Vec<Piece>, Vec<Fault>) {
    let mut lexer = Lexer { text, at: 0, pieces: Vec::new(), faults: Vec::new(), comments: true };
    while lexer.at < text.len() {
        lexer.next();
    }
    (lexer.pieces, lexer.faults)
}

struct Lexer<'t> {
    text: &'t str,
    at: usize,
    pieces: Vec<Piece>,
    faults: Vec<Fault>,
    /// Whether a comment can still end.
    comments: bool,
}

impl Lexer<'_> {
    fn next(&mut self) {
        let (start, rest) = (self.at, &self.text[self.at..]);
        match rest.as_bytes()[0] {
            b'<' if rest.starts_with("<!--") => self.comment(),
            b'<' => self.tag(),
            b'\'' if rest.starts_with("''") => self.quote(),
            b'{' if rest.starts_with("{{{") => self.parameter(),
            b'{' if rest.starts_with("{{") => self.push(start..start + 2, Token::TemplateOpen),
            b'}' if rest.starts_with("}}") => self.push(start..start + 2, Token::TemplateClose),
            b'[' if rest.starts_with("[[") => self.push(start..start + 2, Token::LinkOpen),
            b']' if rest.starts_with("]]") => self.push(start..start + 2, Token::LinkClose),
            b'|' => self.push(start..start + 1, Token::Pipe),
            _ => self.text(0),
        }
    }

    fn push(&mut self, at: Range<usize>, token: Token) {
        self.at = at.end;
        self.pieces.push(Piece { at, token });
    }

    /// Text up to the next sign that may begin something. Its first character is taken in any case.
    fn text(&mut self, least: usize) {
        let start = self.at;
        let from = start + least.max(self.text[start..].chars().next().map_or(1, char::len_utf8));
        let signs = |c: char| matches!(c, '<' | '\'' | '{' | '}' | '[' | ']' | '|');
        let end = self.text[from..].find(signs).map_or(self.text.len(), |length| from + length);
        self.at = end;
        match self.pieces.last_mut() {
            Some(Piece { at, token: Token::Text }) if at.end == start => at.end = end,
            _ => self.pieces.push(Piece { at: start..end, token: Token::Text }),
        }
    }

    fn comment(&mut self) {
        let start = self.at;
        let end = if self.comments { self.text[start..].find("-->") } else { None };
        let Some(length) = end else {
            self.comments = false;
            self.faults.push(Fault { at: start..start + 4, slip: Slip::NoCommentEnd });
            return self.text(4);
        };
        self.push(start..start + length + 3, Token::Comment);
    }

    fn quote(&mut self) {
        let count = self.text[self.at..].bytes().take_while(|byte| *byte == b'\'').count();
        let marks = match count {
            4 => 3,
            6.. => 5,
            count => count,
        };
        if marks != count {
            self.faults.push(Fault { at: self.at..self.at + count, slip: Slip::StrayApostrophe });
        }
        let start = self.at + count - marks;
        if start > self.at {
            self.push(self.at..start, Token::Text);
        }
        self.push(start..start + marks, Token::Quote(marks));
    }

    fn parameter(&mut self) {
        let (start, rest) = (self.at, &self.text.as_bytes()[self.at + 3..]);
        let near = &rest[..rest.len().min(LONGEST_PARAMETER)];
        let end = near.windows(3).position(|three| three == b"}}}");
        match end.filter(|end| !near[..*end].contains(&b'{')) {
            Some(end) => self.push(start..start + end + 6, Token::Parameter),
            None => self.push(start..start + 2, Token::TemplateOpen),
        }
    }

    fn tag(&mut self) {
        let start = self.at;
        let is_end = self.text[start + 1..].starts_with('/');
        let name_at = start + 1 + usize::from(is_end);
        let length = self.text[name_at..].bytes().take_while(u8::is_ascii_alphanumeric).count();
        let written = &self.text[name_at..name_at + length];
        let name = written.to_lowercase();
        if TAGS.binary_search(&name.as_str()).is_err() {
            return self.text(1);
        }
        if written.bytes().any(|byte| byte.is_ascii_uppercase()) {
            self.faults.push(Fault { at: name_at..name_at + length, slip: Slip::MixedCase });
        }
        if is_end { self.end_tag(name, name_at + length) } else { self.start_tag(name, name_at + length) }
    }

    fn end_tag(&mut self, name: String, behind: usize) {
        let start = self.at;
        let rest = self.text[behind..].trim_start();
        let end = if rest.starts_with('>') {
            self.text.len() - rest.len() + 1
        } else {
            self.faults.push(Fault { at: start..behind, slip: Slip::NoAngle });
            behind
        };
        self.push(start..end, Token::Close { name });
    }

    fn start_tag(&mut self, name: String, behind: usize) {
        let start = self.at;
        let read = attribute::read(self.text, behind, &mut self.faults);
        let token = Token::Open { name, attributes: read.all, closes_itself: read.closes_itself };
        self.push(start..read.end, token);
    }
}
