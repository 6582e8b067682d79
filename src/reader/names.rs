//! Names that may be given only once.

use super::At;
use crate::diagnostic::{Code, Diagnostic, Span};
use crate::id::Id;
use std::collections::BTreeMap;

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
        let message = format!("`{name}` is already the id of something else");
        found.push(
            Diagnostic::error(Code::DUPLICATE_ID, at.clone(), message)
                .also(first.clone(), "first defined here")
                .fix("choose another id"),
        );
        false
    }
}
