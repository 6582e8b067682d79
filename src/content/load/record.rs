//! One record of a step.

use super::super::{Chooser, Kind, Legend, Record};
use super::{Loader, Shared};
use crate::diagnostic::{Code, Diagnostic, Span};
use crate::id::Id;
use crate::reader::{At, Fields, choose, find};
use std::collections::BTreeMap;

const KINDS: [(&str, Kind); 7] = [
    ("action", Kind::Action),
    ("option", Kind::Option),
    ("group", Kind::Group),
    ("item", Kind::Item),
    ("lead", Kind::Lead),
    ("note", Kind::Note),
    ("exception", Kind::Exception),
];

const LEGENDS: [(&str, Legend); 2] = [("deviation", Legend::Deviation), ("adaptation", Legend::Adaptation)];

/// Where a record is read: behind others of its step.
pub struct Place<'p> {
    pub step: Option<&'p Id>,
    pub shared: &'p mut Shared,
    pub records: Vec<Record>,
}

impl<'p> Place<'p> {
    pub fn new(step: Option<&'p Id>, shared: &'p mut Shared) -> Self {
        Self { step, shared, records: Vec::new() }
    }

    pub fn records(self) -> Vec<Record> {
        self.records
    }
}

impl Loader<'_> {
    pub fn load_record(&mut self, mut fields: Fields<'_>, place: &mut Place<'_>) {
        let id = fields.need_id("id", self.found);
        let kind = self.take_kind(&mut fields);
        self.refuse_keys(&fields, kind);
        let parent = self.take_parent(&mut fields, place);
        let when = self.take_when(&mut fields);
        let does = fields.take_id("does", self.found).map(|does| does.value);
        let awards = fields.take_bool("awards", self.found).unwrap_or(false);
        let without = self.take_without(&mut fields, awards, place.step);
        let signals = self.take_signals(&mut fields, awards, place.step);
        let numbers = self.take_numbers(&mut fields);
        let choosers = Chooser::ALL.map(|chooser| (chooser.name(), chooser));
        let chooser = fields.take_text("chooser", self.found).and_then(|text| choose(&text, &choosers, self.found));
        let publishers = self.take_publishers(&mut fields);
        let editions = self.take_editions(&mut fields);
        let repeat = self.take_repeat(&mut fields, place.shared);
        let footnotes = self.take_footnotes(&mut fields, place.shared);
        let legend = self.take_legend(&mut fields);
        fields.finish(self.found);
        let Some(At { value: id, at }) = id.filter(|id| self.define_record(id)) else { return };
        let depth = parent.map_or(0, |parent: usize| place.records[parent].depth + 1);
        let does = matches!(kind, Kind::Action | Kind::Option).then(|| does.unwrap_or_else(|| id.clone()));
        place.records.push(Record {
            message: id.to_string(),
            id,
            kind,
            when,
            parent,
            depth,
            does,
            awards,
            without,
            signals,
            numbers,
            chooser,
            publishers,
            editions,
            repeat,
            footnotes,
            legend,
            points: None,
            at,
        });
    }

    /// `legend`: what a note explains.
    pub fn take_legend(&mut self, fields: &mut Fields<'_>) -> Option<Legend> {
        fields.take_text("legend", self.found).and_then(|text| choose(&text, &LEGENDS, self.found))
    }

    fn take_kind(&mut self, fields: &mut Fields<'_>) -> Kind {
        let text = fields.take_text("kind", self.found);
        text.and_then(|text| choose(&text, &KINDS, self.found)).unwrap_or(Kind::Action)
    }

    /// Keys that mean nothing for a kind of record, or that it cannot do without.
    fn refuse_keys(&mut self, fields: &Fields<'_>, kind: Kind) {
        let does_something = matches!(kind, Kind::Action | Kind::Option);
        let is_legend = fields.has("legend");
        let refusals = [
            ("when", kind == Kind::Group, "a group has no condition: it shows when one of its children does"),
            ("when", is_legend, "a legend has no condition: it shows when the page shows what it explains"),
            ("does", !does_something, "only actions and options do something"),
            ("chooser", !does_something, "only actions and options are chosen by somebody"),
            ("awards", kind == Kind::Group, "a group awards nothing: its children may"),
            ("legend", kind != Kind::Note, "only a note is a legend"),
            ("under", kind == Kind::Lead, "a lead stands before the list of its step, under nothing"),
        ];
        for (key, is_refused, message) in refusals {
            if let (true, Some(at)) = (is_refused, fields.at_key(key)) {
                self.found.push(Diagnostic::error(Code::MISPLACED_KEY, at, message).fix(format!("remove `{key}`")));
            }
        }
        if kind == Kind::Exception && !fields.has("under") {
            let message = "an exception stands `under` what it is an exception to";
            self.found.push(Diagnostic::error(Code::MISSING_KEY, fields.at(), message));
        }
    }

    pub fn take_numbers(&mut self, fields: &mut Fields<'_>) -> BTreeMap<Id, i64> {
        let numbers = fields.take_numbers("numbers", self.found);
        let fit = numbers.into_iter().filter(|(name, _)| self.is_fit_number(&name.value, &name.at));
        fit.map(|(name, number)| (name.value, number)).collect()
    }

    /// A number is an argument of the message, beside those that tell the selection.
    fn is_fit_number(&mut self, name: &Id, at: &Span) -> bool {
        let text = name.as_str();
        let is_taken = self.catalogue.atoms.contains_key(text) || text == "edition" || text.starts_with("variant-");
        if is_taken {
            let message = format!("`${text}` already tells the message about the selection");
            self.found.push(Diagnostic::error(Code::RESERVED_ID, at.clone(), message).fix("choose another name"));
        }
        !is_taken
    }

    pub fn take_publishers(&mut self, fields: &mut Fields<'_>) -> Vec<usize> {
        let names = fields.take_ids("publishers", self.found);
        names.iter().filter_map(|name| self.catalogue.find_publisher(name, self.found)).collect()
    }

    fn take_repeat(&mut self, fields: &mut Fields<'_>, shared: &mut Shared) -> Option<usize> {
        let name = fields.take_id("repeat", self.found)?;
        let known = shared.repeats.iter().map(|repeat| repeat.id.as_str());
        let repeat = find(&name, known, (Code::UNKNOWN_REPEAT, "repeat"), self.found)?;
        shared.repeat_used[repeat] = true;
        Some(repeat)
    }

    fn take_footnotes(&mut self, fields: &mut Fields<'_>, shared: &mut Shared) -> Vec<usize> {
        let mut footnotes = Vec::new();
        for name in fields.take_ids("footnotes", self.found) {
            let known = shared.footnotes.iter().map(|footnote| footnote.id.as_str());
            let Some(footnote) = find(&name, known, (Code::UNKNOWN_FOOTNOTE, "footnote"), self.found) else { continue };
            shared.footnote_used[footnote] = true;
            footnotes.push(footnote);
        }
        footnotes
    }
}
