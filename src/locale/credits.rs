//! Who translated a language: `locales/<lang>/language.toml`.

use crate::diagnostic::{Code, Diagnostic};
use crate::marked::is_marker;
use crate::reader::{Source, Text};
use crate::tree::InputTree;

/// A person who translates.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Translator {
    pub name: String,
    /// An address of the web, if one was given: nothing else becomes a link.
    pub url: Option<String>,
    /// What was given instead, to be read.
    pub contact: Option<String>,
}

/// The translators of a language, in the order of the file. Without a file there are none.
pub(super) fn read(tree: &InputTree, code: &str, found: &mut Vec<Diagnostic>) -> Vec<Translator> {
    let path = format!("locales/{code}/language.toml");
    let Some(bytes) = tree.0.get(&path) else { return Vec::new() };
    let Some(source) = Source::open(&path, bytes, found) else { return Vec::new() };
    let mut fields = source.table(found);
    let texts = fields.take_texts("translators", found);
    fields.finish(found);
    texts.iter().filter(|text| is_fit(text, found)).map(|text| translator(&text.value)).collect()
}

/// Invisible characters could hide or reorder what stands around.
fn is_fit(text: &Text, found: &mut Vec<Diagnostic>) -> bool {
    let turns = |c| matches!(c, '\u{200E}' | '\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}');
    let forbidden = text.value.chars().find(|c| c.is_control() || is_marker(*c) || turns(*c));
    if let Some(c) = forbidden {
        let message = format!("the character U+{:04X} may not stand in a name", u32::from(c));
        found.push(Diagnostic::error(Code::FORBIDDEN_CHARACTER, text.at.clone(), message).fix("remove it"));
    }
    forbidden.is_none()
}

/// `Name <contact>`, or a mere name.
fn translator(text: &str) -> Translator {
    let parts = text.trim().strip_suffix('>').and_then(|text| text.rsplit_once('<'));
    let Some((name, contact)) = parts else {
        return Translator { name: text.trim().to_owned(), url: None, contact: None };
    };
    let contact = contact.trim().to_owned();
    let is_url = contact.starts_with("https://") && !contact.contains(char::is_whitespace);
    let (url, contact) = if is_url { (Some(contact), None) } else { (None, Some(contact)) };
    Translator { name: name.trim().to_owned(), url, contact }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, name: &str, url: Option<&str>, contact: Option<&str>) {
        let expected =
            Translator { name: name.into(), url: url.map(str::to_owned), contact: contact.map(str::to_owned) };
        assert_eq!(translator(text), expected);
    }

    #[test]
    fn only_addresses_of_the_web_are_links() {
        check("Anna", "Anna", None, None);
        check("Anna <https://example.org/anna>", "Anna", Some("https://example.org/anna"), None);
        check("Anna <anna@example.org>", "Anna", None, Some("anna@example.org"));
        check("Anna <javascript:alert(1)>", "Anna", None, Some("javascript:alert(1)"));
        check("Anna < b", "Anna < b", None, None);
    }
}
