//! A row or a note of a subject.

use super::{Known, Loader};
use crate::catalogue::Id;
use crate::content::scoring::{Line, Moment, PointsKind, Receives, Row, Stage};
use crate::diagnostic::{Code, Diagnostic};
use crate::reader::{At, Fields, choose, find};

const MOMENTS: [(&str, Moment); 2] = [("during", Moment::During), ("final", Moment::Final)];
/// Notes nested deeper than this cannot be read on a page either.
const DEEPEST: usize = 4;

impl Loader<'_> {
    pub(super) fn load_line(
        &mut self,
        is_row: bool,
        mut fields: Fields<'_>,
        subject: &Id,
        known: &Known,
        lines: &mut Vec<Line>,
    ) {
        let id = fields.need_id("id", self.found);
        let when = self.take_whens(&mut fields);
        let numbers = self.take_numbers(&mut fields);
        let publishers = self.take_publishers(&mut fields);
        let editions = self.take_editions(&mut fields);
        let parent = if is_row { None } else { self.take_above(&mut fields, lines) };
        let (row, told) = if is_row {
            let row = self.take_row(&mut fields, known);
            let told = row.as_ref().map_or([true; 2], |row| [0, 1].map(|moment| row.worth[moment].is_some()));
            (row, told)
        } else {
            (None, self.take_told(&mut fields, parent.map(|parent: usize| &lines[parent])))
        };
        fields.finish(self.found);
        let Some(At { value: id, at }) = id.filter(|id| self.is_of_subject(id, is_row, subject)) else { return };
        if !self.define_record(&At { value: id.clone(), at: at.clone() }) || (is_row && row.is_none()) {
            return;
        }
        let when = [0, 1].map(|moment| told[moment].then_some(when[moment]));
        lines.push(Line { id, parent, when, row, numbers, publishers, editions, at });
    }

    fn take_row(&mut self, fields: &mut Fields<'_>, known: &Known) -> Option<Row> {
        let stage = fields.need_text("stage", self.found).and_then(|text| choose(&text, Stage::WORDS, self.found));
        let points = fields.need_text("kind", self.found).and_then(|text| choose(&text, PointsKind::WORDS, self.found));
        let receives =
            fields.need_text("receives", self.found).and_then(|text| choose(&text, Receives::WORDS, self.found));
        let at = fields.at();
        let is_given = ["during", "final"].map(|key| fields.has(key));
        let worth = ["during", "final"].map(|key| self.take_worth(fields, key, known));
        if is_given == [false; 2] {
            let fault = Diagnostic::error(
                Code::MISSING_KEY,
                at,
                "a row brings something `during` the game or in the `final` sum",
            );
            self.found.push(fault.fix("write `during = \"…\"`, `final = \"…\"` or both"));
        }
        let triggers = self.take_triggers(fields);
        let below_zero = fields.take_bool("below-zero", self.found).unwrap_or(false);
        let final_words = fields.take_bool("final-words", self.found).unwrap_or(false);
        let record = fields.take_id("record", self.found);
        let giver = record.and_then(|name| self.find_giver(&name, known));
        let sources = self.take_row_sources(fields, known);
        let is_whole = (0..2).all(|moment| worth[moment].is_some() == is_given[moment]) && is_given != [false; 2];
        let (stage, points, receives) = (stage?, points?, receives?);
        let row = Row { stage, points, receives, worth, triggers, below_zero, final_words, giver, sources };
        is_whole.then_some(row)
    }

    fn take_triggers(&mut self, fields: &mut Fields<'_>) -> Vec<usize> {
        let names = fields.take_texts("triggers", self.found);
        names
            .iter()
            .filter_map(|text| {
                let name = At { value: &text.value, at: text.at.clone() };
                self.catalogue.find_signal(&name, self.found)
            })
            .collect()
    }

    fn take_row_sources(&mut self, fields: &mut Fields<'_>, known: &Known) -> Vec<usize> {
        let names = fields.take_ids("sources", self.found);
        let ids = known.scoring.sources.iter().map(|source| source.id.as_str());
        let find = |name: &At<Id>| find(name, ids.clone(), (Code::UNKNOWN_SOURCE, "source"), self.found);
        names.iter().filter_map(find).collect()
    }

    /// `under`: a row or a note above.
    fn take_above(&mut self, fields: &mut Fields<'_>, lines: &[Line]) -> Option<usize> {
        let name = fields.take_id("under", self.found)?;
        let above = lines.iter().map(|line| line.id.as_str());
        let what = (Code::UNKNOWN_RECORD, "row or note above, of the same subject,");
        let parent = find(&name, above, what, self.found)?;
        let depth = std::iter::successors(Some(parent), |line| lines[*line].parent).count();
        if depth > DEEPEST {
            let message = "notes are nested too deeply";
            self.found.push(Diagnostic::error(Code::MISPLACED_RECORD, name.at.clone(), message));
        }
        (depth <= DEEPEST).then_some(parent)
    }

    /// When a note is told: `at`, and never without what it stands under.
    fn take_told(&mut self, fields: &mut Fields<'_>, parent: Option<&Line>) -> [bool; 2] {
        let moment = fields.take_text("at", self.found).and_then(|text| choose(&text, &MOMENTS, self.found));
        Moment::ALL.map(|own| {
            moment.is_none_or(|moment| moment == own) && parent.is_none_or(|above| above.when[own as usize].is_some())
        })
    }

    /// The only row of a subject is called as it; others begin with its name, so that they are found.
    fn is_of_subject(&mut self, id: &At<Id>, is_row: bool, subject: &Id) -> bool {
        let rest = id.value.as_str().strip_prefix(subject.as_str());
        let fits = !is_row || rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('-'));
        if !fits {
            let message = format!("the rows of `{subject}` are called `{subject}` or `{subject}-…`");
            self.found.push(Diagnostic::error(Code::BAD_ID, id.at.clone(), message).fix("rename the row"));
        }
        fits
    }
}
