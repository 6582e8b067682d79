//! `content/scoring/<subject>.toml`.

use super::{Known, Loader};
use crate::catalogue::Id;
use crate::condition::Cond;
use crate::content::scoring::{Giver, Line, Stage, Subject};
use crate::diagnostic::{Code, Diagnostic, Span};
use crate::reader::{At, Fields};

/// The titles and anchors that are made from a subject's id have room for it.
const LONGEST: usize = 80;

impl Loader<'_> {
    pub(super) fn load_subject(&mut self, path: &str, mut fields: Fields<'_>, known: &Known) -> Option<Subject> {
        let id = self.take_file_id(&mut fields, path);
        let when = self.take_whens(&mut fields);
        let records = self.take_givers(&mut fields, known);
        let mut tables: Vec<(bool, Fields<'_>)> = Vec::new();
        for (key, is_row) in [("row", true), ("note", false)] {
            tables.extend(fields.take_tables(key, self.found).into_iter().map(|table| (is_row, table)));
        }
        fields.finish(self.found);
        tables.sort_by_key(|(_, table)| table.at().bytes.start);
        let At { value: id, at } = id.filter(|id| self.define_subject(id))?;
        let mut lines = Vec::new();
        for (is_row, table) in tables {
            self.load_line(is_row, table, &id, known, &mut lines);
        }
        self.report_stages(&lines);
        Some(Subject { id, when, records, lines, at })
    }

    /// `when` with `when-during` and with `when-final`.
    pub(super) fn take_whens(&mut self, fields: &mut Fields<'_>) -> [Cond; 2] {
        let both = self.take_when(fields);
        ["when-during", "when-final"].map(|key| {
            let text = fields.take_text(key, self.found);
            let more = text.and_then(|text| self.catalogue.read_condition(&text, self.found)).unwrap_or(Cond::ALWAYS);
            self.catalogue.circuit.and([both, more])
        })
    }

    fn take_givers(&mut self, fields: &mut Fields<'_>, known: &Known) -> Vec<Giver> {
        let names = fields.take_ids("records", self.found);
        names.iter().filter_map(|name| self.find_giver(name, known)).collect()
    }

    /// Its title, and the anchors of the captions over its rows.
    fn define_subject(&mut self, id: &At<Id>) -> bool {
        if id.value.as_str().len() > LONGEST {
            let message = format!("the id of what is scored has at most {LONGEST} characters");
            self.found.push(Diagnostic::error(Code::BAD_ID, id.at.clone(), message));
            return false;
        }
        let anchors = Stage::WORDS.iter().map(|(word, _)| format!("{}-{word}", id.value));
        let all: Vec<String> = anchors.chain([format!("scoring-{}", id.value)]).collect();
        all.iter().all(|anchor| self.define_anchor(anchor, &id.at))
    }

    /// Stages follow one another: the page shows rows by stage, and so should the file.
    fn report_stages(&mut self, lines: &[Line]) {
        let rows: Vec<(Stage, &Span)> = lines.iter().filter_map(|l| Some((l.row.as_ref()?.stage, &l.at))).collect();
        for pair in rows.windows(2).filter(|pair| pair[0].0 > pair[1].0) {
            let message =
                format!("a row of the stage `{}` stands behind one of `{}`", pair[1].0.word(), pair[0].0.word());
            let fault = Diagnostic::error(Code::MISPLACED_RECORD, pair[1].1.clone(), message);
            let fault = fault.also(pair[0].1.clone(), "the row of the later stage");
            self.found.push(fault.fix("put the rows into the order prologue, core, modifier, total, epilogue"));
        }
    }
}
