//! Footnotes, and what of the shared things is not used.

use super::super::Footnote;
use super::{Loader, Shared};
use crate::diagnostic::{Code, Diagnostic, Span};
use crate::id::Id;
use crate::reader::{At, Fields};

impl Loader<'_> {
    pub fn load_footnotes(&mut self, section: &mut Fields<'_>, shared: &mut Shared) {
        for mut fields in section.take_tables("footnote", self.found) {
            let id = fields.need_id("id", self.found);
            let when = self.take_when(&mut fields);
            fields.finish(self.found);
            let Some(At { value: id, at }) = id.filter(|id| self.define_record(id)) else { continue };
            shared.footnotes.push(Footnote { id, when, at });
            shared.footnote_used.push(false);
        }
    }

    pub fn report_unused(&mut self, shared: &Shared) {
        for (footnote, is_used) in shared.footnotes.iter().zip(&shared.footnote_used) {
            if !is_used {
                self.unused(&footnote.id, &footnote.at, "footnote");
            }
        }
        for (repeat, is_used) in shared.repeats.iter().zip(&shared.repeat_used) {
            if !is_used {
                self.unused(&repeat.id, &repeat.at, "repeat");
            }
        }
    }

    fn unused(&mut self, id: &Id, at: &Span, what: &str) {
        let message = format!("no record names the {what} `{id}`");
        self.found
            .push(Diagnostic::warning(Code::UNUSED, at.clone(), message).fix("remove it, or name it at a record"));
    }
}
