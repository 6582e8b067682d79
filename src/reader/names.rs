//! Names that may be given only once.

use super::{At, shorten};
use crate::diagnostic::{Code, Diagnostic, Span};
use crate::id::Id;
use std::collections::BTreeMap;

/// Names of devices, which some systems let no file or folder have.
const DEVICES: [&str; 4] = ["aux", "con", "nul", "prn"];

/// Reports an id that a folder of the site cannot have everywhere. Whether it can.
pub fn is_folder_name(id: &At<Id>, found: &mut Vec<Diagnostic>) -> bool {
    let text = id.value.as_str();
    let numbered = |device| text.strip_prefix(device).is_some_and(|rest| matches!(rest.as_bytes(), [b'1'..=b'9']));
    let is_device = DEVICES.contains(&text) || numbered("com") || numbered("lpt");
    if is_device {
        let message = format!("`{text}` cannot be the name of a folder on every system");
        found.push(Diagnostic::error(Code::RESERVED_ID, id.at.clone(), message).fix("choose another id"));
    }
    !is_device
}

/// The names that have been given, and where.
#[derive(Clone, Debug, Default)]
pub struct Names(BTreeMap<String, Span>);

impl Names {
    /// Notes a name; one that was given before is reported. Whether it is new.
    pub fn define(&mut self, id: &At<Id>, found: &mut Vec<Diagnostic>) -> bool {
        self.define_as(id.value.as_str(), &id.at, found)
    }

    /// Notes a name that is made from an id: a message's, an anchor's.
    pub fn define_as(&mut self, name: &str, at: &Span, found: &mut Vec<Diagnostic>) -> bool {
        let Some(first) = self.0.get(name) else {
            self.0.insert(name.to_owned(), at.clone());
            return true;
        };
        let message = format!("`{}` already stands for something else", shorten(name));
        found.push(
            Diagnostic::error(Code::DUPLICATE_ID, at.clone(), message)
                .also(first.clone(), "first defined here")
                .fix("choose another name"),
        );
        false
    }
}
