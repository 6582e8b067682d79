//! Just enough of HTML to look at pages that are well-formed: tags, attributes, text.

/// A piece of a page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Piece {
    Open(Tag),
    Close(String),
    Text(String),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tag {
    pub name: String,
    pub attributes: Vec<(String, String)>,
}

impl Tag {
    pub fn attribute(&self, name: &str) -> Option<&str> {
        self.attributes.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_str())
    }
}

const VOID: [&str; 4] = ["meta", "link", "!doctype", "br"];

pub fn pieces(html: &str) -> Vec<Piece> {
    let mut pieces = Vec::new();
    let mut rest = html;
    while let Some(start) = rest.find('<') {
        if start > 0 {
            pieces.push(Piece::Text(unescaped(&rest[..start])));
        }
        let end = start + end_of_tag(&rest[start..]);
        let inner = &rest[start + 1..end - 1];
        match inner.strip_prefix('/') {
            Some(name) => pieces.push(Piece::Close(name.to_owned())),
            None => pieces.push(Piece::Open(tag(inner))),
        }
        rest = &rest[end..];
        if inner.starts_with("style") {
            let end = rest.find("</style>").expect("a style ends");
            rest = &rest[end..];
        }
    }
    pieces
}

fn end_of_tag(text: &str) -> usize {
    let mut quoted = false;
    for (at, c) in text.char_indices() {
        match c {
            '"' => quoted = !quoted,
            '>' if !quoted => return at + 1,
            _ => {}
        }
    }
    panic!("a tag ends: {}", &text[..text.len().min(80)])
}

fn tag(inner: &str) -> Tag {
    let (name, mut rest) = inner.split_once([' ', '\n']).unwrap_or((inner, ""));
    let mut attributes = Vec::new();
    while let Some((key, after)) = rest.trim_start().split_once("=\"") {
        let (value, after) = after.split_once('"').expect("a value ends");
        let key = key.split_whitespace().last().unwrap_or_default();
        attributes.push((key.to_owned(), unescaped(value)));
        rest = after;
    }
    Tag { name: name.to_owned(), attributes }
}

fn unescaped(text: &str) -> String {
    let text = text.replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"").replace("&#39;", "'");
    text.replace("&#x27;", "'").replace("&#x2F;", "/").replace("&#x60;", "`").replace("&amp;", "&")
}

pub fn tags(html: &str) -> Vec<Tag> {
    pieces(html).into_iter().filter_map(|piece| if let Piece::Open(tag) = piece { Some(tag) } else { None }).collect()
}

/// All values of an attribute.
pub fn values(html: &str, attribute: &str) -> Vec<String> {
    tags(html).iter().filter_map(|tag| tag.attribute(attribute).map(str::to_owned)).collect()
}

/// The names of all tags, opened and closed, in their order: the page without its words.
pub fn skeleton(html: &str) -> Vec<String> {
    let name = |piece| match piece {
        Piece::Open(tag) => Some(format!("<{}>", tag.name)),
        Piece::Close(name) => Some(format!("</{name}>")),
        Piece::Text(_) => None,
    };
    pieces(html).into_iter().filter_map(name).collect()
}

/// Elements without anything to read in them, which should not be there: by name.
pub fn empty_elements(html: &str) -> Vec<String> {
    // Decoration counts as full.
    let mut open: Vec<(String, bool)> = Vec::new();
    let mut empty = Vec::new();
    for piece in pieces(html) {
        match piece {
            Piece::Text(text) if !text.trim().is_empty() => open.iter_mut().for_each(|(_, full)| *full = true),
            Piece::Open(tag) if !VOID.contains(&tag.name.as_str()) => {
                open.push((tag.name.clone(), tag.attribute("aria-hidden").is_some()));
            }
            Piece::Close(name) => {
                let (opened, full) = open.pop().expect("something is open");
                assert_eq!(opened, name, "tags pair");
                if !full && !["script", "style"].contains(&name.as_str()) {
                    empty.push(name);
                }
            }
            _ => {}
        }
    }
    assert!(open.is_empty(), "{open:?} is closed");
    empty
}

/// What is read within `<main>`, with single spaces.
pub fn main_text(html: &str) -> String {
    let within = pieces(html)
        .into_iter()
        .skip_while(|piece| !matches!(piece, Piece::Open(tag) if tag.name == "main"))
        .take_while(|piece| !matches!(piece, Piece::Close(name) if name == "main"));
    let text: String = within.map(|piece| if let Piece::Text(text) = piece { text } else { String::new() }).collect();
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}
