//! Ids that name messages and anchors: each stands for one thing in the whole project.

use super::Loader;
use crate::diagnostic::{Code, Diagnostic, Span};
use crate::id::Id;
use crate::reader::{At, Names};

/// Beginnings of messages that are not a record's.
const PREFIXES: [&str; 17] = [
    "component-",
    "edition-",
    "empty-",
    "expansion-",
    "group-",
    "kind-",
    "page-",
    "phase-",
    "preset-",
    "publisher-",
    "quantity-",
    "receives-",
    "repeat-",
    "signal-",
    "stage-",
    "step-",
    "ui-",
];

#[derive(Default)]
pub struct PageNames {
    anchors: Names,
    messages: Names,
    sections: Names,
    repeats: Names,
}

impl Loader<'_> {
    /// Notes the id of a record or a footnote: its message and its anchor. Whether it can be used.
    pub fn define_record(&mut self, id: &At<Id>) -> bool {
        self.is_free(id) && self.names.anchors.define(id, self.found) && self.names.messages.define(id, self.found)
    }

    /// Notes an anchor that is made from an id.
    pub fn define_anchor(&mut self, anchor: &str, at: &Span) -> bool {
        self.names.anchors.define_as(anchor, at, self.found)
    }

    pub fn define_step(&mut self, id: &At<Id>) -> bool {
        self.names.anchors.define(id, self.found)
    }

    pub fn define_section(&mut self, id: &At<Id>) -> bool {
        self.names.sections.define(id, self.found)
    }

    pub fn define_repeat(&mut self, id: &At<Id>) -> bool {
        self.names.repeats.define(id, self.found)
    }

    /// Notes an item of a list: its message is made from both ids.
    pub fn define_item(&mut self, list: &Id, id: &At<Id>) -> bool {
        self.names.messages.define_as(&format!("{list}-{}", id.value), &id.at, self.found)
    }

    /// Reports an id whose message would look like another kind of thing's.
    pub fn is_free(&mut self, id: &At<Id>) -> bool {
        let text = id.value.as_str();
        let prefix = PREFIXES.iter().find(|prefix| text.starts_with(*prefix));
        if let Some(prefix) = prefix {
            let message = format!("ids that begin with `{prefix}` belong to another kind of message");
            self.found.push(Diagnostic::error(Code::RESERVED_ID, id.at.clone(), message).fix("choose another id"));
        }
        prefix.is_none()
    }
}
